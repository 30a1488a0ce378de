import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t, type Text } from '../../kernel/text.ts';
import { Glyph } from '../icons/glyphs.tsx';
import { say } from '../base/lang.ts';
import { type Drag, listen } from './gestures.ts';
import type { Point } from './point.ts';
import { held, onSheet, opening, pushAt, showPoint, type Size, type View, whole, zoomedAt } from './view.ts';
import './board.css';

const ZOOM_STEP = 1.25;
/** Below this, numbers and letters would be dust. */
const READABLE = 0.75;
const REST_MS = 140;
const PUSH_MS = 30;

const windowSize = ({ clientWidth, clientHeight }: HTMLElement): Size => ({ width: clientWidth, height: clientHeight });

/** What hands ask of whatever lies on a sheet; points are those of the sheet. */
export interface Hands {
  /** `more`: with Shift, or by a long press. */
  tap(at: Point, target: Element, more: boolean): void;
  /** The pointer is there, over that element; or it has left. */
  point(at: Point | undefined, target?: Element): void;
  /** What a drag that begins there takes along; undefined where it moves the sheet. */
  grab(at: Point, target: Element): Drag | undefined;
}

interface Laid {
  readonly size: Size;
  /** What stands in the middle where not everything can be shown. */
  focus(): Point;
  /** What must stay in sight when the window changes; undefined where nothing must. */
  kept(): Point | undefined;
  readonly hands: Hands;
}

/** A sheet under a window: where it lies, and how far it is enlarged. */
export interface Sheet {
  readonly window: RefObject<HTMLDivElement | null>;
  readonly element: RefObject<HTMLDivElement | null>;
  readonly size: Size;
  /** How far it is enlarged while it rests. */
  readonly zoom: ReadonlySignal<number>;
  /** Moves the sheet as little as needed to show a point. */
  show(point: Point): void;
  zoomBy(factor: number): void;
  /** All of it. */
  fit(): void;
}

/** Moving and enlarging the sheet draws nothing anew; it is drawn sharp when the hand rests. */
export function useSheet(laid: Laid): Sheet {
  const { size } = laid;
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<View | undefined>(undefined);
  const zoom = useSignal(1);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(laid);
  latest.current = laid;

  const place = (): void => {
    const from = view.current!;
    const scale = from.zoom === zoom.value ? '' : ` scale(${from.zoom / zoom.value})`;
    element.current!.style.transform = `translate3d(${from.x}px, ${from.y}px, 0)${scale}`;
  };
  const draw = (): void => {
    const from = view.current!;
    const { style, classList } = element.current!;
    style.width = `${size.width * from.zoom}px`;
    style.height = `${size.height * from.zoom}px`;
    classList.toggle('far', from.zoom < READABLE);
    zoom.value = from.zoom;
    place();
  };
  const go = (next: View): void => {
    // Its frame may be gone before its observers are.
    if (box.current === null) return;
    const first = view.current === undefined;
    view.current = held(next, size, windowSize(box.current));
    if (first) draw();
    else if (view.current.zoom !== zoom.value) {
      clearTimeout(resting.current);
      resting.current = setTimeout(draw, REST_MS);
    }
    place();
  };
  const zoomAt = (factor: number, at: Point): void => go(zoomedAt(view.current!, factor, at));
  const zoomBy = (factor: number): void => {
    const { width, height } = windowSize(box.current!);
    zoomAt(factor, { x: width / 2, y: height / 2 });
  };
  const fit = (): void => go(whole(size, windowSize(box.current!)));
  const show = (point: Point): void => {
    // A window that closes is still told of its size.
    if (view.current !== undefined && box.current !== null) go(showPoint(view.current, point, windowSize(box.current)));
  };

  /** What a hand drags over the sheet; near the edge of the window the sheet goes on under it. */
  const dragOver = (drag: Drag): Drag => {
    let at: Point | undefined;
    const push = (): void => {
      const { x, y } = at === undefined ? { x: 0, y: 0 } : pushAt(at, windowSize(box.current!));
      if (at === undefined || (x === 0 && y === 0)) return;
      go({ ...view.current!, x: view.current!.x + x, y: view.current!.y + y });
      drag.to(onSheet(view.current!, at));
    };
    const pushing = setInterval(push, PUSH_MS);
    return {
      to: (to) => {
        at = to;
        drag.to(onSheet(view.current!, to));
      },
      end: (end) => {
        clearInterval(pushing);
        drag.end(end && onSheet(view.current!, end));
      },
    };
  };

  useEffect(() => {
    go(opening(size, windowSize(box.current!), latest.current.focus()));
    const on = (point: Point): Point => onSheet(view.current!, point);
    const unlisten = listen(box.current!, {
      move: ({ x, y }) => go({ ...view.current!, x: view.current!.x + x, y: view.current!.y + y }),
      zoom: zoomAt,
      tap: (at, target, more) => latest.current.hands.tap(on(at), target, more),
      point: (at, target) => latest.current.hands.point(at && on(at), target),
      grab: (at, target) => {
        const drag = latest.current.hands.grab(on(at), target);
        return drag && dragOver(drag);
      },
    });
    const resized = new ResizeObserver(() => {
      const kept = latest.current.kept();
      if (kept === undefined) go(view.current!);
      else show(kept);
    });
    resized.observe(box.current!);
    return () => {
      unlisten();
      resized.disconnect();
      clearTimeout(resting.current);
      view.current = undefined;
    };
  }, [size]);

  return { window: box, element, size, zoom, show, zoomBy, fit };
}

interface Props {
  readonly sheet: Sheet;
  /** What the board is, for those who do not see it, and what its keys do. */
  readonly label: Text;
  readonly keys: Text;
  readonly id: string;
  /** A key that is not one of every sheet; says whether it was taken. */
  onKey(event: KeyboardEvent): boolean;
  readonly children: ComponentChildren;
}

/** The window on a sheet, with what moves and enlarges it by keys and buttons. */
export function SheetWindow({ sheet, label, keys, id, onKey, children }: Props) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (key === '+' || key === '=') sheet.zoomBy(ZOOM_STEP);
    else if (key === '-') sheet.zoomBy(1 / ZOOM_STEP);
    else if (key === '0' && !event.defaultPrevented) sheet.fit();
    else if (!onKey(event)) return;
    event.preventDefault();
  };
  return (
    <>
      <div
        class="board-window"
        ref={sheet.window}
        tabIndex={0}
        role="application"
        aria-roledescription={say(t('carte', 'map'))}
        aria-label={say(label)}
        aria-describedby={`${id}-keys`}
        onKeyDown={onKeyDown}
      >
        <div class="board-sheet" ref={sheet.element}>
          {children}
        </div>
      </div>
      <div class="board-zoom">
        <button type="button" aria-label={say(t('agrandir', 'zoom in'))} onClick={() => sheet.zoomBy(ZOOM_STEP)}>
          +
        </button>
        <button type="button" aria-label={say(t('réduire', 'zoom out'))} onClick={() => sheet.zoomBy(1 / ZOOM_STEP)}>
          −
        </button>
        <button type="button" aria-label={say(t('toute la carte', 'fit the map'))} onClick={sheet.fit}>
          <Glyph name="fit" />
        </button>
      </div>
      <p class="visually-hidden" id={`${id}-keys`}>
        {say(keys)}
      </p>
    </>
  );
}
