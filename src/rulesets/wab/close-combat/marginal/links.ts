import { gcd } from '../../../../kernel/binomial.ts';
import { capacity } from '../../casualties.ts';
import { chanceOf } from '../../attack-rolls.ts';
import { type Blow, diceOf, type Fight } from '../blows.ts';
import { opposite, type Side } from '../sides.ts';

/**
 * The number of a blow in its order. As a mark it stands for the wounds that the blow’s target has suffered once the
 * blow has fallen: a fight is a web of such marks.
 */
export type Mark = number;

export interface Target {
  readonly side: Side;
  readonly body: number;
}

/** A blow that may hurt, and the marks on which what it does depends. */
export interface Link {
  readonly target: Target;
  /** The chance of each die, in lowest terms. */
  readonly pass: bigint;
  readonly of: bigint;
  /** Its dice when the strikers have suffered so many wounds. */
  dice(suffered: number): number;
  readonly capacity: number;
  /** The most wounds that the target may have suffered once it has fallen. */
  readonly most: number;
  /** The target before it; nothing where nobody has struck it yet. */
  readonly before: Mark | undefined;
  /** The strikers when they are counted; nothing where nobody has struck them by then. */
  readonly strikers: Mark | undefined;
  /** Every blow on whose dice the wounds that this one deals depend, itself among them. */
  readonly dealtBy: ReadonlySet<Mark>;
  /** The same, for all wounds of its target so far. */
  readonly sufferedBy: ReadonlySet<Mark>;
}

export type Links = ReadonlyMap<Mark, Link>;

const strikes = ({ side, against, rolls }: Blow, target: Target): boolean =>
  rolls !== null && opposite(side) === target.side && against === target.body;

/** The last of the first so many blows that may hurt a body. */
export function lastAt({ blows }: Fight, target: Target, first = blows.length): Mark | undefined {
  const mark = blows.slice(0, first).findLastIndex((blow) => strikes(blow, target));
  return mark < 0 ? undefined : mark;
}

export function linksOf(fight: Fight): Links {
  const links = new Map<Mark, Link>();
  const sufferedBy = (mark: Mark | undefined): Iterable<Mark> =>
    mark === undefined ? [] : links.get(mark)!.sufferedBy;
  for (const [mark, blow] of fight.blows.entries()) {
    if (blow.rolls === null) continue;
    const target = { side: opposite(blow.side), body: blow.against };
    const before = lastAt(fight, target, mark);
    const strikers = lastAt(fight, { side: blow.side, body: blow.body }, blow.counted);
    const fighters = fight.bodies[blow.side][blow.body]!;
    const dice = (suffered: number): number => diceOf(blow, fighters, suffered);
    const limit = capacity(fight.bodies[target.side][target.body]!);
    const dealtBy = new Set([mark, ...sufferedBy(strikers)]);
    links.set(mark, {
      target,
      ...inLowestTerms(chanceOf(blow.rolls)),
      dice,
      capacity: limit,
      most: Math.min(limit, (before === undefined ? 0 : links.get(before)!.most) + dice(0)),
      before,
      strikers,
      dealtBy,
      sufferedBy: new Set([...dealtBy, ...sufferedBy(before)]),
    });
  }
  return links;
}

const inLowestTerms = ({ pass, of }: { readonly pass: bigint; readonly of: bigint }) => {
  const divisor = gcd(pass, of);
  return { pass: pass / divisor, of: of / divisor };
};
