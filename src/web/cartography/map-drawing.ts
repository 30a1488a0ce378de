import { DIRECTIONS, numberOf, OFF } from '../../space/hex.ts';
import { type BattleMap, hasSide, type MapStyle, terrainAt } from '../../space/map.ts';
import { centreOf, cornerOf, endsOfSide, MARGIN, outlineOf, sheetSize } from '../board/hex/geometry.ts';
import { at } from '../board/point.ts';
import { groundLook, sideLook } from './looks.ts';
import { bridges, castles, lineFeatures, villages, roads, works } from './built.ts';
import type { Drawing, Hand, Lettering, Mark } from './drawing.ts';
import { fields, type Ground, groundOf, openGround } from './ground.ts';
import { hachures, heightsOf, shading, tints } from './relief.ts';
import { marshes, orchards, rough, woods } from './vegetation.ts';
import { fords, waters } from './water.ts';

/** How hexes are parted: faint lines, dots at their corners, nothing, or plain lines for whoever asks for contrast. */
export const GRID_STYLES = ['lines', 'dots', 'none', 'contrast'] as const;
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
  const field = box(width, height, NEAT_LINE);
  const edge = edgeOf(map);
  const names = namesOf(map, options);
  return {
    width,
    height,
    field,
    paper: paperOf(width, height),
    ground: [
      { path: field, fill: 'land' },
      ...groundMarks(map, groundOf(map), options),
      ...gridMarks(map, outlines, options.grid),
      // Land goes on beyond the last hexes, but nobody plays there. The edge runs the other way round than the box.
      { path: field + edge, fill: 'paper', opacity: 0.66 },
      { path: edge, stroke: 'frame', width: 1, opacity: 0.55 },
    ],
    frame: [{ path: field, stroke: 'frame', width: 1 }],
    names,
    figures: figuresOf(map, names),
  };
}

function groundMarks(map: BattleMap, ground: Ground, { style }: MapOptions): Mark[] {
  const heights = heightsOf(map);
  const relief = style === 'relief';
  return [
    ...tints(map, heights),
    ...openGround(ground),
    ...shading(heights, relief ? 0.042 : 0.022),
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

/** Where the land ends, and the lines of the frame around it. */
const NEAT_LINE = MARGIN * 0.55;
/** Anticlockwise. */
const box = (width: number, height: number, by: number): string => `M${by} ${by}V${height - by}H${width - by}V${by}Z`;

const paperOf = (width: number, height: number): Mark[] => [
  { path: box(width, height, 0), fill: 'paper' },
  { path: box(width, height, NEAT_LINE - 4.5), stroke: 'frame', width: 2.2, opacity: 0.85 },
];

function gridMarks(map: BattleMap, outlines: string, grid: GridStyle): Mark[] {
  if (grid === 'none') return [];
  if (grid !== 'dots') return [{ path: outlines, stroke: 'grid', width: 0.6, opacity: grid === 'lines' ? 0.26 : 0.85 }];
  const corners = new Set<string>();
  for (let hex = 0; hex < map.grid.hexes; hex++)
    for (const facing of DIRECTIONS) corners.add(at(cornerOf(centreOf(map.grid, hex), facing)));
  const dots = [...corners].map((corner) => `M${corner}m-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0`).join('');
  return [{ path: dots, fill: 'grid', opacity: 0.6 }];
}

/** The line around all hexes, clockwise. */
function edgeOf({ grid }: BattleMap): string {
  const next = new Map<string, string>();
  for (let edge = 0; edge < grid.hexes * 6; edge++)
    if (grid.neighbours[edge] === OFF) {
      const [from, to] = endsOfSide(centreOf(grid, Math.floor(edge / 6)), DIRECTIONS[edge % 6]!);
      next.set(at(from), at(to));
    }
  const start = next.keys().next().value!;
  const line = [start];
  for (let here = next.get(start); here !== undefined && here !== start; here = next.get(here)) line.push(here);
  return `M${line.join('L')}Z`;
}

/** Sizes of names, and how wide one of their letters is, about: names at the edge stay on the sheet. */
const NAME_SIZES: Readonly<Record<Hand, number>> = { water: 13.5, town: 14.5, land: 13.5 };
const NAME_LETTERS: Readonly<Record<Hand, number>> = { water: 8.3, town: 8.2, land: 7.4 };
/** Names stand at the foot of their hex, between two rows of counters. */
const NAME_BELOW = 28;

/** A name is that of the water or the village where it stands, else of the land around. */
function handOf(map: BattleMap, hex: number): Hand {
  const { fill } = groundLook(terrainAt(map, hex));
  if (fill === 'town' || fill === 'castle') return 'town';
  const isWet = fill === 'water' || fill === 'ford' || fill === 'marsh';
  const runs = (kind: string): boolean =>
    ['stream', 'river'].includes(sideLook(kind)) && DIRECTIONS.some((direction) => hasSide(map, hex, direction, kind));
  return isWet || map.sideIds.some(runs) ? 'water' : 'land';
}

function namesOf(map: BattleMap, { name }: MapOptions): Lettering[] {
  const { width } = sheetSize(map.grid);
  return map.places.map((place) => {
    const { x, y } = centreOf(map.grid, place.hex);
    const text = name(place.name);
    const hand = handOf(map, place.hex);
    const room = halfWidth(text, hand) + MARGIN;
    return {
      x: Math.min(Math.max(x, room), width - room),
      y: y + NAME_BELOW,
      text,
      size: NAME_SIZES[hand],
      hand,
    };
  });
}

const halfWidth = (text: string, hand: Hand): number => (text.length * NAME_LETTERS[hand]) / 2;

/** Of every hex its number at its head, its letter and its level at its foot, but where a name stands: that says more. */
function figuresOf(map: BattleMap, names: readonly Lettering[]): Lettering[] {
  const isNamed = (x: number, y: number): boolean =>
    names.some((name) => Math.abs(name.y - 4 - y) < 9 && Math.abs(name.x - x) < halfWidth(name.text, name.hand!) + 9);
  return Array.from({ length: map.grid.hexes }, (_, hex) => hex).flatMap((hex): Lettering[] => {
    const { x, y } = centreOf(map.grid, hex);
    const level = map.level[hex]!;
    const number = numberOf(map.grid, hex);
    const ground = [groundLook(terrainAt(map, hex)).letter, level > 0 ? `+${level}` : ''].filter((part) => part !== '');
    const [head, foot] = [y - 19.6, y + 24.6];
    const isHeadFree = !isNamed(x, head - 2);
    const texts: Lettering[] = isHeadFree ? [{ x, y: head, text: number, size: 6.8 }] : [];
    const below = isHeadFree ? ground : [number, ...ground];
    if (below.length === 0 || isNamed(x, foot - 2)) return texts;
    return [...texts, { x, y: foot, text: below.join(' '), size: isHeadFree ? 7.6 : 6.8 }];
  });
}
