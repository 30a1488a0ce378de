import { expect, test } from 'vitest';
import { fold, marked } from './terms.ts';

test.each([
  ['Éléphants', 'elephants'],
  ['l’unité', "l'unite"],
  ['œuf', 'œuf'],
])('%s is sought as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(text)).toHaveLength(text.length);
});

test('matches are marked where they stand in the text', () => {
  expect(marked('Gué 2', ['gue'])).toEqual([
    { text: 'Gué', match: true },
    { text: ' 2', match: false },
  ]);
  expect(marked('plain', [])).toEqual([{ text: 'plain', match: false }]);
});
