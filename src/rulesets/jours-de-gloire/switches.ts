import { ruling } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';

/** Readings that change numbers where another one is taken: each is a switch. */

export const ROUNDING = ruling({
  id: 'J-1',
  question: t('Un rapport entre deux lignes ?', 'Odds between two lines?'),
  reading: t('La ligne qui sert le défenseur, en entiers.', 'The line that serves the defender, in integers.'),
  why: t(
    'La feuille se tait (8.6) ; l’auteur le dit du jeu frère.',
    'The sheet is silent (8.6); its sister game says so.',
  ),
  origin: 'family',
  switch: {
    defender: t('au profit du défenseur', 'for the defender'),
    nearest: t('la ligne la plus proche', 'the nearest line'),
    attacker: t('au profit de l’attaquant', 'for the attacker'),
  },
});

export const ARTILLERY_STRENGTH = ruling({
  id: 'J-4',
  question: t('La force de l’artillerie compte-t-elle au rapport ?', 'Does artillery strength count in the odds?'),
  reading: t('Non : c’est une force de tir (8.9).', 'No: it is a fire strength (8.9).'),
  why: t('Le pion d’artillerie ne porte que celle-là.', 'An artillery counter carries no other.'),
  origin: 'family',
  switch: { ignored: t('non', 'no'), counted: t('oui', 'yes') },
});

export const EXPOSED_ATTACKERS = ruling({
  id: 'J-10',
  question: t('Plusieurs attaquants prêtent le dos ?', 'Several attackers turn their backs?'),
  reading: t('-1 une seule fois.', '-1 once only.'),
  why: t('La ligne parle de l’attaquant, au singulier.', 'The line speaks of the attacker as one.'),
  origin: 'printed',
  switch: { once: t('une fois', 'once'), each: t('pour chacun', 'for each') },
});

export const EXPOSED_TO_ARTILLERY = ruling({
  id: 'J-11',
  question: t('Prêter le dos à de l’artillerie ?', 'Turning one’s back on artillery?'),
  reading: t('Sans effet.', 'No effect.'),
  why: t('La ligne nomme infanterie et cavalerie.', 'The line names infantry and cavalry.'),
  origin: 'printed',
  switch: { harmless: t('sans effet', 'no effect'), counted: t('-1 aussi', '-1 too') },
});

export const FRONTS = ruling({
  id: 'J-12',
  question: t('Quels hexagones sont front, lesquels arrière ?', 'Which hexes are front and which rear?'),
  reading: t('Quatre de front, deux d’arrière.', 'Four front, two rear.'),
  why: t(
    'Face à un sommet le partage est pair ; il n’y a pas de flanc ; usage de la série.',
    'Facing a vertex, the split is even; there is no flank; usage of the series.',
  ),
  origin: 'house',
  switch: {
    'four-two': t('4 de front, 2 d’arrière', '4 front, 2 rear'),
    'two-four': t('2 de front, 4 d’arrière', '2 front, 4 rear'),
  },
});

export const CHARGE_GROUND = ruling({
  id: 'J-13',
  question: t('Note [e] : hexagones, ou côtés seulement ?', 'Note [e]: hexes, or hexsides only?'),
  reading: t('Les deux : départ, passage et arrivée.', 'Both: start, passage and end.'),
  why: t(
    'Le français est plus complet, et les lignes marquées [e] sont surtout des hexagones.',
    'The French is fuller, and the rows marked [e] are mostly hexes.',
  ),
  origin: 'printed',
  switch: {
    both: t('hexagones et côtés', 'hexes and hexsides'),
    'hexsides-only': t('côtés seulement', 'hexsides only'),
  },
});

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

export const CLEAR_BEHIND = ruling({
  id: 'J-18',
  question: t(
    'Le +1 du clair vaut-il derrière un ruisseau ou une pente ?',
    'Does clear keep +1 behind a stream or slope?',
  ),
  reading: t('Oui : +1 et -1 font 0.', 'Yes: +1 and -1 make 0.'),
  why: t('Le clair est le terrain de l’hexagone.', 'Clear is the terrain of the hex.'),
  origin: 'printed',
  switch: { kept: t('oui', 'yes'), lost: t('non', 'no') },
});

