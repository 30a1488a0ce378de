import { DIRECTIONS, directionTo, OFF } from '../../space/hex.ts';
import { type BattleMap, hasSide } from '../../space/map.ts';
import { centreOf, hexAtPoint } from '../board/hex/geometry.ts';
import { at, type Point } from '../board/point.ts';
import { areaAbove, contours, curve } from './contours.ts';
import type { Ink, Mark } from './drawing.ts';
import { grain } from './noise.ts';
import { fallAt, lightOn, type Raster, smooth } from './raster.ts';

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

const SHADES = [0.1, 0.2, 0.32, 0.45, 0.6, 0.8] as const;

/** Light from the north-west: washes laid over one another, the steeper the slope the more of them. */
export function shading(heights: Raster, strength: number): Mark[] {
  const light = lightOn(heights);
  const dark: Raster = { ...light, values: light.values.map((value) => -value) };
  return SHADES.flatMap((least): Mark[] => [
    { path: areaAbove(dark, least), fill: 'shade', opacity: strength, multiply: true },
    { path: areaAbove(light, least), fill: 'light', opacity: strength },
  ]).filter(({ path }) => path !== '');
}

/** Between strokes. */
const SPACING = 3.4;

type Steepness = 'gentle' | 'slope' | 'steep';
const LENGTHS: Readonly<Record<Steepness, number>> = { gentle: 12, slope: 17, steep: 22 };
const WIDTHS: Readonly<Record<Steepness, number>> = { gentle: 0.95, slope: 1.6, steep: 2.6 };

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
function* along(line: readonly Point[], spacing: number): Generator<Point> {
  let left = spacing / 2;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    for (; left < length; left += spacing)
      yield { x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length };
    left -= length;
  }
}

/** Strokes down every slope, as staff maps of the time draw them: the steeper, the closer, longer and heavier. */
export function hachures(map: BattleMap, heights: Raster): Mark[] {
  let path = '';
  let count = 0;
  for (const height of levelsOf(map))
    for (const line of contours(heights, height))
      for (const point of along(line, SPACING)) {
        const fall = fallAt(heights, point);
        const steep = Math.hypot(fall.x, fall.y);
        if (steep < 1e-4) continue;
        const down = { x: fall.x / steep, y: fall.y / steep };
        const hexAt = (far: number): number =>
          hexAtPoint(map.grid, { x: point.x + down.x * far, y: point.y + down.y * far });
        const kind = steepnessBetween(map, hexAt(-14), hexAt(14));
        if (kind === 'gentle' && count++ % 2 === 1) continue;
        const length = LENGTHS[kind] * (0.85 + 0.3 * grain(Math.round(point.x * 8), Math.round(point.y * 8), 3));
        const from = { x: point.x - down.x * length * 0.45, y: point.y - down.y * length * 0.45 };
        path += wedge(from, { x: from.x + down.x * length, y: from.y + down.y * length }, WIDTHS[kind]);
      }
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
  const length = LENGTHS[kind] / Math.hypot(dx, dy);
  let path = '';
  for (let i = -3; i <= 3; i++) {
    const middle = { x: (a.x + b.x) / 2 - (dy * i) / 13, y: (a.y + b.y) / 2 + (dx * i) / 13 };
    const from = { x: middle.x - (dx * length) / 2, y: middle.y - (dy * length) / 2 };
    path += wedge(from, { x: from.x + dx * length, y: from.y + dy * length }, WIDTHS[kind]);
  }
  return path;
}
