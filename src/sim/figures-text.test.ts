import { expect, test } from 'vitest';
import { decimals } from './figures-text.ts';

test.each([
  [-0.04, 'en', '0.0'],
  [-0.04, 'fr', '0,0'],
  [-0.06, 'en', '-0.1'],
  [-0, 'en', '0.0'],
  [-10, 'en', '-10.0'],
  [Infinity, 'en', '?'],
] as const)('%d in %s: %s', (value, lang, said) => expect(decimals(value, 1, lang)).toBe(said));
