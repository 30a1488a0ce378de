// Builds the page, unless the one that is there was built of just these sources: who starts again does not wait again.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Stands in the folder that a build empties before it begins: it is there only where one came to its end. */
const MARK = join(root, 'dist', 'web', '.built-of');

/** All that a page is made of: sources, settings of the build, versions of packages. */
function sources() {
  const settings = readdirSync(root).filter((name) => /^(vite\..*|package.*|tsconfig.*)$/.test(name));
  const own = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
  return [...settings.map((name) => join(root, name)), ...own].sort();
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const path of sources()) {
    const content = readFileSync(path);
    hash.update(`${path.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

const now = fingerprint();
if (!existsSync(MARK) || readFileSync(MARK, 'utf8') !== now) {
  const { build } = await import('vite');
  await build({ root: join(root, 'src', 'web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  writeFileSync(MARK, now);
}
