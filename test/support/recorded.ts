import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import { replay } from '../../src/play/replay.ts';
import { readSave } from '../../src/play/save.ts';
import { linesOf, storyOf } from '../../src/play/story/story.ts';

const FOLDER = join(import.meta.dirname, '..', 'journals');
export const RECORDED = readdirSync(FOLDER);

/** A recorded battle laid on its table, with its story. */
export async function recorded(file: string) {
  const { journal } = readSave(readFileSync(join(FOLDER, file), 'utf8'));
  const battles = (await CATALOGUE.find(({ id }) => id === journal.ruleset)!.battles!())!;
  const card = battles.scenarios.find(({ id }) => id === journal.scenario.id)!;
  const battle = battles.open(await card.load(journal.scenario.hash), journal.rulings);
  const [match, table] = [await replay(battle.game, journal), await battle.table()];
  const teller = (await table.story!())!;
  const story = storyOf(teller, match);
  return { match, table, teller, story, lines: linesOf(story) };
}
