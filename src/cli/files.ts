import type { Stats } from 'node:fs';
import { access, constants, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { BadInput } from '../kernel/schema.ts';
import { clip } from '../kernel/untrusted.ts';
import { badInput } from './arguments/problem.ts';

/** The name of a file in messages. */
export const fileName = (path: string): string => clip(basename(path) || path);

const isFault = (error: unknown): error is Error & { code: string } => error instanceof Error && 'code' in error;

const unreadable = (path: string, code: string): BadInput =>
  badInput(fileName(path), `illisible (${code})`, `cannot be read (${code})`);

const unwritable = (path: string, code: string): BadInput =>
  badInput(fileName(path), `ne peut pas être écrit (${code})`, `cannot be written (${code})`);

const tooLong = (path: string, most: number): BadInput =>
  badInput(fileName(path), `${most} caractères au plus`, `at most ${most} characters`);

async function tryIo<R>(work: () => Promise<R>, refused: (code: string) => BadInput): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (!isFault(error)) throw error;
    throw refused(error.code);
  }
}

/** Gives undefined where a file does not exist. */
async function ifFound<R>(look: Promise<R>): Promise<R | undefined> {
  try {
    return await look;
  } catch (error) {
    if (isFault(error) && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Bytes of a character, at most. */
const BYTES = 4;

/** The text of a file, without the mark that some editors begin it with. Throws `BadInput`. */
export async function textOf(path: string, most: number): Promise<string> {
  const text = await tryIo(
    async () => {
      const { size } = await stat(path);
      if (size > BYTES * most) throw tooLong(path, most);
      return readFile(path, 'utf8');
    },
    (code) => unreadable(path, code),
  );
  if (text.length > most) throw tooLong(path, most);
  return text.replace(/^\uFEFF/, '');
}

/** Whether a file holds anything yet. Throws `BadInput`. */
export const holdsText = (path: string): Promise<boolean> =>
  tryIo(
    async () => {
      const there = await ifFound(stat(path));
      return there?.isFile() === true && there.size > 0;
    },
    (code) => unreadable(path, code),
  );

/** A file that is not there yet. Throws `BadInput`. */
export const writeNew = (path: string, text: string): Promise<void> =>
  tryIo(
    () => writeFile(path, text, { flag: 'wx' }),
    (code) =>
      code === 'EEXIST'
        ? badInput(fileName(path), 'existe déjà ; rien n’est écrasé', 'is there already; nothing is overwritten')
        : unwritable(path, code),
  );

/** Where a file is written: beside the old one, and then in its place. */
interface Place {
  readonly real: string;
  /** Undefined of a device or a pipe, which nothing may replace. */
  readonly beside: string | undefined;
  /** What is there already. */
  readonly there: Stats | undefined;
}

async function placeOf(path: string): Promise<Place> {
  const real = (await ifFound(realpath(path))) ?? resolve(path);
  const there = await ifFound(stat(real));
  const replaced = there === undefined || there.isFile() || there.isDirectory();
  return {
    real,
    beside: replaced ? join(dirname(real), `.${basename(real)}.${process.pid}.tmp`) : undefined,
    there,
  };
}

/** Tells before any work that what comes of it could not be written. Throws `BadInput`. */
export const mustBeWritable = (path: string): Promise<void> =>
  tryIo(
    async () => {
      const { real, beside, there } = await placeOf(path);
      if (there?.isDirectory() === true) throw unwritable(path, 'EISDIR');
      if (there !== undefined) await access(real, constants.W_OK);
      if (beside === undefined) return;
      await writeFile(beside, '');
      await rm(beside, { force: true });
    },
    (code) => unwritable(path, code),
  );

/** A file anew, or for the first time. Throws `BadInput`. */
export const replace = (path: string, text: string): Promise<void> => replaceAll(new Map([[path, text]]));

/** Files anew: all are written beside the old ones before the first takes its place. Throws `BadInput`. */
export async function replaceAll(files: ReadonlyMap<string, string>): Promise<void> {
  const waiting: (Place & { readonly path: string })[] = [];
  try {
    for (const [path, text] of files)
      await tryIo(
        async () => {
          const place = await placeOf(path);
          waiting.push({ path, ...place });
          await writeFile(place.beside ?? place.real, text, { mode: place.there?.mode });
        },
        (code) => unwritable(path, code),
      );
    for (const { path, real, beside } of waiting)
      if (beside !== undefined)
        await tryIo(
          () => rename(beside, real),
          (code) => unwritable(path, code),
        );
  } finally {
    for (const { beside } of waiting) if (beside !== undefined) await rm(beside, { force: true }).catch(() => {});
  }
}
