import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** Who fights, with what strength and cohesion, from where; charges and squares. */
export const SHOCK = {
  'J-1': {
    question: t('Un rapport de force entre deux lignes ?', 'Odds between two lines?'),
    answer: t(
      'La ligne favorable au défenseur : 17 PF contre 6 donnent 2/1.',
      'The line that favours the defender: 17 SP to 6 is 2/1.',
    ),
    why: t(
      'La feuille se tait (8.6) ; l’auteur le dit du jeu frère.',
      'The sheet is silent (8.6); its sister game says so.',
    ),
    origin: 'family',
    options: {
      defender: t('au profit du défenseur', 'for the defender'),
      nearest: t('la ligne la plus proche', 'the nearest line'),
      attacker: t('au profit de l’attaquant', 'for the attacker'),
    },
  },
  'J-2': {
    question: t('« 4/1 + » et « 1/4 - » ?', '“4/1 +” and “1/4 -”?'),
    answer: t(
      'Ce rapport ou au-delà ; tout ce qui est sous 1/3 vaut -4.',
      'Those odds or beyond; anything below 1/3 is -4.',
    ),
    why: t('Les signes de la colonne.', 'The signs in the column.'),
    origin: 'printed',
  },
  'J-3': {
    question: t('Quels PF ?', 'Which SP?'),
    answer: t('Ceux de la face visible.', 'Those of the side that shows.'),
    why: t('Le verso est réduit.', 'The reverse is reduced.'),
    origin: 'family',
  },
  'J-4': {
    question: t('Les PF de l’artillerie comptent-ils dans le rapport de force ?', 'Do artillery SP count in the odds?'),
    answer: t('Non : ils sont pour le tir (8.9).', 'No: they are for fire (8.9).'),
    why: t('Le pion d’artillerie n’en porte pas d’autres.', 'An artillery counter carries no others.'),
    origin: 'family',
    options: { ignored: t('non', 'no'), counted: t('oui', 'yes') },
  },
  'J-5': {
    question: t('Le différentiel de cohésion est-il limité ?', 'Is the cohesion difference limited?'),
    answer: t('Non.', 'No.'),
    why: t('Aucune limite n’est imprimée.', 'No limit is printed.'),
    origin: 'printed',
  },
  'J-6': {
    question: t('Quelles cohésions ?', 'Which cohesions?'),
    answer: t('La meilleure de chaque camp, face visible.', 'The best of each side, on the side that shows.'),
    why: t('La ligne parle de la plus haute de chaque camp.', 'The line speaks of the highest of each side.'),
    origin: 'printed',
  },
  'J-7': {
    question: t('Défenseur en déroute, attaqué depuis l’arrière ?', 'Defender routed, attacked from the rear?'),
    answer: t('Non cumulable : le +2 de la déroute compte seul.', 'Not cumulative: the +2 of rout counts alone.'),
    why: t(
      'La ligne est non cumulable avec les deux suivantes.',
      'The line is not cumulative with the two that follow.',
    ),
    origin: 'printed',
  },
  'J-8': {
    question: t('+2 et +3 ensemble ?', '+2 and +3 together?'),
    answer: t(
      'L’un ou l’autre : arrière seul +2, front et arrière +3, front seul 0.',
      'One or the other: rear only +2, front and rear +3, front only 0.',
    ),
    why: t('La ligne et sa note.', 'The line and its note.'),
    origin: 'printed',
  },
  'J-9': {
    question: t('Front et arrière avec trois attaquants ?', 'Front and rear with three attackers?'),
    answer: t(
      '+3 dès qu’il y en a un de front et un d’arrière.',
      '+3 as soon as there is one in front and one in the rear.',
    ),
    why: t('La ligne demande un hex. d’arrière au moins.', 'The line asks for at least one rear hex.'),
    origin: 'printed',
  },
  'J-10': {
    question: t(
      'Plusieurs attaquants ont un hex. d’arrière dans le front ennemi ?',
      'Several attackers have a rear hex in an enemy front?',
    ),
    answer: t('-1 une seule fois.', '-1 once only.'),
    why: t('La ligne parle de l’attaquant, au singulier.', 'The line speaks of the attacker as one.'),
    origin: 'printed',
    options: { once: t('une fois', 'once'), each: t('pour chacun', 'for each') },
  },
  'J-11': {
    question: t('Un hex. d’arrière dans le front d’une artillerie ?', 'A rear hex in the front of artillery?'),
    answer: t('Sans effet.', 'No effect.'),
    why: t(
      'La ligne anglaise ne nomme qu’infanterie et cavalerie ; la française parle d’unités sans en exclure.',
      'The English line names infantry and cavalry only; the French speaks of units and leaves none out.',
    ),
    origin: 'printed',
    options: { harmless: t('sans effet', 'no effect'), counted: t('-1 aussi', '-1 too') },
  },
  'J-12': {
    question: t('Quels hexagones sont de front, lesquels d’arrière ?', 'Which hexes are front and which rear?'),
    answer: t('Deux de front, quatre d’arrière.', 'Two front, four rear.'),
    why: t(
      'Face à un sommet, les hex. de front sont en nombre pair ; la feuille se tait, le jeu frère en a deux et quatre.',
      'A unit that faces a vertex has an even number of front hexes; the sheet is silent, the sister game has two and four.',
    ),
    origin: 'family',
    options: {
      'two-four': t('2 de front, 4 d’arrière', '2 front, 4 rear'),
      'four-two': t('4 de front, 2 d’arrière', '4 front, 2 rear'),
    },
  },
  'J-25': {
    question: t(
      'Le -2 du choc de cavalerie, si de l’infanterie attaque aussi ?',
      'The -2 of cavalry shock, where infantry attacks too?',
    ),
    answer: t('Dès qu’une cavalerie attaque sans charger.', 'As soon as any cavalry attacks without charging.'),
    why: t('Aucune exception n’est imprimée.', 'No exception is printed.'),
    origin: 'printed',
    options: {
      any: t('dès qu’il y en a une', 'as soon as there is any'),
      alone: t(
        'si aucune infanterie n’attaque (l’artillerie n’y change rien)',
        'if no infantry attacks (artillery does not matter)',
      ),
    },
  },
  'J-26': {
    question: t('Charge de cavalerie lourde et non lourde ?', 'Heavy and non-heavy cavalry charge together?'),
    answer: t('+3.', '+3.'),
    why: t(
      'Une cavalerie lourde suffit ; l’autre ligne dit non lourde.',
      'One heavy cavalry unit is enough; the other line says non-heavy.',
    ),
    origin: 'printed',
    options: { three: t('+3', '+3'), four: t('+4', '+4') },
  },
  'J-27': {
    question: t('Charge combinée avec une attaque d’infanterie ?', 'A charge combined with an infantry attack?'),
    answer: t(
      'Le bonus de charge reste ; contre un carré, -2 et pas de bonus.',
      'The charge bonus stays; against a square, -2 and no bonus.',
    ),
    why: t('La ligne du carré le précise.', 'The square’s line says so.'),
    origin: 'printed',
  },
  'J-28': {
    question: t('Infanterie « seule » contre un carré ?', 'Infantry “alone” against a square?'),
    answer: t('Sans cavalerie ; l’artillerie n’y change rien.', 'Without cavalry; artillery does not matter.'),
    why: t('La ligne s’oppose à celle de la charge.', 'The line stands against that of the charge.'),
    origin: 'printed',
  },
  'J-29': {
    question: t('Carré et terrain, carré et arrière ?', 'Squares and terrain, squares and rear?'),
    answer: t(
      'Le terrain compte comme pour tous ; six hex. de front, donc pas d’arrière.',
      'Terrain counts as for all; six front hexes, hence no rear.',
    ),
    why: t(
      'Les modificateurs de tir nomment le carré parmi les six hex. de front.',
      'The fire modifiers name squares among the six front hexes.',
    ),
    origin: 'family',
  },
  'J-56': {
    question: t('Quel rapport de force contre de l’artillerie seule ?', 'What odds against artillery alone?'),
    answer: t('Le meilleur, 4/1 + : elle n’oppose aucun PF.', 'The best, 4/1 +: it opposes no SP.'),
    why: t('Suite de J-4.', 'Follows from J-4.'),
    origin: 'house',
    options: { 'four-to-one': t('4/1 +', '4/1 +'), 'fire-strength': t('sa force de tir', 'its fire strength') },
  },
  'J-57': {
    question: t('La cohésion de l’artillerie compte-t-elle ?', 'Does artillery cohesion count?'),
    answer: t('Seulement si elle défend seule.', 'Only where it defends alone.'),
    why: t(
      'Comme ses PF : elle ne compte pas si d’autres défendent.',
      'Like its SP: it does not count where others defend.',
    ),
    origin: 'house',
    options: { alone: t('si elle est seule', 'where alone'), always: t('toujours', 'always') },
  },
  'J-59': {
    question: t('Défenseurs dont certains sont en déroute ?', 'Defenders of whom some are routed?'),
    answer: t(
      'Pas de +2, sauf si toutes les unités d’infanterie et de cavalerie le sont ; l’artillerie avec elles ne compte pas.',
      'No +2, except where all infantry and cavalry are; artillery with them does not count.',
    ),
    why: t(
      'Le doute profite au défenseur ; l’artillerie suit les autres (J-4, J-57).',
      'Doubt favours the defender; artillery goes with the others (J-4, J-57).',
    ),
    origin: 'house',
    options: {
      all: t('tous, hors artillerie', 'all, other than artillery'),
      any: t('un seul suffit, hors artillerie', 'one is enough, other than artillery'),
    },
  },
  'J-67': {
    question: t('Qui ne peut pas attaquer ?', 'Who may not attack?'),
    answer: t('Les unités en déroute, et l’artillerie seule.', 'Routed units, and artillery alone.'),
    why: t('Aucune ligne ne les prévoit ; usage de la série.', 'No line provides for them; custom of the series.'),
    origin: 'house',
  },
  'J-69': {
    question: t('Quand y a-t-il contre-charge ?', 'When is there a counter-charge?'),
    answer: t('Contre une charge, par une cavalerie en bon ordre.', 'Against a charge, by cavalry in good order.'),
    why: t('Usage de la série (9.4).', 'Custom of the series (9.4).'),
    origin: 'house',
  },
  'J-70': {
    question: t('Un carré : de qui ?', 'A square: of whom?'),
    answer: t('D’infanterie qui n’est pas en déroute.', 'Of infantry that is not routed.'),
    why: t('Usage de la série.', 'Custom of the series.'),
    origin: 'house',
  },
  'J-74': {
    question: t(
      'Le bonus d’une charge qui se heurte à une contre-charge ?',
      'The bonus of a charge that is met by a counter-charge?',
    ),
    answer: t(
      'Écarté, pour toutes les charges ; mais le -2 du choc de cavalerie sans charger ne vient pas à sa place.',
      'Set aside, for every charge; but the -2 of cavalry shock without charging does not take its place.',
    ),
    why: t(
      'La feuille se tait ; au jeu frère une contre-charge réussie annule le bonus et rien de plus.',
      'The sheet is silent; in the sister game a counter-charge that succeeds cancels the bonus and no more.',
    ),
    origin: 'family',
    options: {
      'set-aside': t('le bonus est perdu', 'the bonus is lost'),
      kept: t('le bonus reste', 'the bonus stays'),
    },
  },
} as const satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;
