import { describe, expect, it } from 'vitest';
import type { Options } from '../../../kernel/ruling.ts';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import { on } from '../../../../test/support/assessing.ts';
import { joursDeGloire } from '../index.ts';
import { shock } from './index.ts';
import { assessmentFor, chances } from '../testing.ts';

type Parts = Record<string, unknown>;

const INFANTRY = { type: 'infantry', strength: 6, cohesion: 5 };
const CAVALRY = { type: 'cavalry', strength: 6, cohesion: 5 };
const GUNS = { type: 'artillery', strength: 6, cohesion: 5 };

const fight = (attackers: Parts[], defenders: Parts[], more: Parts = {}): Parts => ({ attackers, defenders, ...more });
const { told: tell, outcomeOf } = on(joursDeGloire, 'shock');
const inputOf = (situation: Parts, options: Options = {}) => assessmentFor(shock, situation, options).input;

/** Plays typed faces and tells the result, one line per step; `(may)` marks a choice. */
const told = (situation: Parts, faces: readonly number[], options: Options = {}): string[] =>
  tell(situation, outcomeOf(situation, faces, options), options);

describe('the lines of the chart, played', () => {
  // Even units in the open: die + 1.
  const even = fight([INFANTRY], [INFANTRY]);
  const horse = fight([{ ...CAVALRY, cohesion: 7 }], [{ ...CAVALRY, name: 'Uhlans' }]);

  it('10 and more: recoil, then disorder, no test; breakthrough, or pursuit by cavalry', () => {
    expect(told(even, [9])).toEqual([
      'infantry (defender): recoils one hex and is now disordered',
      'infantry (attacker): may choose: breakthrough (8.7) (may)',
    ]);
    const strong = fight([{ ...CAVALRY, cohesion: 9 }], [INFANTRY]);
    expect(told(strong, [9]).slice(1)).toEqual([
      'cavalry (attacker): may choose: breakthrough (8.7) and may choose instead: pursuit (9.5) (may)',
    ]);
  });

  it('5 to 9: recoil, then test on the cohesion of the defender; pursuit by cavalry only', () => {
    expect(told(even, [8, 5])).toEqual(['infantry (defender): recoils one hex and passes its cohesion test']);
    expect(told(even, [4, 6])).toEqual(['infantry (defender): recoils one hex and is now disordered']);
    expect(told(horse, [4, 6])).toEqual([
      'Uhlans: recoils one hex and is now disordered',
      'cavalry (attacker): may choose: pursuit (9.5) (may)',
    ]);
  });

  it('0 to 4: disorder, then test on the disordered side', () => {
    const thin = fight([{ ...INFANTRY, disorderedCohesion: 3 }], [INFANTRY]);
    expect(told(thin, [3, 3])).toEqual([
      'infantry (attacker): is now disordered and passes its cohesion test (no recoil)',
    ]);
    expect(told(thin, [0, 4])).toEqual(['infantry (attacker): is now disordered and recoils one hex']);
    expect(told(thin, [0, 4], { 'J-31': 'before-disorder' })).toEqual([
      'infantry (attacker): is now disordered and passes its cohesion test (no recoil)',
    ]);
  });

  it('below 0: the same, and the defender may counter-shock, or pursue with cavalry', () => {
    const woods = { terrain: 'woods' };
    expect(told(fight([INFANTRY], [INFANTRY], woods), [0, 0])).toEqual([
      'infantry (attacker): is now disordered and passes its cohesion test (no recoil)',
      'infantry (defender): may choose: counter-shock (8.7) (may)',
    ]);
    expect(told(fight([INFANTRY], [CAVALRY], woods), [0, 9]).slice(1)).toEqual([
      'cavalry (defender): may choose: counter-shock (8.7) and may choose instead: pursuit (9.5) (may)',
    ]);
    expect(told(fight([INFANTRY], [INFANTRY, GUNS], woods), [0, 9]).slice(1)).toEqual([
      'infantry (defender): may choose: counter-shock (8.7) (may)',
    ]);
  });

  it('a routed defender uses no right', () => {
    const routed = fight([{ ...INFANTRY, cohesion: 2 }], [{ ...INFANTRY, state: 'routed' }], { terrain: 'marsh' });
    expect(told(routed, [0, 9])).toEqual(['infantry (attacker): is now disordered and recoils one hex']);
  });

  it('pursuit after a counter-charge, where the attacker gives way', () => {
    const charge = (more: Parts) => fight([{ ...CAVALRY, charging: true }], [{ ...CAVALRY, name: 'Uhlans' }], more);
    expect(told(charge({ counterCharge: true }), [0, 9])).toEqual([
      'cavalry (attacker): is now disordered and recoils one hex',
      'Uhlans: may choose: pursuit (9.5) (may)',
    ]);
    expect(told(charge({ counterCharge: true }), [0, 0])).toHaveLength(1);
    expect(told(charge({}), [0, 9])).toHaveLength(1);
  });

  it('climbs from the state a unit is in (J-32, J-52)', () => {
    const shaken = fight([{ ...INFANTRY, state: 'disordered' }], [{ ...INFANTRY, state: 'disordered' }]);
    expect(told(shaken, [9])[0]).toBe('infantry (defender): recoils one hex and is now routed');
    expect(told(shaken, [8, 9])[0]).toBe('infantry (defender): recoils one hex and is now routed');
    expect(told(shaken, [0])).toEqual(['infantry (attacker): is now routed']);
    expect(told(shaken, [0, 9], { 'J-32': 'stays' })).toEqual([
      'infantry (attacker): stays disordered and recoils one hex',
    ]);
    const routed = fight([INFANTRY], [{ ...INFANTRY, state: 'routed' }]);
    expect(told(routed, [9])[0]).toBe('infantry (defender): is eliminated');
    expect(told(routed, [9], { 'J-32': 'rout-at-most' })[0]).toBe(
      'infantry (defender): recoils one hex and stays routed',
    );
  });

  it('artillery alone is lost where it would recoil (J-58)', () => {
    const battery = fight([INFANTRY], [GUNS]);
    expect(told(battery, [9])[0]).toBe('artillery (defender): alone and beaten, is lost (8.9)');
    expect(told(battery, [2])[0]).toBe('artillery (defender): alone and beaten, is lost (8.9)');
    expect(told(battery, [2, 0], { 'J-58': 'table' })[0]).toBe(
      'artillery (defender): recoils one hex and passes its cohesion test',
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
      '1st, 2nd: recoil one hex',
      '1st: passes its cohesion test',
      '2nd: is now disordered',
    ]);
    const wanting = runWithTypedDice(shock.resolve, inputOf(stack), [8, 4]);
    expect(wanting).toMatchObject({ state: 'wanting', wanted: { purpose: { who: 'defenders[2]' } } });
  });

  it('in French, with the terms of the French sheet', () => {
    const dit = (situation: Parts, faces: readonly number[]) => tell(situation, outcomeOf(situation, faces), {}, 'fr');
    expect(dit(even, [9])).toEqual([
      'infanterie (défenseur): recule d’un hexagone et est maintenant en désordre',
      'infanterie (attaquant): au choix : choc de rupture (8.7) (may)',
    ]);
    expect(dit(even, [4, 5])).toEqual(['infanterie (défenseur): recule d’un hexagone et réussit son test de cohésion']);
    expect(dit(even, [0, 5])).toEqual([
      'infanterie (attaquant): est maintenant en désordre et réussit son test de cohésion (pas de recul)',
    ]);
    expect(dit(even, [0, 6])).toEqual(['infanterie (attaquant): est maintenant en désordre et recule d’un hexagone']);
  });

  it('J-51: the reverse side where its cohesion is not given', () => {
    expect(told(even, [0, 5])[0]).toMatch(/passes its cohesion test \(no recoil\)$/);
    expect(told(even, [0, 5], { 'J-51': 'one-less' })[0]).toMatch(/recoils one hex$/);
  });
});

