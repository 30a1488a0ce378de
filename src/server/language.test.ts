import { expect, it } from 'vitest';
import { langOf } from './language.ts';

it.each([
  ['', 'en'],
  ['fr', 'fr'],
  ['fr-CA,fr;q=0.9,en;q=0.5', 'fr'],
  ['de, fr;q=0.4, en;q=0.3', 'fr'],
  ['en;q=0.2, FR;q=0.3', 'fr'],
  ['en, fr', 'en'],
  ['fr;q=0, en;q=0.1', 'en'],
  ['de', 'en'],
  ['fr;q=nonsense', 'en'],
  ['*', 'en'],
  ['de, *;q=0.5', 'en'],
])('prefers from %j: %s', (header, lang) => {
  expect(langOf({ query: {}, headers: { 'accept-language': header } })).toBe(lang);
});

it('takes the query before the header, if it says a language of ours', () => {
  const headers = { 'accept-language': 'fr' };
  expect(langOf({ query: { lang: 'en' }, headers })).toBe('en');
  expect(langOf({ query: { lang: 'de' }, headers })).toBe('fr');
  expect(langOf({ query: undefined, headers: {} })).toBe('en');
});
