import { describe, expect, it } from 'vitest';
import type { Options } from '../../../kernel/ruling.ts';
import { shock } from './index.ts';
import { assessmentFor, linesThatCount, setAside } from '../testing.ts';

type Parts = Record<string, unknown>;

const INFANTRY = { type: 'infantry', strength: 6 };
const CAVALRY = { type: 'cavalry', strength: 6 };
const HEAVY = { type: 'heavy-cavalry', strength: 6 };
const GUNS = { type: 'artillery', strength: 6 };

const fight = (attackers: Parts[], more: Parts = {}): Parts => ({ attackers, defenders: [INFANTRY], ...more });
const tallyOf = (attackers: Parts[], more: Parts = {}, options: Options = {}) =>
  assessmentFor(shock, fight(attackers, more), options).tallies[0]!;
/** What counts beside the even odds, even cohesion and clear ground of the plainest fight. */
const beside = (attackers: Parts[], more: Parts = {}, options: Options = {}): string[] =>
  linesThatCount(tallyOf(attackers, more, options)).filter(
    (line) => !['0 odds', '0 cohesion', '+1 terrain'].includes(line),
  );
const total = (attackers: Parts[], more: Parts = {}, options: Options = {}): number =>
  tallyOf(attackers, more, options).total;
const by = (more: Parts): Parts[] => [{ ...INFANTRY, ...more }];

