import { ruling, type Ruling } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';

const ELEPHANTS_X = ruling({
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

const SAVING_RANK = ruling({
  id: 'D37',
  question: t(
    'Le 2e rang qui sauve doit-il remplir les conditions de support ?',
    'Must the saving 2nd rank meet the conditions of support?',
  ),
  reading: t('Oui : il doit soutenir.', 'Yes: it must be supporting.'),
  why: t('La phrase parle de troupes soutenues.', 'The sentence speaks of supported troops.'),
  origin: 'house',
  switch: { supporting: t('oui', 'yes'), any: t('non : y être suffit', 'no: standing there is enough') },
});

const AUXILIA_X_SUPPORT = ruling({
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

const EXPENDABLES_DOUBLED = ruling({
  id: 'D40',
  question: t('Des Exp doublés par Art ou par un naval fuient-ils ?', 'Do Exp doubled by Art or by naval troops flee?'),
  reading: t('Oui : ils tombent sous « autre élément terrestre ».', 'Yes: they fall under “other land element”.'),
  why: t('La seconde liste ne les nomme pas.', 'The second list does not name them.'),
  origin: 'printed',
  switch: { flee: t('oui', 'yes'), destroyed: t('non : détruits, comme battus', 'no: destroyed, as when beaten') },
});

const INFANTRY = ruling({
  id: 'D49',
  question: t('Kn(I)/Kn(I) contre « infanteries » : lesquelles ?', 'Kn(I)/Kn(I) against “infantry”: which?'),
  reading: t('Tous les piétons, Art, WWg et Bg compris.', 'All foot, Art, WWg and Bg included.'),
  why: t('La feuille n’a que trois espèces d’ennemis.', 'The sheet knows three kinds of enemies only.'),
  origin: 'house',
  switch: { foot: t('tous les piétons', 'all foot'), infantry: t('sans Art, WWg ni Bg', 'without Art, WWg and Bg') },
});

const BLADES_IN_ROUGH = ruling({
  id: 'D50',
  question: t('-2 en terrain inégal ou difficile : quelles Bd ?', '-2 in rough or difficult going: which Bd?'),
  reading: t('Toutes ; (S,O) ne qualifie que les Wb.', 'All; (S,O) qualifies the Wb only.'),
  why: t('Les classes suivent Wb sur la ligne.', 'The grades follow Wb on the line.'),
  origin: 'printed',
  switch: { all: t('toutes', 'all'), 'superior-ordinary': t('Bd(S,O) seulement', 'Bd(S,O) only') },
});

const DUEL_X = ruling({
  id: 'D54',
  question: t(
    'El(X) ou Ps(X) qui tire et qu’on vise à la fois : quel facteur ?',
    'El(X) or Ps(X) that shoots and is shot at: which factor?',
  ),
  reading: t(
    'Celui d’Art, pour son unique total ; classe et issue sont celles d’El(I) ou de Ps(I).',
    'That of Art, for its one total; grade and outcome are those of El(I) or Ps(I).',
  ),
  why: t('Un même total sert à tirer et à subir.', 'One total serves to shoot and to suffer.'),
  origin: 'house',
  switch: { shooter: t('celui d’Art', 'that of Art'), target: t('celui d’El ou de Ps', 'that of El or Ps') },
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
      'Facteur, lignes tactiques, classe et issue, vainqueur ou perdant, sont ceux de la troupe imitée : Art(X) en mêlée est Ax(I), Bw(X) contre des piétons Sp(I), El(X) qui tire Art(F), Ps(X) vainqueur Art sauf contre Ax et Ps. Exceptions imprimées : Ps(X) perdant est Ps(I), El(X) visé El(I). Kn, Cm, Pk, Bd, Ax, WWg (X) gardent leur type. Une clause qui nomme (X) et Art(X) visée, sans facteur de classe, regardent l’élément imprimé, comme la colonne de l’ennemi, la fortification et le support arrière.',
      'Factor, tactical rows, grade and outcome, as winner or loser, are those of the imitated troops: Art(X) in close combat is Ax(I), Bw(X) against foot Sp(I), El(X) shooting Art(F), a winning Ps(X) Art save against Ax and Ps. Printed exceptions: a losing Ps(X) is Ps(I), El(X) shot at El(I). Kn, Cm, Pk, Bd, Ax, WWg (X) keep their type. A clause that names (X), and Art(X) shot at, without class factor, look at the printed element; so do the enemy’s column, fortification and rear support.',
    ),
    why: t(
      'Le tableau d’exception parle de combat ; « subit comme » y est écrit pour deux troupes.',
      'The exceptions speak of fighting; how they suffer is written for two troops.',
    ),
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
    id: 'D39',
    question: t('Un naval au contact doublé par des Exp ?', 'A naval element in contact doubled by Exp?'),
    reading: t('Il recule, comme un battu.', 'It recoils, as if beaten.'),
    why: t('La seconde liste excepte les Exp sans dire la suite.', 'The second list excepts Exp and says no more.'),
    origin: 'house',
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
  {
    id: 'D53',
    question: t('Quels rangs meurent avec un élément détruit ?', 'Which ranks die with a destroyed element?'),
    reading: t(
      'Celui qui le touche, à moins d’une profondeur de socle ; les suivants s’ils comptent comme supports.',
      'The one that touches it, less than a base depth away; those beyond it if they count as supports.',
    ),
    why: t('Le 3e rang commence à une profondeur de socle pleine.', 'The 3rd rank begins a full base depth away.'),
    origin: 'house',
  },
  {
    id: 'D56',
    question: t('(S) contre un naval vide : même type ?', '(S) against an empty naval element: the same type?'),
    reading: t('Il reste du type qu’il avait.', 'It is still of the type it was.'),
    why: t('Débarquer ne change pas le navire.', 'Landing troops does not change the ship.'),
    origin: 'house',
  },
  {
    id: 'D57',
    question: t(
      'Compter comme bon le terrain du combat : pour quoi ?',
      'Counting the ground of the combat as good: for what?',
    ),
    reading: t(
      'Pour les issues en terrain bon ou non pour un camp, et pour ôter à ces montés leur malus contre des piétons ; le reste regarde le sol.',
      'For outcomes in going good or not to a side, and to lift these mounted troops’ penalty against foot; all else looks at the ground.',
    ),
    why: t('Ce sol n’est pas mauvais pour eux.', 'That ground is not bad to them.'),
    origin: 'house',
  },
];

export const FURTHER_RULINGS: readonly Ruling[] = [
  ...FIXED,
  ELEPHANTS_X,
  SAVING_RANK,
  AUXILIA_X_SUPPORT,
  EXPENDABLES_DOUBLED,
  INFANTRY,
  BLADES_IN_ROUGH,
  DUEL_X,
];
