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
/** The edge of a sheet that is greater than the window may come so far into it, in pixels: nothing stays under a button. */
const RIM = 64;

const within = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);

/** Along one axis: a sheet smaller than the window stays in it, a greater one fills it but for a rim. */
const heldOn = (at: number, sheet: number, box: number): number =>
  sheet <= box ? within(at, 0, box - sheet) : within(at, box - sheet - RIM, RIM);

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
/** At this the figures of a counter are as large as the small print beside the map. */
const LEGIBLE = 1.15;
const MOST_FITTED = 1.8;

const zoomOfWhole = (sheet: Size, box: Size): number => Math.min(box.width / sheet.width, box.height / sheet.height);

/** All of the sheet. */
export const whole = (sheet: Size, box: Size): View =>
  around(sheet, box, { x: sheet.width / 2, y: sheet.height / 2 }, Math.min(zoomOfWhole(sheet, box), MOST_FITTED));

/** At first: the whole sheet where it can be read so; else figures that can be, around a point of the sheet. */
export function opening(sheet: Size, box: Size, focus: Point): View {
  return zoomOfWhole(sheet, box) >= READ_FROM ? whole(sheet, box) : around(sheet, box, focus, LEGIBLE);
}

function around(sheet: Size, box: Size, focus: Point, zoom: number): View {
  return {
    x: placeWithin(box.width, sheet.width * zoom, focus.x * zoom),
    y: placeWithin(box.height, sheet.height * zoom, focus.y * zoom),
    zoom,
  };
}

/** In the middle where there is room; else with the focus in the middle and no gap at the edge. */
const placeWithin = (box: number, sheet: number, focus: number): number =>
  sheet <= box ? (box - sheet) / 2 : within(box / 2 - focus, box - sheet, 0);

/** A hand that drags something near an edge of the window pushes the sheet away from under it: by how much, in pixels. */
export function pushAt({ x, y }: Point, { width, height }: Size): Point {
  const on = (at: number, length: number): number =>
    at < PUSHES ? PUSHES - at : at > length - PUSHES ? length - PUSHES - at : 0;
  return { x: on(x, width) / 3, y: on(y, height) / 3 };
}
const PUSHES = 36;

/** Enlarged by a factor; the point of the window stays over the same place of the sheet. */
export function zoomedAt(view: View, factor: number, { x, y }: Point): View {
  const zoom = within(view.zoom * factor, LEAST_ZOOM, MOST_ZOOM);
  const by = zoom / view.zoom;
  return { x: x - (x - view.x) * by, y: y - (y - view.y) * by, zoom };
}

/** Moved as little as needed for a point of the sheet to stand well inside the window. */
export function showPoint(view: View, { x, y }: Point, box: Size): View {
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
