import { ruling, type Ruling } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';
import { FURTHER_RULINGS } from './rulings-house.ts';
import { MOVE_RULINGS } from './rulings-moves.ts';

const RESULT_BAND = ruling({
  id: 'D2',
  question: t('Un facteur de classe peut-il changer le résultat ?', 'May a class factor change the result?'),
  reading: t(
    'Oui : une défaite d’un point devient égalité, une égalité devient défaite, et le double se juge après.',
    'Yes: a loss by one becomes a tie, a tie becomes a loss, and doubling is judged afterwards.',
  ),
  why: t('Un facteur qui ne changerait rien serait inutile.', 'A factor that changed nothing would be idle.'),
  origin: 'printed',
  switch: {
    'may-change': t('le vainqueur peut changer', 'the winner may change'),
    'doubling-only': t(
      'seul le double se juge sur les totaux corrigés',
      'only doubling is judged on the adjusted totals',
    ),
  },
});

const HALF_OR_LESS = ruling({
  id: 'D3',
  question: t('Exactement la moitié est-elle un double ?', 'Is exactly half doubled?'),
  reading: t('Oui : 4 contre 8 est doublé, 4 contre 7 non.', 'Yes: 4 against 8 is doubled, 4 against 7 is not.'),
  why: t(
    'Le texte inclut l’égalité ; l’en-tête de la table navale est une façon de parler.',
    'The text includes equality; the heading of the naval table is loose wording.',
  ),
  origin: 'printed',
  switch: {
    'half-or-less': t('la moitié ou moins', 'half or less'),
    'less-than-half': t('moins de la moitié', 'less than half'),
  },
});

const SAME_TROOPS = ruling({
  id: 'D4',
  question: t(
    '(S) en mêlée : contre quelles troupes différentes ?',
    '(S) in close combat: against which other troops?',
  ),
  reading: t(
    'Le +1 ne manque que contre le même type de la même classe.',
    'The +1 is missing only against the same type of the same grade.',
  ),
  why: t(
    'Sinon des Bd(S) ne vaudraient pas mieux que des Bd(O) face à des Bd(O).',
    'Otherwise Bd(S) would be no better than Bd(O) against Bd(O).',
  ),
  origin: 'house',
  switch: {
    'either-differs': t('type ou classe différents', 'type or grade differs'),
    'both-differ': t('type et classe différents', 'type and grade both differ'),
  },
});

const GENERAL_BONUS = ruling({
  id: 'D5',
  question: t('Que vaut l’élément d’un général ?', 'What is a general’s element worth?'),
  reading: t('+2, comme la case du bloc.', '+2, as the cell of its block.'),
  why: t(
    'La valeur est imprimée sur la première ligne de chaque bloc.',
    'The value stands on the first line of a block.',
  ),
  origin: 'printed',
  switch: { '+2': t('+2', '+2'), '+1': t('+1, comme DBA', '+1, as in DBA') },
});

const MOUNTED_IN_ROUGH = ruling({
  id: 'D6',
  question: t(
    'Montés contre piétons en terrain inégal ou difficile : -1 ou -2 ?',
    'Mounted against foot in rough or difficult going: -1 or -2?',
  ),
  reading: t('-1 : la ligne précède la valeur -2.', '-1: the line stands above the value -2.'),
  why: t('Les blocs se lisent de haut en bas.', 'Blocks are read downwards.'),
  origin: 'printed',
  switch: { '-1': t('-1', '-1'), '-2': t('-2, comme DBA', '-2, as in DBA') },
});

const WHO_IN_ROUGH = ruling({
  id: 'D7',
  question: t('Qui doit être en terrain inégal ou difficile ?', 'Who must be in rough or difficult going?'),
  reading: t('L’un ou l’autre.', 'Either of the two.'),
  why: t('Le jeu frère HOTT le dit ainsi.', 'The sister game HOTT says so.'),
  origin: 'family',
  switch: {
    either: t('l’un ou l’autre', 'either'),
    mounted: t('les montés', 'the mounted'),
    foot: t('les piétons', 'the foot'),
  },
});

const SEVERAL_SUPPORTS = ruling({
  id: 'D8',
  question: t('Plusieurs lignes de support arrière s’ajoutent-elles ?', 'Do several rear-support rows add up?'),
  reading: t(
    'Non : la meilleure ligne seule ; seules Pk, Pk(X), Wb(S,O) et Ax(X) comptent plusieurs rangs.',
    'No: the best row alone; only Pk, Pk(X), Wb(S,O) and Ax(X) count several ranks.',
  ),
  why: t('Les maxima imprimés seraient sinon dépassés.', 'The printed maxima would otherwise be exceeded.'),
  origin: 'house',
  switch: { 'best-row': t('la meilleure ligne', 'the best row'), added: t('toutes s’ajoutent', 'all add up') },
});

