import { expect, it } from 'vitest';
import { withoutBreaks } from './typography.ts';

it.each([
  ['dé 5 ou plus : « oui » ; sinon ?', 'dé 5 ou plus_: «_oui_»_; sinon_?'],
  ['marge de 2 % (95 %)', 'marge de 2_% (95_%)'],
  [' : ', '_: '],
  ['2:1, oui', '2:1, oui'],
])('keeps %s together where French does', (text, kept) => {
  expect(withoutBreaks(text).replaceAll('\u00a0', '_')).toBe(kept);
});
