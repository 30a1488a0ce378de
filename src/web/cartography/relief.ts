import { DIRECTIONS, directionTo, OFF } from '../../space/hex.ts';
import { type BattleMap, hasSide } from '../../space/map.ts';
import { centreOf, hexAtPoint } from '../board/hex/geometry.ts';
import { at, between, distanceBetween, type Point } from '../board/point.ts';
import { areaAbove, contours, curve } from './contours.ts';
import type { Ink, Mark } from './drawing.ts';
import { grain } from '../../space/noise.ts';
import { fallAt, lightOn, type Raster, smooth, soften, valueAt } from './raster.ts';

const HEIGHT_INKS: readonly Ink[] = ['height1', 'height2', 'height3'];

export const heightsOf = ({ grid, level }: BattleMap): Raster => smooth(grid, (hex) => level[hex]!);

const highestOf = ({ level }: BattleMap): number => level.reduce((most, one) => Math.max(most, one), 0);
/** A level ends where the ground is half-way down to the next one. */
const levelsOf = (map: BattleMap): number[] => Array.from({ length: highestOf(map) }, (_, i) => i + 0.5);

/** Tints, one a level, with a contour. */
export const tints = (map: BattleMap, heights: Raster): Mark[] =>
  levelsOf(map).flatMap((height, i) => [
    { path: areaAbove(heights, height), fill: HEIGHT_INKS[Math.min(i, HEIGHT_INKS.length - 1)]! },
    { path: contours(heights, height).map(curve).join(''), stroke: 'contour', width: 0.9, opacity: 0.6 },
  ]);

const SHADES = Array.from({ length: 14 }, (_, i) => 0.03 + 0.02 * i + 0.0012 * i * i);

/** Light from the north-west: washes laid over one another, the steeper the slope the more of them. */
export function shading(heights: Raster, strength: number): Mark[] {
  const light = lightOn(soften(heights));
  const dark: Raster = { ...light, values: light.values.map((value) => -value) };
  return SHADES.flatMap((least): Mark[] => [
    { path: areaAbove(dark, least), fill: 'shade', opacity: strength },
    { path: areaAbove(light, least), fill: 'light', opacity: strength },
  ]).filter(({ path }) => path !== '');
}

const STEEPNESSES = ['gentle', 'slope', 'steep'] as const;
type Steepness = (typeof STEEPNESSES)[number];

/** How slopes are engraved: rows of strokes below one another, between strokes of a row, and how broad they begin. */
const ENGRAVED: Readonly<Record<Steepness, { readonly rows: number; readonly apart: number; readonly width: number }>> =
  {
    gentle: { rows: 2, apart: 3.1, width: 0.85 },
    slope: { rows: 2, apart: 2.6, width: 1.5 },
    steep: { rows: 3, apart: 2.5, width: 2.2 },
  };
/** Strokes reach from so much above the edge of a level to so much below it. */
const BAND = 0.36;
/** Slopes that turn away from the light are engraved so much more heavily. */
const SHADED = 0.75;

/** A stroke that begins broad at the top of a slope and ends in a point. */
function wedge(from: Point, to: Point, width: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const half = width / 2 / Math.hypot(dx, dy);
  return `M${at({ x: from.x - dy * half, y: from.y + dx * half })}L${at({ x: from.x + dy * half, y: from.y - dx * half })}L${at(to)}Z`;
}

/** What the side between two hexes says of the slope between them. */
function steepnessBetween(map: BattleMap, above: number, below: number): Steepness {
  if (above === OFF || below === OFF || above === below) return 'gentle';
  const direction = directionTo(map.grid, above, below);
  if (direction === undefined) return 'gentle';
  return (['steep', 'slope'] as const).find((kind) => hasSide(map, above, direction, kind)) ?? 'gentle';
}

/** Points at even distances along a line. */
function* pointsAlong(line: readonly Point[], spacing: number): Generator<Point> {
  let left = spacing / 2;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    for (; left < length; left += spacing)
      yield { x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length };
    left -= length;
  }
}

/** Downhill from a point until the ground has fallen to a height: where that is, and which way it lies. */
function downhill(heights: Raster, from: Point, until: number): Point {
  let here = from;
  for (let steps = 0; steps < LONGEST && valueAt(heights, here) > until; steps++) {
    const fall = fallAt(heights, here);
    const steep = Math.hypot(fall.x, fall.y);
    if (steep < 1e-4) break;
    here = { x: here.x + (fall.x / steep) * STEP, y: here.y + (fall.y / steep) * STEP };
  }
  return here;
}
/** Of a stroke, in steps of so much. */
const LONGEST = 9;
const STEP = 1.6;

/** From -1, in full light, to 1: how far a slope turns away from the north-west. */
const turnedAway = (from: Point, to: Point): number =>
  (to.x - from.x + to.y - from.y) / Math.max(Math.hypot(to.x - from.x, to.y - from.y) * Math.SQRT2, 1e-6);

/** One row of strokes along the edge of a level. */
function rowOfStrokes(map: BattleMap, heights: Raster, kind: Steepness, height: number, row: number): string {
  const { rows, apart, width } = ENGRAVED[kind];
  const deep = (2 * BAND) / rows;
  const top = height + BAND - row * deep;
  let path = '';
  for (const line of contours(heights, top))
    for (const from of pointsAlong(line, apart)) {
      const luck = grain(Math.round(from.x * 8), Math.round(from.y * 8), 3);
      const to = downhill(heights, from, top - deep * (0.86 + 0.22 * luck));
      const length = distanceBetween(from, to);
      if (length < STEP) continue;
      const above = between(from, to, -14 / length);
      const below = between(from, downhill(heights, from, height - BAND), 1.15);
      if (steepnessBetween(map, hexAtPoint(map.grid, above), hexAtPoint(map.grid, below)) !== kind) continue;
      const weight = Math.max(1 + SHADED * turnedAway(from, to), 0.45);
      path += wedge(from, to, width * weight);
    }
  return path;
}

/** Strokes down every slope, as staff maps of the time draw them: the steeper, the closer, longer and heavier. */
export function hachures(map: BattleMap, heights: Raster): Mark[] {
  let path = '';
  for (const height of levelsOf(map))
    for (const kind of STEEPNESSES)
      for (let row = 0; row < ENGRAVED[kind].rows; row++) path += rowOfStrokes(map, heights, kind, height, row);
  for (let hex = 0; hex < map.grid.hexes; hex++)
    for (const direction of DIRECTIONS) {
      const near = map.grid.neighbours[hex * 6 + direction]!;
      if (near === OFF || near < hex || map.level[near] !== map.level[hex]) continue;
      const kind = (['steep', 'slope'] as const).find((one) => hasSide(map, hex, direction, one));
      if (kind !== undefined) path += levelSlope(centreOf(map.grid, hex), centreOf(map.grid, near), kind);
    }
  return path === '' ? [] : [{ path, fill: 'hachure' }];
}

/** A slope between two hexes of one level: strokes across their side. */
function levelSlope(a: Point, b: Point, kind: 'slope' | 'steep'): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = (kind === 'steep' ? 20 : 15) / Math.hypot(dx, dy);
  let path = '';
  for (let i = -3; i <= 3; i++) {
    const middle = { x: (a.x + b.x) / 2 - (dy * i) / 13, y: (a.y + b.y) / 2 + (dx * i) / 13 };
    const from = { x: middle.x - (dx * length) / 2, y: middle.y - (dy * length) / 2 };
    path += wedge(from, { x: from.x + dx * length, y: from.y + dy * length }, ENGRAVED[kind].width);
  }
  return path;
}
