import { describe, expect, test } from 'vitest';
import { type SideColour, withoutColours } from '../src/hex-battle/scenario/colours.ts';
import { hashOf, hashText } from '../src/kernel/rolling-hash.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import type { Text } from '../src/kernel/text.ts';
import { playBattle } from '../src/minds/battle.ts';
import { judgedGameOf } from '../src/minds/judged-game.ts';
import { LEVELS } from '../src/minds/levels.ts';
import { ARMIES as ANCIENT } from '../src/rulesets/alexandre/generator/armies.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { ARMIES as NAPOLEONIC } from '../src/rulesets/jours-de-gloire/generator/armies.ts';
import { choicesFor } from './support/made-up-battles.ts';

/** What scenario documents of both games have. */
interface Made {
  readonly id: string;
  readonly sides: readonly { readonly name: Text; readonly colour: SideColour }[];
  readonly units: readonly {
    readonly side: number;
    readonly name: Text;
    readonly type: string;
    readonly strength: number;
    readonly hex: string;
  }[];
  readonly map: { readonly width: number; readonly height: number; readonly levels: readonly string[] };
}

const SEEDS = 1_000;

const strengthOf = ({ units }: Made, side: number): number =>
  units.reduce((sum, unit) => sum + (unit.side === side + 1 ? unit.strength : 0), 0);

interface PricedList {
  readonly name: Text;
  readonly recruits: readonly {
    readonly unit: { readonly name: Text; readonly type: string };
    readonly price: number;
  }[];
}

/** What the units of a side cost by the army lists, found by what they are called without their number. */
function costOf({ units, sides }: Made, side: number, season: 'early' | 'late'): number {
  const lists: readonly PricedList[] = [...ANCIENT[season], ...NAPOLEONIC[season]];
  const troops = units.filter((unit) => unit.side === side + 1);
  const { recruits } = lists.find(
    ({ name, recruits: own }) =>
      name.en === sides[side]!.name.en && own.some(({ unit }) => unit.type === troops[0]!.type),
  )!;
  return troops.reduce((sum, unit) => {
    const name = unit.name.en.replace(/ \d+$/, '');
    return sum + recruits.find((one) => one.unit.name.en === name)!.price;
  }, 0);
}

const rulesets = await Promise.all(
  CATALOGUE.map(async ({ id, battles }) => {
    const known = await battles?.();
    return { id, battles: known, quick: await known?.quick?.() };
  }),
);
const makers = rulesets.flatMap(({ id, battles, quick }) => (battles && quick ? [{ id, battles, quick }] : []));

test('both hex games make battles up', () => {
  expect(makers.map(({ id }) => id)).toEqual(['alexandre', 'jours-de-gloire']);
});

describe.each(makers)('a battle of $id that is made up', ({ battles, quick }) => {
  test(`can be opened, whatever was chosen: ${SEEDS} seeds`, () => {
    const ids = new Set<string>();
    for (let n = 0; n < SEEDS; n++) {
      const made = quick.make(choicesFor(quick, n)) as Made;
      expect(() => battles.open(made, OUR_OPTIONS), JSON.stringify(choicesFor(quick, n))).not.toThrow();
      ids.add(made.id);
    }
    expect(ids.size).toBe(SEEDS);
  }, 240_000);

  test('has about as many units as were asked for, and armies of nearly equal price', () => {
    for (let n = 0; n < 200; n++) {
      const choices = choicesFor(quick, n);
      const made = quick.make(choices) as Made;
      const [south, north] = [0, 1].map((side) =>
        costOf(made, side, choices['season'] === 'late' ? 'late' : 'early'),
      ) as [number, number];
      expect(Math.abs(south - north) / north, JSON.stringify(choices)).toBeLessThan(0.3);
      for (const side of [1, 2]) {
        const units = made.units.filter((unit) => unit.side === side).length;
        expect(units).toBeGreaterThanOrEqual(Number(choices['size']) * 0.6);
        expect(units).toBeLessThan(Number(choices['size']) * 1.6);
      }
    }
  });

  test('faces the enemy: the first side stands in the south, the second in the north', () => {
    for (let n = 0; n < 200; n++) {
      const { units } = quick.make(choicesFor(quick, n)) as Made;
      const rows = (side: number): number[] =>
        units.filter((unit) => unit.side === side).map(({ hex }) => Number(hex.slice(2)));
      expect(Math.min(...rows(1))).toBeGreaterThan(Math.max(...rows(2)));
    }
  });

  test('is the same for the same choices, and another for another seed', () => {
    const choices = choicesFor(quick, 3);
    expect(quick.make(choices)).toEqual(quick.make({ ...choices }));
    expect(quick.make({ ...choices, seed: 'another' })).not.toEqual(quick.make(choices));
  });

  test('is refused with the field where a choice is unknown', () => {
    expect(() => quick.make({ ground: 'moon' })).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ path: 'ground' })] }),
    );
    expect(() => quick.make({ seed: 'x'.repeat(41) })).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ path: 'seed' })] }),
    );
  });

  test('is fought: both sides attack, and a tenth is lost', async () => {
    const { mind } = LEVELS.veteran;
    for (let n = 0; n < 10; n++) {
      const made = quick.make({ ...choicesFor(quick, n), size: '10' }) as Made;
      const judged = await judgedGameOf(battles.open(made, OUR_OPTIONS));
      const { lost } = playBattle(judged, [mind, mind], `fought ${n}`);
      expect(
        lost.some((points, side) => points * 10 >= strengthOf(made, side)),
        JSON.stringify(lost),
      ).toBe(true);
    }
  });
});

test('the battles of a seed stay what they are', () => {
  expect(
    Object.fromEntries(
      makers.map(({ id, quick }) => [id, hashText(hashOf(withoutColours(quick.make({ seed: 'granicus' }) as Made)))]),
    ),
  ).toEqual({
    alexandre: '3d6d44cfc109cf32',
    'jours-de-gloire': 'c0a45d258134fad8',
  });
});