const MITIGATING = ruling({
  id: 'D9',
  question: t(
    'Les supports Bd/Bd, Ax/Ax et Bw/Bw ne comptent-ils qu’en cas de défaite ?',
    'Do the supports Bd/Bd, Ax/Ax and Bw/Bw count only when losing?',
  ),
  reading: t('Non : +1 ordinaire.', 'No: an ordinary +1.'),
  why: t('La feuille n’y met pas de condition.', 'The sheet gives no such condition.'),
  origin: 'printed',
  switch: {
    ordinary: t('+1 ordinaire', 'ordinary +1'),
    mitigating: t('+1 après les dés, si le total est inférieur', '+1 after the dice, if the total is lower'),
  },
});

const WARBAND_SUPPORT = ruling({
  id: 'D10',
  question: t('Wb/Wb : contre qui ?', 'Wb/Wb: against whom?'),
  reading: t('Contre tous.', 'Against all.'),
  why: t('Aucune condition n’est imprimée.', 'No condition is printed.'),
  origin: 'printed',
  switch: { all: t('tous', 'all'), foot: t('piétons seulement, comme DBA', 'foot only, as in DBA') },
});

const KNIGHTS_X = ruling({
  id: 'D11',
  question: t(
    'Kn(X) inférieurs « sans support » : que veut-on dire ?',
    'Kn(X) inferior “without support”: meaning what?',
  ),
  reading: t(
    'Ils comptent (I) et n’ont pas droit au support des Kn(I).',
    'They count as (I) and may not claim the support of Kn(I).',
  ),
  why: t(
    'Compter (I) leur ouvrirait sinon la ligne Kn(I)/Kn(I).',
    'Counting as (I) would else open the Kn(I)/Kn(I) row.',
  ),
  origin: 'house',
  switch: {
    'no-support': t('(I), sans droit au support', '(I), with no right to support'),
    'unless-supported': t('(I) seulement si aucun rang ne suit', '(I) only if no rank is behind'),
  },
});

const BOWS_X = ruling({
  id: 'D12',
  question: t('Bw(X) dans les autres cas : (S) ou (O) ?', 'Bw(X) in other cases: (S) or (O)?'),
  reading: t('(O), sauf si la liste d’armée dit (S).', '(O), unless the army list says (S).'),
  why: t('Les deux classes sont imprimées sans choix.', 'Both grades are printed without a choice.'),
  origin: 'house',
  switch: { O: t('(O)', '(O)'), S: t('(S)', '(S)') },
});

const MUTUAL_BOWS = ruling({
  id: 'D13',
  question: t('Bw contre Bw en tir mutuel : quel facteur ?', 'Bw against Bw, shooting at each other: which factor?'),
  reading: t('3 chacun : chacun est la cible de Bw.', '3 each: each is shot at by Bw.'),
  why: t('La colonne de tir vaut pour qui est visé.', 'The shooting column is for whoever is the target.'),
  origin: 'printed',
  switch: { 'shot-at': t('3 chacun', '3 each'), foot: t('2 chacun', '2 each') },
});

const WHOSE_GROUND = ruling({
  id: 'D14',
  question: t(
    'Clauses « en terrain bon pour le vainqueur » : le sol de qui ?',
    'Clauses “in going good to the winner”: whose ground?',
  ),
  reading: t(
    'Celui du perdant, jugé selon le type du vainqueur. Le terrain bon pour aucun des deux (Ps) est toujours celui du perdant.',
    'The loser’s, judged by the winner’s type. Going good to neither (Ps) is always the loser’s.',
  ),
  why: t('DBA parle du sol où se tient le vaincu.', 'DBA speaks of the ground the beaten element stands on.'),
  origin: 'family',
  switch: { loser: t('celui du perdant', 'the loser’s'), winner: t('celui du vainqueur', 'the winner’s') },
});

const ELEPHANTS_GOOD = ruling({
  id: 'D15',
  question: t('Sp et Pk : le bon terrain lie-t-il les éléphants ?', 'Sp and Pk: does good going bind elephants?'),
  reading: t(
    'Oui pour Sp et Pk, où El ouvre la liste ; non pour Wb et Hd, où El la suit.',
    'Yes for Sp and Pk, where El opens the list; no for Wb and Hd, where El follows it.',
  ),
  why: t('La place des éléphants dans la phrase.', 'The place of elephants in the sentence.'),
  origin: 'printed',
  switch: { bound: t('oui', 'yes'), free: t('non', 'no') },
});

