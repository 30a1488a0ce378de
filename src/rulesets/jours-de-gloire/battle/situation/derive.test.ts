import { describe, expect, test } from 'vitest';
import { FIRE_MODIFIERS } from '../../charts/fire.ts';
import { CHARGE_MET_ROW, NO_REAR, SHOCK_MODIFIERS } from '../../charts/shock-modifiers.ts';
import { TERRAIN } from '../../charts/terrain.ts';
import { leaderReach } from '../actions/leaders.ts';
import { whyNot } from '../../../../space/reach/out-of-reach.ts';
import { reachOf } from '../actions/movement.ts';
import { seesFrom } from './sight.ts';
import { board } from '../fixtures/board.ts';
import { FIRES, type FirePosition } from '../fixtures/fire-positions.ts';
import { MARCHES, type MarchPosition, REACHES } from '../fixtures/movement-positions.ts';
import { type ShockPosition, SHOCKS } from '../fixtures/shock-positions.ts';

const has = (lines: readonly string[], row: string): boolean => lines.some((line) => line.split(' ')[1] === row);

describe('shocks, each row where it counts and beside it where it does not', () => {
  const seen = ({
    name,
    sketch,
    lines,
    facts,
    on = '0404',
    units = [0],
    charges,
    counterCharge,
  }: ShockPosition): void => {
    const position = board(sketch);
    const given = [units, on, charges, counterCharge] as const;
    expect(position.shockSituation(...given), name).toMatchObject(facts);
    expect(position.shock(...given), name).toEqual(lines);
  };
  test.each(SHOCKS)('$row: $counts.name; not $near.name', ({ counts, near }) => {
    seen(counts);
    seen(near);
  });
});

describe('fire, each row where it counts and beside it where it does not', () => {
  const seen = ({ name, sketch, at, units, kind, lines, facts }: FirePosition): void => {
    const position = board(sketch);
    expect(position.fireSituation(units, at, kind), name).toMatchObject(facts);
    expect(position.fire(units, at, kind), name).toEqual(lines);
    expect(seesFrom(position.game.field, 1, position.hex('0405'), position.hex(at)), name).toBe(true);
  };
  test.each(FIRES)('$row: $counts.name; not $near.name', ({ counts, near }) => {
    seen(counts);
    seen(near);
  });
});

describe('marches, each row of the terrain chart where it is paid and beside it where it is not', () => {
  /** More than any step of the chart costs. */
  const ENOUGH = 8;
  const seen = ({ name, more, others = [], disordered, points, disorders = [] }: MarchPosition): void => {
    const found = (['I', 'C', 'A'] as const).map((type) => {
      const unit = `A ${type} 4/5 0405 N${disordered ? ' d' : ''}`;
      const position = board({ units: [unit, 'B I 4/5 1201 S', ...others], step: 'move', ...more });
      const reach = reachOf(position.game.field, position.state, [0], ENOUGH);
      const place = reach.cheapest(position.hex('0404'));
      if (place >= 0 && !disordered)
        expect((reach.flagsOf(place) & 1) === 1, `${name}: ${type} disordered`).toBe(disorders.includes(type));
      return place < 0 ? 'NA' : reach.costOf(place) / 2;
    });
    const led = board({ units: ['B I 4/5 1201 S', ...others], generals: { a: '0405' }, step: 'move', ...more });
    const ride = leaderReach(led.game.field, led.state, 0).costThrough(led.hex('0404'));
    expect([ride < 0 ? 'NA' : ride / 2, ...found], name).toEqual(points);
  };
  test.each(MARCHES)('$row: $paid.name; not $near.name', ({ paid, near }) => {
    seen(paid);
    seen(near);
  });

  test.each(REACHES)('%s', (_, sketch, to, why) => {
    const position = board(sketch);
    expect(whyNot(reachOf(position.game.field, position.state, [0]), position.hex(to))).toBe(why);
  });
});

describe('none is missing', () => {
  const pairsOf = (
    pairs: readonly { row: string; counts: { lines: readonly string[] }; near: { lines: readonly string[] } }[],
  ) =>
    pairs.filter(
      ({ row, counts, near }) =>
        has(counts.lines, row) &&
        !near.lines.some((line) => counts.lines.find((other) => other.split(' ')[1] === row) === line),
    );

  test('every row of the shock modifiers', () => {
    const rows = [...SHOCK_MODIFIERS.rows, NO_REAR, CHARGE_MET_ROW].map(({ id }) => id);
    expect(new Set(pairsOf(SHOCKS).map(({ row }) => row))).toEqual(new Set(rows));
    expect(pairsOf(SHOCKS)).toHaveLength(SHOCKS.length);
  });
  test('every row of the fire modifiers', () => {
    expect(new Set(pairsOf(FIRES).map(({ row }) => row))).toEqual(new Set(FIRE_MODIFIERS.rows.map(({ id }) => id)));
    expect(pairsOf(FIRES)).toHaveLength(FIRES.length);
  });
  test('every row of the terrain chart', () => {
    const rows = TERRAIN.rows.flatMap(({ keys }) => keys);
    expect(new Set(MARCHES.map(({ row }) => row))).toEqual(new Set(rows));
  });
  test('and they are at least sixty', () => {
    const drawn = [
      ...SHOCKS.flatMap(({ counts, near }) => [counts, near]),
      ...FIRES.flatMap(({ counts, near }) => [counts, near]),
      ...MARCHES.flatMap(({ paid, near }) => [paid, near]),
      ...REACHES,
    ].map((position) => JSON.stringify(position));
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(60);
  });
});
