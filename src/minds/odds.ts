import { ratio } from '../calculate/number.ts';
import { isRefusal } from '../kernel/assessment.ts';
import { chancesOf, type Game, type Prepared } from '../kernel/game.ts';
import type { Text } from '../kernel/text.ts';
import { foreseen, type Known } from './expecting.ts';

/** Something that the dice may bring, as it would be told, with its exact chance. */
export interface Foretold {
  readonly text: Text;
  readonly chance: number;
}

type Teller<V> = Pick<Game<never, never, V>, 'tell'>;

/** What an outcome tells first: the result itself, before all that comes of it. */
function firstTold<G, V>(game: Teller<V>, prepared: Prepared<G, V>, outcome: unknown): Text | undefined {
  for (const event of prepared.played(outcome).events) {
    const text = game.tell(event);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Chances of what is told alike. */
function addedUp(told: Iterable<Foretold>): readonly Foretold[] {
  const byText = new Map<string, Foretold>();
  for (const { text, chance } of told) {
    const before = byText.get(text.en)?.chance ?? 0;
    byText.set(text.en, { text, chance: before + chance });
  }
  return [...byText.values()];
}

/** What the dice of a command may bring; undefined where that cannot be counted. */
export function foretold<G, V>(game: Teller<V>, prepared: Prepared<G, V>): readonly Foretold[] | undefined {
  const chances = chancesOf(prepared);
  return (
    chances &&
    addedUp(
      chances.entries.flatMap(({ value, weight }) => {
        const text = firstTold(game, prepared, value);
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
  known: Known<G, C, V>,
  state: G,
  command: C,
  reached = 1,
  told?: Text,
  depth = 0,
): Generator<Foretold> {
  const ahead = foreseen(known, state, command);
  if (isRefusal(ahead) || ahead.ways === undefined) return;
  const { prepared, ways } = ahead;
  const tells = prepared.explain() !== undefined || (told === undefined && ways.length > 1);
  for (const way of ways) {
    const text = (tells ? firstTold(known.game, prepared, way.outcome) : undefined) ?? told;
    const chance = reached * way.chance;
    const isOwn = tells && depth === 0;
    const sequel = isOwn || depth === DEEPEST ? undefined : known.judge.sequel(way.state);
    if (sequel !== undefined) yield* ends(known, way.state, sequel, chance, text, depth + 1);
    else if (text !== undefined) yield { text, chance };
  }
}

/** What dice decide of a command, the likeliest first; empty where none do. */
export function oddsOf<G, C, V>(known: Known<G, C, V>, state: G, command: C): readonly Foretold[] {
  let found = addedUp(ends(known, state, command));
  if (found.length === 0) {
    // What a judge prepares tells events of its own game.
    const atStake = known.judge.atStake?.(state, command) as Prepared<G, V> | undefined;
    found = (atStake && foretold(known.game, atStake)) ?? [];
  }
  return found.length > MOST_RESULTS ? [] : found.toSorted((a, b) => b.chance - a.chance);
}
