import { prefixProblems } from '../kernel/problem.ts';
import { parse } from '../kernel/schema.ts';
import { compileMap, type Vocabulary } from './map.ts';
import { mapDocument } from './map-document.ts';
import type { Sketch, Workshop } from './workshop.ts';

/** Documents of battles on hexes have a `map` too; leaders and units a `hex`, units a `type`, a `strength`, a `movement` and a `facing`. */
export interface HexWorkshop extends Workshop {
  readonly kind: 'hexes';
  readonly vocabulary: Vocabulary;
  /** The field of a unit that its counter shows between strength and movement. */
  readonly rating: string;
  /** Ids of facings, in the order of vertices from the north. */
  readonly facings: readonly string[];
}

export const hexWorkshop = (parts: Omit<HexWorkshop, 'kind' | 'readGround'>): HexWorkshop => ({
  kind: 'hexes',
  ...parts,
  readGround: ({ map }: Sketch) =>
    prefixProblems('map', () => {
      const drawn = parse(mapDocument, map);
      compileMap(drawn, parts.vocabulary);
      return { map: drawn };
    }),
});

export const isHexWorkshop = (workshop: Workshop): workshop is HexWorkshop => workshop.kind === 'hexes';
