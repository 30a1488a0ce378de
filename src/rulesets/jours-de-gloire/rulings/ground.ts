import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** The ground that a shock or a charge meets. */
export const GROUND = {
  'J-13': {
    question: t('Note [e] : hexagones, ou côtés d’hex. seulement ?', 'Note [e]: hexes, or hexsides only?'),
    answer: t('Les deux : départ, passage et arrivée.', 'Both: start, passage and end.'),
    why: t(
      'Le français est plus complet, et les lignes marquées [e] sont surtout des hexagones.',
      'The French is fuller, and the rows marked [e] are mostly hexes.',
    ),
    origin: 'printed',
    options: {
      both: t('hexagones et côtés d’hex.', 'hexes and hexsides'),
      'hexsides-only': t('côtés d’hex. seulement', 'hexsides only'),
    },
  },
  'J-14': {
    question: t('Pente raide : 3 niveaux, ou 3 et plus ?', 'Steep slope: 3 levels, or 3 and more?'),
    answer: t('3 ou plus.', '3 or more.'),
    why: t('Le français ; l’anglais laisserait passer 4 niveaux.', 'The French; the English would let 4 levels pass.'),
    origin: 'printed',
    options: { 'three-or-more': t('3 ou plus', '3 or more'), 'exactly-three': t('3 exactement', 'exactly 3') },
  },
  'J-15': {
    question: t(
      'Que remplace le chiffre d’une redoute, d’un mur ou d’une fortification ?',
      'What does the figure of a redoubt, wall or fortification replace?',
    ),
    answer: t(
      'Vers l’intérieur, tout l’hexagone du défenseur ; vers l’extérieur, le -1 de [b] : l’attaquant qui en sort ne l’apporte jamais, même si un autre côté d’hex. est compté (J-21).',
      'Inwards, all of the defender’s hex; outwards, the -1 of [b]: an attacker who comes out never brings it, even where another hexside counts (J-21).',
    ),
    why: t(
      'Le français en donne les deux exemples ; mais il dit seulement non cumulable, pas lequel compte : un château vaut mieux qu’une redoute.',
      'The French gives both examples; but it only says not cumulative, not which of them counts: a castle is worth more than a redoubt.',
    ),
    origin: 'printed',
    options: {
      work: t('l’hexagone, toujours', 'the hex, always'),
      defender: t(
        'l’hexagone, sauf s’il protège mieux : lui seul compte alors',
        'the hex, unless it protects better: then it alone counts',
      ),
    },
  },
  'J-16': {
    question: t('Hexagone et côté d’hex. ?', 'Hex and hexside?'),
    answer: t('Ils s’ajoutent.', 'They add up.'),
    why: t('La ligne énumère les deux.', 'The line lists both.'),
    origin: 'printed',
  },
  'J-17': {
    question: t('Un hexagone à deux terrains ?', 'A hex with two terrains?'),
    answer: t(
      'Route et chemin cèdent à l’autre ; sinon le plus défensif seul.',
      'Road and trail give way to the other; otherwise the most defensive one alone.',
    ),
    why: t('Le code UAT ; deux chiffres ne se cumulent pas.', 'The UAT code; two figures are not cumulative.'),
    origin: 'house',
    options: { 'most-defensive': t('le plus défensif', 'the most defensive'), add: t('leur somme', 'their sum') },
  },
  'J-18': {
    question: t(
      'Le +1 du terrain clair compte-t-il derrière un ruisseau ou une pente ?',
      'Does clear terrain keep its +1 behind a stream or slope?',
    ),
    answer: t(
      'Oui : +1 et -1 font 0. Niveaux, ponts, redoutes et fortifications n’entrent pas dans la question.',
      'Yes: +1 and -1 make 0. Levels, bridges, redoubts and fortifications are no part of the question.',
    ),
    why: t('Le clair est le terrain de l’hexagone.', 'Clear is the terrain of the hex.'),
    origin: 'printed',
    options: {
      kept: t('oui', 'yes'),
      lost: t('non, derrière un ruisseau ou une pente', 'no, behind a stream or a slope'),
    },
  },
  'J-19': {
    question: t('Choc : niveau et pente sur le même côté d’hex. ?', 'Shock: level and slope on one hexside?'),
    answer: t('Les deux s’ajoutent, comme leurs coûts de mouvement.', 'Both add up, as their movement costs do.'),
    why: t('La note [c] traite leurs coûts à part.', 'Note [c] treats their costs apart.'),
    origin: 'printed',
    options: {
      add: t('leur somme', 'their sum'),
      greater: t('le plus fort seul ; à égalité, pour le défenseur', 'the greater alone; on a tie, for the defender'),
    },
  },
  'J-20': {
    question: t('Choc par un pont sur un ruisseau ?', 'Shock across a bridge over a stream?'),
    answer: t(
      '-1, la ligne du ruisseau ; sur une rivière -3, celle du pont, et rien d’autre.',
      '-1, the row of the stream; over a river -3, that of the bridge, and nothing more.',
    ),
    why: t('La note [h] ne fait ignorer que le chiffre du pont.', 'Note [h] ignores the bridge’s figure only.'),
    origin: 'house',
    options: { stream: t('-1, le ruisseau', '-1, the stream'), nothing: t('0', '0') },
  },
  'J-21': {
    question: t('Des attaquants par des côtés d’hex. différents ?', 'Attackers across different hexsides?'),
    answer: t('Le côté d’hex. le plus favorable au défenseur.', 'The hexside that favours the defender most.'),
    why: t('La règle du jeu frère ; on en abuserait sinon.', 'The sister game’s rule; open to abuse otherwise.'),
    origin: 'family',
    options: {
      worst: t('le pire pour l’attaquant', 'the worst for the attacker'),
      best: t('le meilleur pour l’attaquant', 'the best for the attacker'),
    },
  },
  'J-22': {
    question: t('Plusieurs attaquants ayant 6 hex. de front ?', 'Several attackers with 6 front hexes?'),
    answer: t(
      '-1 une fois, dès que l’un d’eux ne sort pas d’une redoute ou d’une fortification (J-15).',
      '-1 once, as soon as one of them does not come out of a redoubt or fortification (J-15).',
    ),
    why: t('C’est un modificateur de l’attaque.', 'It is a modifier of the attack.'),
    origin: 'printed',
    options: { once: t('une fois', 'once'), each: t('pour chacun', 'for each') },
  },
  'J-23': {
    question: t(
      'Que remplace le +2 contre la cavalerie en village ?',
      'What does +2 against cavalry in a village replace?',
    ),
    answer: t(
      'Le MD de l’hexagone, si une infanterie au moins attaque ; celui du côté d’hex. reste.',
      'The DRM of the hex, where at least one infantry unit attacks; that of the hexside stays.',
    ),
    why: t('Note [b].', 'Note [b].'),
    origin: 'printed',
  },
  'J-24': {
    question: t('Et dans un château ?', 'And in a castle?'),
    answer: t('De même.', 'The same.'),
    why: t('La ligne porte [b].', 'The row carries [b].'),
    origin: 'printed',
  },
  'J-53': {
    question: t('Charger par un pont sur un ruisseau ?', 'Charging across a bridge over a stream?'),
    answer: t('Interdit : la ligne du pont garde son [e].', 'Forbidden: the row of the bridge keeps its [e].'),
    why: t('La note [h] ne fait ignorer que le chiffre.', 'Note [h] ignores the figure only.'),
    origin: 'house',
    options: { forbidden: t('interdit', 'forbidden'), allowed: t('permis', 'allowed') },
  },
  'J-54': {
    question: t('Cavalerie dans un village derrière une redoute ?', 'Cavalry in a village behind a redoubt?'),
    answer: t('Le chiffre de la redoute seul.', 'The figure of the redoubt alone.'),
    why: t('Le +2 vient de l’hexagone intérieur : note [g].', 'The +2 comes from the inner hex: note [g].'),
    origin: 'house',
    options: { 'work-alone': t('la redoute seule', 'the redoubt alone'), both: t('les deux', 'both') },
  },
  'J-55': {
    question: t(
      'Infanterie et cavalerie défendent ensemble un village ?',
      'Infantry and cavalry hold a village together?',
    ),
    answer: t('Une unité de cavalerie suffit pour le +2.', 'One cavalry unit is enough for the +2.'),
    why: t('La note [b] parle de la cavalerie présente.', 'Note [b] speaks of cavalry in the hex.'),
    origin: 'printed',
    options: { any: t('une suffit', 'one is enough'), alone: t('sans infanterie seulement', 'only without infantry') },
  },
  'J-71': {
    question: t('Combat-on depuis une rivière, un lac ou la mer ?', 'May one fight from a river, lake or sea hex?'),
    answer: t(
      'Non ; une unité sur un pont est dans l’hexagone d’où il part, ou dans celui où il mène.',
      'No; a unit on a bridge is in the hex it leads from, or in the one it leads to.',
    ),
    why: t(
      'Leur ligne est NA pour tout mouvement et pour le choc ; un pont est franchi, pas occupé.',
      'Their row is NA for all movement and for shock; a bridge is crossed, not occupied.',
    ),
    origin: 'house',
  },
} as const satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
