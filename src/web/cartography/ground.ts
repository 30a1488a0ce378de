import { type Direction, DIRECTIONS } from '../../space/hex.ts';
import { type BattleMap, terrainAt } from '../../space/map.ts';
import { centreOf, HALF_WIDTH, RADIUS } from '../board/hex/geometry.ts';
import { at, type Point } from '../board/point.ts';
import { type Fill, groundLook } from './looks.ts';
import { areaAbove } from './contours.ts';
import type { Mark } from './drawing.ts';
import { grain, smoothNoise } from '../../space/noise.ts';
import { type Raster, smooth, valueAt } from './raster.ts';

/** Where each kind of ground lies. */
export interface Ground {
  readonly map: BattleMap;
  hexesOf(fill: Fill): readonly number[];
  /** 1 in the middle of such ground, 0 outside, a half along its edge. */
  rasterOf(...fills: readonly Fill[]): Raster;
}

export function groundOf(map: BattleMap): Ground {
  const fills = Array.from({ length: map.grid.hexes }, (_, hex) => groundLook(terrainAt(map, hex)).fill);
  return {
    map,
    hexesOf: (fill) => fills.flatMap((one, hex) => (one === fill ? [hex] : [])),
    rasterOf: (...wanted) => smooth(map.grid, (hex) => (wanted.includes(fills[hex]!) ? 1 : 0)),
  };
}

/** An area ends where its raster falls to a half. */
export const EDGE = 0.5;

/** An ellipse. */
export function ring({ x, y }: Point, across: number, down = across): string {
  const [radii, width] = [at({ x: across, y: down }), Math.round(across * 20) / 10];
  return `M${at({ x: x - across, y })}a${radii} 0 1 0 ${width} 0a${radii} 0 1 0 ${-width} 0Z`;
}

/** What a tree or a stone has of its own: a number from 0 to 1. */
export const luckAt = (point: Point, salt: number): number =>
  grain(Math.round(point.x * 4), Math.round(point.y * 4), salt);

/** Points spread over hexes, never two alike: so many in each, those that lie in the area. */
export function scatterPoints(
  map: BattleMap,
  hexes: readonly number[],
  area: Raster,
  rows: number,
  least = 0.52,
): Point[] {
  const gap = (RADIUS * 1.5) / rows;
  const points: Point[] = [];
  for (const hex of hexes) {
    const centre = centreOf(map.grid, hex);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < rows; column++) {
        const even = column * gap * 1.16 + (row & 1) * gap * 0.58 - HALF_WIDTH;
        const x = centre.x + even + (grain(hex, row * 16 + column, 5) - 0.5) * gap * 0.8;
        const y = centre.y + (row + 0.5) * gap - RADIUS * 0.75 + (grain(hex, row * 16 + column, 6) - 0.5) * gap * 0.7;
        if (valueAt(area, { x, y }) > least) points.push({ x, y });
      }
  }
  return points.toSorted((a, b) => a.y - b.y);
}

/** Washes that lie over one another have no sharp edge. */
const SOFT = [0.25, 0.33, 0.42, 0.52] as const;

/** Patches of open ground that are drier or greener than the rest; they mean nothing, and are faint. */
export function openGround(ground: Ground): Mark[] {
  const area = smooth(ground.map.grid, () => 0);
  const { columns, step, from, values } = area;
  for (let i = 0; i < values.length; i++) {
    const [x, y] = [from + (i % columns) * step, from + Math.floor(i / columns) * step];
    // Bent, or one would see the squares that noise is made of.
    const [u, v] = [x + 70 * smoothNoise(x, y, 110, 22), y + 70 * smoothNoise(y, x, 110, 23)];
    values[i] = smoothNoise(u * 0.8 + v * 0.6, v * 0.8 - u * 0.6, 150, 20) + 0.45 * smoothNoise(u, v, 60, 21);
  }
  const tufts = scatterPoints(ground.map, ground.hexesOf('none'), area, 3, 0.25);
  const drier = { ...area, values: values.map((value) => -value) };
  return [
    ...SOFT.map((least): Mark => ({ path: areaAbove(area, least), fill: 'meadow', opacity: 0.16 })),
    ...SOFT.map((least): Mark => ({ path: areaAbove(drier, least), fill: 'dry', opacity: 0.12 })),
    {
      path: tufts.map(({ x, y }) => `M${at({ x: x - 1.8, y })}l-0.7 -2.6m2 2.6v-3.2m1.3 3.2l0.9 -2.5`).join(''),
      stroke: 'leaf',
      width: 0.6,
      opacity: 0.5,
    },
  ];
}

/** Tilled fields around villages: long strips side by side, some ploughed, some green, parted by furrows. */
export function fields(ground: Ground): Mark[] {
  const { grid } = ground.map;
  const towns = new Set(ground.hexesOf('town'));
  const { level } = ground.map;
  const isFlat = (hex: number): boolean =>
    DIRECTIONS.every((direction) => level[grid.neighbours[hex * 6 + direction]!] === level[hex]);
  const open = new Set(ground.hexesOf('none').filter(isFlat));
  const around = new Set(
    [...towns].flatMap((hex) => DIRECTIONS.map((direction: Direction) => grid.neighbours[hex * 6 + direction]!)),
  );
  let [furrows, ploughed, green, bounds] = ['', '', '', ''];
  for (const hex of around) {
    if (!open.has(hex) || grain(hex, 1, 13) < 0.2) continue;
    const { x, y } = centreOf(grid, hex);
    const angle = grain(hex, 2, 13) * Math.PI;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const corner = (a: number, b: number): string => at({ x: x + ux * a - uy * b, y: y + uy * a + ux * b });
    const strips = 3 + Math.floor(grain(hex, 3, 13) * 2);
    const wide = 34 / strips;
    for (let strip = 0; strip < strips; strip++) {
      const luck = (salt: number): number => grain(hex * 5 + strip, salt, 16);
      const [from, to] = [-19 + 7 * luck(1), 13 + 8 * luck(2)];
      const [left, right] = [-17 + strip * wide, -17 + (strip + 1) * wide];
      const outline = `M${corner(from, left)}L${corner(to, left)}L${corner(to, right)}L${corner(from, right)}Z`;
      bounds += outline;
      if (luck(3) < 0.4) green += outline;
      else {
        ploughed += outline;
        for (let b = left + 1.9; b < right - 0.6; b += 2.3) furrows += `M${corner(from + 1, b)}L${corner(to - 1, b)}`;
      }
    }
  }
  if (bounds === '') return [];
  return [
    { path: ploughed, fill: 'furrow', opacity: 0.24 },
    { path: green, fill: 'orchard', opacity: 0.3 },
    { path: furrows, stroke: 'furrow', width: 0.55, opacity: 0.55 },
    { path: bounds, stroke: 'leaf', width: 0.7, opacity: 0.7 },
  ];
}
