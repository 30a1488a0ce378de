import { describe, expect, it } from 'vitest';
import { odds } from '../../kernel/odds.ts';
import { optionIds, type Options } from '../../kernel/ruling.ts';
import { isRefusal } from '../../kernel/assessment.ts';
import type { Procedure } from '../../kernel/ruleset.ts';
import { fire } from './fire/index.ts';
import { joursDeGloire } from './index.ts';
import { movement } from './movement/index.ts';
import { RULINGS } from './rulings.ts';
import { BOARD } from './rulings/board.ts';
import { shock } from './shock/index.ts';
import { asFractions, assessAndResolve } from './testing.ts';

const INFANTRY = { type: 'infantry', strength: 6 };
const CAVALRY = { type: 'cavalry', strength: 6 };
const CHARGER = { ...CAVALRY, charging: true };
const GUNS = { type: 'artillery', strength: 6 };

const shocking = (attackers: object[], defenders: object[], more: object = {}) =>
  [shock, { attackers, defenders, ...more }] as const;
const by = (more: object, terrain = 'clear') => shocking([{ ...INFANTRY, ...more }], [INFANTRY], { terrain });
const firing = (more: object) => [fire, { batteries: [{ strength: 6 }], target: [INFANTRY_TARGET], ...more }] as const;
const INFANTRY_TARGET = { type: 'infantry', cohesion: 5 };
const step = (mover: string, ...path: object[]) => [movement, { mover, path }] as const;

/** A situation that each other reading decides otherwise. */
const CASES: Readonly<Record<string, readonly [Procedure, unknown]>> = {
  'J-1': shocking([{ ...INFANTRY, strength: 11 }], [INFANTRY]),
  'J-4': shocking([INFANTRY], [INFANTRY, GUNS]),
  'J-10': shocking(
    [
      { ...INFANTRY, backTo: 'infantry-or-cavalry' },
      { ...INFANTRY, backTo: 'infantry-or-cavalry' },
    ],
    [INFANTRY],
  ),
  'J-11': by({ backTo: 'artillery' }),
  'J-12': by({ aspect: 'side' }),
  'J-13': shocking([CHARGER], [INFANTRY], { terrain: 'woods' }),
  'J-14': step('infantry', { slope: 'steep', levels: 4 }),
  'J-15': by({ work: 'into-redoubt' }, 'castle'),
  'J-17': shocking([INFANTRY], [INFANTRY], { terrain: 'woods', otherTerrain: 'town' }),
  'J-18': by({ water: 'stream' }),
  'J-19': by({ slope: 'slope', levels: 1 }),
  'J-20': by({ water: 'bridge-over-stream' }),
  'J-21': shocking([INFANTRY, { ...INFANTRY, water: 'stream' }], [INFANTRY]),
  'J-22': shocking(
    [
      { ...INFANTRY, terrain: 'town' },
      { ...INFANTRY, terrain: 'castle' },
    ],
    [INFANTRY],
  ),
  'J-25': shocking([INFANTRY, CAVALRY], [INFANTRY]),
  'J-26': shocking([CHARGER, { ...CHARGER, type: 'heavy-cavalry' }], [INFANTRY]),
  'J-31': by({ cohesion: 6, disorderedCohesion: 3 }),
  'J-32': shocking([{ ...INFANTRY, state: 'disordered' }], [{ ...INFANTRY, state: 'routed' }]),
  'J-37': firing({ batteries: [{ strength: 4 }, { strength: 3 }] }),
  'J-44': firing({ terrain: 'town', work: 'into-redoubt' }),
  'J-46': step('artillery', { work: 'redoubt', way: 'road' }),
  'J-47': step('infantry', { terrain: 'woods', way: 'road', enemy: 'adjacent' }, {}),
  'J-51': by({}),
  'J-53': shocking([{ ...CHARGER, water: 'bridge-over-stream' }], [INFANTRY]),
  'J-54': shocking([{ ...INFANTRY, work: 'into-redoubt' }], [CAVALRY], { terrain: 'town' }),
  'J-55': shocking([INFANTRY], [CAVALRY, INFANTRY], { terrain: 'town' }),
  'J-56': shocking([INFANTRY], [GUNS]),
  'J-57': shocking([INFANTRY], [INFANTRY, { ...GUNS, cohesion: 8 }]),
  'J-58': shocking([INFANTRY], [GUNS]),
  'J-59': shocking([INFANTRY], [INFANTRY, { ...INFANTRY, state: 'routed' }]),
  'J-61': firing({ target: [INFANTRY_TARGET, INFANTRY_TARGET] }),
  'J-62': firing({
    distance: 4,
    batteries: [
      { strength: 4, efficientRange: 4 },
      { strength: 3, efficientRange: 2 },
    ],
  }),
  'J-63': firing({ firerTerrain: 'town', work: 'out-of-redoubt' }),
  'J-64': step('infantry', { terrain: 'water', water: 'bridge-over-river' }),
  'J-65': step('artillery', { way: 'road', levels: 2 }),
  'J-66': step('infantry', { slope: 'steep' }, { slope: 'steep' }),
  'J-74': shocking([CHARGER], [CAVALRY], { counterCharge: true }),
  'J-75': step('general', { way: 'road', enemy: 'adjacent' }),
};

function decided(procedure: Procedure, situation: unknown, options: Options): unknown {
  const answer = assessAndResolve(procedure, situation, options);
  return isRefusal(answer) ? 'refused' : asFractions(odds(procedure.resolve, answer.input));
}

describe('the register', () => {
  it('has every reading from J-1 on, once and in order, those of the notes among them', () => {
    const ids = RULINGS.map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, i) => `J-${i + 1}`));
    expect(ids.length).toBeGreaterThanOrEqual(50);
  });

  it('speaks both languages', () => {
    for (const { question, answer, why } of RULINGS)
      for (const text of [question, answer, why])
        expect([text.fr, text.en].every((said) => said.length > 1)).toBe(true);
  });

  it('knows every id that a chart names', () => {
    const ids = new Set(RULINGS.map(({ id }) => id));
    for (const { rulings } of joursDeGloire.charts) for (const id of rulings ?? []) expect(ids).toContain(id);
  });
});

describe('options', () => {
  /** Those of the board are switched on positions: battle/position/board-rulings.test.ts. */
  const switched = RULINGS.filter((ruling) => ruling.options !== undefined && !(ruling.id in BOARD));

  it('each has a case here', () => {
    expect(Object.keys(CASES)).toEqual(switched.map(({ id }) => id));
  });

  it.each(switched.map(({ id }) => id))('%s: our reading is the first, and every other decides otherwise', (id) => {
    const [procedure, situation] = CASES[id]!;
    const [ours, ...others] = optionIds(RULINGS.find((ruling) => ruling.id === id)!);
    const reading = (option: string) => decided(procedure, situation, { [id]: option });
    expect(reading(ours!)).toEqual(decided(procedure, situation, {}));
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(reading(other)).not.toEqual(reading(ours!));
  });
});
