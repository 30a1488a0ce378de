import { aspect, TWO_TWO_TWO } from '../../../../space/aspect.ts';
import { directionTo, DIRECTIONS, OFF } from '../../../../space/hex.ts';
import type { Situation as ShockSituation } from '../../shock/situation.ts';
import { isArtillery, isCavalry } from '../../types.ts';
import type { Field } from '../position/field.ts';
import { facingOf, isGood, isRouted, type Position } from '../position/state.ts';
import type { Attack } from './derive.ts';

type Attacker = ShockSituation['attackers'][number];

/** On which side of the defenders an attack comes in. */
export function aspectOf(
  field: Field,
  position: Position,
  defenders: readonly number[],
  on: number,
  from: number,
): Attacker['aspect'] {
  const steady = defenders.find((unit) => !isRouted(position, unit)) ?? defenders[0]!;
  const seen = aspect(facingOf(position, steady), directionTo(field.grid, on, from)!, TWO_TWO_TWO);
  if (seen !== 'flank') return seen;
  // Good-order cavalry has four front hexes when it is attacked (J-119), all that is in the hex (J-127).
  const formed = defenders.filter((unit) => !isArtillery(field.units[unit]!));
  const ready = formed.length > 0 && formed.every((unit) => isCavalry(field.units[unit]!) && isGood(position, unit));
  return ready && field.rulings.cavalryFourFronts ? 'front' : 'side';
}

/** An enemy beside the attacker, not in the combat, that has one of his rear hexes in its front, whatever side lies between (J-125). */
export function enemyBehind(field: Field, position: Position, { unit, hex }: Attack, on: number): Attacker['backTo'] {
  const { side } = field.units[unit]!;
  const facing = facingTowards(field, position, unit, hex, on);
  const fronts = field.places.frontsOf(position, unit, hex, facing);
  const { neighbours } = field.grid;
  const isRear = (rear: number): boolean => {
    const direction = directionTo(field.grid, hex, rear);
    return direction !== undefined && !fronts.includes(direction);
  };
  let found: Attacker['backTo'] = 'nobody';
  for (const direction of DIRECTIONS) {
    const near = neighbours[hex * 6 + direction]!;
    if (near === OFF || near === on || !field.places.hasEnemy(position, side, near)) continue;
    for (const enemy of field.places.stack(position, near)) {
      if (isRouted(position, enemy)) continue;
      if (!field.places.frontsOf(position, enemy).some((front) => isRear(neighbours[near * 6 + front]!))) continue;
      if (!isArtillery(field.units[enemy]!)) return 'infantry-or-cavalry';
      found = 'artillery';
    }
  }
  return found;
}

/** The facing of a unit as it strikes: its own if the target is in its front, else straight at the target. */
export function facingTowards(field: Field, position: Position, unit: number, hex: number, on: number) {
  const facing = facingOf(position, unit);
  const direction = directionTo(field.grid, hex, on);
  if (direction === undefined || field.places.fronts(facing).includes(direction)) return facing;
  // Of the two vertices of that side, the one nearer to its facing.
  const other = ((direction + 1) % 6) as typeof facing;
  const apart = (a: number): number => Math.min((a - facing + 6) % 6, (facing - a + 6) % 6);
  return apart(other) < apart(direction) ? other : direction;
}
