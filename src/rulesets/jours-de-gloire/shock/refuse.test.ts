import { describe, expect, it } from 'vitest';
import type { Options } from '../../../kernel/ruling.ts';
import { shock } from './index.ts';
import { assessmentFor, assessAndResolve, refusalFor } from '../testing.ts';

type Parts = Record<string, unknown>;

const INFANTRY = { type: 'infantry', strength: 6 };
const CAVALRY = { type: 'cavalry', strength: 6 };
const GUNS = { type: 'artillery', strength: 6 };
const CHARGE = { charging: true };

const fight = (attackers: Parts[], more: Parts = {}): Parts => ({ attackers, defenders: [INFANTRY], ...more });
const total = (attackers: Parts[], more: Parts = {}, options: Options = {}): number =>
  assessmentFor(shock, fight(attackers, more), options).tallies[0]!.total;
const by = (more: Parts): Parts[] => [{ ...INFANTRY, ...more }];

describe('refusals', () => {
  const charger = { ...CAVALRY, ...CHARGE };
  it.each<[string, Parts, string, string | undefined]>([
    ['a routed attacker', fight([{ ...INFANTRY, state: 'routed' }]), 'shock-modifiers', undefined],
    ['artillery alone', fight([GUNS, GUNS]), 'shock-results', undefined],
    ['charging infantry', fight([{ ...INFANTRY, ...CHARGE }]), 'shock-modifiers', 'charge'],
    ['charging guns', fight([INFANTRY, { ...GUNS, ...CHARGE }]), 'shock-modifiers', 'charge'],
    [
      'a square of cavalry',
      fight([INFANTRY], { defenders: [{ ...CAVALRY, inSquare: true }] }),
      'shock-modifiers',
      'charge-on-square',
    ],
    ['counter-charge by infantry', fight([charger], { counterCharge: true }), 'shock-results', undefined],
    [
      'counter-charge against a shock',
      fight([CAVALRY], { defenders: [CAVALRY], counterCharge: true }),
      'shock-results',
      undefined,
    ],
    [
      'counter-charge in disorder',
      fight([charger], { defenders: [{ ...CAVALRY, state: 'disordered' }], counterCharge: true }),
      'shock-results',
      undefined,
    ],
    ['into water', fight([INFANTRY], { terrain: 'water' }), 'terrain', 'water'],
    ['out of water', fight(by({ terrain: 'water' })), 'terrain', 'water'],
    ['a charge out of water', fight([{ ...charger, terrain: 'water' }]), 'terrain', 'water'],
    ['a charge through water', fight([{ ...charger, chargePath: ['water'] }]), 'terrain', 'water'],
    ['a charge over a bridge on its way', fight([{ ...charger, chargePath: ['bridge'] }]), 'terrain', 'bridge'],
    ['ground of a charge, without one', fight([{ ...CAVALRY, chargePath: ['clear'] }]), 'shock-modifiers', 'charge'],
    ['across a river', fight(by({ water: 'river' })), 'terrain', 'water'],
    ['a steep slope of three levels', fight(by({ slope: 'steep', levels: -3 })), 'terrain', 'steep'],
    ['charge from a wood', fight([{ ...charger, terrain: 'woods' }]), 'terrain', 'woods'],
    ['charge into a wood', fight([charger], { terrain: 'woods' }), 'terrain', 'woods'],
    ['charge into a second terrain', fight([charger], { otherTerrain: 'orchard' }), 'terrain', 'orchard'],
    ['charge through vines', fight([{ ...charger, chargePath: ['clear', 'difficult'] }]), 'terrain', 'difficult'],
    ['charge across a slope', fight([{ ...charger, slope: 'slope' }]), 'terrain', 'slope'],
    ['charge across a crest', fight([{ ...charger, crest: true }]), 'terrain', 'crest'],
    ['charge over a river bridge', fight([{ ...charger, water: 'bridge-over-river' }]), 'terrain', 'bridge'],
    ['charge over a stream bridge', fight([{ ...charger, water: 'bridge-over-stream' }]), 'terrain', 'bridge'],
    ['charge into a redoubt', fight([{ ...charger, work: 'into-redoubt' }]), 'terrain', 'redoubt'],
    [
      'charge out of a fortification',
      fight([{ ...charger, work: 'out-of-fortification' }]),
      'terrain',
      'fortification',
    ],
  ])('%s', (_, situation, chart, row) => {
    expect(refusalFor(shock, situation).source).toEqual(row === undefined ? { chart } : { chart, row });
  });

  it.each(['difficult', 'orchard', 'woods', 'marsh', 'town', 'castle'])(
    'no charge from, through or into %s',
    (terrain) => {
      refusalFor(shock, fight([{ ...charger, terrain }]));
      refusalFor(shock, fight([{ ...charger, chargePath: [terrain] }]));
      refusalFor(shock, fight([charger], { terrain }));
    },
  );

  it('a charge may cross a stream, a change of level, and clear ground', () => {
    expect(total([{ ...charger, water: 'stream', levels: 1, chargePath: ['clear', 'stream'] }])).toBe(0);
    expect(total([{ ...charger }, { ...INFANTRY, terrain: 'woods' }])).toBe(4);
  });

  it('J-13: note [e] for hexsides only', () => {
    const english = { 'J-13': 'hexsides-only' };
    expect(total([{ ...charger, terrain: 'woods' }], { terrain: 'woods' }, english)).toBe(0);
    expect(refusalFor(shock, fight([{ ...charger, slope: 'slope' }]), english).source.row).toBe('slope');
  });

  it('J-71: nobody stands in water, whatever is said of note [e]', () => {
    expect(refusalFor(shock, fight(by({ terrain: 'water' }))).rulings).toEqual(['J-71']);
    const through = fight([{ ...charger, chargePath: ['water'] }]);
    expect(refusalFor(shock, through, { 'J-13': 'hexsides-only' }).source.row).toBe('water');
  });

  it('says who is routed', () => {
    expect(refusalFor(shock, fight([{ ...INFANTRY, state: 'routed' }])).refused).toEqual({
      fr: 'une unité en déroute n’attaque pas (infanterie)',
      en: 'a routed unit does not attack (infantry)',
    });
  });

  it('J-14: steep slopes across four levels', () => {
    const four = fight(by({ slope: 'steep', levels: 4 }));
    expect(refusalFor(shock, four).rulings).toEqual(['J-14']);
    expect(assessAndResolve(shock, four, { 'J-14': 'exactly-three' })).not.toHaveProperty('refused');
  });

  it('J-53: a charge over a bridged stream', () => {
    expect(total([{ ...charger, water: 'bridge-over-stream' }], {}, { 'J-53': 'allowed' })).toBe(1);
    refusalFor(shock, fight([{ ...charger, water: 'bridge-over-river' }]), { 'J-53': 'allowed' });
  });
});
