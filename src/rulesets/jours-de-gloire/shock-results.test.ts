import { describe, expect, it } from 'vitest';
import { odds } from '../../kernel/odds.ts';
import type { Switches } from '../../kernel/ruling.ts';
import { isRefusal } from '../../kernel/ruleset.ts';
import { parse } from '../../kernel/schema.ts';
import { attempt } from '../../kernel/throwing.ts';
import { shock } from './shock.ts';
import { asFractions, assessed, byFaces, chances, fraction, judge } from './testing.ts';

type Roll = Parameters<typeof shock.resolve>[0];
type Parts = Record<string, unknown>;

const INFANTRY = { type: 'infantry', strength: 6, cohesion: 5 };
const CAVALRY = { type: 'cavalry', strength: 6, cohesion: 5 };
const GUNS = { type: 'artillery', strength: 6, cohesion: 5 };

const fight = (attackers: Parts[], defenders: Parts[], more: Parts = {}): Parts => ({ attackers, defenders, ...more });
const rollOf = (situation: Parts, switches: Switches = {}): Roll => assessed(shock, situation, switches).roll as Roll;

/** Plays typed faces and tells the result, one line per instruction; a line in brackets is a choice. */
function told(situation: Parts, faces: readonly number[], switches: Switches = {}): string[] {
  const roll = rollOf(situation, switches);
  const played = attempt(shock.resolve, roll, faces);
  if (played.state !== 'done' || played.unused > 0) throw new Error(`${faces.join()} does not play it out`);
  return shock
    .tell(roll, played.outcome)
    .map(({ who, text, may }) => (may ? `(${who.en}: ${text.en})` : `${who.en}: ${text.en}`));
}

