import { leaderId, unitId } from '../../../hex-battle/counters/ids.ts';
import { type Course, plays } from '../../../kernel/course.ts';
import { t } from '../../../kernel/text.ts';
import { gridOf, hexOfNumber } from '../../../space/hex.ts';
import { type Command, FIGHT, PASS } from '../battle/turn/orders.ts';

/* Counters by their places in the scenario, from 0; facings by the vertices of a hex: 0 north, 3 south, 4 south-west, 5 north-west. */
const ROYAL_SQUADRON = 0;
const BOTTIAEANS = 2;
const PRODROMOI = 7;
const ARCHERS = 10;
const ALEXANDER = 0;
const [NORTH, SOUTH, SOUTH_WEST, NORTH_WEST] = [0, 3, 4, 5] as const;

const GRID = gridOf(14, 12);
const hex = (number: string): number => hexOfNumber(GRID, number)!;

/** The first battle of a player: Alexander crosses, Philotas takes the flank, Memnon strikes back. */
export const COURSE: Course<Command> = {
  scenario: 'the-ford',
  side: 0,
  lessons: [
    {
      id: 'select',
      setUp: [
        plays({ do: 'initiative' }, 6, 6, 2, 3),
        plays({ do: 'activate', leader: ALEXANDER }),
        plays({ do: 'move', units: [ROYAL_SQUADRON], leaders: [ALEXANDER], to: hex('0907'), facing: NORTH }),
        plays({ do: 'move', units: [BOTTIAEANS], leaders: [], to: hex('1007'), facing: NORTH }),
        plays(PASS),
        plays(PASS),
      ],
      text: t(
        'Alexandre a mené l’Ilè royale dans le gué. Touchez ce pion, en 0907.',
        'Alexander has led the Royal squadron into the ford. Tap that counter, in 0907.',
      ),
      awaits: {
        for: 'selection',
        isMet: ({ who }) => who.includes(unitId(ROYAL_SQUADRON)),
        solution: { who: [unitId(ROYAL_SQUADRON)] },
      },
      show: { counters: [unitId(ROYAL_SQUADRON), leaderId(ALEXANDER)], places: ['0907'] },
    },
    {
      id: 'attack',
      text: t(
        'Touchez les Paphlagoniens, devant elle sur la berge : les chances exactes et le compte apparaissent. Alexandre apporte +3, le gué coûte 1 : attaquez.',
        'Tap the Paphlagonians, in front of it on the bank: the exact odds and the reckoning appear. Alexander brings +3, the ford costs 1: attack.',
      ),
      otherwise: t(
        'Pour cette leçon, l’Ilè royale seule contre les Paphlagoniens, en 0906.',
        'For this lesson, the Royal squadron alone against the Paphlagonians, in 0906.',
      ),
      awaits: {
        for: 'command',
        isMet: (command) =>
          command.do === 'attack' &&
          command.from.join() === String(hex('0907')) &&
          command.on.join() === String(hex('0906')),
        solution: plays({ do: 'attack', from: [hex('0907')], on: [hex('0906')] }),
      },
      show: { places: ['0906'], button: 'play' },
    },
    {
      id: 'die',
      text: t(
        'Plus le dé est haut, mieux c’est pour l’attaquant. Lancez-le : celui de cette leçon fera 7.',
        'The higher the die, the better for the attacker. Roll it: the one of this lesson shows 7.',
      ),
      awaits: { for: 'command', isMet: ({ do: what }) => what === 'fight', solution: plays(FIGHT, 7) },
      show: { places: ['0906'], button: 'play' },
    },
    {
      id: 'advance',
      setUp: [plays({ do: 'retreat', to: hex('0905') })],
      text: t(
        '7 + 4 = 11 : les Paphlagoniens reculent, découragés, et le vainqueur doit prendre leur place. Faites avancer l’Ilè royale en 0906.',
        '7 + 4 = 11: the Paphlagonians fall back, discouraged, and the winner must take their place. Let the Royal squadron advance into 0906.',
      ),
      awaits: {
        for: 'command',
        isMet: ({ do: what }) => what === 'advance',
        solution: plays({ do: 'advance', units: [ROYAL_SQUADRON], to: hex('0906'), facing: NORTH }),
      },
      show: { places: ['0906'], button: 'play' },
    },
    {
      id: 'reach',
      setUp: [plays(PASS), plays(PASS), plays(PASS)],
      text: t(
        'C’est à Philotas. Touchez les Prodromoi, en 1110 : chaque hexagone teinté dit ce qu’il coûte, sur leurs 9 points de mouvement.',
        'It is Philotas’s turn to act. Tap the Prodromoi, in 1110: each tinted hex says what it costs, out of their 9 movement points.',
      ),
      awaits: {
        for: 'selection',
        isMet: ({ who }) => who.includes(unitId(PRODROMOI)),
        solution: { who: [unitId(PRODROMOI)] },
      },
      show: { counters: [unitId(PRODROMOI)], places: ['1110'] },
    },
    {
      id: 'destination',
      text: t(
        'Ils peuvent gagner 1206, sur le flanc des Ciliciens, pour 8 points : le gué 2 coûte moins que le gué 3. Touchez cet hexagone.',
        'They can come to 1206, on the flank of the Cilicians, for 8 points: ford 2 costs less than ford 3. Tap that hex.',
      ),
      otherwise: t('Touchez les Prodromoi, puis 1206.', 'Tap the Prodromoi, then 1206.'),
      awaits: {
        for: 'selection',
        isMet: ({ who, command }) =>
          who.includes(unitId(PRODROMOI)) && command?.do === 'move' && command.to === hex('1206'),
        solution: {
          who: [unitId(PRODROMOI)],
          command: { do: 'move', units: [PRODROMOI], leaders: [], to: hex('1206'), facing: NORTH },
        },
      },
      show: { counters: [unitId(PRODROMOI)], places: ['1206'] },
    },
    {
      id: 'facing',
      text: t(
        'Une unité n’attaque que par ses deux hexagones de front. Tournez les Prodromoi vers les Ciliciens, à la poignée nord-ouest ou sud-ouest (1 point de plus), puis jouez.',
        'A unit attacks through its two front hexes only. Turn the Prodromoi to the Cilicians, by the north-west or the south-west handle (1 point more), then play.',
      ),
      otherwise: t(
        'Ainsi tournés, ils ne verraient pas les Ciliciens : en 1206, poignée nord-ouest ou sud-ouest.',
        'Turned like that they would not face the Cilicians: in 1206, by the north-west or the south-west handle.',
      ),
      awaits: {
        for: 'command',
        isMet: (command) =>
          command.do === 'move' &&
          command.units.includes(PRODROMOI) &&
          command.to === hex('1206') &&
          (command.facing === NORTH_WEST || command.facing === SOUTH_WEST),
        solution: plays({ do: 'move', units: [PRODROMOI], leaders: [], to: hex('1206'), facing: NORTH_WEST }),
      },
      show: { places: ['1206'], button: 'turn' },
    },
    {
      id: 'fire',
      setUp: [plays(PASS)],
      text: t(
        'Touchez les archers crétois, en 1109, puis Memnon, en 1006, et lancez. Ils ne peuvent rien contre sa cavalerie lourde, mais un 9 menace le chef ; les dés de cette leçon feront 9 et 7.',
        'Tap the Cretan archers, in 1109, then Memnon, in 1006, and roll. They can do nothing to his heavy cavalry, but a 9 endangers the leader; the dice of this lesson show 9 and 7.',
      ),
      otherwise: t(
        'Tirez sur Memnon, en 1006, avec les archers crétois.',
        'Fire at Memnon, in 1006, with the Cretan archers.',
      ),
      awaits: {
        for: 'command',
        isMet: (command) => command.do === 'fire' && command.units.includes(ARCHERS) && command.at === hex('1006'),
        solution: plays({ do: 'fire', units: [ARCHERS], at: hex('1006') }, 9, 7),
      },
      show: { counters: [unitId(ARCHERS)], places: ['1109', '1006'], button: 'play' },
    },
    {
      id: 'flank',
      text: t(
        'Memnon, blessé, ne donne plus de bonus. Touchez les Prodromoi, puis les Ciliciens, et attaquez : de flanc, c’est +2.',
        'Memnon is wounded and gives no bonus any more. Tap the Prodromoi, then the Cilicians, and attack: in the flank it is +2.',
      ),
      otherwise: t(
        'Attaquez les Ciliciens, en 1106, avec les Prodromoi.',
        'Attack the Cilicians, in 1106, with the Prodromoi.',
      ),
      awaits: {
        for: 'command',
        isMet: (command) => command.do === 'attack' && command.on.includes(hex('1106')),
        solution: plays({ do: 'attack', from: [hex('1206')], on: [hex('1106')] }),
      },
      show: { counters: [unitId(PRODROMOI)], places: ['1206', '1106'], button: 'play' },
    },
    {
      id: 'flank-die',
      setUp: [plays(PASS)],
      text: t(
        'Ils gardent leurs javelots : qui tire d’abord perd 2 dans la mêlée. Lancez le dé de cette leçon, encore un 7.',
        'They keep their javelins: whoever fires first loses 2 in the melee. Roll the die of this lesson, a 7 again.',
      ),
      awaits: { for: 'command', isMet: ({ do: what }) => what === 'fight', solution: plays(FIGHT, 7) },
      show: { places: ['1106'], button: 'play' },
    },
    {
      id: 'retreat',
      setUp: [
        plays({ do: 'retreat', to: hex('1105') }),
        plays({ do: 'advance', units: [PRODROMOI], to: hex('1106'), facing: NORTH_WEST }),
        plays(PASS),
        plays({ do: 'attack', from: [hex('1006')], on: [hex('1007')] }),
        plays(FIGHT, 7),
      ],
      text: t(
        'Le flanc est pris, mais les cavaliers de Memnon repoussent les Compagnons de Bottiée, fatigués. Un recul s’éloigne de l’ennemi : choisissez où, puis jouez.',
        'The flank is taken, but Memnon’s horse drives the Bottiaean Companions back, fatigued. A retreat goes away from the enemy: choose where, then play.',
      ),
      awaits: {
        for: 'command',
        isMet: ({ do: what }) => what === 'retreat',
        solution: plays({ do: 'retreat', to: hex('1008') }),
      },
      show: { counters: [unitId(BOTTIAEANS)], places: ['0908', '1008'], button: 'play' },
    },
    {
      id: 'command',
      setUp: [
        plays({ do: 'advance', units: [16], to: hex('1007'), facing: SOUTH }),
        plays(PASS),
        plays({ do: 'initiative' }, 5, 4, 3, 2),
      ],
      text: t(
        'Tour 2 : l’initiative est à vous, un de vos chefs peut agir avant tous les autres. Touchez Alexandre, en 0906 : ceux qu’il commande s’éclairent.',
        'Turn 2: the initiative is yours, and one of your leaders may act before all others. Tap Alexander, in 0906: those whom he commands light up.',
      ),
      awaits: {
        for: 'selection',
        isMet: ({ who }) => who.includes(leaderId(ALEXANDER)),
        solution: { who: [leaderId(ALEXANDER)] },
      },
      show: { counters: [leaderId(ALEXANDER)], places: ['0906'] },
    },
    {
      id: 'leader',
      text: t(
        'Un chef fait agir les unités de son rayon, et son bonus aide la pile où il combat. Activez Alexandre d’abord.',
        'A leader lets the units in his radius act, and his bonus helps the stack where he fights. Activate Alexander first.',
      ),
      otherwise: t('Choisissez « Activer Alexandre ».', 'Choose “Activate Alexander”.'),
      awaits: {
        for: 'command',
        isMet: (command) => command.do === 'activate' && command.leader === ALEXANDER,
        solution: plays({ do: 'activate', leader: ALEXANDER }),
      },
      show: { counters: [leaderId(ALEXANDER)], places: ['0906'], button: 'choice' },
    },
    {
      id: 'victory',
      text: t(
        'Le score reste en haut : au tour 8 il vous faut cinq unités en état sur l’autre rive et plus de points que la Perse. La mort d’Alexandre, ou 22 % de vos PF perdus, et la Perse l’emporte.',
        'The score stays at the top: by turn 8 you need five sound units across the river and more points than Persia. Alexander’s death, or 22% of your SP lost, and Persia wins.',
      ),
      awaits: { for: 'reading' },
      show: { button: 'score' },
    },
  ],
};
