import { describe, expect, it } from 'vitest';
import type { Options } from '../../../kernel/ruling.ts';
import { CHARGE_MET, FRONTS } from '../options.ts';
import { shock } from './index.ts';
import { assessmentFor, linesThatCount, setAside } from '../testing.ts';

type Parts = Record<string, unknown>;

const INFANTRY = { type: 'infantry', strength: 6 };
const CAVALRY = { type: 'cavalry', strength: 6 };
const HEAVY = { type: 'heavy-cavalry', strength: 6 };
const GUNS = { type: 'artillery', strength: 6 };
const CHARGE = { charging: true };

const fight = (attackers: Parts[], more: Parts = {}): Parts => ({ attackers, defenders: [INFANTRY], ...more });
const tallyOf = (attackers: Parts[], more: Parts = {}, options: Options = {}) =>
  assessmentFor(shock, fight(attackers, more), options).tallies[0]!;
/** What counts beside the even odds, even cohesion and clear ground of the plainest fight. */
const beside = (attackers: Parts[], more: Parts = {}, options: Options = {}): string[] =>
  linesThatCount(tallyOf(attackers, more, options)).filter(
    (line) => !['0 odds', '0 cohesion', '+1 terrain'].includes(line),
  );

describe('position', () => {
  const rear = { ...INFANTRY, aspect: 'rear' };
  const side = { ...INFANTRY, aspect: 'side' };
  const position = (attackers: Parts[], more: Parts = {}, options: Options = {}) =>
    beside(attackers, more, options).filter((line) => !line.endsWith('odds'));

  it('front, rear, both', () => {
    expect(position([INFANTRY, INFANTRY])).toEqual([]);
    expect(position([rear])).toEqual(['+2 rear']);
    expect(position([rear, rear])).toEqual(['+2 rear']);
    expect(position([INFANTRY, rear])).toEqual(['+3 front-and-rear']);
    expect(position([rear, INFANTRY, INFANTRY])).toEqual(['+3 front-and-rear']);
    expect(setAside(tallyOf([INFANTRY, rear]))).toEqual(['+2 rear < front-and-rear']);
  });

  it('J-12: the hexes between are rear, or front', () => {
    expect(position([side])).toEqual(['+2 rear']);
    expect(position([side, rear])).toEqual(['+2 rear']);
    expect(position([side, INFANTRY])).toEqual(['+3 front-and-rear']);
    for (const [option, alone, withRear] of [
      ['two-four', '+2 rear', '+2 rear'],
      ['four-two', undefined, '+3 front-and-rear'],
    ] as const) {
      expect(position([side], {}, { 'J-12': option })).toEqual(alone === undefined ? [] : [alone]);
      expect(position([side, rear], {}, { 'J-12': option })).toEqual([withRear]);
    }
    expect(FRONTS.formerly).toBe('four-two');
  });

  it('routed defenders have no rear (J-7)', () => {
    const routed = { defenders: [{ ...INFANTRY, state: 'routed' }] };
    expect(position([INFANTRY], routed)).toEqual(['+2 routed']);
    expect(position([INFANTRY, rear], routed)).toEqual(['+2 routed']);
    expect(setAside(tallyOf([INFANTRY, rear], routed))).toEqual(['+2 rear < routed', '+3 front-and-rear < routed']);
    expect(position([INFANTRY], { defenders: [{ ...INFANTRY, state: 'disordered' }] })).toEqual([]);
  });

  it('J-59: some of them routed', () => {
    const partly = { defenders: [{ ...INFANTRY, state: 'routed' }, INFANTRY] };
    expect(position([rear], partly)).toEqual(['+2 rear']);
    expect(position([rear], partly, { 'J-59': 'any' })).toEqual(['+2 routed']);
    const withGuns = { defenders: [{ ...INFANTRY, state: 'routed' }, GUNS] };
    expect(position([rear], withGuns)).toEqual(['+2 routed']);
    const routedGuns = { defenders: [INFANTRY, { ...GUNS, state: 'routed' }] };
    expect(position([rear], routedGuns)).toEqual(['+2 rear']);
    expect(position([rear], routedGuns, { 'J-59': 'any' })).toEqual(['+2 rear']);
    expect(position([rear], { defenders: [{ ...GUNS, state: 'routed' }] })).toContain('+2 routed');
  });

  it('six fronts leave no rear', () => {
    const square = { defenders: [{ ...INFANTRY, inSquare: true }] };
    expect(position([rear], square)).toEqual(['+1 infantry-on-square', '0 defender-six-fronts']);
    expect(setAside(tallyOf([rear], { terrain: 'town' }))).toEqual(['+2 rear < defender-six-fronts']);
  });

  it('an exposed attacker, once, along with the rest', () => {
    const exposed = { ...rear, backTo: 'infantry-or-cavalry' };
    expect(position([exposed])).toEqual(['+2 rear', '-1 exposed']);
    expect(position([exposed, exposed])).toEqual(['+2 rear', '-1 exposed']);
    expect(position([exposed, exposed], {}, { 'J-10': 'each' })).toEqual(['+2 rear', '-2 exposed']);
    expect(position([{ ...rear, backTo: 'artillery' }])).toEqual(['+2 rear']);
    expect(position([{ ...rear, backTo: 'artillery' }], {}, { 'J-11': 'counted' })).toEqual(['+2 rear', '-1 exposed']);
    expect(position([{ ...exposed, terrain: 'town' }])).not.toContain('-1 exposed');
  });
});

