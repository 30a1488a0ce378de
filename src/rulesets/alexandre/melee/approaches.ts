import type { Ground } from '../charts/melee-modifiers.ts';
import { effect, type TerrainRow } from '../charts/terrain.ts';
import type { Approach, Situation } from './situation.ts';

/** An attacking stack's way to one defending stack. */
export interface StackApproach extends Approach {
  readonly terrain: Situation['defenders'][number]['terrain'];
}

/** A stack with no approach stated attacks all defending stacks in front. */
export function approachesOf(s: Situation): StackApproach[] {
  const ways: StackApproach[] = [];
  for (const { approaches } of s.attackers) {
    if (approaches.length === 0)
      for (let i = 0; i < s.defenders.length; i++)
        ways.push({
          aspect: 'front',
          defender: i + 1,
          stream: false,
          slope: 'level',
          terrain: s.defenders[i]!.terrain,
        });
    for (const { aspect, defender, stream, slope } of approaches)
      ways.push({ aspect, defender, stream, slope, terrain: s.defenders[defender - 1]!.terrain });
  }
  return ways;
}

/** The rows of the terrain chart that an approach meets, hex, then hexsides, with what they are worth together. */
function groundMet({ terrain, stream, slope }: StackApproach): Ground {
  const rows: TerrainRow[] = [terrain];
  let worth = effect(terrain, 'melee');
  if (stream) {
    rows.push('stream');
    worth += effect('stream', 'melee');
  }
  if (slope !== 'level') {
    rows.push(slope);
    worth += effect(slope, 'melee');
  }
  return { rows, worth };
}

/** A-22 read otherwise: of what has an effect on an approach, only the row that serves the defender best. */
function bestRowOnly(ground: Ground): Ground {
  const effective = ground.rows.filter((row) => effect(row, 'melee') !== 0);
  if (effective.length === 0) return ground;
  const best = effective.reduce((kept, row) => (effect(row, 'melee') < effect(kept, 'melee') ? row : kept));
  return { rows: [best], worth: effect(best, 'melee') };
}

/** The ground that serves the defender best among all approaches. */
export function groundOf(ways: readonly StackApproach[], oneTerrain: boolean): Ground {
  let kept: Ground | undefined;
  for (const way of ways) {
    const ground = oneTerrain ? bestRowOnly(groundMet(way)) : groundMet(way);
    if (kept === undefined || ground.worth < kept.worth) kept = ground;
  }
  return kept!;
}
