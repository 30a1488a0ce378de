import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { stateOf } from '../src/play/match.ts';
import { audit, replay } from '../src/play/replay.ts';
import { endsAlike, readSave } from '../src/play/save.ts';

const FOLDER = join(import.meta.dirname, 'journals');

/** Battles that were once played stay readable: none of these files changes. */
test.each(readdirSync(FOLDER))('%s is taken up and ends as it did', async (file) => {
  const save = readSave(readFileSync(join(FOLDER, file), 'utf8'));
  const battles = (await CATALOGUE.find(({ id }) => id === save.journal.ruleset)!.battles!())!;
  const card = battles.scenarios.find(({ id }) => id === save.journal.scenario.id)!;
  const game = battles.open(await card.load(), save.journal.rulings);
  const match = replay(game, save.journal);
  expect(endsAlike(match, save)).toBe(true);
  expect(game.ending(stateOf(match))).toBeDefined();
  expect(audit(match)).toEqual([]);
});
