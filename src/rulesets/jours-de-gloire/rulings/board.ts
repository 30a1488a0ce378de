import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';
import { COMBAT } from './board-combat.ts';
import { GROUND } from './board-ground.ts';

const SISTER = t('Ainsi dans le jeu frère.', 'So in the sister game.');
const SERIES = t('Ainsi dans la série.', 'So in the series.');
const SILENT = t('La feuille est muette.', 'The sheet is silent.');

/** How the board is played where the sheet is silent: turns, command, movement, sight. */
const FLOW = {
  'J-79': {
    question: t('Comment les ordres sont-ils donnés ?', 'How are orders given?'),
    answer: t(
      'Le chef d’armée en donne tant par tour, pion retourné ; ils sont montrés à la première activation de la formation et valent tout le tour.',
      'The army commander gives so many each turn, face down; they are shown at the formation’s first activation and hold all turn.',
    ),
    why: SERIES,
    origin: 'family',
  },
  'J-80': {
    question: t('Comment se joue l’initiative, et qui agit ensuite ?', 'How is initiative decided, and who acts next?'),
    answer: t(
      'd10 et la valeur du chef d’armée ; le vainqueur nomme le premier pion d’activation, les autres, deux par formation, sont tirés au sort.',
      'd10 and the army commander’s rating; the winner names the first activation marker, the others, two for each formation, are drawn.',
    ),
    why: SERIES,
    origin: 'family',
  },
  'J-81': {
    question: t('Le dernier pion d’activation est-il joué ?', 'Is the last activation marker played?'),
    answer: t('Non.', 'No.'),
    why: t(
      'Ainsi dans un compte rendu de la série ; le jeu frère les joue tous.',
      'So in a report of the series; the sister game plays all.',
    ),
    origin: 'family',
    options: { lapses: t('non', 'no'), played: t('oui', 'yes') },
  },
  'J-82': {
    question: t('Quel est l’ordre d’une activation ?', 'What is the order of an activation?'),
    answer: t(
      'Tirs, mouvements, chocs et charges, fuites, ralliements ; une étape où nul ne peut rien faire finit d’elle-même.',
      'Fire, moves, shocks and charges, rout moves, rallies; a step in which nobody can do anything ends by itself.',
    ),
    why: SERIES,
    origin: 'family',
  },
  'J-83': {
    question: t('Que font les unités sans ordres ?', 'What do units without orders do?'),
    answer: t(
      'Demi-mouvement, arrondi au supérieur, et pas de choc ; ou un test d’initiative, d10 jusqu’à la valeur du chef : réussite, elles agissent en entier ; échec, elles se rallient seulement.',
      'Half allowance, rounded up, and no shock; or an initiative test, d10 up to the leader’s rating: passed, they act in full, failed, they only rally.',
    ),
    why: t('La série donne le choix, le jeu frère le test.', 'The series gives the choice, the sister game the test.'),
    origin: 'family',
  },
  'J-84': {
    question: t('Que coûte un changement d’orientation ?', 'What does turning cost?'),
    answer: t(
      'Rien dans un mouvement : on entre dans n’importe quel hexagone et l’on finit orienté comme on veut.',
      'Nothing in a move: any hex may be entered, and the move ends with any facing.',
    ),
    why: SISTER,
    origin: 'family',
  },
  'J-85': {
    question: t('Qu’est-ce qu’une zone de contrôle ?', 'What is a zone of control?'),
    answer: t(
      'Les six hexagones autour d’une infanterie ou cavalerie en bon ordre, hors carré ; ni à travers un côté infranchissable ni par un pont. On s’y arrête ; qui en a quitté une n’entre plus dans un hexagone de front ennemi.',
      'The six hexes around infantry or cavalry in good order, not in square; not across an impassable side or a bridge. It stops a move; a unit that has left one may no longer enter an enemy front hex.',
    ),
    why: t('Ainsi dans le jeu frère ; les coûts sont imprimés.', 'So in the sister game; the costs are printed.'),
    origin: 'family',
    options: { stop: t('elle arrête', 'it stops a move'), pay: t('elle ne fait que coûter', 'it only costs') },
  },
  'J-86': {
    question: t('Combien d’unités par hexagone ?', 'How many units in a hex?'),
    answer: t(
      'Deux infanteries ou deux cavaleries, jamais mêlées, et une artillerie ; ou deux artilleries d’une formation.',
      'Two infantry or two cavalry, never mixed, and one artillery; or two artillery of one formation.',
    ),
    why: t(
      'La feuille suppose deux artilleries empilées ; le reste vient du jeu frère.',
      'The sheet implies two stacked artillery units; the rest is the sister game’s.',
    ),
    origin: 'family',
  },
  'J-87': {
    question: t(
      'Que devient un général rejoint par l’ennemi, que vaut le chef d’armée ?',
      'What becomes of a general caught by the enemy, and what is the army commander worth?',
    ),
    answer: t(
      'Le général rejoint ses troupes les plus proches, de même s’il arrive ou voit arriver des renforts ennemis là où il est seul ; il suit celles de son hexagone qui reculent, fuient ou refusent le choc, si aucune ne reste ; le bonus du chef d’armée aide, à sa portée, les tests d’initiative et d’engagement.',
      'The general goes to his nearest troops, also where enemy reinforcements arrive on his hex, or he on theirs; he goes along with those of his hex that recoil, flee or refuse a shock, where none of them stays; the commander’s bonus helps tests of initiative and engagement within his range.',
    ),
    why: SISTER,
    origin: 'family',
  },
  'J-88': {
    question: t('Quand et sur quoi l’artillerie tire-t-elle ?', 'When and at what does artillery fire?'),
    answer: t(
      'En bon ordre, avant de bouger, sur ce qui est devant elle, tout autour avec un carré (J-43), et qu’elle voit ; un ennemi adjacent devant elle est la seule cible. Après : demi-mouvement avec ordres, aucun sans, et jamais à côté d’un ennemi.',
      'In good order, before it moves, at what lies in front, all round with a square (J-43), and is seen; an enemy next to it in front is the only target. Afterwards half allowance with orders, none without, and never next to an enemy.',
    ),
    why: t(
      'La série pour le mouvement, le jeu frère pour le reste.',
      'The series for movement, the sister game for the rest.',
    ),
    origin: 'family',
  },
  'J-89': {
    question: t('Qu’est-ce qui bouche la vue ?', 'What blocks sight?'),
    answer: t(
      'De centre à centre : un hexagone plus haut que les deux bouts ; des bois, sauf si les deux bouts sont plus hauts ; si un seul l’est, à mi-chemin ou plus près du bout bas. Le long d’un côté, l’un ou l’autre hexagone suffit. Ni les troupes ni les villages.',
      'Centre to centre: a hex higher than both ends; woods, unless both ends are higher; where one is, halfway or nearer the lower end. Along a side either hex blocks. Neither troops nor villages.',
    ),
    why: SISTER,
    origin: 'family',
    options: {
      open: t('un village ne bouche pas la vue', 'a village does not block'),
      'like-woods': t('un village comme un bois', 'a village as woods do'),
    },
  },
  'J-104': {
    question: t('Comment fuit une unité en déroute ?', 'How does a routed unit flee?'),
    answer: t(
      'De tout son mouvement vers son bord, à chaque activation de sa formation ; elle finit seule ou, au besoin, avec une autre en déroute. Sans chemin, ou hors de la carte, elle est perdue.',
      'By its whole allowance towards its edge, at each activation of its formation; it ends alone or, if need be, with another routed one. With no way, or off the map, it is lost.',
    ),
    why: t(
      'L’auteur le dit des piles ; la distance est de nous.',
      'The author says so of stacks; the distance is ours.',
    ),
    origin: 'family',
  },
  'J-105': {
    question: t('Comment se rallie-t-on ?', 'How do units rally?'),
    answer: t(
      'Une unité qui n’a rien fait d’autre et n’est pas à côté d’un ennemi : d10 jusqu’à sa cohésion, un échelon. Quitter son carré est agir ; fuir ne l’est pas : une unité qui vient de fuir peut essayer.',
      'A unit that did nothing else and is not next to an enemy: d10 up to its cohesion, one step. Leaving its square is acting; fleeing is not: a unit that has just fled may try.',
    ),
    why: SISTER,
    origin: 'family',
  },
  'J-106': {
    question: t('Qui gagne ?', 'Who wins?'),
    answer: t(
      'Celui qui fait s’effondrer assez de formations ennemies ; sinon les points : 2 par unité éliminée, 1 par unité en déroute, ceux du scénario pour formations effondrées, objectifs et sorties. Une formation effondrée reste en désordre.',
      'Whoever makes enough enemy formations collapse; otherwise points: 2 for a unit eliminated, 1 for a unit routed, those of the scenario for collapsed formations, objectives and exits. A collapsed formation stays disordered.',
    ),
    why: t(
      'Objectifs et formations brisées sont de la série, les points sont de nous.',
      'Objectives and broken formations are the series’, the points ours.',
    ),
    origin: 'family',
  },
  'J-115': {
    question: t('Qui agit avec les ordres de sa formation ?', 'Which units act on their formation’s orders?'),
    answer: t(
      'Les unités à portée de son chef quand le pion sort ; les autres agissent sans ordres. Artillerie et renforts ont une formation.',
      'Units in range of its leader when the marker comes up; the others act without orders. Guns and reinforcements have a formation.',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-116': {
    question: t('Peut-on rester dans un hexagone d’eau ?', 'May a unit stay in a hex of water?'),
    answer: t(
      'Non : un pont joint deux hexagones de terre (J-64, J-71).',
      'No: a bridge joins two hexes of land (J-64, J-71).',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-117': {
    question: t('Peut-on quitter la carte ?', 'May units leave the map?'),
    answer: t(
      'Par une sortie nommée où l’on se trouve, au lieu d’un mouvement, ce qui rapporte ; ailleurs, seule une fuite y mène, et l’unité est perdue.',
      'By a named exit where the unit stands, in place of a move, which scores; otherwise only a flight leads off, and the unit is lost.',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-118': {
    question: t('Une crête bouche-t-elle la vue ?', 'Does a crest block sight?'),
    answer: t('Oui, sauf si elle borde l’un des deux bouts.', 'Yes, unless it borders one of the ends.'),
    why: SILENT,
    origin: 'house',
  },
  'J-120': {
    question: t('Une pile a-t-elle plusieurs orientations ?', 'May a stack have several facings?'),
    answer: t(
      'Une seule : qui la rejoint la prend, qui tourne fait tourner les autres.',
      'One only: a unit that joins takes it, a unit that turns makes the others turn.',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-121': {
    question: t('Où arrivent les renforts ?', 'Where do reinforcements arrive?'),
    answer: t(
      'À l’ouverture du tour, sur leur hexagone d’entrée ou le plus proche qui ait de la place ; sinon un tour plus tard.',
      'As the turn opens, on their entry hex or the nearest with room; else a turn later.',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-122': {
    question: t('Une égalité à l’initiative ?', 'A tie for the initiative?'),
    answer: t(
      'Au dernier qui l’a eue ; au tour 1, au camp que dit le scénario.',
      'To its last holder; in turn 1, to the side that the scenario names.',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-123': {
    question: t('Comment se déplacent les généraux ?', 'How do generals move?'),
    answer: t(
      '8 points, dans l’activation de leur formation ; le chef d’armée à la fin du tour. Aucune zone ne les arrête.',
      '8 points, in the activation of their formation; the army commander when the turn ends. No zone stops them.',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-124': {
    question: t(
      'Un tir entre par un coin de l’hexagone : quel côté compte ?',
      'Fire comes into a hex by its corner: which hexside counts?',
    ),
    answer: t('Des deux, celui qui sert la cible.', 'Of the two, the one that serves the target.'),
    why: t('Comme J-21 le dit du choc.', 'As J-21 says of shock.'),
    origin: 'house',
  },
} as const satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;

export const BOARD = { ...FLOW, ...COMBAT, ...GROUND };
