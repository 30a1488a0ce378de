import type { Chance } from '../../src/kernel/seed.ts';
import { distance } from '../../src/space/hex.ts';
import { mayMove } from '../../src/rulesets/jours-de-gloire/battle/turn/activation.ts';
import type { Command, CommandOf } from '../../src/rulesets/jours-de-gloire/battle/turn/orders.ts';
import type { Battle } from '../../src/rulesets/jours-de-gloire/battle/game.ts';
import { endsOf, facingsIn } from '../../src/rulesets/jours-de-gloire/battle/actions/movement.ts';
import { hexOf, onMap, type State, waiting } from '../../src/rulesets/jours-de-gloire/battle/position/state.ts';

const one = <T>(list: readonly T[], chance: Chance): T => list[chance(0, list.length - 1)]!;

const TRIES = 8;

/** A command by chance, such that armies meet: uniform choice seldom fights. */
export function randomCommand({ field, legal }: Battle, state: State, chance: Chance): Command {
  const legalNow = legal(state);
  if (waiting(state) !== undefined || state.step !== 'move') return weighted(legalNow.sample(), chance);
  const movers = field.formations[state.active]!.units.filter((unit) => mayMove(field, state, unit));
  if (movers.length === 0 || chance(1, 12) === 1)
    return chance(1, 3) > 1 ? { do: 'pass' } : weighted(legalNow.sample(), chance);
  const unit = one(movers, chance);
  if (chance(1, 6) === 1) return one(legalNow.of(unit), chance);
  const ends = endsOf(field, state, [unit]);
  const enemies: number[] = [];
  for (let u = 0; u < field.units.length; u++)
    if (field.units[u]!.side !== legalNow.side && onMap(state, u)) enemies.push(hexOf(state, u));
  const worth = ({ to, facing }: CommandOf<'move'>): number => {
    let near = Infinity;
    for (const hex of enemies) near = Math.min(near, distance(field.grid, to, hex));
    const fronts = field.places.fronts(facing).map((direction) => field.grid.neighbours[to * 6 + direction]!);
    return near * 2 - (fronts.some((hex) => enemies.includes(hex)) ? 1 : 0) - (near > 1 ? chance(0, 1) : 0);
  };
  let [best, least]: [CommandOf<'move'> | undefined, number] = [undefined, Infinity];
  for (let i = 0; i < TRIES; i++) {
    const to = one(ends, chance);
    const move = { do: 'move', units: [unit], to, facing: one(facingsIn(field, state, [unit], to), chance) } as const;
    const now = worth(move);
    if (now < least) [best, least] = [move, now];
  }
  // Where no enemy is left on the map nobody comes nearer.
  return best ?? { do: 'pass' };
}

/** Fights rather than passes. */
function weighted(commands: readonly Command[], chance: Chance): Command {
  if (commands.length === 0) throw new Error('dead end');
  const eager = commands.filter(({ do: what }) => what !== 'pass');
  return eager.length === 0 || (eager.length < commands.length && chance(1, 6) === 1)
    ? { do: 'pass' }
    : one(eager, chance);
}
