import { memo } from '../base/memo.ts';
import { type Direction, DIRECTIONS, numberOf, OFF } from '../../space/hex.ts';
import { type BattleMap, hasRoad, terrainAt } from '../../space/map.ts';
import { say } from '../base/lang.ts';
import { at, centreOf, endsOfSide, MARGIN, middleOfSide, outlineOf, type Point, sheetSize } from './geometry.ts';
import { drawnSides } from './drawn-sides.ts';
import { type Fill, groundLook, type Looks, sideLook, type Stroke, wayLook } from './looks.ts';
import { areaOf, wayThrough } from './outline.ts';

interface Props {
  readonly map: BattleMap;
  readonly looks: Looks | undefined;
  readonly numbers: boolean;
  /** Begins the ids of the patterns. */
  readonly id: string;
}

const allHexes = ({ grid }: BattleMap): number[] => Array.from({ length: grid.hexes }, (_, hex) => hex);

/** Ground that fills areas, from below to above; towns and the like stand in single hexes. */
const AREAS: readonly Fill[] = ['water', 'marsh', 'rough', 'orchard', 'woods'];
const WET: ReadonlySet<Fill> = new Set(['water', 'ford', 'bridge']);

const fillAt = (map: BattleMap, looks: Looks | undefined, hex: number): Fill =>
  groundLook(terrainAt(map, hex), looks).fill;

const Levels = ({ map }: { map: BattleMap }) => {
  const highest = Math.max(...map.level);
  return (
    <>
      {Array.from({ length: highest }, (_, i) => {
        const area = areaOf(map.grid, (hex) => map.level[hex]! > i);
        return (
          <g key={i}>
            <path class="map-shade" d={area} />
            <path class="map-level" d={area} />
            <path class="map-contour" d={area} />
          </g>
        );
      })}
    </>
  );
};

const Areas = ({ map, looks, id }: Props) => (
  <>
    {AREAS.map((fill) => {
      const inside = (hex: number): boolean => {
        const found = fillAt(map, looks, hex);
        return fill === 'water' ? WET.has(found) : found === fill;
      };
      if (!allHexes(map).some(inside)) return null;
      const area = areaOf(map.grid, inside);
      return (
        <g key={fill}>
          <path class={`map-verge map-verge-${fill}`} d={area} />
          <path class={`map-area map-${fill}`} d={area} />
          <path d={area} fill={`url(#${id}-${fill})`} />
        </g>
      );
    })}
    {allHexes(map)
      .filter((hex) => fillAt(map, looks, hex) === 'ford')
      .map((hex) => {
        const outline = outlineOf(centreOf(map.grid, hex), 0.86);
        return (
          <g key={hex}>
            <path class="map-ford" d={outline} />
            <path d={outline} fill={`url(#${id}-ford)`} />
          </g>
        );
      })}
  </>
);

const HOUSES = 'M-14-3h9v8h-9zM-2-12h8v7h-8zM7-2h9v6h-9zM-4 5h7v9h-7zM9 8h6v6h-6zM-13-12h6v5h-6z';
const TOWER = 'M-12 12V-6h4v4h4v-4h8v4h4v-4h4v18z';
const DECK = 'M-20-7Q0-11 20-7M-20 7Q0 11 20 7M-14-8.5v17M-7-9.5v19M0-10v20M7-9.5v19M14-8.5v17';

const Built = ({ map, looks }: Props) => (
  <>
    {allHexes(map).map((hex) => {
      const fill = fillAt(map, looks, hex);
      const drawing = fill === 'town' ? HOUSES : fill === 'castle' ? TOWER : fill === 'bridge' ? DECK : undefined;
      if (drawing === undefined) return null;
      const turn = fill === 'bridge' ? ` rotate(${deckAngle(map, hex)})` : '';
      return (
        <path
          key={hex}
          class={`map-${fill}`}
          transform={`translate(${at(centreOf(map.grid, hex))})${turn}`}
          d={drawing}
        />
      );
    })}
  </>
);

/** Along the road that crosses it; from bank to bank where there is none. */
function deckAngle(map: BattleMap, hex: number): number {
  const ends = DIRECTIONS.filter((direction) => map.roads[hex * 6 + direction]! > 0);
  const [from, to] = ends.length > 1 ? [ends[0]!, ends[1]!] : [ends[0] ?? 1, (((ends[0] ?? 1) + 3) % 6) as Direction];
  const [a, b] = [from, to].map((direction) => middleOfSide({ x: 0, y: 0 }, direction)) as [Point, Point];
  return Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
}

