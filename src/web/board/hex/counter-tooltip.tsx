import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Text } from '../../../kernel/text.ts';
import type { HexCounter } from '../../../space/hex-table.ts';
import { say } from '../../base/lang.ts';
import type { Point } from '../point.ts';
import { sideClass } from '../side-class.ts';
import type { Size } from '../view.ts';
import { facingText } from './speech.ts';
import './counter-tooltip.css';

interface Props {
  readonly stack: readonly HexCounter[];
  /** More of a counter, a line each. */
  readonly describe: ((id: string) => readonly Text[]) | undefined;
  /** The middle of its hex, on a sheet of that size. */
  readonly at: Point;
  readonly sheet: Size;
}

/** Who stands under the pointer; whoever does not see the board hears it from `speech.ts`. */
export function CounterTooltip({ stack, describe, at, sheet }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // On the other side where the window would cut it off.
  useLayoutEffect(() => {
    const { classList } = box.current!;
    classList.remove('left', 'above');
    const [note, seen] = [box.current!, box.current!.closest('.board')!].map((one) => one.getBoundingClientRect());
    classList.toggle('left', note!.right > seen!.right);
    classList.toggle('above', note!.bottom > seen!.bottom);
  }, [stack, at.x, at.y]);
  return (
    <div
      class="counter-tooltip"
      style={{ left: `${(at.x / sheet.width) * 100}%`, top: `${(at.y / sheet.height) * 100}%` }}
      aria-hidden="true"
      ref={box}
    >
      {stack.toReversed().map(({ id, name, side, state, place }) => (
        <div key={id} class={sideClass(side)}>
          <b>{say(name)}</b>
          {place.facing !== undefined && <span class="muted"> {say(facingText(place.facing))}</span>}
          {state !== undefined && <span class="counter-tooltip-state"> {say(state.text)}</span>}
          {describe?.(id).map((line, i) => (
            <span key={i} class="counter-tooltip-line">
              {say(line)}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
