import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { recall } from '../base/storage.ts';
import { isDated, type Entry, type UnreadableEntry } from './entry.ts';
import { type Game, isGame, MOST_GAMES } from './game.ts';
import { sharedList } from './shared-list.ts';
import { isKept, store } from './stored.ts';

const KEY = 'games';
const OPEN = 'open-game';

const list = sharedList<Game | UnreadableEntry>(KEY, {
  read: (stored) => (Array.isArray(stored) ? stored.filter(isDated) : []),
  arrange: (all) => all,
});

/** All that are kept, those of a later release too. */
export const everyGame: ReadonlySignal<readonly (Game | UnreadableEntry)[]> = list.items;
export const games = computed<readonly Game[]>(() => everyGame.value.filter(isGame));

const openId = signal(recall(OPEN));
/** The game that is being played: new combats of its ruleset belong to it. */
export const openGame = computed(() => games.value.find(({ id }) => id === openId.value));

if (typeof addEventListener === 'function')
  addEventListener('storage', () => {
    openId.value = recall(OPEN);
  });

export function keepGames(
  make: (kept: readonly (Game | UnreadableEntry)[]) => readonly (Game | UnreadableEntry)[],
): void {
  isKept.value = list.change((kept) => make(kept).slice(0, MOST_GAMES));
}

export function setOpenGame(game: string | undefined): void {
  openId.value = game;
  store(OPEN, game ?? null);
}

export function startGame(game: Game): void {
  keepGames((kept) => [game, ...kept]);
  setOpenGame(game.id);
}

export const changeGame = (id: string, change: Partial<Game>): void =>
  keepGames((kept) => kept.map((game) => (game.id === id ? { ...game, ...change } : game)));

export const removeGame = (gone: string): void => keepGames((kept) => kept.filter(({ id }) => id !== gone));

/** A new combat belongs to the game that is being played, where it is one of its ruleset. */
export function inOpenGame(entry: Entry): Entry {
  const game = openGame.value;
  if (game === undefined || game.ruleset !== entry.ruleset || entry.game !== undefined) return entry;
  return { ...entry, game: game.id, turn: game.turn, acts: game.moves };
}
