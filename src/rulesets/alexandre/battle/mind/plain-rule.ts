import { distance } from '../../../../space/hex.ts';
import { mayMove, onlyTurns, rosterOf } from '../turn/activation.ts';
import { attacksOf } from '../actions/melee.ts';
import { type Command, type CommandOf, PASS } from '../turn/orders.ts';
import { attacksInto } from '../situation/derive.ts';
import { legalNow } from '../turn/legal.ts';
import { mayEnd, reachOf } from '../actions/movement.ts';
import { FRONTS } from '../position/places.ts';
import { facingOf, hexOf, isRouted, onMap, type State, waiting } from '../position/state.ts';
import { totalOfAttack } from './combat-gains.ts';
import type { Placement } from './placement.ts';

/** The plain rule: rally, walk to the nearest enemy, fire at whom one can, attack where winning is likelier than losing. */
export function plainCommand(placement: Placement, state: State): Command {
  const { field } = placement;
  const legal = legalNow(field, state);
  if (waiting(state) !== undefined) return legal.sample()[0]!;
  switch (state.step) {
    case 'move':
      for (const unit of rosterOf(field, state))
        if (mayMove(field, state, unit) && !onlyTurns(field, state, unit)) {
          const walk = walkOf(placement, state, unit);
          if (walk !== undefined) return walk;
        }
      return PASS;
    case 'melee': {
      let best: CommandOf<'attack'> | undefined;
      let highest = -1;
      for (const attack of attacksOf(field, state)) {
        const total = totalOfAttack(placement, state, attack);
        if (total !== undefined && total > highest) [best, highest] = [attack, total];
      }
      return best ?? PASS;
    }
    default:
      return legal.sample()[0]!;
  }
}

/** To the hex nearest to an enemy, in front of him where it comes beside one. */
function walkOf({ field }: Placement, state: State, unit: number): CommandOf<'move'> | undefined {
  const { side } = field.units[unit]!;
  const enemies = field.units.flatMap((other, u) =>
    other.side !== side && onMap(state, u) && !isRouted(state, u) ? [hexOf(state, u)] : [],
  );
  const away = (hex: number): number =>
    enemies.reduce((least, enemy) => Math.min(least, distance(field.grid, hex, enemy)), 99);
  const faces = (hex: number, facing: number): boolean =>
    FRONTS[facing]!.some((direction) => enemies.includes(field.grid.neighbours[hex * 6 + direction]!));
  const here = hexOf(state, unit);
  if (enemies.some((enemy) => attacksInto(field, state, unit, enemy))) return undefined;
  const reach = reachOf(field, state, [unit]);
  let best: CommandOf<'move'> | undefined;
  let least = 2 * away(here) + (faces(here, facingOf(state, unit)) ? 0 : 1);
  for (let i = 0; i < reach.count; i++) {
    const place = reach.places[i]!;
    const [to, facing] = [reach.hexOf(place), reach.facingOf(place)];
    const far = 2 * away(to) + (faces(to, facing) ? 0 : 1);
    if (far < least && mayEnd(field, state, [unit], to, facing)) {
      least = far;
      best = { do: 'move', units: [unit], leaders: [], to, facing };
    }
  }
  return best;
}
