import type { Heading, Happened, Passage, Storyteller } from '../../kernel/story.ts';
import type { Text } from '../../kernel/text.ts';
import type { Entry } from '../journal.ts';
import type { Match } from '../match.ts';

/**
 * A sentence of the story, and the entries that it tells of: from the first to the last, counted from 1. An entry in which
 * one passage ends and another begins belongs to both.
 */
export interface StoryLine<P = unknown> extends Passage<P> {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

export interface StorySection<P = unknown> {
  readonly heading?: Heading;
  readonly lines: readonly StoryLine<P>[];
}

export interface StoryChapter<P = unknown> {
  readonly heading: Heading;
  readonly sections: readonly StorySection<P>[];
}

/** A battle as players tell it: chapters by turn, sections by whoever acts, a line for each deed. */
export interface Story<P = unknown> {
  readonly chapters: readonly StoryChapter<P>[];
}

export const linesOf = <P>({ chapters }: Pick<Story<P>, 'chapters'>): StoryLine<P>[] =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ lines }) => lines));

/** Of an entry that tells nothing: what it ordered. */
const ORDER = 'order';

interface OpenLine<G, C, V> {
  readonly kind: string;
  readonly by: number;
  readonly from: number;
  to: number;
  readonly happened: Happened<G, C, V>[];
  /** Something else has begun since. */
  ended: boolean;
}

interface OpenChapter<G, C, V> {
  readonly heading: Heading;
  readonly sections: { readonly heading?: Heading; readonly lines: OpenLine<G, C, V>[] }[];
}

type HappenedInEntry<G, C, V> = Happened<G, C, V> & { readonly entry: Entry<C, V> };

type Played<G, C, V> = Pick<Match<G, C, V>, 'game' | 'entries' | 'states'>;

/** Sorts events into chapters, sections and passages. */
class Sorter<G, C, V, P> {
  readonly chapters: OpenChapter<G, C, V>[];
  readonly #teller: Storyteller<G, C, V, P>;
  #owned = false;
  #last: OpenLine<G, C, V> | undefined;

  constructor(teller: Storyteller<G, C, V, P>) {
    this.#teller = teller;
    this.chapters = [{ heading: teller.opening, sections: [{ lines: [] }] }];
  }

  get #sections() {
    return this.chapters.at(-1)!.sections;
  }

  get #lines() {
    return this.#sections.at(-1)!.lines;
  }

  get #open(): OpenLine<G, C, V> | undefined {
    const last = this.#lines.at(-1);
    return last?.ended === true ? undefined : last;
  }

  add(entry: Entry<C, V>, before: G, n: number): void {
    this.#owned = false;
    const last = this.#last;
    for (const event of entry.events) this.#event({ event, entry, before }, n);
    if (this.#owned) return;
    if (last !== undefined) last.to = n;
    else this.#opens(ORDER, entry, n, []);
  }

  #event(one: HappenedInEntry<G, C, V>, n: number): void {
    const { event } = one;
    const place = this.#teller.placeOf(event, this.#open?.kind);
    if (place === 'chapter') this.chapters.push({ heading: this.#teller.heading(event), sections: [{ lines: [] }] });
    else if (place === 'section') this.#sections.push({ heading: this.#teller.heading(event), lines: [] });
    else if (place === 'ends') this.#ends(one, n);
    else if (place === 'goes on') this.#goesOn(one, n);
    else if (place !== 'silent') this.#opens(place.opens, one.entry, n, [one]);
  }

  #goesOn(one: Happened<G, C, V>, n: number): OpenLine<G, C, V> | undefined {
    const open = this.#open;
    if (open === undefined) return undefined;
    open.happened.push(one);
    open.to = n;
    this.#owned = true;
    return open;
  }

  #ends(one: Happened<G, C, V>, n: number): void {
    const open = this.#goesOn(one, n);
    if (open !== undefined) open.ended = true;
  }

  #opens(kind: string, { by }: Entry<C, V>, n: number, happened: Happened<G, C, V>[]): void {
    const line = { kind, by, from: n, to: n, happened, ended: false };
    this.#lines.push(line);
    this.#last = line;
    this.#owned = true;
  }
}

/** The sentences of passages that are over, so that a battle that goes on is not told anew. */
export type Memory<P> = WeakMap<Entry, Map<string, Passage<P>>>;

/** The story of a battle as far as it was played. */
export function storyOf<G, C, V, P>(
  teller: Storyteller<G, C, V, P>,
  { game, entries, states }: Played<G, C, V>,
  memory: Memory<P> = new WeakMap(),
): Story<P> {
  const sorter = new Sorter(teller);
  for (const [i, entry] of entries.entries()) sorter.add(entry, states[i]!, i + 1);
  const order = (n: number): Text => game.say(states[n - 1]!, entries[n - 1]!.command);
  const passageOf = (line: OpenLine<G, C, V>): Passage<P> => {
    if (line.kind === ORDER) return { text: order(line.to), matter: 'aside', arrows: [] };
    const last = entries[line.to - 1]!;
    const key = `${line.kind} ${line.from} ${line.happened.length}`;
    let known = memory.get(last);
    if (known === undefined) memory.set(last, (known = new Map()));
    let passage = known.get(key);
    if (passage === undefined) known.set(key, (passage = teller.passage(line.kind, line.happened)));
    return passage;
  };
  return {
    chapters: sorter.chapters.map(({ heading, sections }) => ({
      heading,
      sections: sections
        .map(({ lines, ...section }) => ({
          ...section,
          lines: lines.map((line): StoryLine<P> => ({
            ...passageOf(line),
            kind: line.kind,
            from: line.from,
            to: line.to,
            by: line.by,
          })),
        }))
        .filter(({ lines }) => lines.length > 0),
    })),
  };
}
