// Battles under way, for pictures.
import type { Page } from 'playwright-core';
import { allScenarios } from '../src/cli/commands/play/battles.ts';
import { isRefusal } from '../src/kernel/assessment.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { judgedGameOf } from '../src/minds/judged-game.ts';
import { LEVELS } from '../src/minds/levels.ts';
import { newMatch, stateOf } from '../src/play/match.ts';
import { play } from '../src/play/orders.ts';
import { saveText } from '../src/play/save-text.ts';

/** A battle between two veterans, as far as the first time that something is awaited in such words after so many commands. */
export async function battleUntil(id: string, seed: string, after: number, awaited: RegExp): Promise<string> {
  const { battles, card } = (await allScenarios()).find(({ card }) => card.id === id)!;
  const known = await judgedGameOf(battles.open(await card.load(), OUR_OPTIONS));
  const { game } = known;
  let match = newMatch(game, seed);
  for (let state = stateOf(match); game.ending(state) === undefined; state = stateOf(match)) {
    const { side, why } = game.legal(state);
    if (match.entries.length >= after && awaited.test(why.en)) return saveText(match);
    const played = play(match, LEVELS.veteran.mind(known, game.view(state, side!), side!).command);
    if (isRefusal(played)) throw new Error(played.refused.en);
    ({ match } = played);
  }
  throw new Error(`${id}: nobody awaits ${awaited}`);
}

/** Opens a kept battle on the page of battles. */
export async function open(page: Page, save: string): Promise<void> {
  await page
    .locator('[aria-labelledby="kept-title"] input[type="file"]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(save) });
  await page.locator('.board-counter').first().waitFor();
}
