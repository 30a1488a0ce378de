import { ruling } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';

/** Readings of the rest that change numbers where another one is taken: each is a switch. */

export const STEEP_LEVELS = ruling({
  id: 'J-14',
  question: t('Pente raide : 3 niveaux, ou 3 et plus ?', 'Steep slope: 3 levels, or 3 and more?'),
  reading: t('3 ou plus.', '3 or more.'),
  why: t('Le français ; l’anglais laisserait passer 4 niveaux.', 'The French; the English would let 4 levels pass.'),
  origin: 'printed',
  switch: { 'three-or-more': t('3 ou plus', '3 or more'), 'exactly-three': t('3 exactement', 'exactly 3') },
});

export const SEVERAL_TERRAINS = ruling({
  id: 'J-17',
  question: t('Un hexagone à deux terrains ?', 'A hex with two terrains?'),
  reading: t(
    'Route et chemin cèdent à l’autre ; sinon le plus défensif seul.',
    'Road and trail give way to the other; else the most defensive one alone.',
  ),
  why: t('Le code UAT ; les valeurs ne s’empilent pas.', 'The UAT code; figures do not pile up.'),
  origin: 'house',
  switch: { 'most-defensive': t('le plus défensif', 'the most defensive'), add: t('leur somme', 'their sum') },
});

export const DISORDERED_AGAIN = ruling({
  id: 'J-32',
  question: t('D sur une unité en désordre, ou en déroute ?', 'D on a disordered, or a routed unit?'),
  reading: t(
    'En désordre : déroute ; en déroute (D ou R) : éliminée.',
    'Disordered: rout; routed (D or R): eliminated.',
  ),
  why: t(
    'Usage de la série, la règle 10 n’étant pas sur la feuille.',
    'Usage of the series; rule 10 is not on the sheet.',
  ),
  origin: 'house',
  switch: {
    climbs: t('déroute, puis élimination', 'rout, then elimination'),
    'rout-at-most': t('déroute, et rien de pire', 'rout, and nothing worse'),
    stays: t('l’état ne change pas', 'the state does not change'),
  },
});

export const COMBINED_BATTERIES = ruling({
  id: 'J-37',
  question: t('Deux batteries : quelle force ?', 'Two batteries: which strength?'),
  reading: t('La plus forte, et +2.', 'The stronger one, and +2.'),
  why: t(
    'La ligne des PF parle d’une batterie ; le +2 est tout l’apport de la seconde.',
    'The SP line speaks of one battery; +2 is all that the second brings.',
  ),
  origin: 'house',
  switch: { strongest: t('la plus forte', 'the stronger'), sum: t('la somme', 'the sum') },
});

export const ROAD_DISORDER = ruling({
  id: 'J-46',
  question: t('+1D, +3D, et quel D une voie efface-t-elle ?', '+1D, +3D, and which D does a road wipe out?'),
  reading: t(
    'Le coût, puis D au passage ; une voie n’efface que le D de la pente raide.',
    'The cost, then D on crossing; a road drops the D of a steep slope only.',
  ),
  why: t('La note [c] ne nomme que celui-là.', 'Note [c] names no other.'),
  origin: 'printed',
  switch: {
    'steep-only': t('pente raide seulement', 'steep slope only'),
    'works-too': t('redoutes aussi', 'redoubts too'),
  },
});

export const ROAD_BESIDE_ENEMY = ruling({
  id: 'J-47',
  question: t('Quand l’ennemi voisin prive-t-il de la route ?', 'When does an enemy next to it deny the road?'),
  reading: t('À chaque pas qui arrive près de lui.', 'At every step that arrives next to him.'),
  why: t('Note [c] et 4.3.1.', 'Note [c] and 4.3.1.'),
  origin: 'printed',
  switch: {
    'every-step': t('à chaque pas', 'at every step'),
    'last-step': t('au dernier pas atteint seulement', 'at the last step reached only'),
  },
});