export const LEVEL_AND_SLOPE = ruling({
  id: 'J-19',
  question: t('Niveau et pente au même côté ?', 'Level and slope on one hexside?'),
  reading: t('Les deux s’ajoutent.', 'Both add up.'),
  why: t('La note [c] traite leurs coûts à part.', 'Note [c] treats their costs apart.'),
  origin: 'printed',
  switch: { add: t('leur somme', 'their sum'), greater: t('le plus fort seul', 'the greater alone') },
});

export const STREAM_BRIDGE = ruling({
  id: 'J-20',
  question: t('Choc par un pont sur un ruisseau ?', 'Shock over a bridge across a stream?'),
  reading: t(
    '-1, la ligne du ruisseau ; sur une rivière -3 et rien d’autre pour l’eau.',
    '-1, the stream’s row; over a river -3 and nothing more for water.',
  ),
  why: t('La note [h] n’ôte que la valeur du pont.', 'Note [h] takes away the bridge’s figure only.'),
  origin: 'house',
  switch: { stream: t('-1, le ruisseau', '-1, the stream'), nothing: t('0', '0') },
});

export const SEVERAL_WAYS = ruling({
  id: 'J-21',
  question: t('Des attaquants par des côtés différents ?', 'Attackers over different hexsides?'),
  reading: t('Le côté qui sert le mieux le défenseur.', 'The hexside that serves the defender best.'),
  why: t('La règle du jeu frère ; on en abuserait sinon.', 'The sister game’s rule; open to abuse otherwise.'),
  origin: 'family',
  switch: {
    worst: t('le pire pour l’attaquant', 'the worst for the attacker'),
    best: t('le meilleur pour lui', 'the best for him'),
  },
});

export const IDLE_CAVALRY = ruling({
  id: 'J-25',
  question: t('-2 de cavalerie dans une attaque mêlée ?', 'Cavalry -2 in a mixed attack?'),
  reading: t('Dès qu’une cavalerie attaque sans charger.', 'As soon as some cavalry attacks without charging.'),
  why: t('Aucune exception n’est imprimée.', 'No exemption is printed.'),
  origin: 'printed',
  switch: { any: t('dès la première', 'with any'), alone: t('si elle attaque seule', 'if cavalry attacks alone') },
});

export const MIXED_CHARGE = ruling({
  id: 'J-26',
  question: t('Charge de lourde et d’autre cavalerie ?', 'Heavy and other cavalry charge together?'),
  reading: t('+3.', '+3.'),
  why: t(
    'Une lourde au moins suffit ; l’autre ligne dit non lourde.',
    'One heavy is enough; the other line says non-heavy.',
  ),
  origin: 'printed',
  switch: { three: t('+3', '+3'), four: t('+4', '+4') },
});

export const TEST_SIDE = ruling({
  id: 'J-31',
  question: t('D + TdC/1 : avec quelle cohésion ?', 'D + CT/1: with which cohesion?'),
  reading: t('D d’abord, puis test avec la face en désordre.', 'D first, then the test on the disordered side.'),
  why: t('L’ordre imprimé ; le jeu frère l’explique.', 'The printed order; the sister game spells it out.'),
  origin: 'family',
  switch: {
    'after-disorder': t('face en désordre', 'disordered side'),
    'before-disorder': t('face d’avant', 'side before it'),
  },
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
    'last-step': t('au dernier pas seulement', 'at the last step only'),
  },
});

export const REVERSE_SIDE = ruling({
  id: 'J-51',
  question: t('Cohésion de la face en désordre non dite ?', 'Cohesion of the disordered side not given?'),
  reading: t('La même que celle de la face visible.', 'The same as on the side that shows.'),
  why: t('Aucun chiffre n’est inventé ; le pion le donne.', 'No figure is made up; the counter has it.'),
  origin: 'house',
  switch: { same: t('la même', 'the same'), 'one-less': t('un point de moins', 'one point less') },
});

export const CHARGE_OVER_BRIDGE = ruling({
  id: 'J-53',
  question: t('Charger par un pont sur un ruisseau ?', 'Charging over a bridge across a stream?'),
  reading: t('Interdit : [e] reste à la ligne du pont.', 'Forbidden: [e] stays on the bridge’s row.'),
  why: t('La note [h] n’ôte que la valeur.', 'Note [h] takes away the figure only.'),
  origin: 'house',
  switch: { forbidden: t('interdit', 'forbidden'), allowed: t('permis', 'allowed') },
});

