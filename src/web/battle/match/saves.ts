import { signal } from '@preact/signals';
import { saveText } from '../../../play/save-text.ts';
import { saveJson, today } from '../../base/saving.ts';
import { forget, held, isForbidden, recall, remember } from '../../base/storage.ts';
import { games, INDEX, journalKey, type Kept, readIndex } from './kept-games.ts';
import type { BattleModel } from './model.ts';

/** Browsers keep about five million characters for a page. */
const ROOM = 5_000_000;
const NEARLY = 0.8;

const measured = (): 'enough' | 'nearly' => (held() > ROOM * NEARLY ? 'nearly' : 'enough');

/** `full`: the last change could not be kept. `nearly`: there is little room left. `forbidden`: nothing may be kept. */
export const room = signal<'enough' | 'nearly' | 'full' | 'forbidden'>(measured());

/** Keeps a game; false where there is no room: what was kept before stays then. */
export function keep(game: Kept, journal: string): boolean {
  const others = readIndex().filter(({ id }) => id !== game.id);
  if (!remember(journalKey(game.id), journal) || !remember(INDEX, [game, ...others])) {
    room.value = isForbidden() ? 'forbidden' : 'full';
    return false;
  }
  games.value = [game, ...others];
  room.value = measured();
  return true;
}

export function journalOf(id: string): string | undefined {
  const journal = recall(journalKey(id));
  return typeof journal === 'string' ? journal : undefined;
}

export function discard(id: string): void {
  forget(journalKey(id));
  const left = readIndex().filter((game) => game.id !== id);
  remember(INDEX, left);
  games.value = left;
  room.value = measured();
}

/** Hands a journal over as a file. */
export const exportJournal = (name: string, journal: string): void => saveJson(journal, `${name}-${today()}`);

export const exportGame = ({ game, match }: BattleModel): void =>
  exportJournal(game.scenario.id, saveText(match.value));
