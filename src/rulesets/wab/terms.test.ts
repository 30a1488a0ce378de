import { expect, test } from 'vitest';
import { textsIn } from '../../../test/support/spoken.ts';
import type { Text } from '../../kernel/text.ts';
import { wab } from './index.ts';
import { RULINGS } from './rulings.ts';

/** Every text that stands ready in charts, forms, examples and rulings. */
const TEXTS = textsIn([wab, RULINGS]);
const saying = (lang: keyof Text, words: RegExp): string[] =>
  TEXTS.map((text) => text[lang]).filter((text) => words.test(text));

test('all of charts, forms and rulings is looked at', () => {
  const english = TEXTS.map(({ en }) => en);
  expect(english).toEqual(
    expect.arrayContaining([
      'Wound chart',
      'Hard cover',
      'most artillery: no save allowed',
      'shooting at units in combat',
    ]),
  );
  expect(english).toContain(RULINGS[0]!.question.en);
});

test.each([
  ['combat, or hand-to-hand combat', /\bclose combat|\bmel[eé]e/i],
  ['unit', /\bbod(y|ies)\b/i],
  ['attack', /\bblows?\b/i],
  ['artillery', /\bengines?\b/i],
  ['infantry, cavalry', /\bon foot\b|\briders?\b/i],
  ['ruling', /\breadings?\b/i],
  ['to roll, to fail', /\bthrows?\b|\bmiss(es|ed)?\b/i],
])('English has one word: %s', (_, others) => {
  expect(saying('en', others)).toEqual([]);
});

test.each([
  ['corps à corps', /mêlée/i],
  ['unité', /\btroupes? (?:en ordre|ennemie|n°)/i],
  ['attaque', /(?<![\p{L}])coups?(?![\p{L}])/iu],
  ['machines de guerre', /\bmachines?(?! de guerre)\b|artillerie/i],
  ['rondache', /\bbocle/i],
  ['couvert lourd', /couvert dur/i],
  ['interprétation', /\blectures?\b/i],
  ['échouer', /\bmanqu|plus touchés/i],
])('French has one word: %s', (_, others) => {
  expect(saying('fr', others)).toEqual([]);
});

test('French terms are used', () => {
  for (const term of [/rondache/, /couvert lourd/i, /machines de guerre/, /corps à corps/, /tir massé/i])
    expect(saying('fr', term), String(term)).not.toEqual([]);
});