describe('cavalry and squares', () => {
  const square = { defenders: [{ ...INFANTRY, inSquare: true }] };
  const lines = (attackers: Parts[], more: Parts = {}, options: Options = {}) =>
    beside(attackers, more, options).filter((line) => !/odds|defender-six/.test(line));

  it.each<[string, Parts[], string[], string[]]>([
    ['infantry', [INFANTRY], [], ['+1 infantry-on-square']],
    ['infantry with guns', [INFANTRY, GUNS], [], ['+1 infantry-on-square']],
    ['cavalry', [CAVALRY], ['-2 cavalry-shock'], ['-2 cavalry-shock']],
    ['heavy cavalry', [HEAVY], ['-2 cavalry-shock'], ['-2 cavalry-shock']],
    ['charge', [{ ...CAVALRY, ...CHARGE }], ['+1 charge'], ['-2 charge-on-square']],
    ['heavy charge', [{ ...HEAVY, ...CHARGE }], ['+3 heavy-charge'], ['-2 charge-on-square']],
    [
      'both charge',
      [
        { ...HEAVY, ...CHARGE },
        { ...CAVALRY, ...CHARGE },
      ],
      ['+3 heavy-charge'],
      ['-2 charge-on-square'],
    ],
    ['charge with infantry', [{ ...CAVALRY, ...CHARGE }, INFANTRY], ['+1 charge'], ['-2 charge-on-square']],
    ['idle cavalry with infantry', [CAVALRY, INFANTRY], ['-2 cavalry-shock'], ['-2 cavalry-shock']],
    [
      'one charges, one does not',
      [{ ...HEAVY, ...CHARGE }, CAVALRY],
      ['-2 cavalry-shock', '+3 heavy-charge'],
      ['-2 cavalry-shock', '-2 charge-on-square'],
    ],
  ])('%s', (_, attackers, inLine, onSquare) => {
    expect(lines(attackers)).toEqual(inLine);
    expect(lines(attackers, square)).toEqual(onSquare);
  });

  it('says that the charge bonus is lost', () => {
    expect(setAside(tallyOf([{ ...HEAVY, ...CHARGE }], square))).toEqual(['+3 heavy-charge < charge-on-square']);
  });

  it('J-25: idle cavalry, or only where cavalry is alone', () => {
    expect(lines([CAVALRY, INFANTRY], {}, { 'J-25': 'alone' })).toEqual([]);
    expect(lines([CAVALRY], {}, { 'J-25': 'alone' })).toEqual(['-2 cavalry-shock']);
    expect(lines([CAVALRY, GUNS], {}, { 'J-25': 'alone' })).toEqual(['-2 cavalry-shock']);
  });

  it('J-26: heavy and other cavalry, +3 or +4', () => {
    const both = [
      { ...HEAVY, ...CHARGE },
      { ...CAVALRY, ...CHARGE },
    ];
    expect(setAside(tallyOf(both))).toEqual(['+1 charge < heavy-charge']);
    expect(lines(both, {}, { 'J-26': 'four' })).toEqual(['+3 heavy-charge', '+1 charge']);
    expect(lines(both, square, { 'J-26': 'four' })).toEqual(['-2 charge-on-square']);
  });

  describe('J-74: a charge met by a counter-charge', () => {
    const met = { defenders: [CAVALRY], counterCharge: true };
    const kept = { 'J-74': 'kept' };
    const charges: readonly [string, Parts[], string[], string[]][] = [
      ['light', [{ ...CAVALRY, ...CHARGE }], ['0 charge-met'], ['+1 charge']],
      ['heavy', [{ ...HEAVY, ...CHARGE }], ['0 charge-met'], ['+3 heavy-charge']],
      [
        'both',
        [
          { ...HEAVY, ...CHARGE },
          { ...CAVALRY, ...CHARGE },
        ],
        ['0 charge-met'],
        ['+3 heavy-charge'],
      ],
      ['with infantry', [{ ...HEAVY, ...CHARGE }, INFANTRY], ['0 charge-met'], ['+3 heavy-charge']],
      [
        'beside idle cavalry',
        [{ ...HEAVY, ...CHARGE }, CAVALRY],
        ['-2 cavalry-shock', '0 charge-met'],
        ['-2 cavalry-shock', '+3 heavy-charge'],
      ],
    ];

    it.each(charges)('%s: the bonus is set aside, or kept', (_, attackers, aside, asBefore) => {
      expect(lines(attackers, met)).toEqual(aside);
      expect(lines(attackers, met, { 'J-74': 'set-aside' })).toEqual(aside);
      expect(lines(attackers, met, kept)).toEqual(asBefore);
      expect(lines(attackers, { defenders: [CAVALRY] })).toEqual(asBefore);
    });

    it('both charges where they add up (J-26), and the lines say why', () => {
      const both = [
        { ...HEAVY, ...CHARGE },
        { ...CAVALRY, ...CHARGE },
      ];
      expect(setAside(tallyOf(both, met, { 'J-26': 'four' }))).toEqual([
        '+3 heavy-charge < charge-met',
        '+1 charge < charge-met',
      ]);
      expect(CHARGE_MET.formerly).toBe('kept');
    });

    it('a square in the hex stays what it is', () => {
      const guarded = { defenders: [CAVALRY, { ...INFANTRY, inSquare: true }], counterCharge: true };
      expect(lines([{ ...HEAVY, ...CHARGE }], guarded)).toEqual(['-2 charge-on-square', '0 charge-met']);
    });
  });
});
