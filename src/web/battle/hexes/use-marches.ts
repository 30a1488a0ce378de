import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Grid } from '../../../space/hex.ts';
import { display } from '../../base/display.ts';
import { centreOf } from '../../board/hex/geometry.ts';
import type { HexBattle } from './hex-battle.ts';
import { durationOf, type March, marchesOf } from './march.ts';
import { hexesOf } from './overlay.ts';

/** Moves a counter that already stands at the end of its way along that way. */
function animate(counter: Element, { way, ...march }: March, grid: Grid): void {
  const end = centreOf(grid, way.at(-1)!);
  const offsets = way.map((hex) => {
    const { x, y } = centreOf(grid, hex);
    return { transform: `translate(${x - end.x}px, ${y - end.y}px)` };
  });
  counter.animate(offsets, { duration: durationOf({ way, ...march }), easing: 'ease-in-out', composite: 'add' });
}

/** Counters march where they went, for whoever likes motion; the board itself is where they are at once. */
export function useMarches(model: HexBattle, board: RefObject<HTMLElement | null>): void {
  const { match, table, looksBack, last } = model;
  const before = useRef(match.value);
  useLayoutEffect(() => {
    const [earlier, now] = [before.current, match.value];
    before.current = now;
    const played = last.value;
    if (!display.motion.value || looksBack.value || played === undefined) return;
    if (earlier === now || now.entries.length <= earlier.entries.length) return;
    const { surface } = table;
    const ways = now.entries
      .slice(earlier.entries.length)
      .flatMap(({ command }, i) => surface.traces(now.states[earlier.entries.length + i], command).map(hexesOf));
    const marches = marchesOf(surface.counters(earlier.states.at(-1)), surface.counters(now.states.at(-1)), ways);
    for (const march of marches) {
      const counter = board.current?.querySelector(`[data-counter="${march.id}"]`);
      if (counter) animate(counter, march, surface.map.grid);
    }
  }, [match.value]);
}