const NAVAL_KILLERS = ruling({
  id: 'D19',
  question: t('Quelle artillerie détruit un naval doublé ?', 'Which artillery destroys a doubled naval element?'),
  reading: t('Art(S), d’après le texte.', 'Art(S), after the text.'),
  why: t('Le texte est plus complet que la table navale.', 'The text is fuller than the naval table.'),
  origin: 'printed',
  switch: { superior: t('Art(S) seulement', 'Art(S) only'), any: t('toute Art', 'any Art') },
});

const INFERIOR_V_ART = ruling({
  id: 'D20',
  question: t('(I) visé par Art : -1 ?', '(I) shot at by Art: -1?'),
  reading: t('Oui.', 'Yes.'),
  why: t(
    'L’exception d’Art est écrite pour (S) et (F) seulement.',
    'The exception of Art is written for (S) and (F) only.',
  ),
  origin: 'printed',
  switch: { applies: t('oui', 'yes'), 'not-by-art': t('non', 'no') },
});

const PSILOI_X_SHOOT = ruling({
  id: 'D21',
  question: t('Des troupes légères tirent-elles sur des éléphants ?', 'Do light troops shoot at elephants?'),
  reading: t(
    'Aucune ne tire, sauf Ps(X) qui agit comme Art : c’est alors un tir d’artillerie.',
    'None shoots, save Ps(X) which acts as Art: that is then artillery shooting.',
  ),
  why: t('Les portées ne citent aucune troupe légère.', 'The ranges name no light troops.'),
  origin: 'house',
  switch: {
    'as-artillery': t('Ps(X) tire comme Art', 'Ps(X) shoots as Art'),
    'close-combat-only': t('Ps(X) n’agit comme Art qu’en mêlée', 'Ps(X) acts as Art in close combat only'),
  },
});

const LOW_RIVER = ruling({
  id: 'D22',
  question: t('Rivière 1-2 : la berge se défend-elle ?', 'River 1-2: is the bank defensible?'),
  reading: t('Oui, comme imprimé.', 'Yes, as printed.'),
  why: t(
    'DBA3 en ferait un ruisseau sans effet : peut-être un mot perdu.',
    'DBA3 has a paltry stream there: perhaps a lost word.',
  ),
  origin: 'printed',
  switch: { defensible: t('oui', 'yes'), misprint: t('non', 'no') },
});

const DISTANCE_F = ruling({
  id: 'D23',
  question: t(
    'Que vaut la « distance F » de l’avance spontanée ?',
    'What is the “distance F” of spontaneous advances?',
  ),
  reading: t('Un front de socle : 80 pas.', 'One base front: 80 paces.'),
  why: t('F pour front ; la feuille ne l’explique pas.', 'F for frontage; the sheet does not explain it.'),
  origin: 'house',
  switch: { front: t('un front de socle, 80 pas', 'one base front, 80p'), move: t('un mouvement', 'one move') },
});

const GENERAL_SHOT_AT = ruling({
  id: 'D25',
  question: t('Général et fortification comptent-ils au tir ?', 'Do general and fortification count in shooting?'),
  reading: t(
    'Oui, les deux, pour la cible comme pour le tireur ; la fortification ni contre Art ni contre Ps(X).',
    'Yes, both, for the target and for the shooter; the fortification neither against Art nor against Ps(X).',
  ),
  why: t('Ces lignes ne sont pas limitées à la mêlée.', 'Those lines are not limited to close combat.'),
  origin: 'printed',
  switch: {
    always: t('les deux, toujours', 'both, always'),
    'close-combat': t('en mêlée seulement', 'in close combat only'),
  },
});

const LOSING_SHOOTER = ruling({
  id: 'D27',
  question: t('Un tireur dont le total est inférieur souffre-t-il ?', 'Does a shooter with the lower total suffer?'),
  reading: t('Non, sauf si la cible tire aussi sur lui.', 'No, unless the target shoots back at it.'),
  why: t('Règle publiée du jeu frère HOTT.', 'Published rule of the sister game HOTT.'),
  origin: 'family',
  switch: { unharmed: t('non', 'no'), suffers: t('oui, comme s’il était visé', 'yes, as if shot at') },
});

const LIGHT_HORSE_SHOT = ruling({
  id: 'D29',
  question: t('LH doublés par un tir en terrain difficile ?', 'LH doubled by shooting in difficult going?'),
  reading: t('Ils fuient.', 'They flee.'),
  why: t('« En combat rapproché » gouverne toute la liste.', '“In close combat” governs the whole list.'),
  origin: 'printed',
  switch: { flee: t('ils fuient', 'they flee'), destroyed: t('ils sont détruits', 'they are destroyed') },
});

