import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { BATTLE_AT, MAP_BY_DAY, MAP_BY_NIGHT } from 'virtual:recorded-battle';
import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { isDark } from '../base/theme.ts';
import { Glyph } from '../icons/glyphs.tsx';
import { Symbol, symbolOf } from '../icons/unit-icon.tsx';
import type { RecordedBattle, RecordedCounter, RecordedPlace } from './recorded-battle.ts';
import './living-battle.css';

const STEP_MS = 650;
/** How long the end stays before the battle begins anew, in steps. */
const REST_STEPS = 6;
/** Where a battle stands still that may not move: in the middle of its fighting. */
const STILL = 0.4;

const CALM = matchMedia('(prefers-reduced-motion: reduce)');

/** Where everybody lies after so many steps. */
function placesAfter({ steps }: RecordedBattle, count: number): readonly RecordedPlace[] {
  const places = new Map<number, RecordedPlace>();
  for (const step of steps.slice(0, count + 1)) {
    for (const place of step.places) places.set(place[0], place);
    for (const counter of step.gone) places.delete(counter);
  }
  return [...places.values()];
}

/** Loads the recorded battle; without it the map stands alone. */
export function LivingBattle() {
  const battle = useSignal<RecordedBattle | undefined>(undefined);
  useEffect(() => {
    fetch(BATTLE_AT)
      .then(async (answer) => (battle.value = (await answer.json()) as RecordedBattle))
      .catch(() => undefined);
  }, []);
  return (
    <div class="living">
      <img class="living-map" src={isDark.value ? MAP_BY_NIGHT : MAP_BY_DAY} alt="" />
      {battle.value !== undefined && <Replay battle={battle.value} />}
    </div>
  );
}

/** A battle that was recorded, played again while one looks on. It may be stopped, and stands still for those who want calm. */
function Replay({ battle }: { battle: RecordedBattle }) {
  const { counters, steps, width, height, title } = battle;
  const step = useSignal(CALM.matches ? Math.floor(steps.length * STILL) : 0);
  const plays = useSignal(!CALM.matches);
  const picture = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (!plays.value) return undefined;
    let inSight = true;
    const watch = new IntersectionObserver(([entry]) => (inSight = entry!.isIntersecting));
    watch.observe(picture.current!);
    const clock = setInterval(() => {
      if (inSight && !document.hidden) step.value = (step.value + 1) % (steps.length + REST_STEPS);
    }, STEP_MS);
    return () => {
      clearInterval(clock);
      watch.disconnect();
    };
  }, [plays.value]);
  const shown = Math.min(step.value, steps.length - 1);
  const { turn } = steps[shown]!;
  return (
    <>
      <svg
        class="living-counters"
        ref={picture}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {placesAfter(battle, shown).map((place) => (
          <Counter key={place[0]} counter={counters[place[0]]!} place={place} />
        ))}
      </svg>
      <p class="living-caption">
        {say(t(`${title.fr}, tour ${turn} : l’ordinateur joue`, `${title.en}, turn ${turn}: the computer plays`))}
      </p>
      <button
        type="button"
        class="quiet living-pause"
        aria-label={say(plays.value ? t('Arrêter le mouvement', 'Stop moving') : t('Faire jouer', 'Let it play'))}
        onClick={() => (plays.value = !plays.value)}
      >
        <Glyph name={plays.value ? 'pause' : 'play'} />
      </button>
    </>
  );
}

const HALF = 19;

interface CounterProps {
  readonly counter: RecordedCounter;
  readonly place: RecordedPlace;
}

function Counter({ counter: [type, side], place: [, x, y, facing, state] }: CounterProps) {
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
