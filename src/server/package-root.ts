import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the package, wherever in it this file was put by a build. */
function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('package.json not found');
  return findRoot(above);
}

const root = findRoot(import.meta.dirname);

export const VERSION = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

/** Where `npm run build` puts the page. */
export const PAGE_FOLDER = join(root, 'dist', 'web');
