import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitted, held, LEAST_ZOOM, MOST_ZOOM, onSheet, showing, type View, zoomedAt } from './view.ts';

const SHEET = { width: 1900, height: 1100 };
const boxes = fc.record({ width: fc.integer({ min: 200, max: 3000 }), height: fc.integer({ min: 200, max: 2000 }) });
const numbers = fc.double({ min: -5000, max: 5000, noNaN: true });
const views: fc.Arbitrary<View> = fc.record({
  x: numbers,
  y: numbers,
  zoom: fc.double({ min: LEAST_ZOOM, max: MOST_ZOOM, noNaN: true }),
});

test('the sheet never leaves the window', () =>
  fc.assert(
    fc.property(views, boxes, (view, box) => {
      const { x, y, zoom } = held(view, SHEET, box);
      const [right, bottom] = [x + SHEET.width * zoom, y + SHEET.height * zoom];
      expect(Math.min(x, y) < Math.max(box.width, box.height) && right > 0 && bottom > 0).toBe(true);
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
      const { x, y, zoom } = showing(view, place, box);
      const [left, top] = [x + place.x * zoom, y + place.y * zoom];
      expect(left > 0 && left < box.width && top > 0 && top < box.height).toBe(true);
    }),
  ));

describe('at first', () => {
  test.each([
    ['a large window shows the whole sheet', { width: 1900, height: 1200 }, { x: 0, y: 50, zoom: 1 }],
    ['a phone is filled, around the armies', { width: 400, height: 880 }, { x: 200 - 900 * 0.8, y: 0, zoom: 0.8 }],
  ])('%s', (_, box, view) => expect(fitted(SHEET, box, { x: 900, y: 600 })).toEqual(view));
});
