import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

const SISTER = t('Ainsi dans le jeu frère.', 'So in the sister game.');
const SILENT = t('La feuille est muette.', 'The sheet is silent.');

/** How fire, shocks and charges run on the board. */
export const COMBAT = {
  'J-90': {
    question: t('Quand y a-t-il contre-batterie ?', 'When is there counter-battery fire?'),
    answer: t(
      'L’artillerie visée par une artillerie répond après l’effet du tir, une fois par activation, si elle est encore en bon ordre et voit le tireur devant elle ; elle peut encore tirer en réaction (J-91).',
      'Artillery that artillery fires at answers after the effect, once an activation, if it is still in good order and sees the firer in its front; it may still fire in reaction (J-91).',
    ),
    why: SISTER,
    origin: 'family',
  },
  'J-91': {
    question: t('Quand y a-t-il tir de réaction ?', 'When is there reaction fire?'),
    answer: t(
      'L’artillerie de l’hexagone attaqué tire sur un attaquant devant elle, après les tests d’engagement et avant le choc, une fois par activation, qu’elle ait fait de la contre-batterie ou non (J-90) ; l’infanterie qu’elle met en désordre n’attaque pas.',
      'Artillery in the hex attacked fires at an attacker in its front, after the engagement tests and before the shock, once an activation, whether or not it has answered fire (J-90); infantry that it disorders does not attack.',
    ),
    why: t(
      'Ainsi dans le jeu frère ; 8.3.3 est du chapitre du choc.',
      'So in the sister game; 8.3.3 stands in the chapter on shock.',
    ),
    origin: 'family',
  },
  'J-92': {
    question: t('Doit-on attaquer ?', 'Must units attack?'),
    answer: t(
      'Non. Tous les chocs d’une activation sont déclarés d’abord.',
      'No. All shocks of an activation are declared first.',
    ),
    why: t(
      'Rien n’y oblige sur la feuille ; le jeu frère oblige à attaquer tout ennemi de front.',
      'Nothing on the sheet compels; the sister game makes units attack every enemy in front.',
    ),
    origin: 'family',
    options: {
      free: t('non', 'no'),
      'every-front': t('oui, tant qu’une attaque est possible', 'yes, as long as an attack is possible'),
    },
  },
  'J-93': {
    question: t('Qui passe le test d’engagement ?', 'Who takes the engagement test?'),
    answer: t('Les unités sans ordres.', 'Units without orders.'),
    why: t(
      'La valeur dit l’aptitude à engager de sa propre initiative ; le jeu frère teste tout le monde.',
      'The rating is the ability to engage on one’s own initiative; the sister game tests everybody.',
    ),
    origin: 'family',
    options: { 'without-orders': t('celles sans ordres', 'those without orders'), everybody: t('toutes', 'everybody') },
  },
  'J-94': {
    question: t('Qui peut refuser le choc ?', 'Who may refuse a shock?'),
    answer: t(
      'Cavalerie et artillerie à cheval devant l’infanterie, cavalerie légère et artillerie à cheval devant la lourde : tout l’hexagone, sans unité en déroute, devant tous les attaquants ; deux hexagones au plus, comme un mouvement, avant les tests. La cavalerie légère qui fuit une charge lourde teste sa cohésion.',
      'Cavalry and horse artillery facing infantry, light cavalry and horse artillery facing heavy cavalry: the whole hex, nobody in it routed, from all attackers; two hexes at most, by the rules of movement, before the tests. Light cavalry that flees a heavy charge tests its cohesion.',
    ),
    why: t(
      'L’esquive est de la série, ses limites du jeu frère.',
      'The evasion is the series’, its limits the sister game’s.',
    ),
    origin: 'family',
  },
  'J-95': {
    question: t('Comment charge-t-on ?', 'How do units charge?'),
    answer: t(
      'En bon ordre, à 2 ou 3 hexagones, cible en vue, hors de toute zone, en tournant d’un sommet par hexagone ; à travers l’infanterie, jamais l’artillerie, et par aucun hexagone [e].',
      'In good order, from 2 or 3 hexes away, with the target in sight, outside any zone, turning one vertex per hex; through infantry, never artillery, and by no [e] hex.',
    ),
    why: t(
      'L’auteur pour le passage, le jeu frère pour le reste.',
      'The author for the passage, the sister game for the rest.',
    ),
    origin: 'family',
  },
  'J-96': {
    question: t('Comment forme-t-on le carré ?', 'How is a square formed?'),
    answer: t(
      'Infanterie chargée qui n’était pas en zone ennemie : test de cohésion ; échec : D. Un carré n’a pas de zone, n’attaque pas, bouge d’un hexagone par le côté qui y mène, même si un détour coûte aussi peu ; le quitter coûte 1 point, hors de toute zone.',
      'Infantry that is charged and was not in an enemy zone: cohesion test; failed: D. A square has no zone, does not attack, moves one hex across the side between, even where a way round costs no more; leaving it costs 1 point, out of any zone.',
    ),
    why: SISTER,
    origin: 'family',
  },
  'J-97': {
    question: t('Comment contre-charge-t-on ?', 'How do units counter-charge?'),
    answer: t(
      'Cavalerie en bon ordre chargée de front : test de cohésion, +2 au dé pour la légère devant la lourde.',
      'Cavalry in good order charged from the front: cohesion test, +2 to the die for light against heavy.',
    ),
    why: SISTER,
    origin: 'family',
  },
  'J-98': {
    question: t('Qui avance, et qui peut recommencer ?', 'Who advances, and who may strike again?'),
    answer: t(
      'La pile de meilleure cohésion entre dans l’hexagone libéré. Choc de rupture : elle attaque encore devant elle, sans test, une fois ; le second choc ne donne plus de droit.',
      'The stack of best cohesion enters the vacated hex. Breakthrough: it attacks again in its front, without a test, once; the second shock brings no further right.',
    ),
    why: SISTER,
    origin: 'family',
  },
  'J-99': {
    question: t('La cavalerie qui a chargé ?', 'Cavalry that has charged?'),
    answer: t(
      'Charge, contre-charge ou poursuite : elle finit en désordre.',
      'Charge, counter-charge or pursuit: it ends disordered.',
    ),
    why: t(
      'Ainsi dans le jeu frère ; pour celui-ci, on ne sait pas.',
      'So in the sister game; of this one it is not known.',
    ),
    origin: 'family',
    options: { disordered: t('en désordre', 'disordered'), unharmed: t('comme avant', 'as it was') },
  },
  'J-100': {
    question: t('Où recule-t-on ?', 'Where do units recoil to?'),
    answer: t(
      'D’un hexagone, loin des attaquants, orientation gardée ; libre plutôt qu’avec des amis, plutôt qu’à travers eux, qui testent alors leur cohésion. Dans un hexagone de front ennemi : déroute ; sans issue : éliminée.',
      'One hex, away from the attackers, facing kept; a free hex before one with friends, before one beyond them, who then test their cohesion. Into an enemy front hex: rout; no way out: eliminated.',
    ),
    why: t('Le jeu frère ; le test des amis est de l’auteur.', 'The sister game; the test of friends is the author’s.'),
    origin: 'family',
  },
  'J-101': {
    question: t('De l’artillerie deux fois en désordre ?', 'Artillery disordered twice?'),
    answer: t('En déroute, comme les autres (J-32).', 'Routed, like the others (J-32).'),
    why: t(
      'La feuille n’en dit rien ; le jeu frère l’élimine.',
      'The sheet says nothing of it; the sister game eliminates it.',
    ),
    origin: 'house',
    options: { 'as-others': t('comme les autres', 'like the others'), eliminated: t('éliminée', 'eliminated') },
  },
  'J-102': {
    question: t('Qui peut attaquer, sur la carte ?', 'Who may attack, on the map?'),
    answer: t(
      'Toute infanterie ou cavalerie qui n’est pas en déroute (J-67) ; un carré n’attaque pas.',
      'All infantry and cavalry not routed (J-67); a square does not.',
    ),
    why: t('Suite de J-67 ; le jeu frère veut le bon ordre.', 'Follows from J-67; the sister game wants good order.'),
    origin: 'house',
    options: {
      'not-routed': t('qui n’est pas en déroute', 'whoever is not routed'),
      'good-order': t('en bon ordre seulement', 'good order only'),
    },
  },
  'J-103': {
    question: t('Qui peut former le carré, sur la carte ?', 'Who may form square, on the map?'),
    answer: t('L’infanterie qui n’est pas en déroute (J-70).', 'Infantry not routed (J-70).'),
    why: t('Suite de J-70 ; le jeu frère veut le bon ordre.', 'Follows from J-70; the sister game wants good order.'),
    origin: 'house',
    options: {
      'not-routed': t('qui n’est pas en déroute', 'not routed'),
      'good-order': t('en bon ordre seulement', 'good order only'),
    },
  },
  'J-107': {
    question: t('Combien de chocs ?', 'How many shocks?'),
    answer: t(
      'Un par unité et par hexagone attaqué dans une activation ; une cible, des attaquants en chaîne d’hexagones adjacents, jugée à la déclaration.',
      'One for each unit and each hex attacked in an activation; one target, attackers in a chain of adjacent hexes, judged when declared.',
    ),
    why: t('La feuille veut des attaquants adjacents entre eux.', 'The sheet wants attackers adjacent to one another.'),
    origin: 'house',
  },
  'J-108': {
    question: t('D’où vient une charge ?', 'Where does a charge come from?'),
    answer: t(
      'Une unité qui n’a pas bougé entre dans un ou deux hexagones, le dernier à côté de la cible, dans son mouvement.',
      'A unit that has not moved enters one or two hexes, the last beside the target, within its allowance.',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-109': {
    question: t('Quel est l’ordre d’un assaut ?', 'What is the order of an assault?'),
    answer: t(
      'Refus, engagement, mouvements de charge, carré ou contre-charge, tir de réaction, choc ; un assaut après l’autre.',
      'Refusal, engagement, charge moves, square or counter-charge, reaction fire, shock; one assault after the other.',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-110': {
    question: t('Un carré de plusieurs unités ?', 'A square of several units?'),
    answer: t(
      'Un test par hexagone, par l’infanterie du dessus ; toute l’infanterie de l’hexagone ensemble.',
      'One test for the hex, by its top infantry; all its infantry together.',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-111': {
    question: t('Qu’est-ce qu’une poursuite ?', 'What is a pursuit?'),
    answer: t(
      'Une charge de plus, sans modificateur, de là où l’on est, sur place au besoin.',
      'One further charge, without modifier, from where the unit stands, in place if need be.',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-112': {
    question: t('Qu’est-ce qu’un contre-choc ?', 'What is a counter-shock?'),
    answer: t(
      'Le défenseur attaque un des attaquants, sans test : de sa place s’il lui est encore adjacent, sinon après un pas ; il lui fait face.',
      'The defender attacks one of the attackers, without a test: from where it stands if still adjacent, otherwise after one step; it turns to face it.',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-113': {
    question: t('Une unité mise en déroute par le tir ?', 'A unit routed by fire?'),
    answer: t(
      'Elle reste jusqu’à sa fuite ; empilée avec d’autres, elle recule aussitôt d’un hexagone. Si toute la pile est en déroute, celle du dessus reste ; sans issue, les autres restent avec elle (J-104).',
      'It stays until it flees; stacked with others, it recoils one hex at once. Of a stack routed as a whole the top unit stays; the others stay with it only where they have no way out (J-104).',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-114': {
    question: t('L’avance est-elle obligatoire ?', 'Is the advance compulsory?'),
    answer: t(
      'Non ; orientation libre, sauf pour qui veut un choc de rupture : il garde la sienne.',
      'No; facing is free, but a unit that wants to break through keeps its own.',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-119': {
    question: t('La cavalerie en bon ordre qui est attaquée ?', 'Good-order cavalry that is attacked?'),
    answer: t('Elle a quatre hexagones de front.', 'It has four front hexes.'),
    why: SISTER,
    origin: 'family',
    options: {
      'four-front': t('quatre de front', 'four front'),
      'as-others': t('comme les autres (J-12)', 'like the others (J-12)'),
    },
  },
} as const satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
