import { signal } from '@preact/signals';
import { saveText } from '../../../play/save-text.ts';
import { saveJson, today } from '../../base/save-file.ts';
import { forget, charactersStored, PREFIX, recall, remember } from '../../base/storage.ts';
import { games, INDEX, journalKey, type Kept, readIndex } from './kept-games.ts';
import type { BattleModel } from './model.ts';

/** Browsers keep about five million characters for a page. */
const ROOM = 5_000_000;
const NEARLY = 0.8;

const measureRoom = (): 'enough' | 'nearly' => (charactersStored() > ROOM * NEARLY ? 'nearly' : 'enough');

/** `full`: the last change could not be kept. `nearly`: there is little room left. `forbidden`: nothing may be kept. */
export const room = signal<'enough' | 'nearly' | 'full' | 'forbidden'>(measureRoom());

/** Whether the browser lets this page keep nothing at all. */
function isForbidden(): boolean {
  try {
    return (localStorage as Storage | null) === null;
  } catch {
    return true;
  }
}

/** Keeps a game; false where there is no room: what was kept before stays then. */
export function keep(game: Kept, journal: string): boolean {
  if (!remember(journalKey(game.id), journal) || !note(game)) {
    room.value = isForbidden() ? 'forbidden' : 'full';
    return false;
  }
  latest = game;
  room.value = measureRoom();
  return true;
}

/** Puts a game at the head of the index. */
function note(game: Kept): boolean {
  const all = [game, ...readIndex().filter(({ id }) => id !== game.id)];
  const isNoted = remember(INDEX, all);
  if (isNoted) games.value = all;
  return isNoted;
}

/** What this tab kept last. */
let latest: Kept | undefined;

/** Another tab may write the index before it knows what this one has just noted there. */
function noteAgain({ key }: StorageEvent): void {
  if (key !== PREFIX + INDEX || latest === undefined || journalOf(latest.id) === undefined) return;
  const { id, when } = latest;
  if (!readIndex().some((game) => game.id === id && game.when >= when)) note(latest);
}

if (typeof addEventListener === 'function') addEventListener('storage', noteAgain);

export function journalOf(id: string): string | undefined {
  const journal = recall(journalKey(id));
  return typeof journal === 'string' ? journal : undefined;
}

export function discard(id: string): void {
  forget(journalKey(id));
  const left = readIndex().filter((game) => game.id !== id);
  remember(INDEX, left);
  games.value = left;
  room.value = measureRoom();
}

/** Hands a journal over as a file. */
export const exportJournal = (name: string, journal: string): void => saveJson(journal, `${name}-${today()}`);

export const exportGame = ({ game, match }: BattleModel): void =>
  exportJournal(game.scenario.id, saveText(match.value));
