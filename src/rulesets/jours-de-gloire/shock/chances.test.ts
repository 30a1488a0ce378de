import { describe, expect, it } from 'vitest';
import { odds } from '../../../kernel/odds.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { isRefusal } from '../../../kernel/assessment.ts';
import { parse } from '../../../kernel/schema.ts';
import { shock } from './index.ts';
import { fraction } from '../../../calculate/number.ts';
import { asFractions, assessmentFor, byFaces, chances, assessAndResolve } from '../testing.ts';
import type { ShockInput } from './resolve.ts';

type Parts = Record<string, unknown>;

const INFANTRY = { type: 'infantry', strength: 6, cohesion: 5 };
const CAVALRY = { type: 'cavalry', strength: 6, cohesion: 5 };
const GUNS = { type: 'artillery', strength: 6, cohesion: 5 };

const fight = (attackers: Parts[], defenders: Parts[], more: Parts = {}): Parts => ({ attackers, defenders, ...more });
const inputOf = (situation: Parts, options: Options = {}): ShockInput => assessmentFor(shock, situation, options).input;

describe('exact odds', () => {
  it('of two equal infantry units in the open', () => {
    const even = fight([INFANTRY], [INFANTRY]);
    expect(chances(shock, even, 'result')).toEqual({ '10..': '1/10', '5..9': '1/2', '0..4': '2/5' });
    expect(chances(shock, even, 'balance')).toEqual({
      'defenders-shaken': '3/10',
      'defenders-back': '3/10',
      'attackers-shaken': '6/25',
      'attackers-back': '4/25',
    });
    expect(chances(shock, even, 'defender-1')).toEqual({ good: '2/5', 'good-back': '3/10', 'disordered-back': '3/10' });
  });

  /** The chart and the tests written a second time, as a person would do them. */
  function oracle(input: ShockInput): Map<string, string> {
    const sums = new Map<string, bigint>();
    const [a, d] = [input.attackers[0]!, input.defenders[0]!];
    for (let die = 0; die <= 9; die++)
      for (let test = 0; test <= 9; test++) {
        const m = die + input.total;
        const line = m >= 10 ? '10..' : m >= 5 ? '5..9' : m >= 0 ? '0..4' : '..-1';
        const outcome = {
          line,
          defenders: [
            m >= 10
              ? { state: 'disordered', recoil: true }
              : m >= 5
                ? { state: test <= d.cohesion ? 'good' : 'disordered', recoil: true }
                : { state: 'good', recoil: false },
          ],
          attackers: [m >= 5 ? { state: 'good', recoil: false } : { state: 'disordered', recoil: test > a.reverse }],
        };
        const key = JSON.stringify(outcome);
        sums.set(key, (sums.get(key) ?? 0n) + 1n);
      }
    return new Map([...sums].map(([key, n]) => [key, fraction(n, 100n)]));
  }

  it.each([
    [1, 1, 0],
    [5, 5, 4],
    [9, 0, 9],
    [3, 12, 1],
    [0, 7, 0],
  ])('equal an oracle: cohesion %i against %i, reverse %i', (attacker, defender, disorderedCohesion) => {
    const input = inputOf(
      fight([{ ...INFANTRY, cohesion: attacker, disorderedCohesion }], [{ ...INFANTRY, cohesion: defender }]),
    );
    expect(asFractions(odds(shock.resolve, input))).toEqual(oracle(input));
  });

  it('equal a brute force over faces, with several units in several states', () => {
    const situation = fight(
      [INFANTRY, { ...CAVALRY, cohesion: 7, disorderedCohesion: 4, state: 'good' }],
      [
        { ...INFANTRY, cohesion: 3, state: 'disordered' },
        { ...GUNS, cohesion: 6 },
      ],
      { terrain: 'woods' },
    );
    const input = inputOf(situation);
    const found = odds(shock.resolve, input);
    expect(byFaces(shock.resolve, input)).toEqual(asFractions(found));
    expect(found.entries.reduce((sum, { weight }) => sum + weight, 0n)).toBe(found.total);
  });
});

describe('match-ups', () => {
  const { rows, columns, filters, facet, situation } = shock.matchups!;

  it('every cell has odds or a refusal, in the open and in woods', () => {
    for (const terrain of ['clear', 'woods'])
      for (const row of rows)
        for (const column of columns) {
          const cell = situation(row.id, column.id, parse(filters, { terrain }));
          const refusal = isRefusal(assessAndResolve(shock, cell));
          expect(refusal).toBe(terrain === 'woods' && row.id.endsWith('charge'));
          if (!refusal) expect(Object.keys(chances(shock, cell, facet)).length).toBeGreaterThan(0);
        }
  });

  it('the filters are heard', () => {
    const shaken = (chosen: Parts) =>
      chances(shock, situation('infantry', 'infantry', parse(filters, chosen)), facet)['defenders-shaken'];
    expect(shaken({})).toBe('3/10');
    expect(shaken({ attackerStrength: 12 })).not.toBe('3/10');
    expect(shaken({ defenderStrength: 12 })).not.toBe('3/10');
    expect(shaken({ attackerCohesion: 7 })).not.toBe('3/10');
    expect(shaken({ defenderCohesion: 7 })).not.toBe('3/10');
    expect(shaken({ aspect: 'rear' })).not.toBe('3/10');
    expect(shaken({ terrain: 'marsh' })).not.toBe('3/10');
  });
});
