import { readFile, writeFile } from 'node:fs/promises';
import { LONGEST_SAVE } from '../../play/saved.ts';
import { clipped } from '../../kernel/untrusted.ts';
import { bad } from '../problem.ts';

const isFault = (error: unknown): error is Error & { code: string } => error instanceof Error && 'code' in error;

/** The text of a journal or a scenario; a file that cannot be read is bad input. */
export async function readText(path: string): Promise<string> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (!isFault(error)) throw error;
    throw bad(clipped(path), `illisible (${error.code})`, `cannot be read (${error.code})`);
  }
  if (text.length > LONGEST_SAVE)
    throw bad(clipped(path), `${LONGEST_SAVE} caractères au plus`, `at most ${LONGEST_SAVE} characters`);
  return text;
}

export async function writeJournal(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    if (!isFault(error)) throw error;
    throw bad(clipped(path), `ne peut pas être écrit (${error.code})`, `cannot be written (${error.code})`);
  }
}
