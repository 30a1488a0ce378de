import type { Grid } from '../../../space/hex.ts';
import type { Explanation } from '../../../minds/explanation.ts';
import { points } from '../../../minds/explanation-text.ts';
import { lang } from '../../base/lang.ts';
import { at, centreOf } from '../../board/geometry.ts';
import type { Overlay } from '../../board/props.ts';
import type { BattleModel } from '../match/model.ts';

/** Ways over the map that a command takes: of those who go, or of each who strikes to each who is struck. */
type Ways = readonly (readonly number[])[];

function waysOf({ game, table }: BattleModel, state: unknown, commands: readonly unknown[]): readonly Ways[] {
  const hexes = new Map(table.counters(state).map(({ id, hex }) => [id, hex]));
  const found = new Map<string, Ways>();
  const sought = new Set(commands.map((command) => JSON.stringify(command)));
  for (const id of table.able(state))
    for (const { kind, command, who, at: to } of table.gestures(state, id)) {
      const said = JSON.stringify(command);
      if (kind === 'plain' || !sought.has(said) || found.has(said)) continue;
      const straight = who.flatMap((one) => to.map((hex) => [hexes.get(one)!, hex]));
      const walked = kind === 'go' && game.legal(state).has(command) ? table.path(state, command) : [];
      found.set(said, walked.length > 1 ? [walked] : straight);
    }
  return commands.map((command) => found.get(JSON.stringify(command)) ?? []);
}

const line = (grid: Grid, way: readonly number[]): string => `M${way.map((hex) => at(centreOf(grid, hex))).join('L')}`;

/** Arrows for what a mind weighs, the best one full, the others with what they would be worth less. */
export function thoughtsOf(model: BattleModel, state: unknown, why: Explanation<unknown>): Overlay['more'] {
  const [best, ...others] = why.considered;
  if (best === undefined) return undefined;
  const commands = [best, ...others].map(({ command }) => command);
  const ways = waysOf(model, state, commands);
  return (grid) => (
    <g class="thoughts" aria-hidden="true">
      <marker id="thought" viewBox="0 0 6 6" refX="4" refY="3" markerWidth="3.4" markerHeight="3.4" orient="auto">
        <path d="M0 0L6 3L0 6Z" />
      </marker>
      {ways
        .map((each, i) => {
          const end = each[0]?.at(-1);
          return (
            <g key={i} class={i === 0 ? 'thought best' : 'thought'}>
              {each.map((way, n) => (
                <path key={n} d={line(grid, way)} marker-end="url(#thought)" />
              ))}
              {i > 0 && end !== undefined && (
                <text {...centreOf(grid, end)} dy="-8">
                  {points(others[i - 1]!.worth - best.worth, lang.value === 'fr')}
                </text>
              )}
            </g>
          );
        })
        .reverse()}
    </g>
  );
}
