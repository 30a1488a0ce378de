import type { Point } from './point.ts';

/** Where the sheet lies under the window: its upper left corner in pixels, and how much it is enlarged. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const LEAST_ZOOM = 0.25;
export const MOST_ZOOM = 3;
/** At least so much of the sheet stays in the window, in pixels. */
const KEPT = 80;

const within = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);

/** Along one axis: a sheet smaller than the window stays in it, a greater one does not leave it. */
const heldOn = (at: number, sheet: number, box: number): number =>
  within(at, Math.min(KEPT - sheet, box - sheet), Math.max(box - KEPT, 0));

export function held(view: View, sheet: Size, box: Size): View {
  const zoom = within(view.zoom, LEAST_ZOOM, MOST_ZOOM);
  return {
    x: heldOn(view.x, sheet.width * zoom, box.width),
    y: heldOn(view.y, sheet.height * zoom, box.height),
    zoom,
  };
}

/** Smaller than this, nobody reads a counter. */
const READ_FROM = 0.6;
const FILLED = 1.1;

/** The whole sheet where it can be read so; else the window is filled, around a point of the sheet. */
export function fitted(sheet: Size, box: Size, focus: Point): View {
  const [across, down] = [box.width / sheet.width, box.height / sheet.height];
  const whole = Math.min(across, down);
  const zoom = whole >= READ_FROM ? Math.min(whole, 1.4) : within(Math.max(across, down), READ_FROM, FILLED);
  return {
    x: placed(box.width, sheet.width * zoom, focus.x * zoom),
    y: placed(box.height, sheet.height * zoom, focus.y * zoom),
    zoom,
  };
}

/** In the middle where there is room; else with the focus in the middle and no gap at the edge. */
const placed = (box: number, sheet: number, focus: number): number =>
  sheet <= box ? (box - sheet) / 2 : within(box / 2 - focus, box - sheet, 0);

/** Enlarged by a factor; the point of the window stays over the same place of the sheet. */
export function zoomedAt(view: View, factor: number, { x, y }: Point): View {
  const zoom = within(view.zoom * factor, LEAST_ZOOM, MOST_ZOOM);
  const by = zoom / view.zoom;
  return { x: x - (x - view.x) * by, y: y - (y - view.y) * by, zoom };
}

/** Moved as little as needed for a point of the sheet to stand well inside the window. */
export function showing(view: View, { x, y }: Point, box: Size): View {
  const rim = Math.min(70, box.width / 4, box.height / 4);
  const [left, top] = [view.x + x * view.zoom, view.y + y * view.zoom];
  return {
    x: view.x + within(left, rim, box.width - rim) - left,
    y: view.y + within(top, rim, box.height - rim) - top,
    zoom: view.zoom,
  };
}

export const onSheet = (view: View, { x, y }: Point): Point => ({
  x: (x - view.x) / view.zoom,
  y: (y - view.y) / view.zoom,
});
