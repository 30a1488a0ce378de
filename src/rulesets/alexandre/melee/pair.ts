import type { Situation } from './situation.ts';

type Attacker = Situation['attackers'][number];

const phalanxNames = ({ units }: Attacker): string[] =>
  units.filter(({ type }) => type === 'Ph').map(({ name }) => name);

/** Attacking stacks, two by two, that each have a Ph of one name; a name that is not given may be any. */
export function pairsOf({ attackers }: Situation): (readonly [Attacker, Attacker])[] {
  const names = attackers.map(phalanxNames);
  return attackers.flatMap((one, i) =>
    attackers.slice(i + 1).flatMap((other, j) => {
      const alike = names[i]!.some((a) => names[i + 1 + j]!.some((b) => a === '' || b === '' || a === b));
      return alike ? [[one, other] as const] : [];
    }),
  );
}

/** How many defending stacks the pair attacks; of several possible pairs, the one that attacks fewest. */
export function stacksAttackedByPair(s: Situation): number {
  const stacksAttacked = (pair: readonly Attacker[]): number =>
    pair.some(({ approaches }) => approaches.length === 0)
      ? s.defenders.length
      : new Set(pair.flatMap(({ approaches }) => approaches.map(({ defender }) => defender))).size;
  return Math.min(...pairsOf(s).map(stacksAttacked));
}
