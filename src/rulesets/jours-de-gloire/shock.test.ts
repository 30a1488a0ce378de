import { describe, expect, it } from 'vitest';
import type { Switches } from '../../kernel/ruling.ts';
import { shock } from './shock.ts';
import { assessed, counting, judge, refused, setAside } from './testing.ts';

type Parts = Record<string, unknown>;

const INFANTRY = { type: 'infantry', strength: 6 };
const CAVALRY = { type: 'cavalry', strength: 6 };
const HEAVY = { type: 'heavy-cavalry', strength: 6 };
const GUNS = { type: 'artillery', strength: 6 };
const CHARGE = { charging: true };

const fight = (attackers: Parts[], more: Parts = {}): Parts => ({ attackers, defenders: [INFANTRY], ...more });
const tallyOf = (attackers: Parts[], more: Parts = {}, switches: Switches = {}) =>
  assessed(shock, fight(attackers, more), switches).tallies[0]!;
/** What counts beside the even odds, even cohesion and clear ground of the plainest fight. */
const beside = (attackers: Parts[], more: Parts = {}, switches: Switches = {}): string[] =>
  counting(tallyOf(attackers, more, switches)).filter((line) => !['0 odds', '0 cohesion', '+1 terrain'].includes(line));
const total = (attackers: Parts[], more: Parts = {}, switches: Switches = {}): number =>
  tallyOf(attackers, more, switches).total;
const by = (more: Parts): Parts[] => [{ ...INFANTRY, ...more }];

describe('strength and cohesion', () => {
  it('even units in the open: only clear counts', () => {
    expect(counting(tallyOf([INFANTRY]))).toEqual(['0 odds', '0 cohesion', '+1 terrain']);
  });

  it('adds up strengths', () => {
    expect(counting(tallyOf([INFANTRY, INFANTRY]))[0]).toBe('+2 odds');
    expect(counting(tallyOf([INFANTRY], { defenders: [INFANTRY, INFANTRY, INFANTRY] }))[0]).toBe('-3 odds');
  });

  it('artillery brings no strength (J-4), and alone opposes none (J-56)', () => {
    const together = { defenders: [INFANTRY, GUNS] };
    expect(counting(tallyOf([INFANTRY], together))[0]).toBe('0 odds');
    expect(counting(tallyOf([INFANTRY], together, { 'J-4': 'counted' }))[0]).toBe('-2 odds');
    expect(counting(tallyOf([INFANTRY, GUNS]))[0]).toBe('0 odds');
    expect(counting(tallyOf([INFANTRY], { defenders: [GUNS] }))[0]).toBe('+4 odds');
    expect(counting(tallyOf([INFANTRY], { defenders: [GUNS] }, { 'J-56': 'fire-strength' }))[0]).toBe('0 odds');
  });

  it('takes the best cohesion of each side, without limit', () => {
    const attackers = [
      { ...INFANTRY, cohesion: 3 },
      { ...INFANTRY, cohesion: 12 },
    ];
    const defenders = [
      { ...INFANTRY, cohesion: 0 },
      { ...INFANTRY, cohesion: 1 },
    ];
    expect(counting(tallyOf(attackers, { defenders }))[1]).toBe('+11 cohesion');
    expect(counting(tallyOf(defenders, { defenders: attackers }))[1]).toBe('-11 cohesion');
  });

  it('J-57: that of artillery only where it is alone', () => {
    const defenders = [
      { ...INFANTRY, cohesion: 4 },
      { ...GUNS, cohesion: 7 },
    ];
    expect(counting(tallyOf([INFANTRY], { defenders }))[1]).toBe('+1 cohesion');
    expect(counting(tallyOf([INFANTRY], { defenders }, { 'J-57': 'always' }))[1]).toBe('-2 cohesion');
    expect(counting(tallyOf([INFANTRY], { defenders: [{ ...GUNS, cohesion: 7 }] }))[1]).toBe('-2 cohesion');
  });

  it('J-1: odds between two lines', () => {
    const attackers = [{ ...INFANTRY, strength: 11 }];
    const odds = (rounding: string) => counting(tallyOf(attackers, {}, { 'J-1': rounding }))[0];
    expect([odds('defender'), odds('nearest'), odds('attacker')]).toEqual(['+1 odds', '+2 odds', '+2 odds']);
  });
});

describe('terrain of the defender', () => {
  it.each<[string, string[]]>([
    ['clear', ['+1 terrain']],
    ['difficult', []],
    ['orchard', ['-1 terrain']],
    ['woods', ['-1 terrain']],
    ['marsh', ['-2 terrain']],
    ['town', ['-1 terrain']],
    ['castle', ['-3 terrain']],
  ])('%s', (terrain, expected) => {
    expect(counting(tallyOf([INFANTRY], { terrain })).slice(2)).toEqual(expected);
  });

  it('J-17: of two terrains the more defensive, a road never', () => {
    expect(total([INFANTRY], { terrain: 'woods', otherTerrain: 'marsh' })).toBe(-2);
    expect(total([INFANTRY], { terrain: 'woods', otherTerrain: 'marsh' }, { 'J-17': 'add' })).toBe(-3);
    expect(total([INFANTRY], { terrain: 'clear', otherTerrain: 'road' })).toBe(1);
    expect(total([INFANTRY], { terrain: 'woods', otherTerrain: 'trail' }, { 'J-17': 'add' })).toBe(-1);
  });
});

