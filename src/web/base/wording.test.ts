import { expect, it } from 'vitest';
import { t } from '../../kernel/text.ts';
import { amount, localeFor, passedText } from './wording.ts';

it.each([
  [0, '0 dé', '0 dice'],
  [1, '1 dé', '1 die'],
  [2, '2 dés', '2 dice'],
])('counts %i in the singular or the plural of each language', (n, fr, en) => {
  expect(amount(n, t('dé', 'die'), t('dés', 'dice'))).toEqual(t(fr, en));
});

it('says what a pool counts', () => {
  expect(passedText(1, undefined)).toEqual(t('1 réussite', '1 passed'));
  expect(passedText(6, undefined)).toEqual(t('6 réussites', '6 passed'));
  const failed = t('ratées', 'failed');
  expect(passedText(1, failed)).toEqual(t('1 ratée', '1 failed'));
  expect(passedText(6, failed)).toEqual(t('6 ratées', '6 failed'));
});

it('writes dates as the visitor does, in the language chosen here', () => {
  expect(localeFor('en', ['fr-CH', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(localeFor('fr', ['en-GB'])).toBe('fr');
});
