import { leaderId, unitId } from '../../../hex-battle/counters/ids.ts';
import { type Course, plays, type ScriptedCommand } from '../../../kernel/course.ts';
import { t } from '../../../kernel/text.ts';
import { gridOf, hexOfNumber } from '../../../space/hex.ts';
import type { Command } from '../battle/turn/orders.ts';

/* Counters and formations by their places in the scenario, from 0; facings by the vertices of a hex: 2 south-east, 3 south, 4 south-west, 5 north-west. */
const [KEMPT, ACLAND, COMPERE, DIGONET] = [0, 1, 3, 5] as const;
const [GENERAL_KEMPT, GENERAL_COMPERE] = [1, 5] as const;
const LIGHT_BATTALION = 0;
const HIGHLANDERS = 3;
const GUNS = 6;
const [FIRST_LIGHT_1, FIRST_LIGHT_2, FORTY_SECOND] = [11, 12, 13] as const;
const [SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST] = [2, 3, 4, 5] as const;

const GRID = gridOf(16, 14);
const hex = (number: string): number => hexOfNumber(GRID, number)!;
const PASS: Command = { do: 'pass' };
const marches = (unit: number, to: string): ScriptedCommand<Command> =>
  plays({ do: 'move', units: [unit], to: hex(to), facing: NORTH_WEST });

