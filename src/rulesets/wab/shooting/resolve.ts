import { withLimit, type Dice } from '../../../kernel/dice.ts';
import type { ActorId } from '../../../kernel/effect.ts';
import { capacity, casualties } from '../casualties.ts';
import { type Parties, passAll, wounds } from '../attack-rolls.ts';
import type { ShootingOutcome } from '../shapes.ts';
import { shootersId, UNIT_PLACES, unitId } from './cast.ts';
import { exceedsBudget } from './path-budget.ts';
import { shareHits } from './sharing.ts';
import { type InTheOpen, type IntoMelee, isInTheOpen, type Pool, type ShootingInput, type Volley } from './volleys.ts';

const parties = (who: ActorId, unit: number): Parties => ({ who, whom: unitId(unit), place: UNIT_PLACES[unit]! });

interface Pools {
  readonly pools: readonly Pool[];
  /** How many of them. */
  readonly first: number;
  readonly most: number;
}

const runPool = (dice: Dice, pool: Pool): number =>
  passAll(dice, pool.dice, pool.rolls, parties(shootersId(pool.place), 0));

/** The sum of the first pools. One pool is added at a time, so that equal sums merge. */
const together = ({ pools, first, most }: Pools, dice: Dice): number => {
  if (first === 0) return 0;
  const before = first === 1 ? 0 : dice.step(together, { pools, first: first - 1, most });
  return Math.min(most, before + runPool(dice, pools[first - 1]!));
};

/** A single pool needs no merging. */
export function targetWounds({ pools, units }: InTheOpen, dice: Dice): number {
  return pools.length === 1
    ? runPool(dice, pools[0]!)
    : dice.step(together, { pools, first: pools.length, most: capacity(units[0]!) });
}

export const allHits = ({ batches }: Volley, dice: Dice): number =>
  dice.step(together, { pools: batches, first: batches.length, most: Infinity });

/** Wounds on one unit by its share of a volley’s hits. */
export const volleyWounds = (
  { who, hurts }: Volley,
  hits: number,
  unit: number,
  { units }: IntoMelee,
  dice: Dice,
): number => wounds(dice, hits, hurts[unit]!, capacity(units[unit]!), parties(who, unit));

interface Sharing {
  readonly melee: IntoMelee;
  readonly volley: number;
  /** How many units have had their hits turned into wounds. */
  readonly done: number;
}

/**
 * Hits on each unit, of which those of the first `done` units have become wounds. One unit at a time, each a rule
 * of its own: what is known of a unit shrinks from hits to wounds and merges before the next one multiplies it.
 */
const shared = withLimit(
  ({ melee, volley, done }: Sharing, dice: Dice): readonly number[] => {
    const shots = melee.volleys[volley]!;
    if (done === 0) return shareHits(allHits(shots, dice), melee.units, melee.odd, dice);
    const unit = done - 1;
    const before = dice.step(shared, { melee, volley, done: unit });
    const suffered = volleyWounds(shots, before[unit]!, unit, melee, dice);
    return before.map((n, i) => (i === unit ? suffered : n));
  },
  ({ melee }, budget) => exceedsBudget(melee, budget),
);

interface Volleys {
  readonly melee: IntoMelee;
  readonly volleys: number;
}

/** Wounds on each unit of a melee, of the first volleys. */
const meleeWounds = ({ melee, volleys }: Volleys, dice: Dice): readonly number[] => {
  const { units } = melee;
  if (volleys === 0) return units.map(() => 0);
  const before = volleys === 1 ? undefined : dice.step(meleeWounds, { melee, volleys: volleys - 1 });
  const suffered = dice.step(shared, { melee, volley: volleys - 1, done: units.length });
  if (before === undefined) return suffered;
  return suffered.map((n, i) => Math.min(capacity(units[i]!), n + before[i]!));
};

export const resolve = (input: ShootingInput, dice: Dice): ShootingOutcome => {
  if (isInTheOpen(input)) return { units: [casualties(input.units[0]!, targetWounds(input, dice))] };
  const suffered = meleeWounds({ melee: input, volleys: input.volleys.length }, dice);
  return { units: suffered.map((n, i) => casualties(input.units[i]!, n)) };
};
