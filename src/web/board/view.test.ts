import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  held,
  LEAST_ZOOM,
  MOST_ZOOM,
  onSheet,
  opening,
  pushAt,
  showPoint,
  type View,
  whole,
  zoomedAt,
} from './view.ts';

const SHEET = { width: 1900, height: 1100 };
const boxes = fc.record({ width: fc.integer({ min: 200, max: 3000 }), height: fc.integer({ min: 200, max: 2000 }) });
const numbers = fc.double({ min: -5000, max: 5000, noNaN: true });
const views: fc.Arbitrary<View> = fc.record({
  x: numbers,
  y: numbers,
  zoom: fc.double({ min: LEAST_ZOOM, max: MOST_ZOOM, noNaN: true }),
});

test('a sheet that fits stays whole in the window, a greater one leaves at most a rim of it empty', () =>
  fc.assert(
    fc.property(views, boxes, (view, box) => {
      const { x, y, zoom } = held(view, SHEET, box);
      for (const [at, sheet, length] of [
        [x, SHEET.width * zoom, box.width],
        [y, SHEET.height * zoom, box.height],
      ] as const) {
        const [before, after] = [at, length - at - sheet];
        if (sheet <= length) expect(Math.min(before, after)).toBeGreaterThanOrEqual(-0.01);
        else expect(Math.max(before, after)).toBeLessThanOrEqual(64.01);
      }
      expect(held(held(view, SHEET, box), SHEET, box)).toEqual(held(view, SHEET, box));
    }),
  ));

test('what is under the pointer stays there while the sheet is enlarged', () =>
  fc.assert(
    fc.property(views, fc.double({ min: 0.2, max: 5, noNaN: true }), (view, factor) => {
      const pointer = { x: 300, y: 200 };
      const [before, after] = [onSheet(view, pointer), onSheet(zoomedAt(view, factor, pointer), pointer)];
      expect(Math.hypot(before.x - after.x, before.y - after.y)).toBeLessThan(0.01);
    }),
  ));

test('a place that is shown stands in the window', () =>
  fc.assert(
    fc.property(views, boxes, (view, box) => {
      const place = { x: 800, y: 500 };
      const { x, y, zoom } = showPoint(view, place, box);
      const [left, top] = [x + place.x * zoom, y + place.y * zoom];
      expect(left > 0 && left < box.width && top > 0 && top < box.height).toBe(true);
    }),
  ));

describe('at first', () => {
  test.each([
    ['a large window shows the whole sheet', { width: 1900, height: 1200 }, { x: 0, y: 50, zoom: 1 }],
    [
      'a phone shows figures that can be read, around the fighting',
      { width: 400, height: 420 },
      { x: 200 - 900 * 1.15, y: 210 - 600 * 1.15, zoom: 1.15 },
    ],
  ])('%s', (_, box, view) => expect(opening(SHEET, box, { x: 900, y: 600 })).toEqual(view));
});

test('all of the sheet fits into any window', () =>
  fc.assert(
    fc.property(boxes, (box) => {
      const { x, y, zoom } = whole(SHEET, box);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.01);
      expect(x + SHEET.width * zoom).toBeLessThanOrEqual(box.width + 0.01);
      expect(y + SHEET.height * zoom).toBeLessThanOrEqual(box.height + 0.01);
    }),
  ));

test.each([
  [
    { x: 200, y: 200 },
    { x: 0, y: 0 },
  ],
  [
    { x: 6, y: 200 },
    { x: 10, y: 0 },
  ],
  [
    { x: 200, y: 394 },
    { x: 0, y: -10 },
  ],
])('what is dragged to %j pushes the sheet by %j', (at, by) =>
  expect(pushAt(at, { width: 400, height: 400 })).toEqual(by),
);
