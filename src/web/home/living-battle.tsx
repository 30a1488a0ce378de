import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { BATTLE_AT, MAP_BY_DAY, MAP_BY_NIGHT } from 'virtual:recorded-battle';
import { same, t, type Text } from '../../kernel/text.ts';
import type { Facing } from '../../space/hex.ts';
import type { CounterShown } from '../../space/table.ts';
import { say } from '../base/lang.ts';
import { isDark } from '../base/theme.ts';
import { CounterAt } from '../board/counter.tsx';
import { Front, lyingAt, StackCount } from '../board/hex/stack-parts.tsx';
import { Patterns } from '../board/patterns.tsx';
import { at, type Point } from '../board/point.ts';
import { sideClass } from '../board/side-class.ts';
import { Glyph } from '../icons/glyphs.tsx';
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
        <Patterns id={ID} />
        <Counters shown={placesAfter(battle, shown).map((place) => shownOf(counters, place))} />
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

interface Shown extends Pick<CounterShown, 'id' | 'side' | 'name' | 'type' | 'strength' | 'rating' | 'movement'> {
  readonly place: Point;
  readonly facing: Facing | undefined;
  readonly state?: { readonly code: string; readonly text: Text };
}

function shownOf(counters: readonly RecordedCounter[], place: RecordedPlace): Shown {
  const [counter, x, y, facing, code, strength, rating = null, movement = null] = place;
  const [type, side, name] = counters[counter]!;
  return {
    id: String(counter),
    side,
    name,
    type,
    place: { x, y },
    facing: facing < 0 ? undefined : (facing as Facing),
    ...(code !== '' && { state: { code, text: same(code) } }),
    ...(strength !== undefined && { strength }),
    ...(rating !== null && { rating }),
    ...(movement !== null && { movement }),
  };
}

/** Units before leaders, always in the same order: an element that changes its place among others would jump. */
const isLeader = ({ strength }: Shown): number => Number(strength === undefined);
const inOrder = (a: Shown, b: Shown): number => isLeader(a) - isLeader(b) || Number(a.id) - Number(b.id);

/** By the point where they lie. */
const stacksOf = (shown: readonly Shown[]): readonly (readonly Shown[])[] => [
  ...Map.groupBy(shown.toSorted(inOrder), ({ place }) => at(place)).values(),
];

const ID = 'living';

/** The counters as the board draws them; what moves keeps its element, so that it is seen to move. */
function Counters({ shown }: { shown: readonly Shown[] }) {
  const stacks = stacksOf(shown);
  const faced = stacks.flatMap((stack) => stack.findLast(({ facing }) => facing !== undefined) ?? []);
  const lying = stacks.flatMap((stack) =>
    stack.map((counter, i) => ({ counter, ...lyingAt(counter.place, stack, i, false) })),
  );
  return (
    <>
      {faced.map(({ id, side, place, facing }) => (
        <g key={`front ${id}`} class={`living-counter ${sideClass(side)}`} style={moved(place)}>
          <Front centre={ORIGIN} facing={facing!} />
        </g>
      ))}
      {lying
        .toSorted((a, b) => inOrder(a.counter, b.counter))
        .map(({ counter, x, y, scale }) => (
          <g key={counter.id} class="living-counter" style={moved({ x, y })}>
            <CounterAt counter={counter} {...ORIGIN} scale={scale} selected={false} id={ID} />
          </g>
        ))}
      {stacks
        .filter(({ length }) => length > 1)
        .map((stack) => (
          <g key={`count ${at(stack[0]!.place)}`} style={moved(stack[0]!.place)}>
            <StackCount count={stack.length} />
          </g>
        ))}
    </>
  );
}

const ORIGIN: Point = { x: 0, y: 0 };
const moved = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` });
