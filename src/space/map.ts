import { Problems } from '../kernel/problem.ts';
import { parse, pathText } from '../kernel/schema.ts';
import { t, type Text } from '../kernel/text.ts';
import { clip } from '../kernel/untrusted.ts';
import { type Direction, directionTo, type Grid, gridOf, hexOfNumber, numberOf, opposite } from './hex.ts';
import { type MapDocument, mapDocument } from './map-document.ts';

/** What a ruleset knows of ground: ids are the rows of its terrain chart. At most 16 kinds of sides and 8 of roads. */
export interface Vocabulary {
  readonly terrains: Readonly<Record<string, Text>>;
  readonly sides: Readonly<Record<string, SideKind>>;
  readonly roads: Readonly<Record<string, Text>>;
  /** How the period draws its maps: relief in tints, or a staff map with hachures. */
  readonly mapStyle: MapStyle;
  /** The terrain chart, where there is one that players look up. */
  readonly chart?: string;
}

export const MAP_STYLES = ['relief', 'staff'] as const;
export type MapStyle = (typeof MAP_STYLES)[number];

export interface SideKind {
  readonly text: Text;
  /** Has an inside: the hex that stands first in `0407-0408`. */
  readonly directed?: true;
}

export interface Place {
  readonly hex: number;
  readonly name: Text;
}

/** A map ready for play: arrays by hex, and by directed side at `hex * 6 + direction`. */
export interface BattleMap {
  readonly drawn: MapDocument;
  readonly vocabulary: Vocabulary;
  readonly grid: Grid;
  readonly terrainIds: readonly string[];
  readonly sideIds: readonly string[];
  readonly roadIds: readonly string[];
  /** Positions in `terrainIds`. */
  readonly terrain: Uint8Array;
  readonly level: Uint8Array;
  /** A bit for each kind in `sideIds`; the same from both hexes. */
  readonly sides: Uint16Array;
  /** A bit for each directed kind whose inside this hex is. */
  readonly inside: Uint16Array;
  /** A bit for each kind in `roadIds` that leads across the side. */
  readonly roads: Uint8Array;
  readonly places: readonly Place[];
}

export const terrainAt = ({ terrainIds, terrain }: BattleMap, hex: number): string => terrainIds[terrain[hex]!]!;
export const levelAt = ({ level }: BattleMap, hex: number): number => level[hex]!;

const bitOf = (ids: readonly string[], id: string): number => {
  const at = ids.indexOf(id);
  return at < 0 ? 0 : 1 << at;
};

export const hasSide = (map: BattleMap, hex: number, direction: Direction, kind: string): boolean =>
  (map.sides[hex * 6 + direction]! & bitOf(map.sideIds, kind)) !== 0;
/** Whether the hex is the inside of such a work on that side. */
export const isInside = (map: BattleMap, hex: number, direction: Direction, kind: string): boolean =>
  (map.inside[hex * 6 + direction]! & bitOf(map.sideIds, kind)) !== 0;
export const hasRoad = (map: BattleMap, hex: number, direction: Direction, kind: string): boolean =>
  (map.roads[hex * 6 + direction]! & bitOf(map.roadIds, kind)) !== 0;

export const sidesAt = (map: BattleMap, hex: number, direction: Direction): string[] =>
  map.sideIds.filter((kind) => hasSide(map, hex, direction, kind));
export const roadsAt = (map: BattleMap, hex: number, direction: Direction): string[] =>
  map.roadIds.filter((kind) => hasRoad(map, hex, direction, kind));

/** Checks untrusted data and compiles it; throws `BadInput`, which names hexes. */
export const readMap = (data: unknown, vocabulary: Vocabulary): BattleMap =>
  compileMap(parse(mapDocument, data), vocabulary);

/** Throws `BadInput` where the document says what its ruleset or its own size does not allow. */
export function compileMap(drawn: MapDocument, vocabulary: Vocabulary): BattleMap {
  const problems = new Problems();
  const map = new Compiling(drawn, vocabulary, problems).map();
  problems.end();
  return map;
}

const quote = (said: string): string => `“${clip(said)}”`;
const listIds = (ids: readonly string[]): string => ids.join(', ') || '–';

/** One walk through a document; every fault is told with its place, and the walk goes on. */
class Compiling {
  readonly #drawn: MapDocument;
  readonly #vocabulary: Vocabulary;
  readonly #problems: Problems;
  readonly #grid: Grid;

  constructor(drawn: MapDocument, vocabulary: Vocabulary, problems: Problems) {
    this.#drawn = drawn;
    this.#vocabulary = vocabulary;
    this.#problems = problems;
    this.#grid = gridOf(drawn.width, drawn.height);
  }

