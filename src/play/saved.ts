import { type Match, stateOf } from './match.ts';

export const FORMAT = 'grognard-journal';
export const VERSION = 1;

/** A whole battle of two hundred units stays far below. */
export const LONGEST_SAVE = 20_000_000;

/** The text of a file. */
export function saved<G, C, V>(match: Match<G, C, V>): string {
  const { entries, ...head } = match.journal;
  const start = JSON.stringify({ format: FORMAT, version: VERSION, ...head, hash: match.game.hash(stateOf(match)) });
  const lines = entries.map((one) => JSON.stringify(one)).join(',\n');
  return `${start.slice(0, -1)},"entries":[\n${lines}\n]}\n`;
}
