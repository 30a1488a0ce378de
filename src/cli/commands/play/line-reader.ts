import type { World } from '../../world.ts';

const LONGEST_INPUT = 1_000_000;

/** Lines typed by a person, or all of standard input where nobody sits there. */
export function lineReader(world: World): (question: string) => Promise<string | undefined> {
  const { ask } = world;
  if (ask !== undefined) return ask;
  let waiting: string[] | undefined;
  return async () => {
    waiting ??= (await world.input(LONGEST_INPUT)).split(/\r?\n/);
    for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) if (line.trim() !== '') return line;
    return undefined;
  };
}
