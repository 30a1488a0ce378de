import type { Point } from './geometry.ts';

/** What fingers, mouse and wheel ask of a board; points are pixels from the upper left corner of its window. */
export interface Wishes {
  move(by: Point): void;
  zoom(factor: number, at: Point): void;
  /** `more`: with Shift, or by a long press. */
  tap(at: Point, target: Element, more: boolean): void;
  /** The pointer is there, over that element; or it has left. */
  point(at: Point | undefined, target?: Element): void;
  /** A line is being dragged, where the board is asked to draw lines; `done` at its end. */
  line(from: Point, to: Point, done: boolean): void;
  drawsLines(): boolean;
}

/** Farther than this, in pixels, a press is a drag. */
const STILL = 6;
const WHEEL = 0.0015;
/** A finger that stays so long means more than a tap. */
const LONG_PRESS_MS = 450;

/** Listens on an element until the function it gives back is called. */
export function listen(board: HTMLElement, wishes: Wishes): () => void {
  const down = new Map<number, Point>();
  let [start, dragged]: [Point | undefined, boolean] = [undefined, false];
  let pressing: ReturnType<typeof setTimeout> | undefined;
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = board.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    const point = pointOf(event);
    down.set(event.pointerId, point);
    clearTimeout(pressing);
    if (down.size > 1) dragged = true;
    else {
      [start, dragged] = [point, false];
      if (event.pointerType === 'touch') {
        const target = event.target as Element;
        pressing = setTimeout(() => press(point, target, event.pointerId), LONG_PRESS_MS);
      }
    }
  };
  const onMove = (event: PointerEvent): void => {
    const point = pointOf(event);
    const before = down.get(event.pointerId);
    if (before === undefined) {
      if (event.pointerType !== 'touch') wishes.point(point, event.target as Element);
      return;
    }
    if (!dragged && start !== undefined && away(start, point) < STILL) return;
    if (!dragged) {
      board.setPointerCapture(event.pointerId);
      // Not by `:active`: a cursor is inherited, and every tap would style the whole map anew.
      board.style.cursor = 'grabbing';
    }
    dragged = true;
    clearTimeout(pressing);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) {
      const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
      wishes.zoom(away(point, other) / Math.max(away(before, other), 1), middle);
      wishes.move({ x: (point.x - before.x) / 2, y: (point.y - before.y) / 2 });
    } else if (wishes.drawsLines()) wishes.line(start!, point, false);
    else wishes.move({ x: point.x - before.x, y: point.y - before.y });
    down.set(event.pointerId, point);
  };
  const onUp = (event: PointerEvent): void => {
    clearTimeout(pressing);
    if (!down.delete(event.pointerId) || down.size > 0) return;
    board.style.cursor = '';
    const point = pointOf(event);
    if (!dragged) wishes.tap(point, event.target as Element, event.shiftKey);
    else if (wishes.drawsLines() && event.type === 'pointerup') wishes.line(start!, point, true);
  };
  const press = (point: Point, target: Element, pointer: number): void => {
    if (dragged || !down.delete(pointer)) return;
    wishes.tap(point, target, true);
  };
  /** A long press means the counter, not the browser's menu. */
  const onMenu = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'touch') event.preventDefault();
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    wishes.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? WHEEL * 6 : WHEEL)), pointOf(event));
  };
  const onLeave = (): void => wishes.point(undefined);

  board.addEventListener('pointerdown', onDown);
  board.addEventListener('pointermove', onMove);
  board.addEventListener('pointerup', onUp);
  board.addEventListener('pointercancel', onUp);
  board.addEventListener('pointerleave', onLeave);
  board.addEventListener('wheel', onWheel, { passive: false });
  board.addEventListener('contextmenu', onMenu);
  return () => {
    clearTimeout(pressing);
    board.removeEventListener('contextmenu', onMenu);
    board.removeEventListener('pointerdown', onDown);
    board.removeEventListener('pointermove', onMove);
    board.removeEventListener('pointerup', onUp);
    board.removeEventListener('pointercancel', onUp);
    board.removeEventListener('pointerleave', onLeave);
    board.removeEventListener('wheel', onWheel);
  };
}

const away = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
