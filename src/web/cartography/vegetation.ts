import { centreOf } from '../board/hex/geometry.ts';
import { at, type Point } from '../board/point.ts';
import { areaAbove } from './contours.ts';
import type { Mark } from './drawing.ts';
import { EDGE, type Ground, luckAt, ring, scatterPoints } from './ground.ts';
import { valueAt } from './raster.ts';

/** Woods: trees one by one, each with its shadow to the south-east. */
export function woods(ground: Ground): Mark[] {
  const hexes = ground.hexesOf('woods');
  if (hexes.length === 0) return [];
  const area = ground.rasterOf('woods');
  const trees = scatterPoints(ground.map, hexes, area, 5);
  const sized = trees.map((point) => ({ point, size: 4 + 2.2 * luckAt(point, 7) }));
  return [
    { path: areaAbove(area, EDGE), fill: 'wood', opacity: 0.9 },
    {
      path: sized.map(({ point: { x, y }, size }) => ring({ x: x + 1.5, y: y + 1.9 }, size * 1.05, size)).join(''),
      fill: 'trunk',
      opacity: 0.45,
    },
    // Trees farther south stand in front: a row at a time, so that crowns cover one another as in nature.
    ...inRows(sized).flatMap((row): Mark[] => [
      { path: row.map(({ point, size }) => crown(point, size)).join(''), fill: 'leaf', stroke: 'trunk', width: 0.5 },
      {
        path: row
          .map(({ point: { x, y }, size }) => ring({ x: x - size * 0.3, y: y - size * 0.35 }, size * 0.45))
          .join(''),
        fill: 'leafLight',
        opacity: 0.7,
      },
    ]),
  ];
}

const TREES_IN_A_ROW = 12;
const inRows = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / TREES_IN_A_ROW) }, (_, i) =>
    all.slice(i * TREES_IN_A_ROW, (i + 1) * TREES_IN_A_ROW),
  );

/** A crown with a leafy edge. */
function crown({ x, y }: Point, size: number): string {
  const bulges = 7;
  const turn = luckAt({ x, y }, 8) * Math.PI;
  const corner = (i: number): Point => {
    const angle = turn + (i * 2 * Math.PI) / bulges;
    return { x: x + Math.cos(angle) * size * 0.86, y: y + Math.sin(angle) * size * 0.82 };
  };
  let path = `M${at(corner(0))}`;
  const bulge = (size * 0.46).toFixed(1);
  for (let i = 1; i <= bulges; i++) path += `A${bulge} ${bulge} 0 0 1 ${at(corner(i))}`;
  return `${path}Z`;
}

/** Orchards: small trees in rows. */
export function orchards(ground: Ground): Mark[] {
  const hexes = ground.hexesOf('orchard');
  if (hexes.length === 0) return [];
  const area = ground.rasterOf('orchard');
  const trees: Point[] = [];
  for (const hex of hexes) {
    const { x, y } = centreOf(ground.map.grid, hex);
    for (let row = -3; row <= 3; row++)
      for (let column = -3; column <= 3; column++) {
        const point = { x: x + column * 8.4 + (row & 1) * 4.2, y: y + row * 8 };
        if (valueAt(area, point) > 0.6) trees.push(point);
      }
  }
  return [
    { path: areaAbove(area, EDGE), fill: 'meadow', opacity: 0.8 },
    { path: trees.map(({ x, y }) => ring({ x: x + 1, y: y + 1.2 }, 2.4)).join(''), fill: 'trunk', opacity: 0.4 },
    { path: trees.map((point) => ring(point, 2.3)).join(''), fill: 'orchard', stroke: 'trunk', width: 0.4 },
  ];
}

/** Marsh: reeds over lines of still water. */
export function marshes(ground: Ground): Mark[] {
  const hexes = ground.hexesOf('marsh');
  if (hexes.length === 0) return [];
  const area = ground.rasterOf('marsh');
  const points = scatterPoints(ground.map, hexes, area, 6);
  return [
    { path: areaAbove(area, EDGE), fill: 'marsh', opacity: 0.55 },
    {
      path: points.map(({ x, y }) => `M${at({ x: x - 5, y })}h${(7 + 4 * luckAt({ x, y }, 9)).toFixed(1)}`).join(''),
      stroke: 'deep',
      width: 0.7,
      opacity: 0.8,
    },
    {
      path: points
        .filter((_, i) => i % 2 === 0)
        .map(({ x, y }) => `M${at({ x, y: y - 0.6 })}v-4.6m-2.2 4.6l-1.3 -3.4m5.4 3.4l1.3 -3.4`)
        .join(''),
      stroke: 'leaf',
      width: 0.9,
    },
  ];
}

/** Difficult ground: scrub and broken rock. */
export function rough(ground: Ground): Mark[] {
  const hexes = ground.hexesOf('rough');
  if (hexes.length === 0) return [];
  const area = ground.rasterOf('rough');
  const points = scatterPoints(ground.map, hexes, area, 5, 0.56);
  const isRock = (point: Point): boolean => luckAt(point, 10) < 0.5;
  return [
    ...[0.4, EDGE, 0.6].map((least): Mark => ({ path: areaAbove(area, least), fill: 'dry', opacity: 0.26 })),
    {
      path: points
        .filter(isRock)
        .map(({ x, y }) => `M${at({ x: x - 3, y: y + 2 })}l1.6 -4.2 2.3 -0.6 2.2 4.8z`)
        .join(''),
      fill: 'stone',
      stroke: 'hachure',
      width: 0.6,
    },
    {
      path: points
        .filter((point) => !isRock(point))
        .map(({ x, y }) => `M${at({ x: x - 2.6, y: y + 2 })}q0.6 -3.6 1.6 -4m1 4v-4.8m1 4.8q0.4 -3.4 1.7 -3.8`)
        .join(''),
      stroke: 'leaf',
      width: 0.8,
    },
  ];
}
