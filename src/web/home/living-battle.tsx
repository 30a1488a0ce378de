import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { RECORDED, MAP_BY_DAY, MAP_BY_NIGHT } from 'virtual:recorded-battle';
import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { isDark } from '../base/theme.ts';
import { Glyph } from '../icons/glyphs.tsx';
import { Symbol, symbolOf } from '../icons/unit-icon.tsx';
import type { RecordedBattle, RecordedPlace } from './recorded-battle.ts';
import './living-battle.css';

const BATTLE = RECORDED as RecordedBattle;
const STEP_MS = 650;
/** How long the end stays before the battle begins anew, in steps. */
const REST_STEPS = 6;
/** Where a battle stands still that may not move: in the middle of its fighting. */
const STILL = Math.floor(BATTLE.steps.length * 0.4);

const CALM = matchMedia('(prefers-reduced-motion: reduce)');

/** Where everybody lies after so many steps. */
function placesAfter(steps: number): readonly RecordedPlace[] {
  const places = new Map<number, RecordedPlace>();
  for (const step of BATTLE.steps.slice(0, steps + 1)) {
    for (const place of step.places) places.set(place[0], place);
    for (const counter of step.gone) places.delete(counter);
  }
  return [...places.values()];
}

/** A battle that was recorded, played again while one looks on. It may be stopped, and stands still for those who want calm. */
export function LivingBattle() {
  const step = useSignal(CALM.matches ? STILL : 0);
  const plays = useSignal(!CALM.matches);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!plays.value) return undefined;
    let inSight = true;
    const watch = new IntersectionObserver(([entry]) => (inSight = entry!.isIntersecting));
    watch.observe(box.current!);
    const clock = setInterval(() => {
      if (inSight && !document.hidden) step.value = (step.value + 1) % (BATTLE.steps.length + REST_STEPS);
    }, STEP_MS);
    return () => {
      clearInterval(clock);
      watch.disconnect();
    };
  }, [plays.value]);
  const shown = Math.min(step.value, BATTLE.steps.length - 1);
  const { width, height, title } = BATTLE;
  return (
    <div class="living" ref={box}>
      <img class="living-map" src={isDark.value ? MAP_BY_NIGHT : MAP_BY_DAY} width={width} height={height} alt="" />
      <svg
        class="living-counters"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {placesAfter(shown).map((place) => (
          <Counter key={place[0]} place={place} />
        ))}
      </svg>
      <p class="living-caption">
        {say(
          t(
            `${title.fr}, tour ${BATTLE.steps[shown]!.turn} : l’ordinateur joue`,
            `${title.en}, turn ${BATTLE.steps[shown]!.turn}: the computer plays`,
          ),
        )}
      </p>
      <button
        type="button"
        class="quiet living-pause"
        aria-label={say(plays.value ? t('Arrêter le mouvement', 'Stop moving') : t('Faire jouer', 'Let it play'))}
        onClick={() => (plays.value = !plays.value)}
      >
        <Glyph name={plays.value ? 'pause' : 'play'} />
      </button>
    </div>
  );
}

const HALF = 19;

function Counter({ place: [counter, x, y, facing, state] }: { place: RecordedPlace }) {
  const [type, side] = BATTLE.counters[counter]!;
  const symbol = symbolOf(type);
  const leads = facing < 0;
  return (
    <g
      class={`living-counter side-${side === 0 ? 'a' : 'b'}`}
      style={{ transform: leads ? `translate(${x - 14}px, ${y - 16}px) scale(.55)` : `translate(${x}px, ${y}px)` }}
    >
      {!leads && (
        <path class="living-front" style={{ transform: `rotate(${facing * 60}deg)` }} d="M-20-17L0-29 20-17z" />
      )}
      <rect class="living-face" x={-HALF} y={-HALF} width={HALF * 2} height={HALF * 2} rx="3" />
      {side === 1 && <path class="living-band" d={`M${-HALF + 4} ${-HALF + 5}h${HALF * 2 - 8}`} />}
      {symbol !== undefined && (
        <g transform="translate(-20.8 -18.5) scale(1.3)">
          <Symbol name={symbol} />
        </g>
      )}
      {state !== '' && <circle class="living-state" cx={HALF - 3} cy={-HALF + 3} r="6" />}
    </g>
  );
}
