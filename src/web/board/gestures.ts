import { distanceBetween, type Point } from './point.ts';

/** Hears where the hand has come with what it drags, and at the end whether it let go there or gave up. */
export interface Drag {
  to(at: Point): void;
  /** `undefined`: the drag was broken off. */
  end(at: Point | undefined): void;
}

/** What fingers, mouse and wheel ask of a board; points are pixels from the upper left corner of its window. */
export interface Wishes {
  move(by: Point): void;
  zoom(factor: number, at: Point): void;
  /** `more`: with Shift, or by a long press. */
  tap(at: Point, target: Element, more: boolean): void;
  /** The pointer is there, over that element; or it has left. */
  point(at: Point | undefined, target?: Element): void;
  /** What a drag that begins there takes along; undefined where it moves the sheet. */
  grab(at: Point, target: Element): Drag | undefined;
}

/** Farther than this, in pixels, a press is a drag. */
const STILL = 8;
const WHEEL = 0.0015;
/** A finger that stays so long means more than a tap. */
const LONG_PRESS_MS = 450;

/** A press that may become a tap, a long press or a drag. */
interface Press {
  readonly at: Point;
  readonly target: Element;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

/** Listens on an element until the function it gives back is called. */
export function listen(board: HTMLElement, wishes: Wishes): () => void {
  const down = new Map<number, Point>();
  let press: Press | undefined;
  let drag: Drag | undefined;
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = board.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const unpress = (): void => {
    clearTimeout(press?.timer);
    press = undefined;
  };
  const breakOff = (): void => {
    unpress();
    drag?.end(undefined);
    drag = undefined;
  };

  const onDown = (event: PointerEvent): void => {
    const target = event.target as Element;
    if (event.button !== 0 || target.closest('button')) return;
    const at = pointOf(event);
    const isFirst = down.size === 0;
    down.set(event.pointerId, at);
    // A second finger means the sheet.
    if (!isFirst) return breakOff();
    const { pointerType, pointerId } = event;
    const timer = pointerType === 'touch' ? setTimeout(() => onLongPress(pointerId), LONG_PRESS_MS) : undefined;
    press = { at, target, timer };
  };
  const onLongPress = (pointerId: number): void => {
    if (press === undefined || !down.delete(pointerId)) return;
    const { at, target } = press;
    unpress();
    wishes.tap(at, target, true);
  };
  /** The hand has moved too far for a tap. */
  const beginDrag = ({ at, target }: Press, pointerId: number): void => {
    unpress();
    drag = wishes.grab(at, target);
    board.setPointerCapture(pointerId);
    // Not by `:active`: a cursor is inherited, and every tap would style the whole map anew.
    board.style.cursor = 'grabbing';
  };
  const onMove = (event: PointerEvent): void => {
    const at = pointOf(event);
    const before = down.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType !== 'touch') wishes.point(at, event.target as Element);
      return;
    }
    if (press !== undefined) {
      if (distanceBetween(press.at, at) < STILL) return;
      beginDrag(press, event.pointerId);
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      wishes.zoom(distanceBetween(at, other) / Math.max(distanceBetween(before, other), 1), middle);
      wishes.move({ x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
    } else if (drag === undefined) wishes.move({ x: at.x - before.x, y: at.y - before.y });
    else drag.to(at);
    down.set(event.pointerId, at);
  };
  const onUp = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId) || down.size > 0) return;
    board.style.cursor = '';
    const at = pointOf(event);
    const isDone = event.type === 'pointerup';
    if (press !== undefined) {
      const { target } = press;
      unpress();
      if (isDone) wishes.tap(at, target, event.shiftKey);
    }
    drag?.end(isDone ? at : undefined);
    drag = undefined;
  };
  /** A long press means the counter, not the browser's menu. */
  const onMenu = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'touch') event.preventDefault();
  };
  /** No click follows a touch: it would hit whatever the tap has brought under the finger. */
  const onTouchEnd = (event: TouchEvent): void => {
    if (event.cancelable && !(event.target as Element).closest('button')) event.preventDefault();
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    wishes.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? WHEEL * 6 : WHEEL)), pointOf(event));
  };

  const listening = new AbortController();
  const { signal } = listening;
  board.addEventListener('pointerdown', onDown, { signal });
  board.addEventListener('pointermove', onMove, { signal });
  board.addEventListener('pointerup', onUp, { signal });
  board.addEventListener('pointercancel', onUp, { signal });
  board.addEventListener('pointerleave', () => wishes.point(undefined), { signal });
  board.addEventListener('wheel', onWheel, { signal, passive: false });
  board.addEventListener('touchend', onTouchEnd, { signal, passive: false });
  board.addEventListener('contextmenu', onMenu, { signal });
  return () => {
    breakOff();
    listening.abort();
  };
}
