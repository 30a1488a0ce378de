import { useSignal } from '@preact/signals';
import { useEffect, useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../../kernel/text.ts';
import { type Facing, OFF } from '../../space/hex.ts';
import { say } from '../base/lang.ts';
import { MapImage } from '../cartography/map-image.tsx';
import './board.css';
import './overlay.css';
import './counters.css';
import { Stack, stacksOf } from './counters.tsx';
import { centreOf, hexAtPoint, middleOf, outlineOf, type Point, sheetSize } from './geometry.ts';
import { listen } from './gestures.ts';
import { isArrow, moved } from './keys.ts';
import { AboveCounters, BelowCounters } from './overlay-layer.tsx';
import { Patterns } from './patterns.tsx';
import type { BoardProps, Overlay } from './props.ts';
import { facingText, spokenHex } from './speech.ts';
import { fitted, held, onSheet, showing, type Size, type View, zoomedAt } from './view.ts';

const NO_OVERLAY: Overlay = {};
const ZOOM_STEP = 1.25;
/** Below this, numbers and letters would be dust. */
const READABLE = 0.75;
const REST_MS = 140;

const windowSize = ({ clientWidth, clientHeight }: HTMLElement): Size => ({ width: clientWidth, height: clientHeight });

/** The map with its counters: plain data in, callbacks out; it knows no rules. */
export function Board(props: BoardProps) {
  const { map, counters, overlay = NO_OVERLAY, selected, alongside, numbers = true } = props;
  const { grid } = map;
  const id = useId().replaceAll(/\W/g, '');
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const view = useRef<View | undefined>(undefined);
  const drawnZoom = useSignal(1);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const cursor = useSignal<number | undefined>(undefined);
  const opened = useSignal<number | undefined>(undefined);
  /** Where the pointer, the finger or the cursor was last. */
  const pointed = useSignal<number | undefined>(undefined);
  const said = useSignal('');
  const size = useMemo(() => sheetSize(grid), [grid]);
  const stacks = useMemo(() => stacksOf(counters), [counters]);

  /** Moving and enlarging the sheet draws nothing anew; it is drawn sharp when the hand rests. */
  const show = (next: View): void => {
    // Its frame may be gone before its observers are.
    if (box.current === null) return;
    const kept = held(next, size, windowSize(box.current));
    const first = view.current === undefined;
    view.current = kept;
    if (first) draw();
    else if (kept.zoom !== drawnZoom.value) {
      clearTimeout(resting.current);
      resting.current = setTimeout(draw, REST_MS);
    }
    place();
  };
  const place = (): void => {
    const { x, y, zoom } = view.current!;
    const scale = zoom === drawnZoom.value ? '' : ` scale(${zoom / drawnZoom.value})`;
    sheet.current!.style.transform = `translate3d(${x}px, ${y}px, 0)${scale}`;
  };
  const draw = (): void => {
    const { zoom } = view.current!;
    const { style, classList } = sheet.current!;
    style.width = `${size.width * zoom}px`;
    style.height = `${size.height * zoom}px`;
    classList.toggle('far', zoom < READABLE);
    drawnZoom.value = zoom;
    place();
  };
  const zoomBy = (factor: number, at?: Point): void => {
    const { width, height } = windowSize(box.current!);
    show(zoomedAt(view.current!, factor, at ?? { x: width / 2, y: height / 2 }));
  };
  const fit = (): void => {
    const { counters } = latest.current;
    const points =
      counters.length === 0 ? [centreOf(grid, grid.hexes >> 1)] : counters.map(({ hex }) => centreOf(grid, hex));
    show(fitted(size, windowSize(box.current!), middleOf(points)));
  };
  const hexAt = (point: Point): number | undefined => {
    const hex = hexAtPoint(grid, onSheet(view.current!, point));
    return hex === OFF ? undefined : hex;
  };
  const speak = (hex: number): void => {
    const { counters, overlay = NO_OVERLAY } = latest.current;
    said.value = say(
      spokenHex(
        map,
        hex,
        counters.filter((counter) => counter.hex === hex),
        overlay,
      ),
    );
  };
  const choose = (hex: number, counter: string | undefined, more: boolean): void => {
    cursor.value = pointed.value = hex;
    opened.value = opened.value === hex && counter === undefined ? undefined : hex;
    speak(hex);
    latest.current.onChoose?.(hex, counter, more);
  };
  const goTo = (hex: number): void => {
    cursor.value = pointed.value = hex;
    show(showing(view.current!, centreOf(grid, hex), windowSize(box.current!)));
    speak(hex);
    latest.current.onPoint?.(hex);
  };

  /** To the next facing that may be chosen, clockwise or the other way round. */
  const turnBy = (step: 1 | 5): void => {
    const { overlay = NO_OVERLAY, counters, selected, onTurn } = latest.current;
    const from = overlay.ghosts?.[0]?.facing ?? counters.find(({ id }) => id === selected)?.facing ?? 0;
    const allowed = overlay.turns?.choices.map(({ facing }) => facing) ?? [];
    const next = [1, 2, 3, 4, 5]
      .map((by) => ((from + by * step) % 6) as Facing)
      .find((facing) => allowed.includes(facing));
    if (next === undefined) return;
    said.value = say(facingText(next));
    onTurn?.(next);
  };

  useEffect(() => {
    fit();
    const frame = box.current!;
    let meant: number | undefined;
    const unlisten = listen(box.current!, {
      move: ({ x, y }) => show({ ...view.current!, x: view.current!.x + x, y: view.current!.y + y }),
      zoom: zoomBy,
      tap: (point, target, more) => {
        const turn = target.closest<SVGElement>('[data-turn]')?.dataset['turn'];
        if (turn !== undefined) {
          latest.current.onTurn?.(Number(turn) as Facing);
          return;
        }
        const hit = target.closest<SVGElement>('[data-counter]')?.dataset['counter'];
        const hex = latest.current.counters.find((counter) => counter.id === hit)?.hex ?? hexAt(point);
        if (hex !== undefined) choose(hex, hit, more);
        // Whoever stays there means it anew.
        meant = undefined;
      },
      point: (point, target) => {
        // A handle stands at the edge of its hex: who is about to take it does not mean the neighbour.
        if (target?.closest('[data-turn]')) return;
        const hex = point === undefined ? undefined : hexAt(point);
        if (hex === meant) return;
        meant = pointed.value = hex;
        latest.current.onPoint?.(hex);
      },
      line: (from, to, done) => {
        const [start, end] = [hexAt(from), hexAt(to)];
        if (start !== undefined && end !== undefined) latest.current.onSight?.(start, end, done);
      },
      drawsLines: () => latest.current.sighting ?? false,
    });
    const resized = new ResizeObserver(() => {
      const { attention, selected } = latest.current;
      const box = windowSize(frame);
      const at = attention === undefined || selected === undefined ? undefined : centreOf(grid, attention.hex);
      show(at === undefined ? view.current! : showing(view.current!, at, box));
    });
    resized.observe(box.current!);
    return () => {
      unlisten();
      resized.disconnect();
      clearTimeout(resting.current);
      view.current = undefined;
    };
  }, [grid]);

  // Before the next key or tap, which begin where the board looks.
  useLayoutEffect(() => {
    const hex = props.attention?.hex;
    if (hex === undefined) return;
    cursor.value = hex;
    if (view.current !== undefined) show(showing(view.current, centreOf(grid, hex), windowSize(box.current!)));
    speak(hex);
  }, [props.attention]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const at = cursor.value ?? stacks.keys().next().value ?? 0;
    if (isArrow(key)) goTo(cursor.value === undefined ? at : moved(grid, at, key));
    else if (key === '+' || key === '=') zoomBy(ZOOM_STEP);
    else if (key === '-') zoomBy(1 / ZOOM_STEP);
    else if (key === '0' && !event.defaultPrevented) fit();
    else if (key === 'Enter' || key === ' ') choose(at, stacks.get(at)?.at(-1)?.id, event.shiftKey);
    else if (key === 'PageUp') turnBy(5);
    else if (key === 'PageDown') turnBy(1);
    else if (key === 'Escape') latest.current.onCancel?.();
    else return;
    event.preventDefault();
  };

  const chosen = selected === undefined ? undefined : counters.find((counter) => counter.id === selected);
  const barred = overlay.barred?.find(({ hex }) => hex === pointed.value);
  const fanned = chosen?.hex ?? opened.value;
  /** The fanned stack last: it lies over its neighbours. */
  const order = [...stacks].sort(([a], [b]) => Number(a === fanned) - Number(b === fanned));
  return (
    <section class="board" aria-label={say(props.label)}>
      <div
        class="board-window"
        ref={box}
        tabIndex={0}
        role="application"
        aria-roledescription={say(t('carte', 'map'))}
        aria-label={say(props.label)}
        aria-describedby={`${id}-keys`}
        onKeyDown={onKeyDown}
      >
        <div class="board-sheet" ref={sheet}>
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
            <AboveCounters grid={grid} overlay={overlay} pointed={pointed.value} id={id} zoom={drawnZoom} />
          </svg>
        </div>
      </div>
      {barred !== undefined && <p class="board-why">{say(barred.text)}</p>}
      <div class="board-zoom">
        <button type="button" aria-label={say(t('agrandir', 'zoom in'))} onClick={() => zoomBy(ZOOM_STEP)}>
          +
        </button>
        <button type="button" aria-label={say(t('réduire', 'zoom out'))} onClick={() => zoomBy(1 / ZOOM_STEP)}>
          −
        </button>
      </div>
      <p class="visually-hidden" id={`${id}-keys`}>
        {say(
          t(
            'Flèches : d’un hexagone à l’autre. Entrée : choisir. Page précédente et suivante : tourner. Plus et moins : zoom. Échap : annuler.',
            'Arrows: from hex to hex. Enter: choose. Page up and down: turn. Plus and minus: zoom. Escape: cancel.',
          ),
        )}
      </p>
      <p class="visually-hidden" role="status" aria-live="polite">
        {said}
      </p>
    </section>
  );
}
