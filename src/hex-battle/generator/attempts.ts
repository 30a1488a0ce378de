import { type Chance, seededChance } from '../../kernel/seed.ts';

/** Land that walls armies in is thrown away and made anew; this often is far more than it ever takes. */
const MOST_ATTEMPTS = 50;

/** The first thing made that will do, each attempt with chance of its own; the seed alone decides. */
export function firstThatWillDo<T>(seed: string, make: (chance: Chance) => T | undefined): T {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const made = make(seededChance(`battle/${attempt}/${seed}`));
    if (made !== undefined) return made;
  }
  throw new Error(`no battle comes of the seed ${seed}`);
}
