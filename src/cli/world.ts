import { oneLine, visibleText } from './output/terminal-safe.ts';

/** What the program needs from its surroundings; tests give their own. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  out(text: string): void;
  err(text: string): void;
  /** Standard input: all of it, or at least one character more than `most` where it is longer. */
  input(most: number): Promise<string>;
  /** A person at a terminal, who can be asked for a die; undefined where nobody is. */
  readonly ask: ((question: string) => Promise<string | undefined>) | undefined;
  seed(): string;
  /** Where the page is served, as far as this machine knows: `http://localhost:4321/`. */
  address?(): string | undefined;
  /** How far long work has come, where a person watches. */
  progress?(done: number, of: number): void;
  /** Calls back when the person wants to stop; gives what takes the wish back. */
  onInterrupt?(stop: () => void): () => void;
}

/** 0: answered; 1: the rules do not allow it; 2: bad input. A program that cannot go on (a full disk) ends with 3. */
export type ExitCode = 0 | 1 | 2;

/** The same world with control characters taken out of what is printed. */
export function guard(world: World): World {
  const { ask } = world;
  return {
    env: world.env,
    version: world.version,
    out: (text) => world.out(visibleText(text)),
    err: (text) => world.err(oneLine(text)),
    input: (most) => world.input(most),
    ask: ask && ((question) => ask(oneLine(question))),
    seed: () => world.seed(),
    address: () => world.address?.(),
    ...(world.progress && { progress: world.progress.bind(world) }),
    ...(world.onInterrupt && { onInterrupt: world.onInterrupt.bind(world) }),
  };
}
