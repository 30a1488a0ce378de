import { describe, expect, it } from 'vitest';
import type { Options } from '../../../kernel/ruling.ts';
import { parse } from '../../../kernel/schema.ts';
import { shock } from './index.ts';
import { assessmentFor, chances, classTexts } from '../testing.ts';

type Parts = Record<string, unknown>;

const INFANTRY = { type: 'infantry', strength: 6, cohesion: 5 };
const CAVALRY = { type: 'cavalry', strength: 6, cohesion: 5 };
const GUNS = { type: 'artillery', strength: 6, cohesion: 5 };

const fight = (attackers: Parts[], defenders: Parts[]): Parts => ({ attackers, defenders });

describe('classes and headlines', () => {
  const classes = (situation: Parts, facetId: string) => classTexts(shock, situation, facetId);

  it('say all, none or at least one where several units fight', () => {
    expect(classes(fight([INFANTRY, CAVALRY], [INFANTRY, GUNS]), 'balance')).toEqual([
      'all defenders recoil with at least one disordered',
      'all defenders recoil and nothing worse',
      'all attackers disordered but none recoils',
      'at least one attacker recoils',
    ]);
    const disordered = { ...INFANTRY, state: 'disordered' };
    const last = (...attackers: Parts[]) => classes(fight(attackers, [INFANTRY]), 'balance').at(-1);
    expect(last(disordered)).toBe('attacker routed');
    expect(last(disordered, INFANTRY)).toBe('at least one attacker routed');
    const routed = { ...INFANTRY, state: 'routed' };
    const worst = (...defenders: Parts[]) => classes(fight([INFANTRY], defenders), 'balance')[0];
    expect(worst(routed)).toBe('defender eliminated');
    expect(worst(disordered)).toBe('defender routed');
    expect(classes(fight([INFANTRY], [INFANTRY, disordered, routed]), 'balance').slice(0, 4)).toEqual([
      'at least one defender eliminated and the others recoil',
      'all defenders recoil with at least one routed and nothing worse',
      'all defenders recoil with at least one disordered and nothing worse',
      'all defenders recoil and nothing worse',
    ]);
    expect(worst(GUNS)).toBe('defender lost');
    expect(worst(GUNS, GUNS)).toBe('all defenders lost');
    expect(classes(fight([INFANTRY], [INFANTRY, INFANTRY]), 'result')[1]).toBe(
      '5 to 9: defenders, each 1 + CT | attacker pursuit (9.5)',
    );
  });

  it.each<[Parts[], Parts[], string, string]>([
    [
      [INFANTRY, INFANTRY],
      [GUNS],
      'infanterie ×2 (12 PF, coh. 5) attaquent artillerie (6 PF, coh. 5)',
      'infantry ×2 (12 SP, coh. 5) attack artillery (6 SP, coh. 5)',
    ],
    [
      [{ ...CAVALRY, charging: true }, INFANTRY, INFANTRY],
      [INFANTRY],
      'cavalerie (6 PF, coh. 5) avec infanterie ×2 (12 PF, coh. 5) charge infanterie (6 PF, coh. 5)',
      'cavalry (6 SP, coh. 5) with infantry ×2 (12 SP, coh. 5) charges infantry (6 SP, coh. 5)',
    ],
  ])('headline %#', (attackers, defenders, fr, en) => {
    expect(shock.headline(parse(shock.situation, fight(attackers, defenders)) as never)).toEqual({ fr, en });
  });
});

