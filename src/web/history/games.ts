import { computed, signal } from '@preact/signals';
import { recall } from '../base/storage.ts';
import { isDated, type Entry, type Sealed } from './entry.ts';
import { type Game, isGame, MOST_GAMES } from './game.ts';
import { store } from './stored.ts';

const KEY = 'games';
const OPEN = 'open-game';

const read = (): readonly (Game | Sealed)[] => {
  const stored = recall(KEY);
  return Array.isArray(stored) ? stored.filter(isDated) : [];
};

/** All that are kept, those of a later release too. */
export const everyGame = signal(read());
export const games = computed<readonly Game[]>(() => everyGame.value.filter(isGame));

const openId = signal(recall(OPEN));
/** The game that is being played: new combats of its ruleset belong to it. */
export const openGame = computed(() => games.value.find(({ id }) => id === openId.value));

if (typeof addEventListener === 'function')
  addEventListener('storage', () => {
    everyGame.value = read();
    openId.value = recall(OPEN);
  });

export function keepGames(next: readonly (Game | Sealed)[]): void {
  everyGame.value = next.slice(0, MOST_GAMES);
  store(KEY, everyGame.value);
}

export function play(game: string | undefined): void {
  openId.value = game;
  store(OPEN, game ?? null);
}

export function startGame(game: Game): void {
  keepGames([game, ...everyGame.value]);
  play(game.id);
}

export const changeGame = (id: string, change: Partial<Game>): void =>
  keepGames(everyGame.value.map((game) => (game.id === id ? { ...game, ...change } : game)));

export const removeGame = (gone: string): void => keepGames(everyGame.value.filter(({ id }) => id !== gone));

/** A new combat belongs to the game that is being played, where it is one of its ruleset. */
export function inOpenGame(entry: Entry): Entry {
  const game = openGame.value;
  if (game === undefined || game.ruleset !== entry.ruleset || entry.game !== undefined) return entry;
  return { ...entry, game: game.id, turn: game.turn, acts: game.moves };
}