describe('the lines of the chart, played', () => {
  // Even units in the open: die + 1.
  const even = fight([INFANTRY], [INFANTRY]);
  const horse = fight([{ ...CAVALRY, cohesion: 7 }], [{ ...CAVALRY, name: 'Uhlans' }]);

  it('10 and more: recoil, then disorder, no test; breakthrough, or pursuit by cavalry', () => {
    expect(told(even, [9])).toEqual([
      'infantry: falls back one hex, is now disordered',
      '(infantry: may choose: breakthrough (8.7))',
    ]);
    const strong = fight([{ ...CAVALRY, cohesion: 9 }], [INFANTRY]);
    expect(told(strong, [9]).slice(1)).toEqual([
      '(cavalry: may choose: breakthrough (8.7))',
      '(cavalry: may choose: pursuit (9.5))',
    ]);
  });

  it('5 to 9: recoil, then test on the cohesion of the defender; pursuit by cavalry only', () => {
    expect(told(even, [8, 5])).toEqual(['infantry: falls back one hex, passes its cohesion test']);
    expect(told(even, [4, 6])).toEqual(['infantry: falls back one hex, is now disordered']);
    expect(told(horse, [4, 6])).toEqual([
      'Uhlans: falls back one hex, is now disordered',
      '(cavalry: may choose: pursuit (9.5))',
    ]);
  });

  it('0 to 4: disorder, then test on the disordered side', () => {
    const thin = fight([{ ...INFANTRY, disorderedCohesion: 3 }], [INFANTRY]);
    expect(told(thin, [3, 3])).toEqual(['infantry: is now disordered, passes its cohesion test and stays']);
    expect(told(thin, [0, 4])).toEqual(['infantry: is now disordered, falls back one hex']);
    expect(told(thin, [0, 4], { 'J-31': 'before-disorder' })).toEqual([
      'infantry: is now disordered, passes its cohesion test and stays',
    ]);
  });

  it('below 0: the same, and the defender may counter-shock, or pursue with cavalry', () => {
    const woods = { terrain: 'woods' };
    expect(told(fight([INFANTRY], [INFANTRY], woods), [0, 0])).toEqual([
      'infantry: is now disordered, passes its cohesion test and stays',
      '(infantry: may choose: counter-shock (8.7))',
    ]);
    expect(told(fight([INFANTRY], [CAVALRY], woods), [0, 9]).slice(1)).toEqual([
      '(cavalry: may choose: counter-shock (8.7))',
      '(cavalry: may choose: pursuit (9.5))',
    ]);
    expect(told(fight([INFANTRY], [INFANTRY, GUNS], woods), [0, 9]).slice(1)).toEqual([
      '(infantry: may choose: counter-shock (8.7))',
    ]);
  });

  it('a routed defender uses no right', () => {
    const routed = fight([{ ...INFANTRY, cohesion: 2 }], [{ ...INFANTRY, state: 'routed' }], { terrain: 'marsh' });
    expect(told(routed, [0, 9])).toEqual(['infantry: is now disordered, falls back one hex']);
  });

  it('pursuit after a counter-charge, where the attacker gives way', () => {
    const charge = (more: Parts) => fight([{ ...CAVALRY, charging: true }], [{ ...CAVALRY, name: 'Uhlans' }], more);
    expect(told(charge({ counterCharge: true }), [0, 9])).toEqual([
      'cavalry: is now disordered, falls back one hex',
      '(Uhlans: may choose: pursuit (9.5))',
    ]);
    expect(told(charge({ counterCharge: true }), [0, 0])).toHaveLength(1);
    expect(told(charge({}), [0, 9])).toHaveLength(1);
  });

  it('climbs from the state a unit is in (J-32, J-52)', () => {
    const shaken = fight([{ ...INFANTRY, state: 'disordered' }], [{ ...INFANTRY, state: 'disordered' }]);
    expect(told(shaken, [9])[0]).toBe('infantry: falls back one hex, is now routed');
    expect(told(shaken, [8, 9])[0]).toBe('infantry: falls back one hex, is now routed');
    expect(told(shaken, [0])).toEqual(['infantry: is now routed']);
    expect(told(shaken, [0, 9], { 'J-32': 'stays' })).toEqual(['infantry: stays disordered, falls back one hex']);
    const routed = fight([INFANTRY], [{ ...INFANTRY, state: 'routed' }]);
    expect(told(routed, [9])[0]).toBe('infantry: falls back one hex, is now eliminated');
    expect(told(routed, [9], { 'J-32': 'rout-at-most' })[0]).toBe('infantry: falls back one hex, stays routed');
  });

  it('artillery alone is lost where it would fall back (J-58)', () => {
    const battery = fight([INFANTRY], [GUNS]);
    expect(told(battery, [9])[0]).toBe('artillery: alone and beaten, is lost (8.9)');
    expect(told(battery, [2])[0]).toBe('artillery: alone and beaten, is lost (8.9)');
    expect(told(battery, [2, 0], { 'J-58': 'table' })[0]).toBe(
      'artillery: falls back one hex, passes its cohesion test',
    );
  });

  it('every unit tests for itself, in order', () => {
    const stack = fight(
      [INFANTRY],
      [
        { ...INFANTRY, name: '1st', cohesion: 5 },
        { ...INFANTRY, name: '2nd', cohesion: 3 },
      ],
    );
    expect(told(stack, [8, 4, 4])).toEqual([
      '1st: falls back one hex, passes its cohesion test',
      '2nd: falls back one hex, is now disordered',
    ]);
    const wanting = attempt(shock.resolve, rollOf(stack), [8, 4]);
    expect(wanting).toMatchObject({ state: 'wanting', wanted: { ask: { who: { en: '2nd' } } } });
  });

  it('J-51: the reverse side where its cohesion is not given', () => {
    expect(told(even, [0, 5])[0]).toMatch(/stays$/);
    expect(told(even, [0, 5], { 'J-51': 'one-less' })[0]).toMatch(/falls back one hex$/);
  });
});

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
  function oracle(roll: Roll): Map<string, string> {
    const sums = new Map<string, bigint>();
    const [a, d] = [roll.attackers[0]!, roll.defenders[0]!];
    for (let die = 0; die <= 9; die++)
      for (let test = 0; test <= 9; test++) {
        const m = die + roll.total;
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
    const roll = rollOf(
      fight([{ ...INFANTRY, cohesion: attacker, disorderedCohesion }], [{ ...INFANTRY, cohesion: defender }]),
    );
    expect(asFractions(odds(shock.resolve, roll))).toEqual(oracle(roll));
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
    const roll = rollOf(situation);
    const found = odds(shock.resolve, roll);
    expect(byFaces(shock.resolve, roll)).toEqual(asFractions(found));
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
          const refusal = isRefusal(judge(shock, cell));
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

describe('what a player is shown', () => {
  it('units without names are numbered, where there are several of a type', () => {
    const { attackers, defenders } = rollOf(
      fight([INFANTRY, CAVALRY, INFANTRY, { ...INFANTRY, name: '9e' }], [INFANTRY]),
    );
    expect(attackers.map(({ name }) => name.fr)).toEqual(['infanterie 1', 'cavalerie', 'infanterie 2', '9e']);
    expect(defenders.map(({ name }) => name.fr)).toEqual(['infanterie']);
  });

  it('the rulings that left a row out', () => {
    const rulings = (attacker: Parts, defenders: Parts[] = [INFANTRY]) =>
      assessed(shock, fight([{ ...INFANTRY, ...attacker }], defenders)).rulings;
    expect(rulings({})).toEqual(['J-30', 'J-31', 'J-51']);
    expect(rulings({ aspect: 'side' })).toContain('J-12');
    expect(rulings({ backTo: 'artillery' })).toContain('J-11');
    expect(rulings({}, [INFANTRY, { ...INFANTRY, state: 'routed' }])).toContain('J-59');
    expect(rulings({}, [GUNS])).toContain('J-58');
    expect(rulings({ disorderedCohesion: 4 })).not.toContain('J-51');
  });
});
