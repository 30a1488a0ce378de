import { BadInput } from '../../src/kernel/schema.ts';

/** `at name (place:line:column)`; a range that is `at 15 inches (…)` is none. */
const STACK = /^\s+at .*:\d+:\d+\)?$|^\s+at .*\(<anonymous>\)$|node_modules|\.ts:\d/m;

/** What must hold of everything that a user reads. */
export function checkText(text: string, longest: number): void {
  if (text.length > longest) throw new Error(`${text.length} characters, more than ${longest}`);
  const trace = STACK.exec(text);
  if (trace !== null) throw new Error(`a stack trace: ${trace[0]}`);
}

const MOST_ENTRIES = 21;
const LONGEST_REFUSAL = 20_000;

/** What must hold of a refusal; whatever else was thrown is a fault. */
export function checkRefusal(error: unknown): void {
  if (!(error instanceof BadInput)) throw error;
  const { problems, message } = error;
  checkText(message, LONGEST_REFUSAL);
  if (problems.length === 0 || problems.length > MOST_ENTRIES) throw new Error(`${problems.length} problems`);
  for (const { path, text } of problems)
    if (path === '' || text.fr === '' || text.en === '') throw new Error(`a problem without words: ${path}`);
}

export function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