export const REVERSE_SIDE = ruling({
  id: 'J-51',
  question: t('Cohésion de la face en désordre non dite ?', 'Cohesion of the disordered side not given?'),
  reading: t('La même que celle de la face visible.', 'The same as on the side that shows.'),
  why: t('Aucun chiffre n’est inventé ; le pion le donne.', 'No figure is made up; the counter has it.'),
  origin: 'house',
  switch: {
    same: t('la même', 'the same'),
    'one-less': t('un point de moins ; depuis 0, aucun test réussi', 'one point less; from 0, no test is passed'),
  },
});

export const FIRE_STRIKES = ruling({
  id: 'J-61',
  question: t('Qui subit le tir dans l’hexagone visé ?', 'Who suffers fire in the target hex?'),
  reading: t('Chaque unité.', 'Every unit.'),
  why: t('La cible est l’hexagone ; groupée, elle est plus facile.', 'The target is the hex; massed, it is easier.'),
  origin: 'house',
  switch: { every: t('chaque unité', 'every unit'), first: t('celle du dessus', 'the top one') },
});

export const TWO_RANGES = ruling({
  id: 'J-62',
  question: t('Deux batteries de portées efficaces différentes ?', 'Two batteries of different efficient ranges?'),
  reading: t('Celle de la batterie dont la force compte.', 'That of the battery whose strength counts.'),
  why: t('L’autre n’apporte que +2.', 'The other brings +2 only.'),
  origin: 'house',
  switch: { lead: t('celle de la plus forte', 'the stronger one’s'), shortest: t('la plus courte', 'the shorter') },
});

export const FIRING_OUT = ruling({
  id: 'J-63',
  question: t('Tirer d’un village par-dessus sa redoute ?', 'Firing from a village over its own redoubt?'),
  reading: t(
    'Le -1 du tireur à six fronts demeure, et celui d’un carré de toute façon.',
    'The -1 of a firer with six fronts stays, and that of a square in any case.',
  ),
  why: t(
    'C’est une ligne du tir ; l’ouvrage n’y met aucun chiffre.',
    'It is a line of the fire chart; the work puts no figure in its place.',
  ),
  origin: 'house',
  switch: { kept: t('demeure', 'stays'), replaced: t('tombe', 'falls') },
});

export const BRIDGE_HEX = ruling({
  id: 'J-64',
  question: t('Entrer sur un pont dans un hexagone d’eau ?', 'Entering a water hex on its bridge?'),
  reading: t(
    '0, la case du pont ; un pont sur un ruisseau ne mène pas dans l’eau.',
    '0, the bridge’s cell; a bridge over a stream does not lead into water.',
  ),
  why: t('L’eau seule est interdite ; le pont a sa ligne.', 'Water alone is forbidden; the bridge has a row.'),
  origin: 'house',
  switch: { 'as-printed': t('0', '0'), clear: t('comme le clair', 'like clear') },
});

export const ROAD_NOT_ALLOWED = ruling({
  id: 'J-65',
  question: t('Une voie lève-t-elle un NA sans [c] ?', 'Does a road lift an NA without [c]?'),
  reading: t(
    'Oui pour les niveaux et les ouvrages, sans supplément ; une fortification s’ouvre donc, tandis qu’une redoute garde son D pour les canons (J-46).',
    'Yes for levels and works, at no extra cost; so a fortification opens, while a redoubt keeps its D for guns (J-46).',
  ),
  why: t(
    'La note [c] efface leur surcoût, dont NA est le comble, mais ne lève le D que d’une pente raide ; sinon des canons ne suivraient aucune route sur une pente raide de deux niveaux.',
    'Note [c] wipes out their surcharge, of which NA is the extreme, but drops the D of steep slopes only; else guns could follow no road over a steep slope of two levels.',
  ),
  origin: 'house',
  switch: { lifted: t('oui, niveaux et ouvrages', 'yes, levels and works'), stays: t('non', 'no') },
});

export const MARCH_DISORDER = ruling({
  id: 'J-66',
  question: t('D d’un terrain sur une unité en désordre ?', 'Terrain’s D on a disordered unit?'),
  reading: t('Elle le reste.', 'It stays so.'),
  why: t('Le terrain met en désordre ; ce n’est pas un combat.', 'Terrain disorders; it is not a combat.'),
  origin: 'house',
  switch: { stays: t('reste en désordre', 'stays disordered'), routs: t('part en déroute', 'routs') },
});