describe('who is told what', () => {
  const whoOf = (situation: Parts): string[] =>
    Object.entries(assessmentFor(shock, situation).cast).flatMap(([id, { en }]) => (id === 'attacker' ? [] : [en]));

  it('never calls two units by one name', () => {
    const lannes = { ...INFANTRY, name: 'Lannes' };
    expect(whoOf(fight([INFANTRY], [INFANTRY]))).toEqual(['infantry (attacker)', 'infantry (defender)']);
    expect(whoOf(fight([lannes, lannes], [CAVALRY]))).toEqual(['Lannes 1', 'Lannes 2', 'cavalry (defender)']);
    expect(whoOf(fight([lannes], [lannes]))).toEqual(['Lannes (attacker)', 'Lannes (defender)']);
    const posing = { ...INFANTRY, name: 'infantry 1' };
    expect(whoOf(fight([posing, INFANTRY, INFANTRY], [CAVALRY]))).toEqual([
      'infantry 1',
      'infantry 2 (attacker)',
      'infantry 3 (attacker)',
      'cavalry (defender)',
    ]);
  });

  it('of two rights only one is used, pursuit by cavalry alone (J-72)', () => {
    const mixed = fight([{ ...INFANTRY, cohesion: 9 }, CAVALRY], [INFANTRY]);
    expect(told(mixed, [9]).slice(1)).toEqual([
      'infantry (attacker), cavalry (attacker): may choose: breakthrough (8.7) (may)',
      'cavalry (attacker): may choose instead: pursuit (9.5) (may)',
    ]);
    expect(assessmentFor(shock, mixed).rulings).toContain('J-72');
  });

  it('only cavalry that was in good order pursues after a counter-charge (J-69)', () => {
    const situation = fight(
      [{ ...CAVALRY, charging: true }],
      [
        { ...CAVALRY, name: 'Uhlans' },
        { ...CAVALRY, name: 'Hussars', state: 'disordered' },
      ],
      { counterCharge: true },
    );
    expect(told(situation, [2, 9])).toEqual([
      'cavalry (attacker): is now disordered and recoils one hex',
      'Uhlans: may choose: pursuit (9.5) (may)',
    ]);
    expect(assessmentFor(shock, situation).rulings).toContain('J-69');
  });

  it('a reverse side of cohesion -1 never passes (J-51)', () => {
    const green = fight([{ ...INFANTRY, cohesion: 0 }], [{ ...INFANTRY, cohesion: 0 }]);
    expect(chances(shock, green, 'attacker-1', { 'J-51': 'one-less' })['disordered']).toBeUndefined();
    expect(chances(shock, green, 'attacker-1')['disordered']).toBe('1/25');
    const asked = runWithTypedDice(shock.resolve, inputOf(green, { 'J-51': 'one-less' }), [0]);
    expect(asked).toMatchObject({ wanted: { purpose: { why: { en: 'cohesion test (failed whatever the die)' } } } });
  });
});
