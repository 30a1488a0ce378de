import { describe, expect, it } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { joursDeGloire } from '../index.ts';
import type { Fate, ShockOutcome } from '../shapes.ts';

type Parts = Record<string, unknown>;

const INFANTRY = { type: 'infantry', strength: 6, cohesion: 5 };
const CAVALRY = { type: 'cavalry', strength: 6, cohesion: 5 };
const HEAVY = { type: 'heavy-cavalry', strength: 6, cohesion: 5 };
const GUNS = { type: 'artillery', strength: 6, cohesion: 5 };
const disordered = (unit: Parts): Parts => ({ ...unit, state: 'disordered' });
const routed = (unit: Parts): Parts => ({ ...unit, state: 'routed' });

const shock = on(joursDeGloire, 'shock');
const fight = (attackers: Parts[], defenders: Parts[], more: Parts = {}): Parts => ({ attackers, defenders, ...more });

const fate = (state: Fate['state'], recoil = false): Fate => ({ state, recoil });
const GOOD = fate('good');

/** What an outcome does, without the citation, which is always that of the line. */
function does(situation: Parts, outcome: ShockOutcome, options: Options = {}): object[] {
  return shock.effects(situation, outcome, options).map(({ source, ...effect }) => {
    expect(source).toEqual({ chart: 'shock-results', row: outcome.line });
    return effect;
  });
}

const recoil = (...who: string[]) => ({ kind: 'recoil', who, hexes: 1 });
const state = (who: string, from: string, to: string) => ({ kind: 'state', who: [who], from, to });
const holds = (who: string, spared: string) => ({ kind: 'holds', who: [who], spared });
const right = (option: string, who: string[], insteadOf?: string) => ({
  kind: 'right',
  who,
  may: true,
  option,
  ...(insteadOf && { insteadOf }),
});
const [A1, A2, D1, D2] = ['attackers[1]', 'attackers[2]', 'defenders[1]', 'defenders[2]'];

/** One unit against one: what becomes of either, on a line. */
const one = (line: string, defender: Fate, attacker: Fate): ShockOutcome => ({
  line,
  defenders: [defender],
  attackers: [attacker],
});

describe('10 and more: 1 + D, breakthrough or pursuit', () => {
  const line = '10..';

  it.each([
    ['good', INFANTRY, 'disordered'],
    ['disordered', disordered(INFANTRY), 'routed'],
  ] as const)('a defender in state %s recoils and is %s', (from, defender, to) => {
    expect(does(fight([INFANTRY], [defender]), one(line, fate(to, true), GOOD))).toEqual([
      recoil(D1),
      state(D1, from, to),
      right('breakthrough', [A1]),
    ]);
  });

  it('a routed one is eliminated and recoils nowhere, or stays routed (J-32)', () => {
    const fleeing = fight([INFANTRY], [routed(INFANTRY)]);
    expect(does(fleeing, one(line, fate('eliminated', true), GOOD))[0]).toEqual(state(D1, 'routed', 'eliminated'));
    expect(does(fleeing, one(line, fate('routed', true), GOOD), { 'J-32': 'stays' }).slice(0, 2)).toEqual([
      recoil(D1),
      state(D1, 'routed', 'routed'),
    ]);
  });

  it('the hex recoils together, without those who are eliminated', () => {
    const stack = fight([INFANTRY], [INFANTRY, routed(INFANTRY), GUNS]);
    const outcome = {
      line,
      defenders: [fate('disordered', true), fate('eliminated', true), fate('disordered', true)],
      attackers: [GOOD],
    };
    expect(does(stack, outcome)).toEqual([
      recoil(D1, 'defenders[3]'),
      state(D1, 'good', 'disordered'),
      state(D2, 'routed', 'eliminated'),
      state('defenders[3]', 'good', 'disordered'),
      right('breakthrough', [A1]),
    ]);
  });

  it('breakthrough is for infantry and cavalry, pursuit for cavalry in its place (J-34, J-68, J-72)', () => {
    const rights = (...attackers: Parts[]) =>
      does(fight(attackers, [INFANTRY]), {
        line,
        defenders: [fate('disordered', true)],
        attackers: attackers.map(() => GOOD),
      }).slice(2);
    expect(rights(INFANTRY)).toEqual([right('breakthrough', [A1])]);
    expect(rights(CAVALRY)).toEqual([right('breakthrough', [A1]), right('pursuit', [A1], 'breakthrough')]);
    expect(rights(INFANTRY, HEAVY)).toEqual([right('breakthrough', [A1, A2]), right('pursuit', [A2], 'breakthrough')]);
    expect(rights(CAVALRY, GUNS)).toEqual([right('breakthrough', [A1]), right('pursuit', [A1], 'breakthrough')]);
    expect(rights(GUNS, INFANTRY)).toEqual([right('breakthrough', [A2])]);
  });
});

