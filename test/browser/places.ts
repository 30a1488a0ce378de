import { test } from 'vitest';
import { WHOLE } from '../support/whole.ts';

/** The two mixtures of language and size in which calculators are tried. */
export const PLACES = [
  { lang: 'fr', screen: 'phone', touch: true },
  { lang: 'en', screen: 'desktop', touch: false },
] as const;

type Run = () => Promise<void>;

/**
 * Tests for each place: `test` in every one, for what language, size or hand bears on; `inTurn` in one place each, the next one in
 * the other, for what none of them bears on. `WHOLE` tries all in both.
 */
export function testsIn(place: (typeof PLACES)[number]) {
  let turn = PLACES.indexOf(place);
  const inTurn = (title: string, run: Run, timeout: number): void => {
    if (WHOLE || turn++ % PLACES.length === 0) test(title, run, timeout);
  };
  return { test, inTurn };
}
