import { expect, test } from 'vitest';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { seeded } from '../src/kernel/seed.ts';
import { battleByChance } from './support/by-chance.ts';
import { RANDOM_BATTLES } from './support/random-players.ts';

/** How many battles of each are played, and what must have been done in them. */
const PLAYED: Readonly<Record<string, readonly [battles: number, met: readonly string[]]>> = {
  'the-ford': [
    400,
    ['initiative', 'activate', 'rally', 'move', 'lead', 'fire', 'attack', 'fight', 'retreat', 'flee', 'advance'],
  ],
  gaugamela: [20, ['initiative', 'activate', 'move', 'lead', 'fire', 'attack', 'fight', 'retreat', 'flee', 'advance']],
  maida: [
    40,
    [
      'orders',
      'initiative',
      'activate',
      'draw',
      'try',
      'fire',
      'move',
      'lead',
      'shock',
      'refuse',
      'test',
      'fight',
      'recoil',
      'advance',
      'again',
      'flee',
      'rally',
    ],
  ],
  auerstaedt: [
    1,
    ['orders', 'draw', 'try', 'fire', 'move', 'lead', 'shock', 'test', 'fight', 'recoil', 'flee', 'rally'],
  ],
};

test.each(RANDOM_BATTLES)(
  '$id, played by chance: no refusal, no dead end, nothing lost, and events alone lead to the same states',
  async ({ id, load, ready }) => {
    const { game, choose, faultsOf } = ready(await load(), OUR_OPTIONS, false);
    const [battles, expected] = PLAYED[id]!;
    const met = new Set<unknown>();
    let commands = 0;
    for (let i = 0; i < battles; i++) {
      let copied = game.setUp();
      const chance = seeded(`test/${i}`);
      const { state } = battleByChance(
        game,
        chance,
        (now) => choose(now, chance),
        (before, command, events, after) => {
          met.add((command as { do: string }).do);
          commands++;
          const faults = faultsOf(after);
          if (faults.length > 0) throw new Error(`${JSON.stringify(command)}: ${faults.join('; ')}`);
          copied = game.evolve(copied, structuredClone(events));
          if (JSON.stringify(copied) !== JSON.stringify(after)) throw new Error('events lead elsewhere');
          if (before === after) throw new Error('a command that changes nothing');
        },
      );
      expect(game.hash(copied)).toBe(game.hash(state));
      expect(game.ending(state)).toBeDefined();
    }
    expect(commands).toBeGreaterThan(battles * 50);
    for (const what of expected) expect(met).toContain(what);
  },
  120_000,
);
