import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadInput } from '../../../../kernel/schema.ts';
import { OUR_OPTIONS } from '../../../../kernel/ruling.ts';
import { seededChance } from '../../../../kernel/seed.ts';
import { randomBattle } from '../../../../../test/support/random-play.ts';
import ford from '../../scenarios/the-ford.json' with { type: 'json' };
import { readCommand } from './order-shapes.ts';
import { openBattle } from '../game.ts';
import type { State } from '../position/state.ts';

const battle = openBattle(ford, OUR_OPTIONS);

const STATES: State[] = [];
randomBattle(battle, seededChance('commands'), true, (state) => STATES.push(state));

const counter = fc.oneof(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 199 }));
const hex = fc.oneof(fc.integer({ min: 0, max: 167 }), fc.integer({ min: 0, max: 4095 }));
const some = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });
const facing = fc.integer({ min: 0, max: 5 });
const command = fc.oneof(
  ...['initiative', 'fight', 'check', 'pass'].map((what) => fc.constant({ do: what })),
  fc.record({ do: fc.constantFrom('activate'), leader: counter }),
  fc.record({ do: fc.constantFrom('rally', 'top'), unit: counter }),
  fc.record({ do: fc.constantFrom('move'), units: some(counter), leaders: some(counter), to: hex, facing }),
  fc.record({ do: fc.constantFrom('lead'), leader: counter, to: hex }),
  fc.record({ do: fc.constantFrom('fire'), units: some(counter), at: hex }),
  fc.record({ do: fc.constantFrom('attack'), from: some(hex), on: some(hex) }),
  fc.record({ do: fc.constantFrom('retreat'), to: hex }),
  fc.record({ do: fc.constantFrom('flee'), unit: counter, to: hex }),
  fc.record({ do: fc.constantFrom('advance'), units: some(counter), to: hex, facing }),
  fc.record({ do: fc.constantFrom('face'), facing }),
);

test('whatever is said is prepared or refused, and never breaks', () => {
  let [allowed, refused] = [0, 0];
  fc.assert(
    fc.property(command, fc.constantFrom(...STATES), (json, state) => {
      const answer = battle.prepare(state, readCommand(json));
      if ('refused' in answer) refused++;
      else allowed++;
      expect(battle.legal(state).has(readCommand(json))).toBe(!('refused' in answer));
    }),
    { numRuns: 1500 },
  );
  expect(Math.min(allowed, refused)).toBeGreaterThan(20);
});

test('every command that is listed is allowed, and said in both languages', () => {
  for (const state of STATES.filter((_, i) => i % 25 === 0)) {
    const all = battle.legal(state).sample();
    expect(all.length).toBeGreaterThan(0);
    for (const one of all.filter((_, i) => i % 11 === 0)) {
      expect(battle.legal(state).has(one), JSON.stringify(one)).toBe(true);
      for (const lang of ['fr', 'en'] as const) expect(battle.say(state, one)[lang]).not.toMatch(/undefined|NaN/);
    }
  }
});

test('a unit’s commands are among all of them', () => {
  const state = STATES.find(({ step, pending }) => step === 'move' && pending.length === 0)!;
  const legal = battle.legal(state);
  const all = new Set(legal.sample().map((one) => JSON.stringify(one)));
  const [unit] = legal.units();
  for (const one of legal.of(unit!)) expect(all).toContain(JSON.stringify(one));
});

describe('what is no command is refused', () => {
  test.each([
    [undefined],
    [null],
    ['pass'],
    [[]],
    [{}],
    [{ do: 'surrender' }],
    [{ do: 'pass', x: 1 }],
    [{ do: 'lead', leader: 1.5, to: 3 }],
    [{ do: 'face', facing: 6 }],
  ])('%j', (given) => expect(() => readCommand(given)).toThrow(BadInput));
});
