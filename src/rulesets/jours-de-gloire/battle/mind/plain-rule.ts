import { isRefusal } from '../../../../kernel/assessment.ts';
import { distance, type Facing } from '../../../../space/hex.ts';
import { shock } from '../../shock/index.ts';
import { mayMove } from '../turn/activation.ts';
import type { Command, CommandOf } from '../turn/orders.ts';
import { attacksBy, shocksOf, strikesAt } from '../actions/shock-declaration.ts';
import { deriveShock, onMapOf } from '../situation/derive.ts';
import { legalNow } from '../turn/legal.ts';
import { movesOf } from '../actions/movement.ts';
import { facingOf, hexOf, isRouted, type State, waiting } from '../position/state.ts';
import type { Placement } from './placement.ts';

const PASS: Command = { do: 'pass' };
/** By this total and any die above 4 the attackers win as often as they lose. */
const EVEN = 0;

/** The plain rule: fire at whom one can, walk to the nearest enemy, attack where winning is likelier than losing, rally. */
export function plainCommand({ field }: Placement, state: State): Command {
  const legal = legalNow(field, state);
  if (waiting(state) !== undefined) return legal.sample()[0]!;
  switch (state.step) {
    case 'move':
      for (const unit of field.formations[state.active]!.units)
        if (mayMove(field, state, unit)) {
          const walk = walkOf(field, state, unit);
          if (walk !== undefined) return walk;
        }
      return PASS;
    case 'shock': {
      let [best, highest]: [CommandOf<'shock'> | undefined, number] = [undefined, EVEN];
      for (const attack of shocksOf(field, state)) {
        const { situation } = deriveShock(field, state, attacksBy(state, attack), attack.on, false);
        const assessment = shock.assess(situation, field.options);
        if (!isRefusal(assessment) && assessment.input.total > highest)
          [best, highest] = [attack, assessment.input.total];
      }
      return best ?? legal.sample().at(-1)!;
    }
    default:
      return legal.sample()[0]!;
  }
}

/** To the hex nearest to an enemy, in front of him where it comes beside one. */
function walkOf(field: Placement['field'], state: State, unit: number): CommandOf<'move'> | undefined {
  const { side } = field.units[unit]!;
  const enemies = onMapOf(field, state, 1 - side)
    .filter((enemy) => !isRouted(state, enemy))
    .map((enemy) => hexOf(state, enemy));
  if (enemies.length === 0 || enemies.some((enemy) => strikesAt(field, state, unit, enemy))) return undefined;
  const away = (hex: number): number =>
    enemies.reduce((least, enemy) => Math.min(least, distance(field.grid, hex, enemy)), 99);
  const faces = (hex: number, facing: Facing): boolean =>
    field.places.fronts(facing).some((direction) => enemies.includes(field.grid.neighbours[hex * 6 + direction]!));
  const far = (hex: number, facing: Facing): number => 2 * away(hex) + (faces(hex, facing) ? 0 : 1);
  let best: CommandOf<'move'> | undefined;
  let least = far(hexOf(state, unit), facingOf(state, unit));
  for (const move of movesOf(field, state, [unit])) {
    const there = far(move.to, move.facing);
    if (there < least) [best, least] = [move, there];
  }
  return best;
}
