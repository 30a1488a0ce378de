import { DIRECTIONS, numberOf, OFF } from '../../space/hex.ts';
import { type BattleMap, type MapStyle, terrainAt } from '../../space/map.ts';
import { centreOf, cornerOf, endsOfSide, MARGIN, outlineOf, sheetSize } from '../board/hex/geometry.ts';
import { at } from '../board/point.ts';
import { groundLook } from './looks.ts';
import { bridges, castles, lineFeatures, villages, roads, works } from './built.ts';
import type { Drawing, Lettering, Mark } from './drawing.ts';
import { fields, type Ground, groundOf, openGround } from './ground.ts';
import { hachures, heightsOf, shading, tints } from './relief.ts';
import { marshes, orchards, rough, woods } from './vegetation.ts';
import { fords, waters } from './water.ts';

/** How hexes are parted: faint lines, plain lines for whoever asks for contrast, or dots at their corners. */
export const GRID_STYLES = ['lines', 'contrast', 'dots'] as const;
export type GridStyle = (typeof GRID_STYLES)[number];

export interface MapOptions {
  readonly style: MapStyle;
  readonly grid: GridStyle;
  /** A name as the reader spells it. */
  name(text: { readonly fr: string; readonly en: string }): string;
}

/** Draws a map, whoever made it: what stands in its document and nothing else, but for the faint texture of open ground. */
export function drawMap(map: BattleMap, options: MapOptions): Drawing {
  const { width, height } = sheetSize(map.grid);
  const hexes = Array.from({ length: map.grid.hexes }, (_, hex) => hex);
  const outlines = hexes.map((hex) => outlineOf(centreOf(map.grid, hex))).join('');
  return {
    width,
    height,
    field: outlines,
    paper: paperOf(width, height),
    ground: [
      { path: outlines, fill: 'land' },
      ...groundMarks(map, groundOf(map), options),
      gridMark(map, outlines, options.grid),
    ],
    frame: [{ path: edgeOf(map), stroke: 'frame', width: 1.8 }],
    names: namesOf(map, options),
    figures: figuresOf(map),
  };
}

function groundMarks(map: BattleMap, ground: Ground, { style }: MapOptions): Mark[] {
  const heights = heightsOf(map);
  const relief = style === 'relief';
  return [
    ...tints(map, heights),
    ...openGround(ground),
    ...(relief ? shading(heights, 0.1) : shading(heights, 0.035)),
    ...fields(ground),
    ...marshes(ground),
    ...waters(ground),
    ...fords(ground, (hex) => fordEase(map, hex)),
    ...(relief ? [] : hachures(map, heights)),
    ...rough(ground),
    ...orchards(ground),
    ...lineFeatures(map),
    ...woods(ground),
    ...roads(map),
    ...bridges(ground),
    ...villages(ground),
    ...castles(ground),
    ...works(map),
  ];
}

/** `ford-1` is the easiest and has the most stones. */
const fordEase = (map: BattleMap, hex: number): number => 4 - (Number(/\d$/.exec(terrainAt(map, hex))?.[0]) || 2);

const paperOf = (width: number, height: number): Mark[] => {
  const inset = MARGIN / 3;
  const box = (by: number): string => `M${by} ${by}H${width - by}V${height - by}H${by}Z`;
  return [
    { path: `M0 0H${width}V${height}H0Z`, fill: 'paper' },
    { path: box(inset), stroke: 'frame', width: 1.6, opacity: 0.8 },
    { path: box(inset + 3.5), stroke: 'frame', width: 0.6, opacity: 0.8 },
  ];
};

function gridMark(map: BattleMap, outlines: string, grid: GridStyle): Mark {
  if (grid !== 'dots') return { path: outlines, stroke: 'grid', width: 0.6, opacity: grid === 'lines' ? 0.28 : 0.85 };
  const corners = new Set<string>();
  for (let hex = 0; hex < map.grid.hexes; hex++)
    for (const facing of DIRECTIONS) corners.add(at(cornerOf(centreOf(map.grid, hex), facing)));
  const dots = [...corners].map((corner) => `M${corner}m-1.2 0a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0`).join('');
  return { path: dots, fill: 'grid', opacity: 0.5 };
}

/** The sides beyond which there is no hex. */
const edgeOf = ({ grid }: BattleMap): string =>
  Array.from({ length: grid.hexes * 6 }, (_, edge) => edge)
    .filter((edge) => grid.neighbours[edge] === OFF)
    .map((edge) => endsOfSide(centreOf(grid, Math.floor(edge / 6)), DIRECTIONS[edge % 6]!))
    .map(([a, b]) => `M${at(a)}L${at(b)}`)
    .join('');

const NAME_SIZE = 16;
/** How wide a letter of a name is, about: names at the edge stay on the sheet. */
const NAME_LETTER = NAME_SIZE / 2;

function namesOf({ grid, places }: BattleMap, { name }: MapOptions): Lettering[] {
  const { width } = sheetSize(grid);
  return places.map((place) => {
    const { x, y } = centreOf(grid, place.hex);
    const text = name(place.name);
    const room = (text.length * NAME_LETTER) / 2 + MARGIN;
    return { x: Math.min(Math.max(x, room), width - room), y: y + 27, text, size: NAME_SIZE };
  });
}

/** Of every hex its number; its letter and its level, unless a name stands there, which says more. */
function figuresOf(map: BattleMap): Lettering[] {
  const named = new Set(map.places.map(({ hex }) => hex));
  return Array.from({ length: map.grid.hexes }, (_, hex) => hex).flatMap((hex) => {
    const { x, y } = centreOf(map.grid, hex);
    const number = { x, y: y - 19.6, text: numberOf(map.grid, hex), size: 6.8 };
    const level = map.level[hex]!;
    const text = [groundLook(terrainAt(map, hex)).letter, level > 0 ? `+${level}` : ''].filter((part) => part !== '');
    if (text.length === 0 || named.has(hex)) return [number];
    return [number, { x, y: y + 24.6, text: text.join(' '), size: 7.6 }];
  });
}