describe('hexsides', () => {
  it.each<[string, Parts, string[]]>([
    ['nothing', {}, []],
    ['stream', { water: 'stream' }, ['-1 water']],
    ['bridge over a stream: the stream', { water: 'bridge-over-stream' }, ['-1 water']],
    ['bridge over a river', { water: 'bridge-over-river' }, ['-3 water']],
    ['one level up', { levels: 1 }, ['-1 level']],
    ['two levels up', { levels: 2 }, ['-2 level']],
    ['four levels up', { levels: 4 }, ['-2 level']],
    ['one level down', { levels: -1 }, ['+1 level']],
    ['two levels down', { levels: -2 }, ['+1 level']],
    ['crest', { crest: true }, []],
    ['slope', { slope: 'slope' }, ['-1 slope']],
    ['steep slope', { slope: 'steep' }, ['-2 slope']],
    ['slope and level', { slope: 'slope', levels: 1 }, ['-1 level', '-1 slope']],
    ['out of a redoubt', { work: 'out-of-redoubt' }, ['-1 work-out-of']],
    ['out of a fortification', { work: 'out-of-fortification' }, ['-1 work-out-of']],
    ['into a redoubt', { work: 'into-redoubt' }, ['-2 work-into']],
    ['into a fortification', { work: 'into-fortification' }, ['-3 work-into']],
  ])('%s', (_, way, expected) => {
    expect(beside(by(way))).toEqual(expected);
  });

  it('hex and hexside add up (J-16); clear keeps its +1 (J-18)', () => {
    expect(total(by({ water: 'stream' }), { terrain: 'woods' })).toBe(-2);
    expect(total(by({ water: 'stream' }))).toBe(0);
    expect(total(by({ water: 'stream' }), {}, { 'J-18': 'lost' })).toBe(-1);
    expect(total(by({ work: 'out-of-redoubt' }), {}, { 'J-18': 'lost' })).toBe(-1);
    expect(total(by({ levels: -1 }), {}, { 'J-18': 'lost' })).toBe(2);
  });

  it('J-19: level and slope together, or the greater', () => {
    const way = by({ slope: 'slope', levels: 2 });
    expect(total(way)).toBe(-2);
    expect(total(way, {}, { 'J-19': 'greater' })).toBe(-1);
  });

  it('J-20: or nothing over a bridged stream', () => {
    expect(beside(by({ water: 'bridge-over-stream' }), {}, { 'J-20': 'nothing' })).toEqual([]);
  });

  it('J-21: of several ways the one that serves the defender best', () => {
    const ways = [INFANTRY, { ...INFANTRY, water: 'stream' }, { ...INFANTRY, slope: 'steep' }];
    expect(beside(ways)).toEqual(['+3 odds', '-2 slope']);
    expect(beside(ways.toReversed())).toEqual(['+3 odds', '-2 slope']);
    expect(beside(ways, {}, { 'J-21': 'best' })).toEqual(['+3 odds']);
  });
});

