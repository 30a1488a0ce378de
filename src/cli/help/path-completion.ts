import { readdirSync } from 'node:fs';
import { PLAIN } from '../output/shell.ts';

/** Files and folders that may complete a path; those that a shell would have to quote are left out. */
export function pathsFrom(current: string): readonly string[] {
  const folder = current.slice(0, current.lastIndexOf('/') + 1);
  try {
    return readdirSync(folder === '' ? '.' : folder, { withFileTypes: true })
      .filter((one) => one.isDirectory() || one.name.endsWith('.json'))
      .map((one) => `${folder}${one.name}${one.isDirectory() ? '/' : ''}`)
      .filter((path) => PLAIN.test(path) && path.startsWith(current) && !path.slice(folder.length).startsWith('.'))
      .toSorted();
  } catch {
    return [];
  }
}
