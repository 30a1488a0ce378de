import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { d10, type Rule } from '../../src/kernel/dice.ts';
import { OUR_OPTIONS } from '../../src/kernel/ruling.ts';
import { SEED_BYTES, seededChance, seedOf } from '../../src/kernel/seed.ts';
import { same } from '../../src/kernel/text.ts';
import { answer, calculationOf, isResolvable, ruleOf } from '../../src/calculate/calculation.ts';
import { simulate } from '../../src/calculate/simulation.ts';
import { grognard } from '../../src/cli/testing.ts';
import { playBattle } from '../../src/minds/battle.ts';
import { judgedGameOf } from '../../src/minds/judged-game.ts';
import type { Branch } from '../../src/minds/lookahead.ts';
import { LEVELS } from '../../src/minds/levels.ts';
import { newMatch, stateOf } from '../../src/play/match.ts';
import { play, type Played } from '../../src/play/orders.ts';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import { buildApp } from '../../src/server/app.ts';
import { calculatorsInThisThread } from '../../src/server/computing/calculators.ts';
import { rollDice } from '../../src/web/calculator/roll-dice.ts';
import { newSeed } from '../../src/web/base/new-seed.ts';
import { RANDOM_BATTLES } from '../support/random-players.ts';
import { type Evenness, evenness, isFair } from './evenness.ts';
import { SEEDS } from './seeds.ts';
import { D10, D6, fairnessOf, fairnessOfPairs, inTwos } from './throws.ts';

const rulesets = await Promise.all(CATALOGUE.map(({ load }) => load()));

/** Command line and API take a while for each; the dice of version 1 are found out by thirty. */
const THROUGH_A_PROGRAM = 400;

/** A combat of each kind of dice: the first face that it throws, and how many faces its die has. */
const COMBATS = [
  {
    ruleset: 'alexandre',
    procedure: 'fire',
    situation: { firers: [{ type: 'Ar', strength: 4 }], target: { units: [{ type: 'In', strength: 8 }] } },
    flags: ['--firers', 'Ar 4', '--target.units', 'In 8'],
    kind: D10,
    lowest: 0,
  },
  {
    ruleset: 'dbm',
    procedure: 'close-combat',
    situation: { friend: { type: 'Kn', grade: 'S' }, enemy: { type: 'Bd' } },
    flags: ['--friend', 'Kn S', '--enemy', 'Bd'],
    kind: D6,
    lowest: 1,
  },
  {
    ruleset: 'wab',
    procedure: 'shooting',
    situation: { shooters: [{ models: 5, weapon: 'short-bow', distance: 8 }], target: { models: 10 } },
    flags: ['--shooters', '5 short-bow 8', '--target', '10'],
    kind: D6,
    lowest: 1,
  },
] as const;
type Combat = (typeof COMBATS)[number];

/** The first face of each seed, and the same under neighbouring seeds. */
const expectFair = (numbers: readonly number[], { weights }: { readonly weights: readonly number[] }): void => {
  const found: Record<string, Evenness> = {
    faces: fairnessOf(numbers, weights),
    neighbours: fairnessOfPairs(inTwos(numbers), weights, weights),
  };
  for (const [name, one] of Object.entries(found))
    expect({ name, ...one, fair: isFair(one) }).toMatchObject({ fair: true });
};

describe.each(COMBATS)('the first die of $ruleset $procedure', (combat: Combat) => {
  const { kind, lowest, flags, situation } = combat;
  const ruleset = rulesets.find(({ id }) => id === combat.ruleset)!;
  const procedure = ruleset.procedures.find(({ id }) => id === combat.procedure)!;
  const found = answer(calculationOf(ruleset, procedure, situation));
  if (!isResolvable(found)) throw new Error('this combat can be fought');
  const rule = ruleOf(procedure);

  test.each(Object.entries(SEEDS))('rolled in the page, seeds %s', (_, seeds) => {
    const firsts = seeds(20_000).map((seed) => rollDice(rule, found.assessment.input, seed).dice[0] as number);
    expectFair(
      firsts.map((face) => face - lowest),
      kind,
    );
  });

  test('rolled in the page with a seed of its own', () => {
    const firsts = Array.from({ length: 2000 }, () => rollDice(rule, found.assessment.input, '').dice[0] as number);
    // Chance of the device, not of a fixed seed: nothing but that every face comes.
    expect(new Set(firsts).size).toBe(kind.weights.length);
  });

  test('rolled on the command line', async () => {
    const firsts: number[] = [];
    for (const seed of SEEDS.consecutive(THROUGH_A_PROGRAM)) {
      const { out } = await grognard([
        'roll',
        combat.ruleset,
        combat.procedure,
        ...flags,
        '--seed',
        seed,
        '--format',
        'json',
      ]);
      const { throws } = JSON.parse(out) as { throws: { faces: number[] }[] };
      firsts.push(throws[0]!.faces[0]! - lowest);
    }
    expectFair(firsts, kind);
  });

  describe('over HTTP', () => {
    let app: FastifyInstance;
    beforeAll(async () => {
      const calculators = (limits: Parameters<typeof calculatorsInThisThread>[1]) =>
        calculatorsInThisThread(rulesets, limits);
      app = await buildApp({ rulesets, calculators, pageFolder: '/nowhere' });
    });
    afterAll(() => app.close());

    test('rolled by the API', async () => {
      const firsts: number[] = [];
      for (const [i, seed] of SEEDS.consecutive(THROUGH_A_PROGRAM).entries()) {
        const response = await app.inject({
          method: 'POST',
          url: `/api/rulesets/${combat.ruleset}/procedures/${combat.procedure}/roll`,
          payload: { situation, seed },
          remoteAddress: `127.0.${Math.floor(i / 50)}.1`,
        });
        const { throws, seedVersion } = response.json() as { throws: { faces: number[] }[]; seedVersion: number };
        expect(seedVersion, response.body).toBe(2);
        firsts.push(throws[0]!.faces[0]! - lowest);
      }
      expectFair(firsts, kind);
    });
  });
});