export const CAVALRY_BEHIND_WORK = ruling({
  id: 'J-54',
  question: t('Cavalerie dans un village derrière une redoute ?', 'Cavalry in a village behind a redoubt?'),
  reading: t('La valeur de l’ouvrage seule.', 'The work’s figure alone.'),
  why: t('Le +2 vient de l’hexagone intérieur : note [g].', 'The +2 comes from the inner hex: note [g].'),
  origin: 'house',
  switch: { 'work-alone': t('l’ouvrage seul', 'the work alone'), both: t('les deux', 'both') },
});

export const MIXED_GARRISON = ruling({
  id: 'J-55',
  question: t(
    'Infanterie et cavalerie défendent ensemble un village ?',
    'Infantry and cavalry hold a village together?',
  ),
  reading: t('Une seule cavalerie suffit pour le +2.', 'Any cavalry is enough for the +2.'),
  why: t('La note [b] parle de la cavalerie présente.', 'Note [b] speaks of cavalry in the hex.'),
  origin: 'printed',
  switch: { any: t('une suffit', 'any is enough'), alone: t('sans infanterie seulement', 'only without infantry') },
});

export const ARTILLERY_ALONE = ruling({
  id: 'J-56',
  question: t('Quel rapport contre de l’artillerie seule ?', 'What odds against artillery alone?'),
  reading: t('Le meilleur, 4/1 : elle n’oppose aucune force.', 'The best, 4/1: it opposes no strength.'),
  why: t('Suite de J-4.', 'Follows from J-4.'),
  origin: 'house',
  switch: { 'four-to-one': t('4/1', '4/1'), 'fire-strength': t('sa force de tir', 'its fire strength') },
});

export const ARTILLERY_COHESION = ruling({
  id: 'J-57',
  question: t('La cohésion de l’artillerie compte-t-elle ?', 'Does artillery cohesion count?'),
  reading: t('Seulement si elle défend seule.', 'Only where it defends alone.'),
  why: t('Comme sa force, avec d’autres elle ne pèse pas.', 'Like its strength, it has no weight among others.'),
  origin: 'house',
  switch: { alone: t('si elle est seule', 'where alone'), always: t('toujours', 'always') },
});

export const ARTILLERY_LOST = ruling({
  id: 'J-58',
  question: t('Artillerie seule qui doit reculer ?', 'Artillery alone that must fall back?'),
  reading: t('Perdue.', 'Lost.'),
  why: t('Usage de la série (8.9).', 'Usage of the series (8.9).'),
  origin: 'house',
  switch: { lost: t('perdue', 'lost'), table: t('recule comme les autres', 'falls back like the others') },
});

export const PARTLY_ROUTED = ruling({
  id: 'J-59',
  question: t('Défenseurs dont certains sont en déroute ?', 'Defenders of whom some are routed?'),
  reading: t('Le +2 demande que tous le soient.', 'The +2 needs all of them to be.'),
  why: t('Le doute profite au défenseur.', 'Doubt favours the defender.'),
  origin: 'house',
  switch: { all: t('tous', 'all'), any: t('un seul', 'any') },
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
  reading: t('Le -1 du tireur à six fronts demeure.', 'The -1 of a firer with six fronts stays.'),
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
  reading: t('0, la case du pont.', '0, the bridge’s cell.'),
  why: t('L’eau seule est interdite ; le pont a sa ligne.', 'Water alone is forbidden; the bridge has a row.'),
  origin: 'house',
  switch: { 'as-printed': t('0', '0'), clear: t('comme le clair', 'like clear') },
});

export const ROAD_NOT_ALLOWED = ruling({
  id: 'J-65',
  question: t('Une voie lève-t-elle un NA sans [c] ?', 'Does a road lift an NA without [c]?'),
  reading: t(
    'Oui pour les niveaux et les ouvrages, sans supplément : leur ligne est effacée.',
    'Yes for levels and works, at no extra cost: their row is wiped out.',
  ),
  why: t(
    'Sinon des canons ne suivraient aucune route sur une pente raide de deux niveaux.',
    'Else guns could follow no road over a steep slope of two levels.',
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