  map(): BattleMap {
    const vocabulary = this.#vocabulary;
    const [terrainIds, sideIds, roadIds] = [vocabulary.terrains, vocabulary.sides, vocabulary.roads].map(Object.keys);
    const edges = this.#grid.hexes * 6;
    const map: BattleMap = {
      drawn: this.#drawn,
      vocabulary,
      grid: this.#grid,
      terrainIds: terrainIds!,
      sideIds: sideIds!,
      roadIds: roadIds!,
      terrain: new Uint8Array(this.#grid.hexes),
      level: new Uint8Array(this.#grid.hexes),
      sides: new Uint16Array(edges),
      inside: new Uint16Array(edges),
      roads: new Uint8Array(edges),
      places: this.#places(),
    };
    this.#terrain(map);
    this.#levels(map);
    this.#sides(map);
    this.#roads(map);
    return map;
  }

  #wrong(path: readonly (string | number)[], text: () => Text): void {
    this.#problems.add(() => ({ path: pathText(path), text: text() }));
  }

  #terrain(map: BattleMap): void {
    const terrains = new Map<string, number>();
    for (const [i, { letter, terrain }] of this.#drawn.legend.entries()) {
      const at = map.terrainIds.indexOf(terrain);
      if (at < 0)
        this.#unknown(['legend', i, 'terrain'], t('terrain inconnu', 'unknown terrain'), terrain, map.terrainIds);
      if (letter === '' || terrains.has(letter))
        this.#wrong(['legend', i, 'letter'], () =>
          t('attendu : une lettre qui ne sert pas encore', 'expected a letter that is not taken yet'),
        );
      else terrains.set(letter, Math.max(at, 0));
    }
    this.#eachHex('terrain', this.#drawn.terrain, (hex, letter, path) => {
      const terrain = terrains.get(letter);
      if (terrain !== undefined) map.terrain[hex] = terrain;
      else this.#unknown(path, this.#at(hex, t('terrain inconnu', 'unknown terrain')), letter, [...terrains.keys()]);
    });
  }

  #levels(map: BattleMap): void {
    if (this.#drawn.levels.length === 0) return;
    this.#eachHex('levels', this.#drawn.levels, (hex, digit, path) => {
      if (/\d/.test(digit)) map.level[hex] = Number(digit);
      else this.#unknown(path, this.#at(hex, t('niveau inconnu', 'unknown level')), digit, ['0-9']);
    });
  }

  #eachHex(
    field: 'terrain' | 'levels',
    rows: readonly string[],
    visit: (hex: number, sign: string, path: readonly (string | number)[]) => void,
  ): void {
    const { width, height } = this.#grid;
    if (rows.length !== height)
      this.#wrong([field], () =>
        t(`${rows.length} rangées au lieu de ${height}`, `${rows.length} rows instead of ${height}`),
      );
    for (const [row, signs] of rows.slice(0, height).entries()) {
      const letters = [...signs];
      if (letters.length === width) letters.forEach((sign, column) => visit(row * width + column, sign, [field, row]));
      else
        this.#wrong([field, row], () =>
          t(`${letters.length} hexagones au lieu de ${width}`, `${letters.length} hexes instead of ${width}`),
        );
    }
  }

  #sides(map: BattleMap): void {
    for (const [i, { kind, between }] of this.#drawn.sides.entries()) {
      const bit = bitOf(map.sideIds, kind);
      if (bit === 0) this.#unknown(['sides', i, 'kind'], t('nature inconnue', 'unknown kind'), kind, map.sideIds);
      for (const [j, pair] of between.entries()) {
        const found = this.#step(pair.split('-'), ['sides', i, 'between', j], pair);
        if (found === undefined) continue;
        this.#mark(map.sides, found, bit);
        if (this.#vocabulary.sides[kind]?.directed) map.inside[found.from * 6 + found.direction]! |= bit;
      }
    }
  }

  #roads(map: BattleMap): void {
    for (const [i, { kind, path }] of this.#drawn.roads.entries()) {
      const bit = bitOf(map.roadIds, kind);
      if (bit === 0) this.#unknown(['roads', i, 'kind'], t('nature inconnue', 'unknown kind'), kind, map.roadIds);
      for (let j = 1; j < path.length; j++) {
        const pair = path.slice(j - 1, j + 1);
        const found = this.#step(pair, ['roads', i, 'path', j], pair.join('-'));
        if (found !== undefined) this.#mark(map.roads, found, bit);
      }
    }
  }

  #places(): Place[] {
    return this.#drawn.places.map(({ hex, name }, i) => ({
      hex: this.#hex(hex, ['places', i, 'hex']) ?? 0,
      name,
    }));
  }

  #mark(edges: Uint16Array | Uint8Array, { from, direction }: Step, bit: number): void {
    const to = this.#grid.neighbours[from * 6 + direction]!;
    edges[from * 6 + direction]! |= bit;
    edges[to * 6 + opposite(direction)]! |= bit;
  }

  #hex(number: string, path: readonly (string | number)[]): number | undefined {
    const hex = hexOfNumber(this.#grid, number);
    const last = numberOf(this.#grid, this.#grid.hexes - 1);
    if (hex === undefined)
      this.#wrong(path, () =>
        t(
          `hex. ${quote(number)} : hors de la carte, de 0101 à ${last}`,
          `hex ${quote(number)}: not on the map, 0101 to ${last}`,
        ),
      );
    return hex;
  }

  #step(numbers: readonly string[], path: readonly (string | number)[], said: string): Step | undefined {
    if (numbers.length !== 2) {
      this.#wrong(path, () =>
        t(`${quote(said)} ne convient pas ; attendu : 0407-0408`, `${quote(said)} does not fit; expected 0407-0408`),
      );
      return undefined;
    }
    const [from, to] = numbers.map((number) => this.#hex(number, path));
    if (from === undefined || to === undefined) return undefined;
    const direction = directionTo(this.#grid, from, to);
    if (direction !== undefined) return { from, direction };
    this.#wrong(path, () =>
      t(`hex. ${numbers[0]} et ${numbers[1]} : pas voisins`, `hexes ${numbers[0]} and ${numbers[1]}: not neighbours`),
    );
    return undefined;
  }

  #at(hex: number, { fr, en }: Text): Text {
    const number = numberOf(this.#grid, hex);
    return t(`hex. ${number} : ${fr}`, `hex ${number}: ${en}`);
  }

  #unknown(path: readonly (string | number)[], { fr, en }: Text, said: string, allowed: readonly string[]): void {
    this.#wrong(path, () =>
      t(`${fr} ${quote(said)} ; possibles : ${listIds(allowed)}`, `${en} ${quote(said)}; allowed: ${listIds(allowed)}`),
    );
  }
}

interface Step {
  readonly from: number;
  readonly direction: Direction;
}
