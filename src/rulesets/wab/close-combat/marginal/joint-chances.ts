import { applyBlows } from './blow-sequence.ts';
import type { Link, Links, Mark } from './links.ts';
import { beside, EMPTY, type Table, Work } from './tables.ts';

/** What must be told of a mark: its wounds, or only what they leave of the dice of some blows. */
type Demand = 'wounds' | ReadonlySet<Mark>;

/** What is asked about a fight: the joint chances of some marks and of a sum. */
export interface Query {
  readonly known: ReadonlyMap<Mark, Demand>;
  /** What each wound that a blow deals adds to the sum: for targets that cannot be destroyed. */
  readonly dealt: ReadonlyMap<Mark, number>;
  /** What the wounds at a mark add to it. */
  readonly totals: ReadonlyMap<Mark, (wounds: number) => number>;
}

const NOTHING: Query = { known: new Map(), dealt: new Map(), totals: new Map() };

interface Part {
  readonly query: Query;
  /** The blows on whose dice it depends. */
  readonly roots: ReadonlySet<Mark>;
}

const meet = (a: ReadonlySet<Mark>, b: ReadonlySet<Mark>): boolean => [...a].some((mark) => b.has(mark));

const join = (a: Part, b: Part): Part => ({
  query: {
    known: new Map([...a.query.known, ...b.query.known]),
    dealt: new Map([...a.query.dealt, ...b.query.dealt]),
    totals: new Map([...a.query.totals, ...b.query.totals]),
  },
  roots: new Set([...a.roots, ...b.roots]),
});

/**
 * Answers a query without counting all bodies together: only marks that something later still depends on are known
 * side by side, and what shares no dice is counted apart.
 */
export class JointChances {
  readonly #links: Links;
  readonly #work = new Work();

  constructor(links: Links) {
    this.#links = links;
  }

  /** Parts that share no dice are counted apart. */
  answer(query: Query): Table {
    return this.#parts(query)
      .map((part) => this.#connected(part.query))
      .toSorted((a, b) => a.rows.size - b.rows.size)
      .reduce((a, b) => beside(a, b, this.#work), EMPTY);
  }

  #link = (mark: Mark): Link => this.#links.get(mark)!;

  /** One by one, with the blows on whose dice each depends. */
  #singles({ known, dealt, totals }: Query): Part[] {
    const part = (query: Partial<Query>, roots: ReadonlySet<Mark>): Part => ({
      query: { ...NOTHING, ...query },
      roots,
    });
    return [
      ...[...known].map((entry) => part({ known: new Map([entry]) }, this.#link(entry[0]).sufferedBy)),
      ...[...dealt].map((entry) => part({ dealt: new Map([entry]) }, this.#link(entry[0]).dealtBy)),
      ...[...totals].map((entry) => part({ totals: new Map([entry]) }, this.#link(entry[0]).sufferedBy)),
    ];
  }

  #parts(query: Query): Part[] {
    const parts: Part[] = [];
    for (const part of this.#singles(query)) {
      const met = parts.filter(({ roots }) => meet(roots, part.roots));
      for (const other of met) parts.splice(parts.indexOf(other), 1);
      parts.push(met.reduce(join, part));
    }
    return parts;
  }

  /** The last blows that matter are set aside, the rest is answered, then they fall. */
  #connected(query: Query): Table {
    const last = Math.max(...query.known.keys(), ...query.dealt.keys(), ...query.totals.keys());
    const [known, dealt, totals] = [new Map(query.known), new Map(query.dealt), new Map(query.totals)];
    const wounds = known.delete(last) || totals.has(last);
    totals.delete(last);
    const bundle = wounds ? this.#bundle(last, { known, dealt, totals }) : [last];
    for (const mark of bundle) dealt.delete(mark);
    const { before, strikers } = this.#link(bundle[0]!);
    if (wounds && before !== undefined) known.set(before, 'wounds');
    const demand = strikers === undefined ? undefined : known.get(strikers);
    if (strikers !== undefined && demand !== 'wounds') known.set(strikers, new Set([...(demand ?? []), ...bundle]));
    const falling = {
      blows: bundle.map(this.#link),
      mark: last,
      rest: this.answer({ known, dealt, totals }),
      each: query.dealt.get(last) ?? 0,
      all: query.totals.get(last),
      known: new Map([...query.known].map(([mark, asked]) => [mark, this.#told(mark, asked)])),
    };
    return applyBlows(falling, this.#work);
  }

  /** With the last blow those just before it, by the same strikers on the same target, that matter for nothing else. */
  #bundle(last: Mark, rest: Query): Mark[] {
    const bundle = [last];
    for (;;) {
      const { before, strikers } = this.#link(bundle[0]!);
      if (before === undefined || this.#link(before).strikers !== strikers) return bundle;
      const others = this.#singles(rest).filter(({ query }) => !query.dealt.has(before));
      if (others.some(({ roots }) => roots.has(before))) return bundle;
      bundle.unshift(before);
    }
  }

  /** The least wounds that leave as much of what is demanded. */
  #told(mark: Mark, demand: Demand): (wounds: number) => number {
    if (demand === 'wounds') return (wounds) => wounds;
    const blows = [...demand].map(this.#link);
    const least = [0];
    for (let wounds = 1; wounds <= this.#link(mark).most; wounds++) {
      const same = least[wounds - 1]!;
      least.push(blows.every(({ dice }) => dice(wounds) === dice(same)) ? same : wounds);
    }
    return (wounds) => least[wounds]!;
  }
}
