import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SYMBOLS } from './symbols.ts';

const drawn = [...readFileSync(`${import.meta.dirname}/symbols.svg`, 'utf8').matchAll(/id="([\w-]+)-(?:lines|ink)"/g)];

test('every symbol is drawn, and every drawing is the symbol of somebody', () =>
  expect([...new Set(drawn.map(([, name]) => name))].toSorted()).toEqual(
    [...new Set(Object.values(SYMBOLS))].toSorted(),
  ));
