import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..', 'src');

/** What plays a battle or makes a scenario on any surface, and the files in it that draw one. */
const FOLDERS = ['web/battle', 'web/editor', 'cli/commands/play'];
const OF_HEXES = /^web\/(battle|editor)\/(hexes\/|surface-view\.tsx$)/;

/** Imports of a grid of hexes, of tables made of it, or of what draws it. */
const HEXES =
  /from '[^']*(space\/(hex|map|drawing|sides|line|reach\/)[^']*|hex-battle\/[^']*|board\/hex\/[^']*|cartography\/[^']*)'/;

const knowsHexes = (path: string, text: string): boolean => !OF_HEXES.test(path) && HEXES.test(text);

test('selection, panel, log, saves, sight, computer, the editor’s frame and the battle in a terminal know no hexes', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts')),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => knowsHexes(path, readFileSync(join(SRC, path), 'utf8')))).toEqual([]);
});

test.each([
  ["import { numberOf } from '../../../space/hex.ts';", true],
  ["import type { HexPlace } from '../../../space/hex-table.ts';", true],
  ["import { HexBoard } from '../board/hex/hex-board.tsx';", true],
  ["import { withPlace } from '../../space/drawing.ts';", true],
  ["import type { HexWorkshop } from '../../space/hex-workshop.ts';", true],
  ["import type { Table } from '../../../space/table.ts';", false],
  ["import type { Workshop } from '../../space/workshop.ts';", false],
])('the check can fail: %s', (code, found) => expect(knowsHexes('web/battle/match/tap.ts', code)).toBe(found));
