import { useSignal } from '@preact/signals';
import { useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../../../kernel/text.ts';
import { type Facing, numberOf, OFF } from '../../../space/hex.ts';
import { say } from '../../base/lang.ts';
import { MapImage } from '../../cartography/map-image.tsx';
import type { Drag } from '../gestures.ts';
import { Patterns } from '../patterns.tsx';
import { distanceBetween, middleOf, type Point } from '../point.ts';
import { SheetWindow, useSheet } from '../sheet.tsx';
import { CounterTooltip } from './counter-tooltip.tsx';
import { centreOf, hexAtPoint, outlineOf, sheetSize } from './geometry.ts';
import { handleNear } from './handles.ts';
import { isArrow, moved } from './keys.ts';
import { Legend } from './legend-view.tsx';
import { Loupe } from './loupe.tsx';
import { AboveCounters, BelowCounters } from './overlay-layer.tsx';
import type { HexBoardProps, Overlay } from './props.ts';
import { facingText, pointsOf, spokenHex } from './speech.ts';
import { Stack, stacksOf } from './stacks.tsx';
import './overlay.css';

const NO_OVERLAY: Overlay = {};

const KEYS = t(
  'Flèches : d’un hexagone à l’autre. Entrée : choisir. Page précédente et suivante : tourner. Plus et moins : zoom. Échap : annuler.',
  'Arrows: from hex to hex. Enter: choose. Page up and down: turn. Plus and minus: zoom. Escape: cancel.',
);

const turnIn = (target: Element | undefined): Facing | undefined => {
  const facing = target?.closest<SVGElement>('[data-turn]')?.dataset['turn'];
  return facing === undefined ? undefined : (Number(facing) as Facing);
};

const FINGERS = matchMedia('(pointer: coarse)');
/** Half of what a finger covers, in pixels. */
const FINGER = 22;
/** A finger so near to the middle of a counter means the counter. */
const MIDDLE = 11;
/** From here on figures can be read where they stand. */
const LEGIBLE = 1;

/** A map of hexes with its counters: plain data in, callbacks out; it knows no rules. */
export function HexBoard(props: HexBoardProps) {
  const { map, counters, overlay = NO_OVERLAY, selected, alongside, numbers = true } = props;
  const { grid } = map;
  const id = useId().replaceAll(/\W/g, '');
  const latest = useRef(props);
  latest.current = props;
  const cursor = useSignal<number | undefined>(undefined);
  const opened = useSignal<number | undefined>(undefined);
  /** Where the pointer, the finger or the cursor was last. */
  const pointed = useSignal<number | undefined>(undefined);
  /** The hex that the pointer means: whoever stays there means it once. */
  const meant = useRef<number | undefined>(undefined);
  /** A counter goes along with the hand. */
  const carries = useSignal(false);
  const said = useSignal('');
  const size = useMemo(() => sheetSize(grid), [grid]);
  const stacks = useMemo(() => stacksOf(counters), [counters]);

  const hexAt = (point: Point): number | undefined => {
    const hex = hexAtPoint(grid, point);
    return hex === OFF ? undefined : hex;
  };
  const counterIn = (target: Element) => {
    const hit = target.closest<SVGElement>('[data-counter]')?.dataset['counter'];
    return latest.current.counters.find((counter) => counter.id === hit);
  };
  const isFanned = (hex: number): boolean => hex === fannedHex() && (stacks.get(hex)?.length ?? 0) > 1;
  /** The stack of the selected counter, or the one that was tapped. */
  const fannedHex = (): number | undefined => {
    const { counters, selected } = latest.current;
    return counters.find(({ id }) => id === selected)?.place.hex ?? opened.value;
  };
  /** The handle that a finger means beside it, where it does not mean a counter. */
  const turnBeside = (at: Point, target: Element): Facing | undefined => {
    const { overlay, selected } = latest.current;
    const { turns } = overlay ?? NO_OVERLAY;
    if (turns === undefined || !FINGERS.matches) return undefined;
    const centre = centreOf(grid, turns.hex);
    const hit = counterIn(target);
    if (hit !== undefined && (hit.id !== selected || distanceBetween(at, centre) < MIDDLE)) return undefined;
    const facings = turns.choices.map(({ facing }) => facing);
    return handleNear(at, centre, facings, isFanned(turns.hex), FINGER / sheet.zoom.value);
  };
  const speak = (hex: number): void => {
    const { counters, overlay = NO_OVERLAY } = latest.current;
    const stack = counters.filter(({ place }) => place.hex === hex);
    said.value = say(spokenHex(map, hex, stack, overlay));
  };
  const choose = (hex: number, counter: string | undefined, more: boolean): void => {
    cursor.value = pointed.value = hex;
    opened.value = opened.value === hex && counter === undefined ? undefined : hex;
    speak(hex);
    latest.current.onChoose?.(hex, counter, more);
  };
  /** A line from hex to hex, as far as the hand has come. */
  const drawingFrom = (from: number): Drag => {
    let last = from;
    const draw = (at: Point, done: boolean): void => {
      last = hexAt(at) ?? last;
      latest.current.onDraw?.(from, last, done);
    };
    return { to: (at) => draw(at, false), end: (at) => at && draw(at, true) };
  };

  /** A counter that goes along with the hand, from hex to hex. */
  const takingAlong = (): Drag => ({
    to: (at) => {
      carries.value = true;
      const hex = hexAt(at);
      if (hex === pointed.value) return;
      pointed.value = hex;
      if (hex !== undefined) latest.current.onDrag?.(hex);
    },
    end: (at) => {
      carries.value = false;
      // Whoever stays there means it anew.
      meant.current = undefined;
      latest.current.onDrop?.(at && hexAt(at));
    },
  });

  const sheet = useSheet({
    size,
    focus: () => {
      const hexes = latest.current.focus ?? latest.current.counters.map(({ place }) => place.hex);
      return middleOf((hexes.length === 0 ? [grid.hexes >> 1] : hexes).map((hex) => centreOf(grid, hex)));
    },
    kept: () => {
      const { attention, selected } = latest.current;
      return attention === undefined || selected === undefined ? undefined : centreOf(grid, attention.hex);
    },
    hands: {
      tap: (at, target, more) => {
        const turn = turnIn(target) ?? turnBeside(at, target);
        if (turn !== undefined) return latest.current.onTurn?.(turn);
        const hit = counterIn(target);
        const hex = hit?.place.hex ?? hexAt(at);
        if (hex !== undefined) choose(hex, hit?.id, more);
        // Whoever stays there means it anew.
        meant.current = undefined;
      },
      point: (at, target) => {
        // A handle stands at the edge of its hex: who is about to take it does not mean the neighbour.
        if (turnIn(target) !== undefined) return;
        const hex = at === undefined ? undefined : hexAt(at);
        if (hex === meant.current) return;
        meant.current = pointed.value = hex;
        latest.current.onPoint?.(hex);
      },
      grab: (at, target) => {
        if (latest.current.drawing) {
          const from = hexAt(at);
          return from === undefined ? undefined : drawingFrom(from);
        }
        const hit = counterIn(target);
        return hit !== undefined && latest.current.onGrab?.(hit.id) === true ? takingAlong() : undefined;
      },
    },
  });

  const goTo = (hex: number): void => {
    cursor.value = pointed.value = hex;
    sheet.show(centreOf(grid, hex));
    speak(hex);
    latest.current.onPoint?.(hex);
  };

  /** To the next facing that may be chosen, clockwise or the other way round. */
  const turnBy = (step: 1 | 5): void => {
    const from = overlay.ghosts?.[0]?.to.facing ?? counters.find((one) => one.id === selected)?.place.facing ?? 0;
    const allowed = overlay.turns?.choices.map(({ facing }) => facing) ?? [];
    const next = [1, 2, 3, 4, 5]
      .map((by) => ((from + by * step) % 6) as Facing)
      .find((facing) => allowed.includes(facing));
    if (next === undefined) return;
    said.value = say(facingText(next));
    props.onTurn?.(next);
  };

  // Before the next key or tap, which begin where the board looks.
  useLayoutEffect(() => {
    const hex = props.attention?.hex;
    if (hex === undefined) return;
    cursor.value = hex;
    sheet.show(centreOf(grid, hex));
    speak(hex);
  }, [props.attention]);

  const onKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const at = cursor.value ?? stacks.keys().next().value ?? 0;
    if (isArrow(key)) goTo(cursor.value === undefined ? at : moved(grid, at, key));
    else if (key === 'Enter' || key === ' ') choose(at, stacks.get(at)?.at(-1)?.id, shiftKey);
    else if (key === 'PageUp') turnBy(5);
    else if (key === 'PageDown') turnBy(1);
    else if (key === 'Escape') props.onCancel?.();
    else return false;
    return true;
  };

  const whyNot = props.whyNot ?? overlay.barred?.find(({ hex }) => hex === pointed.value)?.text;
  const fanned = fannedHex();
  const end = overlay.ghosts?.[0]?.to.hex;
  const cost = overlay.reach?.find(({ hex }) => hex === end)?.cost;
  const near = pointed.value === undefined ? undefined : stacks.get(pointed.value);
  /** The fanned stack last: it lies over its neighbours. */
  const order = [...stacks].sort(([a], [b]) => Number(a === fanned) - Number(b === fanned));
  return (
    <section class="board" aria-label={say(props.label)}>
      <SheetWindow sheet={sheet} label={props.label} keys={KEYS} id={id} onKey={onKey}>
        <MapImage map={map} figures={numbers} />
        <svg class="board-pieces" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <Patterns id={id} />
          <BelowCounters grid={grid} overlay={overlay} id={id} />
          {cursor.value !== undefined && (
            <path class="board-cursor" d={outlineOf(centreOf(grid, cursor.value), 0.95)} />
          )}
          {order.map(([hex, stack]) => (
            <Stack
              key={hex}
              grid={grid}
              hex={hex}
              stack={stack}
              fanned={hex === fanned}
              selected={selected}
              alongside={alongside}
              id={id}
            />
          ))}
          <AboveCounters
            grid={grid}
            overlay={overlay}
            pointed={pointed.value}
            id={id}
            fanned={fanned !== undefined && isFanned(fanned) ? fanned : undefined}
          />
        </svg>
        {near !== undefined && !carries.value && (
          <CounterTooltip stack={near} describe={props.describe} at={centreOf(grid, pointed.value!)} sheet={size} />
        )}
      </SheetWindow>
      {whyNot === undefined && end !== undefined && cost !== undefined && (
        <p class="board-end">
          {numberOf(grid, end)} · {say(pointsOf(cost))}
        </p>
      )}
      {whyNot !== undefined && <p class="board-why">{say(whyNot)}</p>}
      {near !== undefined && sheet.zoom.value < LEGIBLE && (
        <Loupe grid={grid} hex={pointed.value!} stack={near} id={id} />
      )}
      <Legend overlay={overlay} id={id} />
      <p class="visually-hidden" role="status" aria-live="polite">
        {said}
      </p>
    </section>
  );
}
