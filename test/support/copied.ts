import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

const BUILT = join('dist', 'web');
const NOT_CLONED = ['.git', '.cache', 'coverage', 'dist', 'generated', 'node_modules'];

/**
 * The repository as a clone would be, but with our installed packages, and with the page where it is built already, which takes
 * long: a page that was built of other sources is built anew. Building in the copy disturbs nobody.
 */
export const copyOfRepository = (): string =>
  copyOf(existsSync(join(ROOT, BUILT)) ? [...readdirSync(ROOT), BUILT] : readdirSync(ROOT));

/** As much of it as `scripts/run.mjs` reads: what is to be installed, and what is. */
export const copyOfPackages = (): string =>
  copyOf(['package.json', 'package-lock.json', 'scripts', join('test', 'api-client')]);

function copyOf(parts: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-copy-'));
  const filter = (path: string): boolean => !NOT_CLONED.includes(basename(path));
  for (const part of parts) if (filter(part)) cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter });
  for (const owner of ['.', 'test/api-client']) linkPackages(join(ROOT, owner), join(folder, owner));
  return folder;
}

/** Links the packages one by one: npm empties a linked node_modules, and ours with it. */
function linkPackages(from: string, to: string): void {
  const [installed, linked] = [from, to].map((owner) => join(owner, 'node_modules')) as [string, string];
  if (!existsSync(installed)) return;
  mkdirSync(linked);
  for (const name of readdirSync(installed)) symlinkSync(join(installed, name), join(linked, name));
}
