import type { CounterShown } from '../../space/table.ts';
import { display, type Faces } from '../base/display.ts';
import { say } from '../base/lang.ts';
import { memo } from '../base/memo.ts';
import { Silhouette, silhouetteOf } from '../icons/silhouettes.tsx';
import { Symbol, symbolOf } from '../icons/unit-icon.tsx';
import { initialsOf } from './initials.ts';
import { at } from './point.ts';
import { sideClass } from './side-class.ts';
import { StateMark } from './state-mark.tsx';
import './counters.css';

/** Half the edge of a counter. */
export const HALF = 19;
const BAND = 5.5;

interface FaceProps {
  readonly counter: CounterShown;
  readonly faces: Faces;
  readonly id: string;
}

/** What kind of troops it is: a silhouette or a symbol, as this device likes it; its code where there is no drawing. */
function Picture({ type, faces, isAlone }: { type: string; faces: Faces; isAlone: boolean }) {
  const silhouette = faces === 'silhouettes' ? silhouetteOf(type) : undefined;
  if (silhouette !== undefined)
    return (
      <g transform={isAlone ? 'translate(-15 -9) scale(.94)' : 'translate(-9.4 -13) scale(.8)'}>
        <Silhouette name={silhouette} />
      </g>
    );
  const symbol = symbolOf(type);
  if (symbol === undefined)
    return (
      <text class="counter-code" y={isAlone ? 7 : 3}>
        {type}
      </text>
    );
  return (
    <g transform={isAlone ? 'translate(-14 -10.5) scale(.86)' : 'translate(-11.5 -14) scale(.72)'}>
      <Symbol name={symbol} />
    </g>
  );
}

/** Strength large enough for a phone; quality and movement beside it, where there is room to read them. */
const Numbers = ({ counter: { strength, rating, movement } }: { counter: CounterShown }) => (
  <>
    <text class="counter-strength" x={-HALF + 3.2} y={HALF - 3}>
      {strength ?? '–'}
    </text>
    <text class="counter-rest" x={HALF - 3} y={HALF - 3.4}>
      {[rating, movement].map((n) => n ?? '–').join(' ')}
    </text>
  </>
);

/** What is printed on the counter of a unit. */
function UnitFace({ counter, faces, id }: FaceProps) {
  const hasNumbers = counter.strength !== undefined || counter.rating !== undefined || counter.movement !== undefined;
  return (
    <>
      <rect class="counter-face" x={-HALF} y={-HALF} width={HALF * 2} height={HALF * 2} rx="3" />
      <path
        class="counter-band"
        d={`M${-HALF} ${-HALF + BAND}v-${BAND - 3}q0-3 3-3h${HALF * 2 - 6}q3 0 3 3v${BAND - 3}z`}
      />
      {counter.side === 1 && <rect x={-HALF} y={-HALF} width={HALF * 2} height={BAND} fill={`url(#${id}-band)`} />}
      <Picture type={counter.type} faces={faces} isAlone={!hasNumbers} />
      {hasNumbers && <Numbers counter={counter} />}
      {counter.reversed && <path class="counter-reverse" d={`M${HALF} ${-HALF + BAND}v10l-10-10z`} />}
    </>
  );
}

/** A leader is a medal with his initials. */
const LeaderFace = ({ counter, id }: FaceProps) => (
  <>
    <circle class="counter-band" r={HALF} />
    {counter.side === 1 && <circle r={HALF} fill={`url(#${id}-band)`} />}
    <circle class="counter-face" r={HALF - 4} />
    <text class="counter-initials" y="7">
      {initialsOf(say(counter.name))}
    </text>
  </>
);

interface Props {
  readonly counter: CounterShown;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly selected: boolean;
  /** Begins the ids of the patterns. */
  readonly id: string;
}

const Drawn = memo(({ counter, faces, x, y, scale = 1, selected, id }: Props & { readonly faces: Faces }) => {
  const leads = symbolOf(counter.type) === 'star';
  return (
    <g
      class={`board-counter ${sideClass(counter.side)}${selected ? ' selected' : ''}${counter.spent ? ' spent' : ''}`}
      transform={`translate(${at({ x, y })})${scale === 1 ? '' : ` scale(${scale})`}`}
      data-counter={counter.id}
    >
      {selected && (
        <rect
          class="counter-halo"
          x={-HALF - 4}
          y={-HALF - 4}
          width={HALF * 2 + 8}
          height={HALF * 2 + 8}
          rx={leads ? HALF + 4 : 6}
        />
      )}
      <rect
        class="counter-shade"
        x={-HALF + 1.5}
        y={-HALF + 2}
        width={HALF * 2}
        height={HALF * 2}
        rx={leads ? HALF : 3}
      />
      {leads ? (
        <LeaderFace counter={counter} faces={faces} id={id} />
      ) : (
        <UnitFace counter={counter} faces={faces} id={id} />
      )}
      {counter.spent && (
        <>
          <rect class="counter-face" x="-5" y={-HALF} width="12" height="8.5" rx="2" />
          <path class="counter-done" d="M-0.8-16.8v4M2.8-16.8v4" />
        </>
      )}
      {counter.state !== undefined && (
        <g class="counter-state" transform={`translate(${HALF - 4} ${-HALF + 5})`}>
          <StateMark code={counter.state.code} />
        </g>
      )}
    </g>
  );
});

/** A counter at a point of the sheet. */
export const CounterAt = (props: Props) => <Drawn {...props} faces={display.faces.value} />;
