import { ruling, type Ruling } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';

export const ELEPHANTS_X = ruling({
  id: 'D32',
  question: t('El(X) visés : quelle classe ?', 'El(X) shot at: which grade?'),
  reading: t(
    '(I) quel que soit le tireur ; supérieurs contre les troupes nommées en mêlée seulement, (I) contre les autres.',
    '(I) whoever shoots; superior against the troops named in close combat only, (I) against the rest.',
  ),
  why: t(
    'La première phrase règle le tir, la seconde les adversaires.',
    'The first sentence settles shooting, the second opponents.',
  ),
  origin: 'house',
  switch: {
    'close-combat': t('supérieurs en mêlée seulement', 'superior in close combat only'),
    'also-shot-at': t('supérieurs aussi sous leur tir', 'superior also when they shoot'),
  },
});

export const AUXILIA_X_SUPPORT = ruling({
  id: 'D38',
  question: t('Ax(X)/Ax(X) : contre qui ?', 'Ax(X)/Ax(X): against whom?'),
  reading: t('Contre tous.', 'Against all.'),
  why: t(
    'Aucune condition n’est imprimée ; des errata de 1994 parlent de formations profondes contre les montés.',
    'No condition is printed; errata of 1994 speak of deep formations against mounted.',
  ),
  origin: 'printed',
  switch: { all: t('tous', 'all'), mounted: t('montés seulement', 'mounted only') },
});

export const DOUBLED_ADVANCE = ruling({
  id: 'D46',
  question: t('Quel mouvement ne doit pas amener à moins de 200 pas ?', 'Which move must not end within 200p?'),
  reading: t('Le mouvement doublé.', 'The doubled move.'),
  why: t('C’est ainsi que se limitent les marches.', 'That is how marches are limited.'),
  origin: 'family',
  switch: {
    doubled: t('le mouvement doublé', 'the doubled move'),
    single: t('le mouvement simple', 'the single move'),
  },
});

export const INFANTRY = ruling({
  id: 'D49',
  question: t('Kn(I)/Kn(I) contre « infanteries » : lesquelles ?', 'Kn(I)/Kn(I) against “infantry”: which?'),
  reading: t('Tous les piétons, Art, WWg et Bg compris.', 'All foot, Art, WWg and Bg included.'),
  why: t('La feuille n’a que trois espèces d’ennemis.', 'The sheet knows three kinds of enemies only.'),
  origin: 'house',
  switch: { foot: t('tous les piétons', 'all foot'), infantry: t('sans Art, WWg ni Bg', 'without Art, WWg and Bg') },
});

export const BLADES_IN_ROUGH = ruling({
  id: 'D50',
  question: t('-2 hors du bon terrain : quelles Bd ?', '-2 out of good going: which Bd?'),
  reading: t('Toutes ; (S,O) ne qualifie que les Wb.', 'All; (S,O) qualifies the Wb only.'),
  why: t('Les classes suivent Wb sur la ligne.', 'The grades follow Wb on the line.'),
  origin: 'printed',
  switch: { all: t('toutes', 'all'), 'superior-ordinary': t('Bd(S,O) seulement', 'Bd(S,O) only') },
});

