import { expect, test } from 'vitest';
import { foldText, splitAtTerms } from './terms.ts';

test.each([
  ['Éléphants', 'elephants'],
  ['l’unité', "l'unite"],
  ['œuf', 'œuf'],
])('%s is sought as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(text)).toHaveLength(text.length);
});

test('matches are marked where they stand in the text', () => {
  expect(splitAtTerms('Gué 2', ['gue'])).toEqual([
    { text: 'Gué', match: true },
    { text: ' 2', match: false },
  ]);
  expect(splitAtTerms('plain', [])).toEqual([{ text: 'plain', match: false }]);
});
