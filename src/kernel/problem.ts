import { t, type Text } from './text.ts';
import { clip } from './untrusted.ts';

/** A problem with one field: where, and what is allowed there. */
export interface Problem {
  readonly path: string;
  readonly text: Text;
}

/** Problems beyond this number are only counted: a careless file has a hundred thousand. */
export const MOST_PROBLEMS = 20;
/** No field stands as deep as that: only a name somebody made up is longer. */
const LONGEST_PATH = 200;

/** The words of the last one of many. The number is in the text: whoever renames paths carries it along. */
interface Remainder extends Text {
  readonly more: number;
}

const remainderOf = (text: Text | Remainder): number => ('more' in text ? text.more : 0);

/** Whether the problem only says how many more there are. */
export const isRemainder = ({ text }: Problem): boolean => remainderOf(text) > 0;

/** How many problems this one stands for. */
export const problemCount = ({ text }: Problem): number => remainderOf(text) || 1;

const andMore = (more: number): Problem => {
  const text: Remainder = { ...t(`et ${more} ${more === 1 ? 'autre' : 'autres'}`, `and ${more} more`), more };
  return { path: '…', text };
};

/** The first ones of many, and at the end how many more there are. */
export function firstProblems(found: readonly Problem[]): readonly Problem[] {
  const told = found
    .filter((problem) => !isRemainder(problem))
    .slice(0, MOST_PROBLEMS)
    .map(({ path, text }) => ({ path: clip(path, LONGEST_PATH), text }));
  const more = found.reduce((sum, problem) => sum + problemCount(problem), -told.length);
  return more > 0 ? [...told, andMore(more)] : told;
}

/** Input that does not fit. It carries one problem per field in both languages, and the number of those left out. */
export class BadInput extends Error {
  readonly problems: readonly Problem[];

  constructor(found: readonly Problem[]) {
    const problems = firstProblems(found);
    super(problems.map(({ path, text }) => `${path}: ${text.en}`).join('\n'));
    this.problems = problems;
  }
}

/** Collects what is wrong with an input; words are made only for what will be told. */
export class Problems {
  readonly #told: Problem[] = [];
  #more = 0;

  add(problem: () => Problem): void {
    if (this.#told.length < MOST_PROBLEMS) this.#told.push(problem());
    else this.#more++;
  }

  /** Throws `BadInput` if there was any. */
  end(): void {
    if (this.#told.length > 0) throw new BadInput(this.#more > 0 ? [...this.#told, andMore(this.#more)] : this.#told);
  }
}

/** Runs `read` and puts the name of the part before the path of each problem. */
export function prefixProblems<T>(part: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const inside = (path: string): string => (path === '' ? part : `${part}.${path}`);
    throw new BadInput(error.problems.map((problem) => ({ ...problem, path: inside(problem.path) })));
  }
}
