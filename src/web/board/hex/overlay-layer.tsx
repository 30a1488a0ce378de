import type { Facing, Grid } from '../../../space/hex.ts';
import { say } from '../../base/lang.ts';
import { CounterAt } from '../counter.tsx';
import { pointsText } from '../half-points.ts';
import { at, middleOf, type Point } from '../point.ts';
import { centreOf, cornerOf, outlineOf } from './geometry.ts';
import { HANDLE, handlePoint } from './handles.ts';
import type { Overlay, Thought } from './props.ts';

interface Props {
  readonly grid: Grid;
  readonly overlay: Overlay;
  readonly id: string;
}

const outlines = (grid: Grid, hexes: readonly number[], share: number): string =>
  hexes.map((hex) => outlineOf(centreOf(grid, hex), share)).join('');

const cross = ({ x, y }: Point): string => `M${at({ x: x - 8, y: y - 8 })}l16 16m0-16l-16 16`;

const trail = (grid: Grid, hexes: readonly number[]): string =>
  `M${hexes.map((hex) => at(centreOf(grid, hex))).join('L')}`;

interface ReachedProps {
  readonly grid: Grid;
  readonly hexes: Overlay['reach'];
  readonly look: string;
}

function Reached({ grid, hexes, look }: ReachedProps) {
  if (hexes === undefined) return null;
  const area = hexes.map(({ hex }) => hex);
  return (
    <g class={look}>
      <path d={outlines(grid, area, 0.97)} />
      {hexes.map(({ hex, cost }) => {
        const { x, y } = centreOf(grid, hex);
        return (
          <text key={hex} x={x.toFixed(1)} y={y + 5}>
            {pointsText(cost)}
          </text>
        );
      })}
    </g>
  );
}

/** What lies on the map below the counters: shades, zones, the way. */
export function BelowCounters({ grid, overlay, id }: Props) {
  const {
    reach,
    couldReach,
    threatened,
    zones,
    strike,
    together,
    origins,
    fronts,
    targets,
    ends,
    paths = [],
  } = overlay;
  return (
    <g class="overlay">
      {threatened !== undefined && <path d={outlines(grid, threatened, 0.98)} fill={`url(#${id}-zone)`} />}
      {zones !== undefined && <path class="over-zone" d={outlines(grid, zones, 0.98)} />}
      {strike !== undefined && <path class="over-strike" d={outlines(grid, strike, 0.94)} />}
      {together !== undefined && <path class="over-together" d={outlines(grid, together, 0.97)} />}
      {origins !== undefined && <path class="over-together" d={outlines(grid, origins, 0.97)} />}
      {fronts !== undefined && <path class="over-front" d={outlines(grid, fronts, 0.88)} />}
      <Reached grid={grid} hexes={reach} look="over-reach" />
      <Reached grid={grid} hexes={couldReach} look="over-reach over-could" />
      {targets !== undefined && <path class="over-target" d={outlines(grid, targets, 0.9)} />}
      {ends !== undefined && <path class="over-end" d={outlines(grid, ends, 0.9)} />}
      {paths.map((path, i) => (
        <g key={i}>
          <path class="over-path-edge" d={trail(grid, path)} />
          <path class="over-path" d={trail(grid, path)} />
        </g>
      ))}
    </g>
  );
}

function Sight({ grid, sight }: { grid: Grid; sight: NonNullable<Overlay['sight']> }) {
  const [from, to] = [centreOf(grid, sight.from), centreOf(grid, sight.to)];
  return (
    <g class={sight.blocked === undefined ? 'over-sight' : 'over-sight blocked'}>
      <path class="over-sight-edge" d={`M${at(from)}L${at(to)}`} />
      <path class="over-sight-line" d={`M${at(from)}L${at(to)}`} />
      {sight.blocked !== undefined && <path class="over-sight-block" d={outlines(grid, sight.blocked.hexes, 0.92)} />}
      <circle cx={to.x} cy={to.y} r="5" />
      {sight.blocked !== undefined && <BlockedBy grid={grid} blocked={sight.blocked} />}
    </g>
  );
}

function BlockedBy({ grid, blocked }: { grid: Grid; blocked: NonNullable<NonNullable<Overlay['sight']>['blocked']> }) {
  const { x, y } = middleOf(blocked.hexes.map((hex) => centreOf(grid, hex)));
  return (
    <>
      <path class="over-sight-cross" d={cross({ x, y })} />
      <text class="over-sight-why" x={x} y={y + 26}>
        {say(blocked.text)}
      </text>
    </>
  );
}

/** Arrows for what somebody thinks of doing, the best one above the others. */
const Thoughts = ({ grid, thoughts, id }: { grid: Grid; thoughts: readonly Thought[]; id: string }) => (
  <g class="thoughts">
    <marker id={`${id}-thought`} viewBox="0 0 6 6" refX="4" refY="3" markerWidth="3.4" markerHeight="3.4" orient="auto">
      <path d="M0 0L6 3L0 6Z" />
    </marker>
    {thoughts
      .map(({ ways, text, isBest, as }, i) => {
        const end = ways[0]?.at(-1);
        return (
          <g key={i} class={`thought ${as ?? (isBest ? 'best' : '')}`}>
            {ways.map((way, n) => (
              <path key={n} d={trail(grid, way)} marker-end={`url(#${id}-thought)`} />
            ))}
            {text !== undefined && end !== undefined && (
              <text {...centreOf(grid, end)} dy="-8">
                {text}
              </text>
            )}
          </g>
        );
      })
      .reverse()}
  </g>
);

interface AboveProps extends Props {
  readonly pointed: number | undefined;
  /** The stack that is fanned out. */
  readonly fanned: number | undefined;
}

/** What lies above the counters: where one would stand, handles to turn it, the line of sight. */
export function AboveCounters({ grid, overlay, pointed, id, fanned }: AboveProps) {
  const { ghosts = [], turns, sight, barred, taught } = overlay;
  const facing = ghosts[0]?.to.facing;
  const why = barred?.find(({ hex }) => hex === pointed);
  return (
    <g class="overlay">
      {ghosts.map(({ counter, to }) => (
        <g key={counter.id} class="over-ghost">
          <CounterAt counter={counter} {...centreOf(grid, to.hex)} selected={false} id={id} />
        </g>
      ))}
      {taught !== undefined && <path class="over-taught" d={outlines(grid, taught, 1)} />}
      {turns?.choices.map(({ facing: to, cost }) => {
        const chosen = facing === to;
        return (
          <g
            key={to}
            class={chosen ? 'over-turn chosen' : 'over-turn'}
            transform={`translate(${at(handlePoint(centreOf(grid, turns.hex), to, fanned === turns.hex))})`}
            data-turn={to}
          >
            <circle r={HANDLE - 0.6} />
            {cost === undefined ? <path d={wedge(to)} /> : <text y="3.5">{pointsText(cost)}</text>}
          </g>
        );
      })}
      {why !== undefined && <path class="over-barred" d={cross(centreOf(grid, why.hex))} />}
      {sight !== undefined && <Sight grid={grid} sight={sight} />}
      {overlay.thoughts !== undefined && <Thoughts grid={grid} thoughts={overlay.thoughts} id={id} />}
    </g>
  );
}

const wedge = (facing: Facing): string => {
  const origin = { x: 0, y: 0 };
  const points = [facing, ((facing + 2) % 6) as Facing, ((facing + 4) % 6) as Facing].map((corner, i) =>
    at(cornerOf(origin, corner, i === 0 ? 0.2 : 0.12)),
  );
  return `M${points.join('L')}Z`;
};