describe('the balance', () => {
  const disordered = { ...INFANTRY, state: 'disordered' };
  const balance = (attackers: Parts[], defenders: Parts[], options: Options = {}) =>
    chances(shock, fight(attackers, defenders), 'balance', options);

  it('calls routed whoever ends routed', () => {
    expect(balance([disordered], [disordered])).toEqual({
      'defenders-routed': '3/10',
      'defenders-back': '3/10',
      'attackers-routed': '2/5',
    });
    expect(balance([disordered], [disordered], { 'J-32': 'stays' })).toEqual({
      'defenders-back': '3/5',
      'attackers-shaken': '6/25',
      'attackers-back': '4/25',
    });
  });

  it('goes by the worst hit of several', () => {
    // Odds of 1/2 make the die -1: no 10. A test passes on 0-5, and the disordered one decides first.
    expect(balance([INFANTRY], [INFANTRY, disordered])).toEqual({
      'defenders-routed': '4/25',
      'defenders-shaken': '12/125',
      'defenders-back': '18/125',
      'attackers-shaken': '9/25',
      'attackers-back': '6/25',
    });
  });
});

describe('what a class is worth to the attackers', () => {
  const worths = (facetId: string, attackers: Parts[], defenders: Parts[]) => {
    const facet = shock.facets(assessmentFor(shock, fight(attackers, defenders))).find(({ id }) => id === facetId)!;
    return 'classes' in facet ? Object.fromEntries(facet.classes.map(({ id, worth }) => [id, worth])) : {};
  };
  const disordered = { ...INFANTRY, state: 'disordered' };

  it('lines and balance: what harms the defenders serves them', () => {
    expect(worths('result', [INFANTRY], [INFANTRY])).toEqual({ '10..': 2, '5..9': 1, '0..4': -1, '..-1': -2 });
    expect(worths('balance', [INFANTRY], [INFANTRY, disordered, { ...INFANTRY, state: 'routed' }])).toEqual({
      'defenders-lost': 4,
      'defenders-routed': 3,
      'defenders-shaken': 2,
      'defenders-back': 1,
      'attackers-shaken': -1,
      'attackers-back': -2,
    });
    expect(worths('balance', [disordered], [INFANTRY])).toMatchObject({ 'attackers-routed': -3 });
  });

  it('a unit left as it was is worth nothing, whatever its state', () => {
    expect(worths('defender-1', [INFANTRY], [INFANTRY])).toEqual({
      good: 0,
      'good-back': 1,
      disordered: 2,
      'disordered-back': 3,
      routed: 4,
      'routed-back': 5,
      eliminated: 6,
    });
    expect(worths('defender-1', [INFANTRY], [disordered])).toMatchObject({ disordered: 0, routed: 2, eliminated: 4 });
    expect(worths('attacker-1', [disordered], [INFANTRY])).toMatchObject({ disordered: 0, 'disordered-back': -1 });
    expect(worths('attacker-1', [INFANTRY], [INFANTRY])).toMatchObject({ good: 0, disordered: -2, routed: -4 });
  });
});

describe('what a player is shown', () => {
  it('units without names have a side, and a number where there are several of a type', () => {
    const { cast } = assessmentFor(
      shock,
      fight([INFANTRY, CAVALRY, INFANTRY, { ...INFANTRY, name: '9e' }], [INFANTRY]),
    );
    expect(Object.entries(cast).map(([id, { fr }]) => `${id} ${fr}`)).toEqual([
      'attacker attaquant',
      'attackers[1] infanterie 1 (attaquant)',
      'attackers[2] cavalerie (attaquant)',
      'attackers[3] infanterie 2 (attaquant)',
      'attackers[4] 9e',
      'defenders[1] infanterie (défenseur)',
    ]);
  });

  it('the rulings that left a row out', () => {
    const rulings = (attacker: Parts, defenders: Parts[] = [INFANTRY]) =>
      assessmentFor(shock, fight([{ ...INFANTRY, ...attacker }], defenders)).rulings;
    expect(rulings({})).toEqual(['J-30', 'J-31', 'J-51']);
    expect(rulings({ aspect: 'side' })).toContain('J-12');
    expect(rulings({ backTo: 'artillery' })).toContain('J-11');
    expect(rulings({}, [INFANTRY, { ...INFANTRY, state: 'routed' }])).toContain('J-59');
    expect(rulings({}, [GUNS])).toContain('J-58');
    expect(rulings({ disorderedCohesion: 4 })).not.toContain('J-51');
  });
});
