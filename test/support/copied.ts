import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

const NOT_CLONED = ['.git', '.cache', 'coverage', 'dist', 'generated', 'node_modules'];

/** The repository as a clone would be, nothing built, but with our installed packages: building in it disturbs nobody. */
export function copyOfRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-copy-'));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !NOT_CLONED.includes(basename(path)) });
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
