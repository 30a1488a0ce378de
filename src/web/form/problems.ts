import { BadInput, type Problem } from '../../kernel/schema.ts';
import type { Text } from '../../kernel/text.ts';

/** What `make` gives or, where the input does not fit, why. */
export function tryMake<Made>(make: () => Made): { readonly made: Made } | { readonly problems: readonly Problem[] } {
  try {
    return { made: make() };
  } catch (error) {
    if (error instanceof BadInput) return { problems: error.problems };
    throw error;
  }
}

export const NO_PROBLEMS: ReadonlyMap<string, Text> = new Map();

export const byPath = (problems: readonly Problem[]): ReadonlyMap<string, Text> =>
  new Map(problems.map(({ path, text }) => [path, text]));
