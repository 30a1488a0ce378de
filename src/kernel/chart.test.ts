import { expect, test } from 'vitest';
import { band, bands, lineAt, matrix, row } from './chart.ts';
import { same } from './text.ts';

const parts = { id: 'c', title: same('c'), heading: same('n'), columns: [], show: () => [] };

test('a printed row may cover several keys', () => {
  const chart = matrix<'a' | 'b' | 'c', 'x' | 'y', number>({
    id: 'm',
    title: same('m'),
    corner: same(''),
    columns: [
      { id: 'x', text: same('x') },
      { id: 'y', text: same('y') },
    ],
    rows: [row(['a', 'b'], same('a, b'), 1, 2), row('c', same('c'), 3, 4)],
  });
  expect([chart.at('a', 'y'), chart.at('b', 'y'), chart.at('c', 'x')]).toEqual([2, 2, 3]);
});

test('a matrix with a short row or a doubled key is a bug that shows at once', () => {
  const make = (...rows: ReturnType<typeof row<'a', number[]>>[]) =>
    matrix<'a', 'x', number>({
      id: 'm',
      title: same('m'),
      corner: same(''),
      columns: [{ id: 'x', text: same('x') }],
      rows,
    });
  expect(() => make(row('a', same('a'), 1, 2))).toThrow('has 2 cells');
  expect(() => make(row('a', same('a'), 1), row('a', same('a'), 1))).toThrow('two rows for a');
});

test('bands hold every number between their ends, in either direction of print', () => {
  const chart = bands<string>({
    ...parts,
    lines: [band(5, Infinity, 'high'), band(4, 4, 'four'), band(-Infinity, 3, 'low')],
  });
  expect([-99, 3, 4, 5, 99].map((n) => lineAt(chart, n).value)).toEqual(['low', 'low', 'four', 'high', 'high']);
  expect(chart.lines.map(({ id }) => id)).toEqual(['5..', '4', '..3']);
});

test('bands with a gap or an overlap are a bug that shows at once', () => {
  expect(() => bands({ ...parts, lines: [band(0, 1, 'a'), band(3, 4, 'b')] })).toThrow('gap');
  expect(() => bands({ ...parts, lines: [band(0, 2, 'a'), band(2, 4, 'b')] })).toThrow('gap');
  expect(() => lineAt(bands({ ...parts, lines: [band(0, 2, 'a')] }), 3)).toThrow(RangeError);
});
