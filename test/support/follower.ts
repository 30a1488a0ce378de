/**
 * A program that follows a battle which another one plays. It reads a line of JSON at a time: first which battle it is and
 * who looks, then the lines of the journal as they are written. To each it answers with the hash of its position, or why
 * it does not take the line.
 */
import { createInterface } from 'node:readline';
import type { Viewer } from '../../src/kernel/game.ts';
import { BadInput } from '../../src/kernel/schema.ts';
import type { Heading } from '../../src/play/journal.ts';
import { type Match, matchBefore, stateOf } from '../../src/play/match.ts';
import { takeUpLine } from '../../src/play/replay.ts';
import { readLine } from '../../src/play/save.ts';
import { follow, followLine } from '../../src/play/seen.ts';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';

type AnyMatch = Match<unknown, unknown, unknown>;

/** `viewer`: whose eyes it has; undefined: it is told everything, and runs the rules again. */
export interface Greeting {
  readonly heading: Heading;
  readonly viewer?: Viewer;
}

async function begin({ heading, viewer }: Greeting): Promise<AnyMatch> {
  const battles = await CATALOGUE.find(({ id }) => id === heading.ruleset)!.battles!();
  const document = await battles.scenarios.find(({ id }) => id === heading.scenario.id)!.load();
  const { game } = battles.open(document, heading.rulings);
  return viewer === undefined
    ? matchBefore(game, { ...heading, lines: [] }, game.setUp())
    : follow(game, heading, viewer);
}

const answer = (said: object): void => console.log(JSON.stringify(said));
const report = (match: AnyMatch): void => answer({ hash: match.game.hash(stateOf(match)) });

let match: AnyMatch | undefined;
let isTold = false;
for await (const text of createInterface({ input: process.stdin })) {
  try {
    if (match === undefined) {
      const greeting = JSON.parse(text) as Greeting;
      isTold = greeting.viewer === undefined;
      match = await begin(greeting);
    } else {
      const line = readLine(JSON.parse(text));
      const next = isTold ? takeUpLine(match, line) : followLine(match, line);
      if ('why' in next) {
        answer({ refused: next.why.en, line: next.line });
        continue;
      }
      match = next;
    }
    report(match);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    answer({ refused: error.message });
  }
}