describe('5 to 9: 1 + CT, pursuit', () => {
  const line = '5..9';

  it('passed and failed', () => {
    const even = fight([INFANTRY], [INFANTRY]);
    expect(does(even, one(line, fate('good', true), GOOD))).toEqual([recoil(D1), holds(D1, 'disorder')]);
    expect(does(even, one(line, fate('disordered', true), GOOD))).toEqual([
      recoil(D1),
      state(D1, 'good', 'disordered'),
    ]);
  });

  it('of one who was not in good order: it stays so, or falls further', () => {
    const shaken = fight([INFANTRY], [disordered(INFANTRY)]);
    expect(does(shaken, one(line, fate('disordered', true), GOOD))).toEqual([
      recoil(D1),
      state(D1, 'disordered', 'disordered'),
    ]);
    expect(does(shaken, one(line, fate('routed', true), GOOD))).toEqual([
      recoil(D1),
      state(D1, 'disordered', 'routed'),
    ]);
  });

  it('pursuit by cavalry alone, in place of nothing', () => {
    const both = fight([INFANTRY, CAVALRY], [INFANTRY]);
    const outcome = { line, defenders: [fate('good', true)], attackers: [GOOD, GOOD] };
    expect(does(both, outcome).at(-1)).toEqual(right('pursuit', [A2]));
  });
});

describe.each(['0..4', '..-1'] as const)('%s: D + CT/1 for the attackers', (line) => {
  it('passed and failed', () => {
    const even = fight([INFANTRY], [GUNS]);
    expect(does(even, one(line, GOOD, fate('disordered')))).toEqual([
      state(A1, 'good', 'disordered'),
      holds(A1, 'recoil'),
    ]);
    expect(does(even, one(line, GOOD, fate('disordered', true)))).toEqual([
      state(A1, 'good', 'disordered'),
      recoil(A1),
    ]);
  });

  it('whoever routs makes no test (J-52); with J-32 read otherwise it stays disordered and does', () => {
    const shaken = fight([disordered(INFANTRY)], [GUNS]);
    expect(does(shaken, one(line, GOOD, fate('routed')))).toEqual([state(A1, 'disordered', 'routed')]);
    expect(does(shaken, one(line, GOOD, fate('disordered', true)), { 'J-32': 'stays' })).toEqual([
      state(A1, 'disordered', 'disordered'),
      recoil(A1),
    ]);
  });

  it('each attacker from a hex of its own', () => {
    const outcome = { line, defenders: [GOOD], attackers: [fate('disordered', true), fate('disordered', true)] };
    expect(does(fight([INFANTRY, CAVALRY], [GUNS]), outcome)).toEqual([
      state(A1, 'good', 'disordered'),
      recoil(A1),
      state(A2, 'good', 'disordered'),
      recoil(A2),
    ]);
  });
});