describe('strength and cohesion', () => {
  it('even units in the open: only clear counts', () => {
    expect(linesThatCount(tallyOf([INFANTRY]))).toEqual(['0 odds', '0 cohesion', '+1 terrain']);
  });

  it('adds up strengths', () => {
    expect(linesThatCount(tallyOf([INFANTRY, INFANTRY]))[0]).toBe('+2 odds');
    expect(linesThatCount(tallyOf([INFANTRY], { defenders: [INFANTRY, INFANTRY, INFANTRY] }))[0]).toBe('-3 odds');
  });

  it('artillery brings no strength (J-4), and alone opposes none (J-56)', () => {
    const together = { defenders: [INFANTRY, GUNS] };
    expect(linesThatCount(tallyOf([INFANTRY], together))[0]).toBe('0 odds');
    expect(linesThatCount(tallyOf([INFANTRY], together, { 'J-4': 'counted' }))[0]).toBe('-2 odds');
    expect(linesThatCount(tallyOf([INFANTRY, GUNS]))[0]).toBe('0 odds');
    expect(linesThatCount(tallyOf([INFANTRY], { defenders: [GUNS] }))[0]).toBe('+4 odds');
    expect(linesThatCount(tallyOf([INFANTRY], { defenders: [GUNS] }, { 'J-56': 'fire-strength' }))[0]).toBe('0 odds');
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
    expect(linesThatCount(tallyOf(attackers, { defenders }))[1]).toBe('+11 cohesion');
    expect(linesThatCount(tallyOf(defenders, { defenders: attackers }))[1]).toBe('-11 cohesion');
  });

  it('J-57: that of artillery only where it is alone', () => {
    const defenders = [
      { ...INFANTRY, cohesion: 4 },
      { ...GUNS, cohesion: 7 },
    ];
    expect(linesThatCount(tallyOf([INFANTRY], { defenders }))[1]).toBe('+1 cohesion');
    expect(linesThatCount(tallyOf([INFANTRY], { defenders }, { 'J-57': 'always' }))[1]).toBe('-2 cohesion');
    expect(linesThatCount(tallyOf([INFANTRY], { defenders: [{ ...GUNS, cohesion: 7 }] }))[1]).toBe('-2 cohesion');
  });

  it('J-1: odds between two lines', () => {
    const attackers = [{ ...INFANTRY, strength: 11 }];
    const odds = (rounding: string) => linesThatCount(tallyOf(attackers, {}, { 'J-1': rounding }))[0];
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
    expect(linesThatCount(tallyOf([INFANTRY], { terrain })).slice(2)).toEqual(expected);
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
    expect(total(by({ slope: 'slope', levels: 1 }), {}, { 'J-18': 'lost' })).toBe(-2);
  });

  it.each<[string, Parts]>([
    ['out of a work', { work: 'out-of-redoubt' }],
    ['up', { levels: 1 }],
    ['down', { levels: -1 }],
    ['over a bridge across a river', { water: 'bridge-over-river' }],
    ['over a bridge across a stream', { water: 'bridge-over-stream' }],
  ])('J-18: clear keeps its +1 under either option %s', (_, way) => {
    for (const option of ['kept', 'lost']) {
      const tally = tallyOf(by(way), {}, { 'J-18': option });
      expect(linesThatCount(tally)).toContain('+1 terrain');
      expect(tally.lines.find(({ row }) => row.id === 'terrain')!.row.rulings!(tally.facts)).not.toContain('J-18');
    }
  });

  it('J-19: level and slope together, or the greater', () => {
    const way = by({ slope: 'slope', levels: 2 });
    expect(total(way)).toBe(-2);
    expect(total(way, {}, { 'J-19': 'greater' })).toBe(-1);
    const tie = tallyOf(by({ slope: 'slope', levels: -1 }), {}, { 'J-19': 'greater' });
    expect(linesThatCount(tie)).toContain('-1 slope');
    expect(setAside(tie)).toEqual(['+1 level < slope']);
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
  it('an attacker with six fronts, once for all or for each (J-22)', () => {
    expect(beside(by({ terrain: 'town' }))).toEqual(['-1 attacker-six-fronts']);
    expect(beside(by({ terrain: 'castle' }))).toEqual(['-1 attacker-six-fronts']);
    expect(beside(by({ terrain: 'woods' }))).toEqual([]);
    const two = [...by({ terrain: 'town' }), ...by({ terrain: 'castle' })];
    expect(beside(two)).toEqual(['+2 odds', '-1 attacker-six-fronts']);
    expect(beside(two, {}, { 'J-22': 'each' })).toEqual(['+2 odds', '-2 attacker-six-fronts']);
    const oneGoesOut = [...by({ terrain: 'town' }), ...by({ terrain: 'castle', work: 'out-of-redoubt' })];
    expect(beside(oneGoesOut, {}, { 'J-22': 'each' })).toContain('-1 attacker-six-fronts');
  });

  it.each([['town'], ['castle']])('cavalry in a %s, attacked by infantry', (terrain) => {
    const inTown = { terrain, defenders: [CAVALRY] };
    const tally = tallyOf([INFANTRY], inTown);
    expect(linesThatCount(tally)).toContain('+2 cavalry-in-town');
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

  it('J-15: or whichever serves the defender, where the hex is stronger', () => {
    const castle = { terrain: 'castle' };
    const way = by({ work: 'into-redoubt' });
    const best = { 'J-15': 'defender' };
    expect(setAside(tallyOf(way, castle))).toEqual(['-3 terrain < work-into']);
    expect(total(way, castle)).toBe(-2);
    expect(total(way, castle, { 'J-15': 'work' })).toBe(-2);
    const stronger = tallyOf(way, castle, best);
    expect(linesThatCount(stronger)).toContain('-3 terrain');
    const work = stronger.lines.find(({ row }) => row.id === 'work-into')!;
    expect(work.standing).toBe('absent');
    expect(work.row.absence!(stronger.facts)!.en).toBe('the hex protects better (J-15)');
    const hex = stronger.lines.find(({ row }) => row.id === 'terrain')!;
    expect(hex.row.rulings!(stronger.facts)).toContain('J-15');
  });

  it.each([
    ['a castle behind a fortification: as strong', 'castle', 'into-fortification', ['-3 work-into']],
    ['a marsh behind a redoubt: as strong', 'marsh', 'into-redoubt', ['-2 work-into']],
    ['a town behind a redoubt: weaker', 'town', 'into-redoubt', ['-2 work-into']],
    ['clear behind a redoubt', 'clear', 'into-redoubt', ['-2 work-into']],
    ['a castle and no work', 'castle', 'none', ['-3 terrain']],
  ])('J-15, whichever serves the defender: %s', (_, terrain, work, expected) => {
    expect(beside(by({ work }), { terrain }, { 'J-15': 'defender' })).toEqual(expected);
  });

  it('J-15, whichever serves the defender: cavalry in a castle is not protected by it', () => {
    const inCastle = { terrain: 'castle', defenders: [CAVALRY] };
    const way = by({ work: 'into-redoubt' });
    expect(total(way, inCastle, { 'J-15': 'defender' })).toBe(-2);
    expect(total(way, inCastle, { 'J-15': 'defender', 'J-54': 'both' })).toBe(0);
    // No infantry attacks, so the castle protects cavalry like anybody.
    const horse = [{ ...HEAVY, work: 'into-redoubt' }];
    expect(beside(horse, inCastle)).toEqual(['-2 work-into', '-2 cavalry-shock']);
    expect(beside(horse, inCastle, { 'J-15': 'defender' })).toEqual(['-3 terrain', '-2 cavalry-shock']);
  });

  it('outwards, in place of the -1 of six fronts', () => {
    expect(beside(by({ terrain: 'town', work: 'out-of-redoubt' }))).toEqual(['-1 work-out-of']);
    const stacked = by({ terrain: 'town', work: 'out-of-redoubt' });
    expect(beside([...stacked, ...stacked])).toEqual(['+2 odds', '-1 work-out-of']);
    const elsewhere = [...stacked, ...by({ terrain: 'town' })];
    expect(beside(elsewhere)).toEqual(['+2 odds', '-1 work-out-of', '-1 attacker-six-fronts']);
    // Whichever way in counts, it brings no -1 of [b].
    const besideSteep = [...stacked, ...by({ slope: 'steep' })];
    expect(beside(besideSteep)).toEqual(['+2 odds', '-2 slope']);
    const castle = [...by({ terrain: 'castle', work: 'out-of-redoubt' }), ...by({ slope: 'steep', levels: 2 })];
    expect(beside(castle)).toEqual(['+2 odds', '-2 level', '-2 slope']);
    expect(assessmentFor(shock, fight(castle)).rulings).toContain('J-15');
  });

  it('J-54: cavalry in a village behind a redoubt', () => {
    const inTown = { terrain: 'town', defenders: [CAVALRY] };
    const way = by({ work: 'into-redoubt' });
    expect(setAside(tallyOf(way, inTown))).toContain('+2 cavalry-in-town < work-into');
    expect(total(way, inTown)).toBe(-2);
    expect(total(way, inTown, { 'J-54': 'both' })).toBe(0);
  });
});
