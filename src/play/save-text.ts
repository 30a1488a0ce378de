import { type Match, stateOf } from './match.ts';

export const FORMAT = 'grognard-journal';
export const VERSION = 2;

/** A whole battle of two hundred units stays far below. */
export const LONGEST_SAVE = 20_000_000;

/** The text of a file: a line of the journal in each of its own. */
export function saveText<G, C, V>(match: Match<G, C, V>): string {
  const { lines, ...heading } = match.journal;
  const hash = match.game.hash(stateOf(match));
  const start = JSON.stringify({ format: FORMAT, version: VERSION, ...heading, hash });
  return `${start.slice(0, -1)},"lines":[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]}\n`;
}