describe('notes [b] and [g]', () => {
  it('an attacker with six fronts, once for all (J-22)', () => {
    expect(beside(by({ terrain: 'town' }))).toEqual(['-1 attacker-six-fronts']);
    expect(beside(by({ terrain: 'castle' }))).toEqual(['-1 attacker-six-fronts']);
    expect(beside(by({ terrain: 'woods' }))).toEqual([]);
    const two = [...by({ terrain: 'town' }), ...by({ terrain: 'castle' })];
    expect(beside(two)).toEqual(['+2 odds', '-1 attacker-six-fronts']);
  });

  it.each([['town'], ['castle']])('cavalry in a %s, attacked by infantry', (terrain) => {
    const inTown = { terrain, defenders: [CAVALRY] };
    const tally = tallyOf([INFANTRY], inTown);
    expect(counting(tally)).toContain('+2 cavalry-in-town');
    expect(setAside(tally)).toEqual([`${terrain === 'town' ? -1 : -3} terrain < cavalry-in-town`]);
    expect(beside([HEAVY, INFANTRY], inTown)).toContain('+2 cavalry-in-town');
    expect(beside([CAVALRY], inTown)).not.toContain('+2 cavalry-in-town');
    expect(beside([INFANTRY], { terrain })).not.toContain('+2 cavalry-in-town');
    expect(beside([INFANTRY], { defenders: [CAVALRY] })).not.toContain('+2 cavalry-in-town');
    expect(beside(by({ water: 'stream' }), inTown)).toContain('-1 water');
  });

  it('J-55: with infantry beside it', () => {
    const mixed = { terrain: 'town', defenders: [CAVALRY, INFANTRY] };
    expect(beside([INFANTRY], mixed)).toContain('+2 cavalry-in-town');
    expect(beside([INFANTRY], mixed, { 'J-55': 'alone' })).not.toContain('+2 cavalry-in-town');
  });

  it('a work stands in place of the inner hex, inwards', () => {
    const tally = tallyOf(by({ work: 'into-redoubt' }), { terrain: 'town' });
    expect(setAside(tally)).toEqual(['-1 terrain < work-into']);
    expect(tally.total).toBe(-2);
    expect(setAside(tallyOf(by({ work: 'into-fortification' })))).toEqual(['+1 terrain < work-into']);
    expect(total(by({ work: 'out-of-redoubt' }), { terrain: 'woods' })).toBe(-2);
  });

  it('outwards, in place of the -1 of six fronts', () => {
    expect(beside(by({ terrain: 'town', work: 'out-of-redoubt' }))).toEqual(['-1 work-out-of']);
    const stacked = by({ terrain: 'town', work: 'out-of-redoubt' });
    expect(beside([...stacked, ...stacked])).toEqual(['+2 odds', '-1 work-out-of']);
    const elsewhere = [...stacked, ...by({ terrain: 'town' })];
    expect(beside(elsewhere)).toEqual(['+2 odds', '-1 work-out-of', '-1 attacker-six-fronts']);
    // Where another way in counts, no figure of the work takes the place of the -1.
    const besideSteep = [...stacked, ...by({ slope: 'steep' })];
    expect(beside(besideSteep)).toEqual(['+2 odds', '-2 slope', '-1 attacker-six-fronts']);
  });

  it('J-54: cavalry in a village behind a redoubt', () => {
    const inTown = { terrain: 'town', defenders: [CAVALRY] };
    const way = by({ work: 'into-redoubt' });
    expect(setAside(tallyOf(way, inTown))).toContain('+2 cavalry-in-town < work-into');
    expect(total(way, inTown)).toBe(-2);
    expect(total(way, inTown, { 'J-54': 'both' })).toBe(0);
  });
});

describe('position', () => {
  const rear = { ...INFANTRY, aspect: 'rear' };
  const side = { ...INFANTRY, aspect: 'side' };
  const position = (attackers: Parts[], more: Parts = {}, switches: Switches = {}) =>
    beside(attackers, more, switches).filter((line) => !line.endsWith('odds'));

  it('front, rear, both', () => {
    expect(position([INFANTRY, INFANTRY])).toEqual([]);
    expect(position([rear])).toEqual(['+2 rear']);
    expect(position([rear, rear])).toEqual(['+2 rear']);
    expect(position([INFANTRY, rear])).toEqual(['+3 front-and-rear']);
    expect(position([rear, INFANTRY, INFANTRY])).toEqual(['+3 front-and-rear']);
    expect(setAside(tallyOf([INFANTRY, rear]))).toEqual(['+2 rear < front-and-rear']);
  });

  it('J-12: the hexes between are front, or rear', () => {
    expect(position([side])).toEqual([]);
    expect(position([side, rear])).toEqual(['+3 front-and-rear']);
    expect(position([side], {}, { 'J-12': 'two-four' })).toEqual(['+2 rear']);
    expect(position([side, rear], {}, { 'J-12': 'two-four' })).toEqual(['+2 rear']);
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
  const lines = (attackers: Parts[], more: Parts = {}, switches: Switches = {}) =>
    beside(attackers, more, switches).filter((line) => !/odds|defender-six/.test(line));

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
});

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
    expect(refused(shock, situation).source).toEqual(row === undefined ? { chart } : { chart, row });
  });

  it.each(['difficult', 'orchard', 'woods', 'marsh', 'town', 'castle'])(
    'no charge from, through or into %s',
    (terrain) => {
      refused(shock, fight([{ ...charger, terrain }]));
      refused(shock, fight([{ ...charger, chargePath: [terrain] }]));
      refused(shock, fight([charger], { terrain }));
    },
  );

  it('a charge may cross a stream, a change of level, and clear ground', () => {
    expect(total([{ ...charger, water: 'stream', levels: 1, chargePath: ['clear', 'stream'] }])).toBe(0);
    expect(total([{ ...charger }, { ...INFANTRY, terrain: 'woods' }])).toBe(4);
  });

  it('J-13: note [e] for hexsides only', () => {
    const english = { 'J-13': 'hexsides-only' };
    expect(total([{ ...charger, terrain: 'woods' }], { terrain: 'woods' }, english)).toBe(0);
    expect(refused(shock, fight([{ ...charger, slope: 'slope' }]), english).source.row).toBe('slope');
  });

  it('J-14: steep slopes across four levels', () => {
    const four = fight(by({ slope: 'steep', levels: 4 }));
    expect(refused(shock, four).rulings).toEqual(['J-14']);
    expect(judge(shock, four, { 'J-14': 'exactly-three' })).not.toHaveProperty('refused');
  });

  it('J-53: a charge over a bridged stream', () => {
    expect(total([{ ...charger, water: 'bridge-over-stream' }], {}, { 'J-53': 'allowed' })).toBe(1);
    refused(shock, fight([{ ...charger, water: 'bridge-over-river' }]), { 'J-53': 'allowed' });
  });
});
