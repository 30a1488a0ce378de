import { LONGEST_FILE } from '../../../armies/army-file.ts';
import { textOf } from '../../files.ts';
import type { World } from '../../world.ts';

/** The text of an army; `-` is standard input. Throws `BadInput`. */
export const readText = (path: string, world: World): Promise<string> =>
  path === '-' ? world.input(LONGEST_FILE) : textOf(path, LONGEST_FILE);
