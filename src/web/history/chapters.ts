import type { Entry } from './entry.ts';
import type { Game } from './game.ts';

/** The combats of a game; or, of one day and ruleset, those that belong to none. */
export interface Chapter {
  readonly key: string;
  readonly ruleset: string;
  readonly game: Game | undefined;
  /** When it last went on. */
  readonly time: string;
  /** Newest first. */
  readonly entries: readonly Entry[];
}

const dayOf = (time: string): string => new Date(time).toDateString();

/** The history as chapters, the one that went on last first. */
export function chaptersOf(entries: readonly Entry[], games: readonly Game[]): readonly Chapter[] {
  const byKey = new Map<string, { ruleset: string; game: Game | undefined; entries: Entry[] }>();
  for (const game of games) byKey.set(game.id, { ruleset: game.ruleset, game, entries: [] });
  for (const entry of entries) {
    const own = entry.game === undefined ? undefined : byKey.get(entry.game);
    if (own !== undefined) {
      own.entries.push(entry);
      continue;
    }
    const key = `${entry.ruleset} ${dayOf(entry.time)}`;
    const loose = byKey.get(key);
    if (loose === undefined) byKey.set(key, { ruleset: entry.ruleset, game: undefined, entries: [entry] });
    else loose.entries.push(entry);
  }
  const latest = (times: readonly string[]): string => times.reduce((a, b) => (Date.parse(a) < Date.parse(b) ? b : a));
  return [...byKey]
    .map(([key, chapter]) => ({
      key,
      ...chapter,
      time: latest([...(chapter.game ? [chapter.game.time] : []), ...chapter.entries.map(({ time }) => time)]),
    }))
    .sort((a, b) => Date.parse(b.time) - Date.parse(a.time));
}
