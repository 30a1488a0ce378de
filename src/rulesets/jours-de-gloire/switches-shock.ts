import { ruling } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';

/** Readings of shock and charge that change numbers where another one is taken: each is a switch. */

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

export const CLEAR_BEHIND = ruling({
  id: 'J-18',
  question: t(
    'Le +1 du clair vaut-il derrière un ruisseau ou une pente ?',
    'Does clear keep +1 behind a stream or slope?',
  ),
  reading: t(
    'Oui : +1 et -1 font 0. Niveaux, ponts et ouvrages n’entrent pas dans la question.',
    'Yes: +1 and -1 make 0. Levels, bridges and works are no part of the question.',
  ),
  why: t('Le clair est le terrain de l’hexagone.', 'Clear is the terrain of the hex.'),
  origin: 'printed',
  switch: {
    kept: t('oui', 'yes'),
    lost: t('non, derrière un ruisseau ou une pente', 'no, behind a stream or a slope'),
  },
});

export const LEVEL_AND_SLOPE = ruling({
  id: 'J-19',
  question: t('Choc : niveau et pente au même côté ?', 'Shock: level and slope on one hexside?'),
  reading: t('Les deux s’ajoutent, comme leurs coûts de mouvement.', 'Both add up, as their movement costs do.'),
  why: t('La note [c] traite leurs coûts à part.', 'Note [c] treats their costs apart.'),
  origin: 'printed',
  switch: {
    add: t('leur somme', 'their sum'),
    greater: t('le plus fort seul ; à égalité, pour le défenseur', 'the greater alone; on a tie, for the defender'),
  },
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

export const SIX_FRONT_ATTACKERS = ruling({
  id: 'J-22',
  question: t('Plusieurs attaquants à six fronts ?', 'Several attackers with six fronts?'),
  reading: t(
    '-1 une fois, dès que l’un d’eux ne sort pas d’un ouvrage (J-15).',
    '-1 once, as soon as one of them does not go out of a work (J-15).',
  ),
  why: t('C’est un modificateur de l’attaque.', 'It is a modifier of the attack.'),
  origin: 'printed',
  switch: { once: t('une fois', 'once'), each: t('pour chacun', 'for each') },
});

export const IDLE_CAVALRY = ruling({
  id: 'J-25',
  question: t('-2 de cavalerie dans une attaque mêlée ?', 'Cavalry -2 in a mixed attack?'),
  reading: t('Dès qu’une cavalerie attaque sans charger.', 'As soon as some cavalry attacks without charging.'),
  why: t('Aucune exception n’est imprimée.', 'No exemption is printed.'),
  origin: 'printed',
  switch: {
    any: t('dès la première', 'with any'),
    alone: t(
      'si aucune infanterie n’attaque (les canons n’y changent rien)',
      'if no infantry attacks (guns do not matter)',
    ),
  },
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
  reading: t(
    'Le +2 demande qu’infanterie et cavalerie le soient toutes ; des canons à leurs côtés ne comptent pas.',
    'The +2 needs all infantry and cavalry to be; guns beside them do not count.',
  ),
  why: t(
    'Le doute profite au défenseur ; les canons suivent les autres (J-4, J-57).',
    'Doubt favours the defender; guns go with the others (J-4, J-57).',
  ),
  origin: 'house',
  switch: {
    all: t('tous, canons non comptés', 'all, guns not counted'),
    any: t('un seul suffit, canons non comptés', 'any is enough, guns not counted'),
  },
});
