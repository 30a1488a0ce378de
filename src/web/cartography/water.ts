import { centreOf } from '../board/hex/geometry.ts';
import { at, type Point } from '../board/point.ts';
import { areaAbove, contours, curve } from './contours.ts';
import type { Mark } from './drawing.ts';
import { EDGE, type Ground, luckAt, ring, scatterPoints } from './ground.ts';
import { grain } from '../../space/noise.ts';

/** Water with its banks, and the lines along the shore by which old maps show it. */
export function waters(ground: Ground): Mark[] {
  const wet = [...ground.hexesOf('water'), ...ground.hexesOf('ford'), ...ground.hexesOf('bridge')];
  if (wet.length === 0) return [];
  const area = ground.rasterOf('water', 'ford', 'bridge');
  const shore = areaAbove(area, EDGE);
  const lines = (height: number): string => contours(area, height).map(curve).join('');
  return [
    { path: areaAbove(area, 0.22), fill: 'sand', opacity: 0.55 },
    { path: areaAbove(area, 0.36), fill: 'sand' },
    { path: shore, fill: 'water' },
    { path: areaAbove(area, 0.78), fill: 'deep', opacity: 0.22 },
    { path: lines(0.62), stroke: 'deep', width: 0.8, opacity: 0.5 },
    { path: lines(0.76), stroke: 'deep', width: 0.7, opacity: 0.35 },
    { path: lines(0.9), stroke: 'deep', width: 0.6, opacity: 0.25 },
    { path: lines(EDGE), stroke: 'deep', width: 1.6 },
  ];
}

/** Fords: stones in the water, the more of them the easier it is to cross, among ripples. */
export function fords(ground: Ground, easeOf: (hex: number) => number): Mark[] {
  const hexes = ground.hexesOf('ford');
  if (hexes.length === 0) return [];
  const area = ground.rasterOf('water', 'ford', 'bridge');
  const stones = hexes.flatMap((hex) => {
    const rows = 2 + 2 * easeOf(hex);
    return scatterPoints(ground.map, [hex], area, rows, 0.6).filter(
      (point) => grain(Math.round(point.x), Math.round(point.y), 11) < 0.75,
    );
  });
  const pondShape = (point: Point, grow: number): string => {
    const size = (1.7 + 1.9 * luckAt(point, 12)) * grow;
    return ring(point, size, size * 0.72);
  };
  return [
    {
      path: hexes
        .map((hex) => centreOf(ground.map.grid, hex))
        .flatMap(({ x, y }) =>
          [-13, 0, 13].map((dy, i) => `M${at({ x: x - 16 + i * 3, y: y + dy })}q4 -2.4 8 0t8 0t8 0t8 0`),
        )
        .join(''),
      stroke: 'foam',
      width: 1,
      opacity: 0.7,
    },
    { path: stones.map(({ x, y }) => pondShape({ x: x + 0.9, y: y + 1.1 }, 1)).join(''), fill: 'shade', opacity: 0.4 },
    { path: stones.map((point) => pondShape(point, 1)).join(''), fill: 'stone', stroke: 'hachure', width: 0.5 },
  ];
}
