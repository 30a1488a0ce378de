import { describe, expect, test } from 'vitest';
import { TERRAIN } from '../../charts/terrain.ts';
import { reachOf } from '../actions/movement.ts';
import { board } from '../fixtures/board.ts';
import type { Sketch } from '../fixtures/sketch.ts';

/** Straight ahead of 0406, and behind it. */
const AHEAD = '0405';
const BEHIND = '0407';

type Ground = Pick<Sketch, 'ground' | 'streams'>;

interface Place {
  /** The row of the chart, typed from the sheet: points on foot, points mounted, fire at it, melee into it. */
  readonly row: string;
  readonly foot: number | 'NA';
  readonly mounted: number | 'NA';
  readonly fire: string[];
  readonly melee: string[];
  /** The row ahead of 0406, and the same where one does not go. */
  readonly ahead: Ground;
  readonly beside: Ground;
}

const hexes = (said: string): Pick<Place, 'ahead' | 'beside'> => ({
  ahead: { ground: { [AHEAD]: said } },
  beside: { ground: { [BEHIND]: said } },
});

const PLACES: readonly Place[] = [
  { row: 'clear', foot: 1, mounted: 1, fire: [], melee: [], ...hexes('clear') },
  { row: 'ford-1', foot: 2, mounted: 2, fire: [], melee: ['+1'], ...hexes('ford-1') },
  { row: 'ford-2', foot: 3, mounted: 2, fire: ['+1'], melee: ['+1'], ...hexes('ford-2') },
  { row: 'ford-3', foot: 3, mounted: 3, fire: ['+1'], melee: ['+2'], ...hexes('ford-3') },
  // Nobody stands there to be fired at or attacked.
  { row: 'sea-river', foot: 'NA', mounted: 'NA', fire: [], melee: [], ...hexes('sea-river') },
  { row: 'bridge', foot: 0, mounted: 0, fire: ['+1'], melee: ['-1'], ...hexes('bridge') },
  {
    row: 'stream',
    foot: 2,
    mounted: 1,
    fire: [],
    melee: [],
    ahead: { streams: [`0406-${AHEAD}`] },
    beside: { streams: [`0406-${BEHIND}`] },
  },
  { row: 'up', foot: 2, mounted: 3, fire: [], melee: ['-1'], ...hexes('1') },
  {
    row: 'down',
    foot: 1,
    mounted: 2,
    fire: [],
    melee: ['+1'],
    ahead: { ground: { '0406': '1' } },
    beside: { ground: { '0406': '1', [AHEAD]: '1' } },
  },
];

const pointsOf = (type: string, ground: Ground): number | 'NA' => {
  const position = board({ units: [`A ${type} 4/5 0406 N`], step: 'move', ...ground });
  const reach = reachOf(position.game.field, position.state, [0]);
  const halves = reach.costOf(reach.placeOf(position.hex(AHEAD), 0));
  return halves < 0 ? 'NA' : halves / 2;
};

const valuesOf = (lines: readonly string[], row: string): string[] =>
  lines.filter((line) => line.endsWith(` ${row}`)).map((line) => line.split(' ')[0]!);

describe('each row of the terrain chart, on the way and beside it', () => {
  test.each(PLACES)('$row: what a step costs', ({ foot, mounted, ahead, beside }) => {
    for (const type of ['Ph', 'Ho', 'Pe', 'In', 'Ja', 'Ar', 'El']) expect(pointsOf(type, ahead), type).toBe(foot);
    for (const type of ['Ca', 'Cl', 'Ch']) expect(pointsOf(type, ahead), type).toBe(mounted);
    for (const type of ['Ph', 'Ca']) expect(pointsOf(type, beside), `${type} beside`).toBe(1);
  });

  const standing = PLACES.filter(({ row }) => row !== 'sea-river');
  test.each(standing)('$row: fire at who stands there', ({ fire, ahead, beside }) => {
    const firedAt = (ground: Ground) =>
      board({ units: ['A Ar 4/5 0406 N', `B Pe 4/5 ${AHEAD} S`], step: 'fire', ...ground }).fire([0], AHEAD);
    expect(valuesOf(firedAt(ahead), 'target-terrain')).toEqual(fire);
    expect(valuesOf(firedAt(beside), 'target-terrain')).toEqual([]);
  });

  test.each(standing)('$row: melee with who stands there', ({ melee, ahead, beside }) => {
    const attacked = (ground: Ground) =>
      board({ units: ['A Ca 4/5 0406 N', `B Ca 4/5 ${AHEAD} S`], ...ground }).melee(['0406'], [AHEAD]);
    expect(valuesOf(attacked(ahead), 'terrain')).toEqual(melee);
    expect(valuesOf(attacked(beside), 'terrain')).toEqual([]);
  });

  test('none is missing', () => expect(PLACES.map(({ row }) => row)).toEqual(TERRAIN.rows.flatMap(({ keys }) => keys)));
});
