import { ratio } from '../calculate/number.ts';
import { isRefusal } from '../kernel/assessment.ts';
import { chancesOf, type Game, type Prepared } from '../kernel/game.ts';
import type { Text } from '../kernel/text.ts';
import type { JudgedGame } from './judged-game.ts';
import { lookAhead } from './lookahead.ts';

/** Something that the dice may bring, as it would be told, with its exact chance. */
export interface PossibleResult {
  readonly text: Text;
  readonly chance: number;
}

type Teller<V> = Pick<Game<never, never, V>, 'tell'>;

/** What an outcome tells first: the result itself, before all that comes of it. */
function firstText<G, V>(game: Teller<V>, prepared: Prepared<G, V>, outcome: unknown): Text | undefined {
  for (const event of prepared.played(outcome).events) {
    const text = game.tell(event);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Chances of what is told alike. */
function addedUp(told: Iterable<PossibleResult>): readonly PossibleResult[] {
  const byText = new Map<string, PossibleResult>();
  for (const { text, chance } of told) {
    const before = byText.get(text.en)?.chance ?? 0;
    byText.set(text.en, { text, chance: before + chance });
  }
  return [...byText.values()];
}

/** What the dice of a command may bring; undefined where that cannot be counted. */
export function possibleResults<G, V>(
  game: Teller<V>,
  prepared: Prepared<G, V>,
): readonly PossibleResult[] | undefined {
  const chances = chancesOf(prepared);
  return (
    chances &&
    addedUp(
      chances.entries.flatMap(({ value, weight }) => {
        const text = firstText(game, prepared, value);
        return text === undefined ? [] : [{ text, chance: ratio(weight, chances.total) }];
      }),
    )
  );
}

/** What surely follows is followed as far as a mind follows it. */
const DEEPEST = 5;
/** More results than these say nothing at a glance. */
const MOST_RESULTS = 10;

/**
 * Every way that a command may go: by its own dice, or where it throws none through what surely follows, told by the last
 * dice that a chart reads: the melee, not the fire before it.
 */
function* ends<G, C, V>(
  known: JudgedGame<G, C, V>,
  state: G,
  command: C,
  reached = 1,
  told?: Text,
  depth = 0,
): Generator<PossibleResult> {
  const ahead = lookAhead(known, state, command);
  if (isRefusal(ahead) || ahead.branches === undefined) return;
  const { prepared, branches } = ahead;
  const tells = prepared.explain() !== undefined || (told === undefined && branches.length > 1);
  for (const way of branches) {
    const text = (tells ? firstText(known.game, prepared, way.outcome) : undefined) ?? told;
    const chance = reached * way.chance;
    const isOwn = tells && depth === 0;
    const followUp = isOwn || depth === DEEPEST ? undefined : known.judge.followUp(way.state);
    if (followUp !== undefined) yield* ends(known, way.state, followUp, chance, text, depth + 1);
    else if (text !== undefined) yield { text, chance };
  }
}

/** What dice decide of a command, the likeliest first; empty where none do. */
export function oddsOf<G, C, V>(known: JudgedGame<G, C, V>, state: G, command: C): readonly PossibleResult[] {
  let found = addedUp(ends(known, state, command));
  if (found.length === 0) {
    const decisiveThrow = known.judge.decisiveThrow?.(state, command);
    found = (decisiveThrow && possibleResults(known.game, decisiveThrow)) ?? [];
  }
  return found.length > MOST_RESULTS ? [] : found.toSorted((a, b) => b.chance - a.chance);
}
