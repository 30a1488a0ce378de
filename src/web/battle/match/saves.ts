import { signal } from '@preact/signals';
import { saved } from '../../../play/saved.ts';
import { saveJson, today } from '../../base/saving.ts';
import { forget, held, recall, remember } from '../../base/storage.ts';
import { games, INDEX, type Kept, readIndex } from './kept-games.ts';
import type { BattleModel } from './model.ts';

const journalKey = (id: string): string => `battle.${id}`;

/** Browsers keep about five million characters for a page. */
const ROOM = 5_000_000;
const NEARLY = 0.8;

const measured = (): 'enough' | 'nearly' => (held() > ROOM * NEARLY ? 'nearly' : 'enough');

/** `full`: the last change could not be kept. `nearly`: there is little room left. */
export const room = signal<'enough' | 'nearly' | 'full'>(measured());

/** Keeps a game; what was kept before stays where there is no room. */
export function keep(game: Kept, journal: string): void {
  const others = readIndex().filter(({ id }) => id !== game.id);
  if (!remember(journalKey(game.id), journal) || !remember(INDEX, [game, ...others])) {
    room.value = 'full';
    return;
  }
  games.value = [game, ...others];
  room.value = measured();
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

export const exportGame = ({ game, match }: BattleModel): void => exportJournal(game.scenario.id, saved(match.value));
