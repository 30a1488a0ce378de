import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equalJson, hashJson } from './json-hash.ts';

/** JSON with its keys in order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

test('alike is what JSON says, and what is alike has one hash', () => {
  const small = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(small, small, (a, b) => {
      const [left, right] = [a, b].map((value) => JSON.parse(JSON.stringify(value)) as unknown);
      expect(equalJson(left, right)).toBe(canonical(left) === canonical(right));
      expect(equalJson(left, structuredClone(left))).toBe(true);
      expect(hashJson(left, 1)).toBe(hashJson(structuredClone(left), 1));
    }),
  );
});

test.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1], [1, 2]],
  [[], {}],
  [{}, []],
  [null, {}],
  [0, '0'],
  [{ a: [1, 'x'] }, { a: [1, 'y'] }],
])('%j is not %j', (a, b) => expect(equalJson(a, b)).toBe(false));
