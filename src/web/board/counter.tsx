import type { CounterShown } from '../../space/table.ts';
import { memo } from '../base/memo.ts';
import { Symbol, symbolOf } from '../icons/unit-icon.tsx';
import { at } from './point.ts';
import { sideClass } from './side-class.ts';
import './counters.css';

/** Half the edge of a counter. */
export const HALF = 19;
const BAND = 7;
const NUMBERS = HALF - 4.5;

const numbersOf = ({ strength, rating, movement }: CounterShown): string =>
  [strength, rating, movement].map((n) => n ?? '–').join(' ');

/** What is printed on a counter. */
function Face({ counter, id }: { counter: CounterShown; id: string }) {
  const symbol = symbolOf(counter.type);
  const hasNumbers = counter.strength !== undefined || counter.rating !== undefined || counter.movement !== undefined;
  return (
    <>
      <rect class="counter-face" x={-HALF} y={-HALF} width={HALF * 2} height={HALF * 2} rx="3" />
      <path
        class="counter-band"
        d={`M${-HALF} ${-HALF + BAND}v-${BAND - 3}q0-3 3-3h${HALF * 2 - 6}q3 0 3 3v${BAND - 3}z`}
      />
      {counter.side === 1 && <rect x={-HALF} y={-HALF} width={HALF * 2} height={BAND} fill={`url(#${id}-band)`} />}
      {symbol === undefined ? (
        <text class="counter-code" y="5">
          {counter.type}
        </text>
      ) : (
        <g transform={hasNumbers ? 'translate(-11.5 -12) scale(.72)' : 'translate(-14 -10.5) scale(.86)'}>
          <Symbol name={symbol} />
        </g>
      )}
      {hasNumbers && (
        <text class="counter-numbers" y={NUMBERS + 2.5}>
          {numbersOf(counter)}
        </text>
      )}
      {counter.reversed && <path class="counter-reverse" d={`M${HALF} ${-HALF + BAND}v12l-12-12z`} />}
      {counter.state !== undefined && (
        <g class="counter-state" transform={`translate(${HALF - 4} ${-HALF + 5})`}>
          <circle r="7" />
          <text y="3.4">{counter.state.code}</text>
        </g>
      )}
    </>
  );
}

interface Props {
  readonly counter: CounterShown;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly selected: boolean;
  /** Begins the ids of the patterns. */
  readonly id: string;
}

/** A counter at a point of the sheet. */
export const CounterAt = memo(({ counter, x, y, scale = 1, selected, id }: Props) => (
  <g
    class={`board-counter ${sideClass(counter.side)}${selected ? ' selected' : ''}${counter.spent ? ' spent' : ''}`}
    transform={`translate(${at({ x, y })})${scale === 1 ? '' : ` scale(${scale})`}`}
    data-counter={counter.id}
  >
    {selected && (
      <rect class="counter-halo" x={-HALF - 4} y={-HALF - 4} width={HALF * 2 + 8} height={HALF * 2 + 8} rx="6" />
    )}
    <rect class="counter-shade" x={-HALF + 1.5} y={-HALF + 2} width={HALF * 2} height={HALF * 2} rx="3" />
    <Face counter={counter} id={id} />
  </g>
));