describe('0 to 4: pursuit after a counter-charge', () => {
  const charge = (defenders: Parts[], more: Parts = { counterCharge: true }) =>
    fight([{ ...CAVALRY, charging: true }], defenders, more);
  const rights = (situation: Parts, attacker: Fate, defenders = 1) =>
    does(situation, { line: '0..4', defenders: Array(defenders).fill(GOOD), attackers: [attacker] }).filter(
      (effect) => 'option' in effect,
    );

  it('where the attacker recoils or routs', () => {
    expect(rights(charge([CAVALRY]), fate('disordered', true))).toEqual([right('pursuit', [D1])]);
    expect(rights(charge([CAVALRY]), fate('routed'))).toEqual([right('pursuit', [D1])]);
    expect(rights(charge([CAVALRY]), fate('disordered'))).toEqual([]);
    expect(rights(charge([CAVALRY], {}), fate('disordered', true))).toEqual([]);
  });

  it('by cavalry that was in good order (J-69)', () => {
    expect(rights(charge([INFANTRY, CAVALRY]), fate('disordered', true), 2)).toEqual([right('pursuit', [D2])]);
    const mixed = charge([disordered(CAVALRY), HEAVY]);
    expect(rights(mixed, fate('disordered', true), 2)).toEqual([right('pursuit', [D2])]);
  });
});

describe('below 0: counter-shock or pursuit by the defenders', () => {
  const rights = (...defenders: Parts[]) =>
    does(fight([INFANTRY], defenders), {
      line: '..-1',
      defenders: defenders.map(({ state = 'good' }) => fate(state as Fate['state'])),
      attackers: [fate('disordered')],
    }).slice(2);

  it('counter-shock for all but artillery, pursuit for cavalry in its place', () => {
    expect(rights(INFANTRY)).toEqual([right('counter-shock', [D1])]);
    expect(rights(INFANTRY, GUNS)).toEqual([right('counter-shock', [D1])]);
    expect(rights(GUNS)).toEqual([]);
    expect(rights(INFANTRY, CAVALRY)).toEqual([
      right('counter-shock', [D1, D2]),
      right('pursuit', [D2], 'counter-shock'),
    ]);
  });

  it('a routed defender has no right, a disordered one has (J-68)', () => {
    expect(rights(routed(CAVALRY))).toEqual([]);
    expect(rights(routed(INFANTRY), disordered(CAVALRY))).toEqual([
      right('counter-shock', [D2]),
      right('pursuit', [D2], 'counter-shock'),
    ]);
  });
});

describe('artillery alone (J-58)', () => {
  const battery = fight([INFANTRY], [GUNS, disordered(GUNS)]);
  const lost = (who: string, from: string) => ({ ...state(who, from, 'eliminated'), alone: true });

  it.each(['10..', '5..9'] as const)('on %s it is lost where it would recoil', (line) => {
    const outcome = { line, defenders: [fate('eliminated'), fate('eliminated')], attackers: [GOOD] };
    expect(does(battery, outcome).slice(0, 2)).toEqual([lost(D1, 'good'), lost(D2, 'disordered')]);
  });

  it('or recoils like the others', () => {
    const outcome: ShockOutcome = {
      line: '5..9',
      defenders: [fate('good', true), fate('routed', true)],
      attackers: [GOOD],
    };
    expect(does(battery, outcome, { 'J-58': 'table' })).toEqual([
      recoil(D1, D2),
      holds(D1, 'disorder'),
      state(D2, 'disordered', 'routed'),
    ]);
  });
});

describe('played, on both sides of every boundary of the chart', () => {
  // Cohesion 3 against 5 in the open: die - 1; cohesion 5: die + 1.
  it.each([
    [3, [0, 9], ['state', 'recoil', 'right counter-shock']],
    [3, [1, 9], ['state', 'recoil']],
    [3, [5, 3], ['state', 'holds']],
    [3, [6, 5], ['recoil', 'holds']],
    [5, [8, 6], ['recoil', 'state']],
    [5, [9], ['recoil', 'state', 'right breakthrough']],
  ])('cohesion %i, dice %o: %o', (cohesion, dice, expected) => {
    const situation = fight([{ ...INFANTRY, cohesion }], [INFANTRY]);
    const kinds = shock
      .effects(situation, shock.outcomeOf(situation, dice))
      .map((effect) => ('option' in effect ? `${effect.kind} ${String(effect.option)}` : effect.kind));
    expect(kinds).toEqual(expected);
  });
});
