import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { LONGEST_FILE } from '../../armies/document.ts';
import type { BadInput } from '../../kernel/schema.ts';
import { clipped } from '../../kernel/untrusted.ts';
import { bad } from '../problem.ts';
import type { World } from '../world.ts';

/** A file as messages call it. */
export const calledSo = (path: string): string => clipped(basename(path) || path);

const isFault = (error: unknown): error is Error & { code: string } => error instanceof Error && 'code' in error;

const unreadable = (path: string, code: string): BadInput =>
  bad(calledSo(path), `illisible (${code})`, `cannot be read (${code})`);

const unwritable = (path: string, code: string): BadInput =>
  bad(calledSo(path), `ne peut pas être écrit (${code})`, `cannot be written (${code})`);

async function attempted<R>(work: () => Promise<R>, refused: (code: string) => BadInput): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (!isFault(error)) throw error;
    throw refused(error.code);
  }
}

/** More bytes than a file that is not too long can have. */
const MOST_BYTES = 4 * LONGEST_FILE;

/** The text of a file; `-` is standard input. Throws `BadInput`. */
export async function readText(path: string, world: World): Promise<string> {
  if (path === '-') return world.input(LONGEST_FILE);
  return attempted(
    async () => {
      const { size } = await stat(path);
      if (size > MOST_BYTES) throw tooLong(path);
      return readFile(path, 'utf8');
    },
    (code) => unreadable(path, code),
  );
}

const tooLong = (path: string): BadInput =>
  bad(calledSo(path), `${LONGEST_FILE} caractères au plus`, `at most ${LONGEST_FILE} characters`);

/** A file that is not there yet. Throws `BadInput`. */
export const writeNew = (path: string, text: string): Promise<void> =>
  attempted(
    () => writeFile(path, text, { flag: 'wx' }),
    (code) =>
      code === 'EEXIST'
        ? bad(calledSo(path), 'existe déjà ; rien n’est écrasé', 'is there already; nothing is overwritten')
        : unwritable(path, code),
  );

/** Files anew: all are written beside the old ones before the first takes its place. Throws `BadInput`. */
export async function replaceAll(files: ReadonlyMap<string, string>): Promise<void> {
  const waiting: { readonly path: string; readonly real: string; readonly beside: string }[] = [];
  try {
    for (const [path, text] of files)
      await attempted(
        async () => {
          const real = await realpath(path);
          const beside = join(dirname(real), `.${basename(real)}.${process.pid}.tmp`);
          waiting.push({ path, real, beside });
          await writeFile(beside, text, { mode: (await stat(real)).mode });
        },
        (code) => unwritable(path, code),
      );
    for (const { path, real, beside } of waiting)
      await attempted(
        () => rename(beside, real),
        (code) => unwritable(path, code),
      );
  } finally {
    for (const { beside } of waiting) await rm(beside, { force: true }).catch(() => {});
  }
}
