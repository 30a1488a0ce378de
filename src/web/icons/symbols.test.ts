import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UNIT_TYPES as ANCIENT } from '../../rulesets/alexandre/types.ts';
import { UNIT_TYPES as NAPOLEONIC } from '../../rulesets/jours-de-gloire/types.ts';
import { SILHOUETTES } from './silhouettes.tsx';
import { SYMBOLS } from './symbols.ts';

const textOf = (file: string): string => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
const drawnIn = (file: string): string[] =>
  [...new Set([...textOf(file).matchAll(/id="([\w-]+)-(?:lines|ink|light)"/g)].map(([, name]) => name!))].toSorted();
const named = (names: Readonly<Record<string, string>>): string[] => [...new Set(Object.values(names))].toSorted();

test('every symbol is drawn, and every drawing is the symbol of somebody', () =>
  expect(drawnIn('symbols.svg')).toEqual(named(SYMBOLS)));

test('every silhouette is drawn, and every drawing is the silhouette of somebody', () =>
  expect(drawnIn('silhouettes.svg')).toEqual(named(SILHOUETTES)));

test('a silhouette has ink, what shows through it and lines: none of them is looked for in vain', () => {
  const ids = [...textOf('silhouettes.svg').matchAll(/id="([\w-]+)"/g)].map(([, id]) => id!);
  for (const name of named(SILHOUETTES))
    for (const part of ['ink', 'light', 'lines']) expect(ids).toContain(`${name}-${part}`);
});

test('every type of both games on hexes has a silhouette', () => {
  for (const type of [...ANCIENT, ...NAPOLEONIC, 'horse-artillery']) expect(Object.keys(SILHOUETTES)).toContain(type);
});