/** Readings without a switch, between those above. */
const FIXED: readonly Ruling[] = [
  {
    id: 'D1',
    question: t('Quand agissent les facteurs de classe ?', 'When do class factors act?'),
    reading: t(
      'Une fois, après la comparaison des totaux, pour les deux à la fois.',
      'Once, after the totals are compared, for both at the same time.',
    ),
    why: t('Chaque ligne suppose un total déjà comparé.', 'Every line supposes totals already compared.'),
    origin: 'printed',
  },
  {
    id: 'D16',
    question: t('Dans quel ordre lire les clauses d’un perdant ?', 'In which order are a loser’s clauses read?'),
    reading: t(
      'Destruction, sauf l’exception du 2e rang pour les ennemis qu’elle nomme ; puis fuite ; puis recul.',
      'Destruction, save the 2nd-rank exception for the enemies it names; then flight; then recoil.',
    ),
    why: t('C’est l’ordre des phrases.', 'It is the order of the sentences.'),
    origin: 'printed',
  },
  {
    id: 'D17',
    question: t('L’exception du 2e rang vaut-elle pour un double ?', 'Does the 2nd-rank exception hold when doubled?'),
    reading: t('Non.', 'No.'),
    why: t('Elle ne figure que dans la première liste.', 'It stands in the first list only.'),
    origin: 'printed',
  },
  {
    id: 'D18',
    question: t('Comment lire la phrase des WWg ?', 'How is the sentence on WWg read?'),
    reading: t(
      'Détruits par Art non (X), ou par El sauf WWg(X) ; recul si ces WWg sont (S) et assaillent une fortification ; sinon rien.',
      'Destroyed by Art not (X), or by El unless WWg(X); recoil if these WWg are (S) and assault a fortification; else nothing.',
    ),
    why: t('Le (S) se rapporte au perdant, comme toute la phrase.', 'The (S) is the loser’s, as the whole sentence.'),
    origin: 'printed',
  },
  {
    id: 'D24',
    question: t(
      'Le maximum de deux réunit-il débords et soutiens au tir ?',
      'Does the cap of two join overlaps and supporting shooters?',
    ),
    reading: t('Non : deux en mêlée, deux au tir.', 'No: two in close combat, two in shooting.'),
    why: t('Les deux cas ne se présentent jamais ensemble.', 'The two cases never meet.'),
    origin: 'house',
  },
  {
    id: 'D26',
    question: t('Et si un total est nul ou négatif ?', 'What if a total is zero or less?'),
    reading: t(
      'On compare en entiers : deux fois le perdant contre le vainqueur.',
      'Compare whole numbers: twice the loser with the winner.',
    ),
    why: t('Rien ne fixe de minimum.', 'Nothing sets a minimum.'),
    origin: 'house',
  },
  {
    id: 'D28',
    question: t('Kn détruits par Bw(S) : qui a contacté qui ?', 'Kn destroyed by Bw(S): who contacted whom?'),
    reading: t(
      'Les Kn ont porté leur front sur le front des Bw(S) pendant cette phase.',
      'The Kn moved their front into the front of the Bw(S) in this phase.',
    ),
    why: t('Les archers sont « contactés ».', 'The bows are the ones “contacted”.'),
    origin: 'printed',
  },
  {
    id: 'D30',
    question: t('Égalité entre Exp et (I) ?', 'A tie between Exp and (I)?'),
    reading: t('Le -1 du (I) vient d’abord : les Exp gagnent.', 'The -1 of (I) comes first: the Exp win.'),
    why: t('Les facteurs de classe précèdent le résultat.', 'Class factors precede the result.'),
    origin: 'house',
  },
];

const number = ({ id }: Ruling): number => Number(id.slice(1));

export const RULINGS: readonly Ruling[] = [
  ...FIXED,
  RESULT_BAND,
  HALF_OR_LESS,
  SAME_TROOPS,
  GENERAL_BONUS,
  MOUNTED_IN_ROUGH,
  WHO_IN_ROUGH,
  SEVERAL_SUPPORTS,
  MITIGATING,
  WARBAND_SUPPORT,
  KNIGHTS_X,
  BOWS_X,
  MUTUAL_BOWS,
  WHOSE_GROUND,
  ELEPHANTS_GOOD,
  NAVAL_KILLERS,
  INFERIOR_V_ART,
  PSILOI_X_SHOOT,
  LOW_RIVER,
  DISTANCE_F,
  GENERAL_SHOT_AT,
  LOSING_SHOOTER,
  LIGHT_HORSE_SHOT,
  ...FURTHER_RULINGS,
  ...MOVE_RULINGS,
].sort((a, b) => number(a) - number(b));