const SIDE_ORDER: readonly Stroke[] = ['slope', 'steep', 'crest', 'stream', 'river', 'wall'];

const Sides = ({ map, looks, strokes }: Pick<Props, 'map' | 'looks'> & { strokes: readonly Stroke[] }) => (
  <>
    {strokes.flatMap((stroke) =>
      map.sideIds
        .filter((kind) => sideLook(kind, looks) === stroke)
        .map((kind) => <path key={kind} class={`map-side map-${stroke}`} d={drawnSides(map, kind, stroke)} />),
    )}
  </>
);

const Ways = ({ map, looks }: Pick<Props, 'map' | 'looks'>) => (
  <>
    {map.roadIds.map((kind) => {
      const path = wayThrough(map.grid, (hex, direction) => hasRoad(map, hex, direction, kind));
      return (
        <g key={kind} class={`map-way-${wayLook(kind, looks)}`}>
          <path class="map-way-edge" d={path} />
          <path class="map-way" d={path} />
        </g>
      );
    })}
  </>
);

/** How wide a letter of a name is, about: names at the edge stay on the sheet. */
const NAME_LETTER = 8;

const Signs = ({ map, looks, numbers }: Props) => (
  <>
    {numbers && (
      <g class="map-numbers">
        {allHexes(map).map((hex) => {
          const { x, y } = centreOf(map.grid, hex);
          return (
            <text key={hex} x={x.toFixed(1)} y={y - 19.6}>
              {numberOf(map.grid, hex)}
            </text>
          );
        })}
      </g>
    )}
    <g class="map-letters">
      {allHexes(map).map((hex) => {
        const { letter } = groundLook(terrainAt(map, hex), looks);
        const level = map.level[hex]!;
        // A name says more than a letter.
        if ((letter === '' && level === 0) || map.places.some((place) => place.hex === hex)) return null;
        const { x, y } = centreOf(map.grid, hex);
        return (
          <text key={hex} x={x.toFixed(1)} y={y + 24.6}>
            {letter}
            {level > 0 && <tspan class="map-height">{`${letter === '' ? '' : ' '}+${level}`}</tspan>}
          </text>
        );
      })}
    </g>
    <g class="map-names">
      {map.places.map(({ hex, name }) => {
        const { x, y } = centreOf(map.grid, hex);
        const room = (say(name).length * NAME_LETTER) / 2 + MARGIN;
        const within = Math.min(Math.max(x, room), sheetSize(map.grid).width - room);
        return (
          <text key={hex} x={within.toFixed(1)} y={y + 27}>
            {say(name)}
          </text>
        );
      })}
    </g>
  </>
);

/** The printed map: drawn once, and never again while counters move over it. */
export const MapLayer = memo((props: Props) => {
  const { map, looks, id } = props;
  const sheet = sheetSize(map.grid);
  const outlines = allHexes(map)
    .map((hex) => outlineOf(centreOf(map.grid, hex)))
    .join('');
  return (
    <g class="map">
      <clipPath id={`${id}-clip`}>
        <path d={outlines} />
      </clipPath>
      <rect class="map-paper" width={sheet.width} height={sheet.height} />
      <rect
        class="map-frame"
        x={MARGIN / 3}
        y={MARGIN / 3}
        width={sheet.width - (MARGIN * 2) / 3}
        height={sheet.height - (MARGIN * 2) / 3}
      />
      <path class="map-field" d={outlines} />
      <g clip-path={`url(#${id}-clip)`}>
        <Levels map={map} />
        <Areas {...props} />
        <path class="map-grid" d={outlines} />
        <Sides map={map} looks={looks} strokes={SIDE_ORDER} />
        <Ways map={map} looks={looks} />
        <Sides map={map} looks={looks} strokes={['bridge']} />
        <Built {...props} />
      </g>
      <path class="map-edge" d={edgeOf(map)} />
      <Signs {...props} />
    </g>
  );
});

/** The sides beyond which there is no hex. */
const edgeOf = ({ grid }: BattleMap): string =>
  Array.from({ length: grid.hexes * 6 }, (_, edge) => edge)
    .filter((edge) => grid.neighbours[edge] === OFF)
    .map((edge) => endsOfSide(centreOf(grid, Math.floor(edge / 6)), DIRECTIONS[edge % 6]!))
    .map(([a, b]) => `M${at(a)}L${at(b)}`)
    .join('');
