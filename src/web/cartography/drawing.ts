/**
 * A map as a list of marks from below to above: plain data that the page paints on a canvas and a file writes as SVG. Colours
 * are names of inks, so that the same drawing is printed by day and by night.
 */
export interface Mark {
  /** Path data as SVG writes it. */
  readonly path: string;
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly width?: number;
  readonly dash?: readonly number[];
  /** Between 0 and 1; 1 where nothing is said. */
  readonly opacity?: number;
}

/** How a name is lettered: of water, of a village, of land. */
export const HANDS = ['water', 'town', 'land'] as const;
export type Hand = (typeof HANDS)[number];

/** Words on the map. */
export interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  /** Figures have none. */
  readonly hand?: Hand;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Ground is cut off at the neat line. */
  readonly field: string;
  readonly paper: readonly Mark[];
  readonly ground: readonly Mark[];
  /** Above the ground, never cut off. */
  readonly frame: readonly Mark[];
  readonly names: readonly Lettering[];
  /** Numbers of hexes and letters of their ground, which nobody can read from afar. */
  readonly figures: readonly Lettering[];
}

export const INKS = [
  'paper',
  'frame',
  'land',
  'meadow',
  'height1',
  'height2',
  'height3',
  'light',
  'shade',
  'contour',
  'hachure',
  'dry',
  'sand',
  'water',
  'deep',
  'foam',
  'stone',
  'wood',
  'leaf',
  'leafLight',
  'trunk',
  'orchard',
  'marsh',
  'furrow',
  'road',
  'roadEdge',
  'roof',
  'wall',
  'grid',
  'figure',
  'name',
  'waterName',
  'halo',
] as const;
export type Ink = (typeof INKS)[number];
export type Palette = Readonly<Record<Ink, string>>;
