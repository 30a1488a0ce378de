import type { Facing, Grid } from '../../space/hex.ts';
import { say } from '../base/lang.ts';
import { CounterAt } from './counters.tsx';
import { at, centreOf, cornerOf, middleOf, outlineOf } from './geometry.ts';
import { pointsText } from './points.ts';
import type { Overlay } from './props.ts';

interface Props {
  readonly grid: Grid;
  readonly overlay: Overlay;
  readonly id: string;
}

const outlines = (grid: Grid, hexes: readonly number[], share: number): string =>
  hexes.map((hex) => outlineOf(centreOf(grid, hex), share)).join('');

const trail = (grid: Grid, hexes: readonly number[]): string =>
  `M${hexes.map((hex) => at(centreOf(grid, hex))).join('L')}`;

/** What lies on the map below the counters: shades, zones, the way. */
export function BelowCounters({ grid, overlay, id }: Props) {
  const { reach, barred, zones, fronts, targets, path } = overlay;
  return (
    <g class="overlay">
      {zones !== undefined && <path class="over-zone" d={outlines(grid, zones, 0.94)} fill={`url(#${id}-zone)`} />}
      {fronts !== undefined && <path class="over-front" d={outlines(grid, fronts, 0.88)} />}
      {reach !== undefined && (
        <>
          <path
            class="over-reach"
            d={outlines(
              grid,
              reach.map(({ hex }) => hex),
              0.97,
            )}
          />
          <g class="over-costs">
            {reach.map(({ hex, cost }) => {
              const { x, y } = centreOf(grid, hex);
              return (
                <text key={hex} x={x.toFixed(1)} y={y + 5}>
                  {pointsText(cost)}
                </text>
              );
            })}
          </g>
        </>
      )}
      {barred?.map(({ hex, text }) => {
        const { x, y } = centreOf(grid, hex);
        return (
          <path key={hex} class="over-barred" d={`M${x - 6} ${y - 6}l12 12m0-12l-12 12`}>
            <title>{say(text)}</title>
          </path>
        );
      })}
      {targets !== undefined && <path class="over-target" d={outlines(grid, targets, 0.9)} />}
      {path !== undefined && path.length > 1 && (
        <>
          <path class="over-path-edge" d={trail(grid, path)} />
          <path class="over-path" d={trail(grid, path)} />
        </>
      )}
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
      <path class="over-sight-cross" d={`M${x - 8} ${y - 8}l16 16m0-16l-16 16`} />
      <text class="over-sight-why" x={x} y={y + 26}>
        {say(blocked.text)}
      </text>
    </>
  );
}

/** What lies above the counters: where one would stand, handles to turn it, the line of sight. */
export function AboveCounters({ grid, overlay, id }: Props) {
  const { ghost, turns, sight } = overlay;
  return (
    <g class="overlay">
      {ghost !== undefined && (
        <g class="over-ghost">
          <CounterAt counter={ghost.counter} {...centreOf(grid, ghost.hex)} selected={false} id={id} />
        </g>
      )}
      {turns?.choices.map(({ facing, cost }) => {
        const { x, y } = cornerOf(centreOf(grid, turns.hex), facing, 1.02);
        const chosen = ghost?.facing === facing;
        return (
          <g
            key={facing}
            class={chosen ? 'over-turn chosen' : 'over-turn'}
            transform={`translate(${at({ x, y })})`}
            data-turn={facing}
          >
            <circle r="10" />
            {cost === undefined ? <path d={wedge(facing)} /> : <text y="3.8">{pointsText(cost)}</text>}
          </g>
        );
      })}
      {sight !== undefined && <Sight grid={grid} sight={sight} />}
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