/** A first battle of horse and musket: Compère comes down too fast, Kempt and Acland answer. */
export const COURSE: Course<Command> = {
  scenario: 'maida',
  side: 0,
  lessons: [
    {
      id: 'select',
      setUp: [
        plays({ do: 'orders', formations: [KEMPT, ACLAND] }),
        plays({ do: 'orders', formations: [COMPERE, DIGONET] }),
        plays({ do: 'initiative' }, 2, 8),
        plays({ do: 'activate', formation: COMPERE }),
        marches(FIRST_LIGHT_1, '0808'),
        marches(FIRST_LIGHT_2, '0809'),
        marches(FORTY_SECOND, '0907'),
        plays({ do: 'lead', leader: GENERAL_COMPERE, to: hex('0908') }),
        plays(PASS),
        plays({ do: 'draw' }, 7),
        marches(FIRST_LIGHT_1, '0709'),
        marches(FORTY_SECOND, '0807'),
        plays(PASS),
        plays(PASS),
        plays({ do: 'draw' }, 1),
        plays(PASS),
      ],
      text: t(
        'Le 1er Léger est descendu jusqu’à vous, et le gobelet vient de donner la main à Kempt. Touchez le bataillon léger, en 0609.',
        'The 1st Light has come down upon you, and the cup has just named Kempt. Tap the Light battalion, in 0609.',
      ),
      awaits: {
        for: 'selection',
        isMet: ({ who }) => who.includes(unitId(LIGHT_BATTALION)),
        solution: { who: [unitId(LIGHT_BATTALION)] },
      },
      show: { counters: [unitId(LIGHT_BATTALION), leaderId(GENERAL_KEMPT)], places: ['0609'] },
    },
    {
      id: 'shock',
      text: t(
        'Touchez le 1er Léger, en 0709 : les chances exactes et le compte du choc apparaissent. Forces égales, meilleure cohésion, terrain ouvert, +2 : déclarez ce choc.',
        'Tap the 1st Light, in 0709: the exact odds and the reckoning of the shock appear. Even strength, better cohesion, open ground, +2: declare this shock.',
      ),
      otherwise: t(
        'Pour cette leçon, le bataillon léger contre le 1er Léger, en 0709.',
        'For this lesson, the Light battalion against the 1st Light, in 0709.',
      ),
      awaits: {
        for: 'command',
        isMet: (command) => command.do === 'shock' && command.on === hex('0709'),
        solution: plays({ do: 'shock', on: hex('0709'), units: [LIGHT_BATTALION], charges: [] }),
      },
      show: { places: ['0709'], button: 'play' },
    },
    {
      id: 'die',
      text: t(
        'Plus le dé est haut, mieux c’est pour l’attaquant. Lancez : les dés de cette leçon feront 7 au choc, et 9 au test de cohésion des Français.',
        'The higher the die, the better for the attacker. Roll: the dice of this lesson show 7 for the shock, and 9 for the cohesion test of the French.',
      ),
      awaits: { for: 'command', isMet: ({ do: what }) => what === 'fight', solution: plays({ do: 'fight' }, 7, 9) },
      show: { places: ['0709'], button: 'play' },
    },
    {
      id: 'advance',
      text: t(
        '7 + 2 = 9 : le 1er Léger recule d’un hexagone et, au-dessus de sa cohésion de 6, tombe en désordre. Avancez dans l’hexagone qu’il laisse.',
        '7 + 2 = 9: the 1st Light recoils one hex and, above its cohesion of 6, falls into disorder. Advance into the hex that it leaves.',
      ),
      awaits: {
        for: 'command',
        isMet: ({ do: what }) => what === 'advance',
        solution: plays({ do: 'advance', units: [LIGHT_BATTALION], facing: SOUTH_EAST }),
      },
      show: { places: ['0709'], button: 'play' },
    },
    {
      id: 'fire',
      setUp: [plays({ do: 'draw' }, 2)],
      text: t(
        'Le pion d’Acland sort : ses canons tirent avant de bouger. Touchez-les, en 0607, puis le 1er Léger, en 0708, et lancez ; les dés de cette leçon feront 7 et 9.',
        'Acland’s marker comes out: his guns fire before anybody moves. Tap them, in 0607, then the 1st Light, in 0708, and roll; the dice of this lesson show 7 and 9.',
      ),
      otherwise: t(
        'Tirez avec l’artillerie d’Acland sur le 1er Léger, en 0708.',
        'Fire with Acland’s guns at the 1st Light, in 0708.',
      ),
      awaits: {
        for: 'command',
        isMet: (command) => command.do === 'fire' && command.at === hex('0708'),
        solution: plays({ do: 'fire', units: [GUNS], at: hex('0708') }, 7, 9),
      },
      show: { counters: [unitId(GUNS)], places: ['0607', '0708'], button: 'play' },
    },
    {
      id: 'reach',
      text: t(
        'Un désordre de plus : le 1er Léger est en déroute. Touchez les Highlanders, en 0606 : chaque hexagone teinté dit ce qu’il coûte, sur leurs 4 points de mouvement.',
        'Disorder upon disorder: the 1st Light routs. Tap the Highlanders, in 0606: each tinted hex says what it costs, out of their 4 movement points.',
      ),
      awaits: {
        for: 'selection',
        isMet: ({ who }) => who.includes(unitId(HIGHLANDERS)),
        solution: { who: [unitId(HIGHLANDERS)] },
      },
      show: { counters: [unitId(HIGHLANDERS)], places: ['0606'] },
    },
    {
      id: 'destination',
      text: t(
        'Arriver près d’un ennemi en bon ordre arrête une unité : ils font le tour, par le nord, pour 3 points. Touchez 0806, derrière le 42e de ligne.',
        'Coming next to an enemy in good order stops a unit: they go round by the north, for 3 points. Tap 0806, behind the 42nd Line.',
      ),
      otherwise: t('Touchez les Highlanders, puis 0806.', 'Tap the Highlanders, then 0806.'),
      awaits: {
        for: 'selection',
        isMet: ({ who, command }) =>
          who.includes(unitId(HIGHLANDERS)) && command?.do === 'move' && command.to === hex('0806'),
        solution: {
          who: [unitId(HIGHLANDERS)],
          command: { do: 'move', units: [HIGHLANDERS], to: hex('0806'), facing: SOUTH_EAST },
        },
      },
      show: { counters: [unitId(HIGHLANDERS)], places: ['0806'] },
    },
    {
      id: 'facing',
      text: t(
        'Une unité n’attaque que par ses deux hexagones de front ; tourner ne coûte rien. Tournez les Highlanders vers le 42e, à la poignée sud ou sud-ouest, puis jouez.',
        'A unit attacks through its two front hexes only; turning costs nothing. Turn the Highlanders to the 42nd, by the south or the south-west handle, then play.',
      ),
      otherwise: t(
        'Ainsi tournés, ils ne verraient pas le 42e : en 0806, poignée sud ou sud-ouest.',
        'Turned like that they would not face the 42nd: in 0806, by the south or the south-west handle.',
      ),
      awaits: {
        for: 'command',
        isMet: (command) =>
          command.do === 'move' &&
          command.units.includes(HIGHLANDERS) &&
          command.to === hex('0806') &&
          (command.facing === SOUTH || command.facing === SOUTH_WEST),
        solution: plays({ do: 'move', units: [HIGHLANDERS], to: hex('0806'), facing: SOUTH }),
      },
      show: { places: ['0806'], button: 'turn' },
    },
    {
      id: 'rear',
      setUp: [plays(PASS)],
      text: t(
        'Le 42e a le dos tourné : +2 contre qui est attaqué par l’arrière. Touchez les Highlanders, puis le 42e, en 0807, et déclarez le choc.',
        'The 42nd has its back turned: +2 against whoever is attacked from the rear. Tap the Highlanders, then the 42nd, in 0807, and declare the shock.',
      ),
      otherwise: t(
        'Attaquez le 42e de ligne, en 0807, avec les Highlanders.',
        'Attack the 42nd Line, in 0807, with the Highlanders.',
      ),
      awaits: {
        for: 'command',
        isMet: (command) => command.do === 'shock' && command.on === hex('0807'),
        solution: plays({ do: 'shock', on: hex('0807'), units: [HIGHLANDERS], charges: [] }),
      },
      show: { counters: [unitId(HIGHLANDERS)], places: ['0806', '0807'], button: 'play' },
    },
    {
      id: 'rear-die',
      text: t(
        '+4 en tout : même un dé moyen suffit. Lancez celui de cette leçon, un 6.',
        '+4 in all: even a middling die will do. Roll the one of this lesson, a 6.',
      ),
      awaits: { for: 'command', isMet: ({ do: what }) => what === 'fight', solution: plays({ do: 'fight' }, 6) },
      show: { places: ['0807'], button: 'play' },
    },
    {
      id: 'command',
      setUp: [plays({ do: 'advance', units: [HIGHLANDERS], facing: SOUTH_EAST }), plays({ do: 'draw' }, 1)],
      text: t(
        'Le 42e recule en désordre, et le second pion de Kempt sort. Touchez Kempt, l’étoile en 0609 : les unités qu’il commande s’éclairent.',
        'The 42nd recoils in disorder, and Kempt’s second marker comes out. Tap Kempt, the star in 0609: the units that he commands light up.',
      ),
      awaits: {
        for: 'selection',
        isMet: ({ who }) => who.includes(leaderId(GENERAL_KEMPT)),
        solution: { who: [leaderId(GENERAL_KEMPT)] },
      },
      show: { counters: [leaderId(GENERAL_KEMPT)], places: ['0609'] },
    },
    {
      id: 'recoil',
      setUp: [
        plays(PASS),
        plays({ do: 'shock', on: hex('0809'), units: [LIGHT_BATTALION], charges: [] }),
        plays({ do: 'fight' }, 0, 9),
      ],
      text: t(
        'Avec les ordres et leur chef à portée, ils attaquent encore, mais le dé fait 0 : le bataillon léger recule en désordre. Choisissez l’hexagone où il recule, puis jouez.',
        'With orders, and their leader in range, they attack again, but the die shows 0: the Light battalion recoils in disorder. Choose the hex into which it recoils, then play.',
      ),
      awaits: {
        for: 'command',
        isMet: ({ do: what }) => what === 'recoil',
        solution: plays({ do: 'recoil', to: hex('0609') }),
      },
      show: { counters: [unitId(LIGHT_BATTALION)], places: ['0609', '0608'], button: 'play' },
    },
    {
      id: 'victory',
      text: t(
        'Le score reste en haut : une seule de vos formations effondrée et la bataille est perdue ; il en faut trois aux Français. Sinon les points décident au tour 8, dont dix pour la route de Maida, en 1507.',
        'The score stays at the top: one of your formations collapsed and the battle is lost; the French must lose three. Otherwise points decide at turn 8, ten of them for the road to Maida, in 1507.',
      ),
      awaits: { for: 'reading' },
      show: { button: 'score' },
    },
  ],
};