type JudgedGame = Parameters<typeof playBattle>[0];
interface First {
  readonly ways: readonly Branch<unknown>[];
  readonly fallen: Branch<unknown>;
}

/** The first dice of a battle between minds that have several results: what might have come, and what did. */
function firstThrow(known: JudgedGame, seed: string): First {
  class Enough {
    readonly first: First;
    constructor(first: First) {
      this.first = first;
    }
  }
  try {
    playBattle(known, [LEVELS.plain.mind, LEVELS.plain.mind], seed, (ways, fallen) => {
      throw new Enough({ ways, fallen });
    });
  } catch (thrown) {
    if (thrown instanceof Enough) return thrown.first;
    throw thrown;
  }
  throw new Error('a battle without dice');
}

describe('battles', () => {
  test.each(RANDOM_BATTLES.filter(({ id }) => id === 'the-ford' || id === 'maida'))(
    'the dice of $id, order by order',
    async ({ load, ready }) => {
      const { game, choose } = ready(await load(), OUR_OPTIONS, true);
      const firsts: number[] = [];
      for (let battle = 0; firsts.length < 2000; battle++) {
        const chance = seededChance(`orders/${battle}`);
        let match = newMatch(game, `a${battle}`);
        while (game.ending(stateOf(match)) === undefined) {
          const command = choose(stateOf(match), chance) as { readonly do: string };
          const played = play(match, command) as Played<unknown, unknown, unknown>;
          // Whose turn it is may be drawn out of ten as well: those lots begin with 1.
          if (command.do !== 'draw' && played.throws[0]?.die === 'd10') firsts.push(played.throws[0].faces[0]!);
          match = played.match;
        }
      }
      expectFair(firsts, D10);
    },
  );

  test('whoever simulates rolls the first dice of its battles fairly', async () => {
    const card = CATALOGUE.find(({ id }) => id === 'alexandre')!;
    const battles = await card.battles!();
    const known = await judgedGameOf(battles.open(await battles.scenarios[0]!.load(), OUR_OPTIONS));
    const tenths: number[] = [];
    for (const seed of SEEDS.consecutive(200)) {
      const spread = seededChance(`spread/${seed}`);
      const first = firstThrow(known, seed);
      // Where a result lies among all, by chance within its own share: even where the dice are.
      const below = first.ways.slice(0, first.ways.indexOf(first.fallen)).reduce((sum, { chance }) => sum + chance, 0);
      tenths.push(Math.min(9, Math.floor(10 * (below + (first.fallen.chance * spread(0, 999_999)) / 1_000_000))));
    }
    expectFair(tenths, D10);
  });

  test('imagined dice are fair in their first and in their last digit', () => {
    const numbers = SEEDS.consecutive(20_000).map((seed) => seededChance(`0123456789abcdef/${seed}`)(0, 999_999));
    expectFair(
      numbers.map((one) => one % 10),
      D10,
    );
    expectFair(
      numbers.map((one) => Math.floor(one / 100_000)),
      D10,
    );
  });

  test('a simulation of one rule rolls fairly', () => {
    const one: Rule<undefined, number> = (_, dice) => dice.roll(d10, { who: 'someone', why: same('') });
    const { entries } = simulate(one, undefined, 'a1', 20_000).distribution;
    const counts = [...entries].sort((a, b) => a.value - b.value).map(({ weight }) => Number(weight));
    expect(counts).toHaveLength(10);
    expect(isFair(evenness(counts, D10.weights))).toBe(true);
  });
});

describe('new seeds', () => {
  test('hold 128 bits of the platform, every one of them free', () => {
    const seeds = Array.from({ length: 4000 }, newSeed);
    expect(new Set(seeds).size).toBe(4000);
    expect(seeds.every((seed) => /^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(seed))).toBe(true);
    for (let place = 1; place < 26; place++) expect(new Set(seeds.map((seed) => seed[place])).size).toBe(32);
  });

  test('are other texts for other bytes', () => {
    const bytes = (last: number): Uint8Array => new Uint8Array(SEED_BYTES).fill(last, SEED_BYTES - 1);
    expect(seedOf(bytes(0))).toBe('0'.repeat(26));
    expect(seedOf(bytes(255))).toBe(`${'0'.repeat(24)}7z`);
    expect(() => seedOf(new Uint8Array(8))).toThrow(RangeError);
  });
});