const FIXED: readonly Ruling[] = [
  {
    id: 'D31',
    question: t('Quelles classes existent pour un type ?', 'Which grades exist for a type?'),
    reading: t(
      'Toutes, sauf (X) pour les types sans ligne d’exception ; les navals (X) n’ont de particulier que leur mouvement.',
      'All, save (X) for types without a line of exceptions; naval (X) differ in movement only.',
    ),
    why: t('La feuille ne donne pas la liste des classes.', 'The sheet does not list the grades.'),
    origin: 'house',
  },
  {
    id: 'D33',
    question: t('Une troupe (X) qui agit comme une autre : jusqu’où ?', '(X) troops acting as others: how far?'),
    reading: t(
      'Facteur, lignes tactiques, classe et liste du perdant sont ceux de la troupe imitée ; la colonne de l’ennemi, les troupes légères et le support arrière regardent le type imprimé.',
      'Factor, tactical rows, grade and loser’s list are the imitated troops’; the enemy’s column, light troops and rear support look at the printed type.',
    ),
    why: t('Le tableau d’exception ne parle que de combat.', 'The exceptions speak of fighting only.'),
    origin: 'house',
  },
  {
    id: 'D34',
    question: t('Un contact sur le flanc est-il un débord ?', 'Is a contact on the flank an overlap?'),
    reading: t(
      'Oui, chaque flanc débordé ou touché compte une fois.',
      'Yes, each flank overlapped or touched counts once.',
    ),
    why: t('La feuille ne connaît qu’une ligne pour les flancs.', 'The sheet has one line for flanks only.'),
    origin: 'house',
  },
  {
    id: 'D35',
    question: t('Où doit se tenir un support arrière ?', 'Where must a rear support stand?'),
    reading: t(
      'Juste derrière ; les rangs suivants comptent tant que la suite n’est pas interrompue.',
      'Directly behind; further ranks count as long as the series is unbroken.',
    ),
    why: t('« Par rang » suppose une colonne continue.', '“Per rank” supposes an unbroken column.'),
    origin: 'house',
  },
  {
    id: 'D36',
    question: t('Le support arrière compte-t-il au tir ?', 'Does rear support count in shooting?'),
    reading: t('Seulement pour des Kn(I) visés.', 'Only for Kn(I) shot at.'),
    why: t(
      'Les conditions de support écartent les autres cibles ; un tireur n’en parle pas.',
      'The conditions rule out other targets; shooters are not mentioned.',
    ),
    origin: 'house',
  },
  {
    id: 'D37',
    question: t(
      'Le 2e rang qui sauve doit-il remplir les conditions de support ?',
      'Must the saving 2nd rank meet the conditions of support?',
    ),
    reading: t('Oui : il doit soutenir.', 'Yes: it must be supporting.'),
    why: t('La phrase parle de troupes soutenues.', 'The sentence speaks of supported troops.'),
    origin: 'house',
  },
  {
    id: 'D39',
    question: t('Un naval au contact doublé par des Exp ?', 'A naval element in contact doubled by Exp?'),
    reading: t('Il recule, comme un battu.', 'It recoils, as if beaten.'),
    why: t('La seconde liste excepte les Exp sans dire la suite.', 'The second list excepts Exp and says no more.'),
    origin: 'house',
  },
  {
    id: 'D40',
    question: t(
      'Des Exp doublés par Art ou par un naval fuient-ils ?',
      'Do Exp doubled by Art or by naval troops flee?',
    ),
    reading: t('Oui : ils tombent sous « autre élément terrestre ».', 'Yes: they fall under “other land element”.'),
    why: t('La seconde liste ne les nomme pas.', 'The second list does not name them.'),
    origin: 'printed',
  },
  {
    id: 'D41',
    question: t('Un recul impossible change-t-il le résultat ?', 'Does an impossible recoil change the result?'),
    reading: t(
      'Oui : l’élément est compté détruit, aussi quand il doit fuir, car la fuite commence par un recul.',
      'Yes: the element is counted destroyed, also when it must flee, for flight begins with a recoil.',
    ),
    why: t('Le cadre « Destruction » le dit.', 'The box on destruction says so.'),
    origin: 'printed',
  },
  {
    id: 'D42',
    question: t('Irréguliers en mouvement : +1 par cas ou en tout ?', 'Moving irregulars: +1 per case or in all?'),
    reading: t('En tout : un seul +1.', 'In all: a single +1.'),
    why: t('Trois tirets sous une seule valeur.', 'Three dashes under one value.'),
    origin: 'printed',
  },
  {
    id: 'D43',
    question: t(
      'Plusieurs éléments passent une rivière 7-8 au même endroit ?',
      'Several elements cross a 7-8 river at one place?',
    ),
    reading: t(
      'Dans l’ordre : un passage réussi vaut +1 aux suivants, un échec de 2 à 4 les arrête ce tour ; le +1 ne compte qu’une fois.',
      'In order: a successful crossing gives the next +1, a result of 2 to 4 stops them this turn; the +1 counts once.',
    ),
    why: t('La note parle d’un ami déjà passé et de 300 pas.', 'The note speaks of a friend across and of 300p.'),
    origin: 'house',
  },
  {
    id: 'D44',
    question: t('« À moins de » inclut-il la distance citée ?', 'Does “less than” include the distance named?'),
    reading: t(
      'Non : 600 pas n’est pas moins de 600 pas, ni 1200 plus de 1200.',
      'No: 600p is not less than 600p, nor 1200 more than 1200.',
    ),
    why: t('Sens des mots.', 'What the words mean.'),
    origin: 'printed',
  },
  {
    id: 'D45',
    question: t('Tout ennemi est ignoré : avance-t-on ?', 'All enemies are ignored: is there an advance?'),
    reading: t('Non.', 'No.'),
    why: t('Il n’y a personne vers qui aller.', 'There is nobody to go for.'),
    origin: 'house',
  },
  {
    id: 'D47',
    question: t(
      'Qui, étant Art, WWg, Bg ou naval, n’entraîne personne dans sa perte ?',
      'Who, being Art, WWg, Bg or naval, takes nobody along?',
    ),
    reading: t('L’élément détruit.', 'The destroyed element.'),
    why: t('C’est le sujet de la phrase.', 'It is the subject of the sentence.'),
    origin: 'house',
  },
  {
    id: 'D48',
    question: t('Un naval vide peut-il tirer ?', 'May an empty naval element shoot?'),
    reading: t('Non : ses troupes sont à terre.', 'No: its troops are ashore.'),
    why: t('La feuille ne lui donne qu’un facteur de combat.', 'The sheet gives it a combat factor only.'),
    origin: 'house',
  },
];

export const FURTHER_RULINGS: readonly Ruling[] = [
  ...FIXED,
  ELEPHANTS_X,
  AUXILIA_X_SUPPORT,
  DOUBLED_ADVANCE,
  INFANTRY,
  BLADES_IN_ROUGH,
];
