import type { Chance } from '../../src/kernel/seed.ts';
import { distance, type Grid } from '../../src/space/hex.ts';
import { mayMove, onlyTurns } from '../../src/rulesets/alexandre/battle/turn/activation.ts';
import type { Command, CommandOf } from '../../src/rulesets/alexandre/battle/turn/orders.ts';
import type { Event } from '../../src/rulesets/alexandre/battle/position/events.ts';
import type { Battle } from '../../src/rulesets/alexandre/battle/game.ts';
import { mayEnd, reachOf } from '../../src/rulesets/alexandre/battle/actions/movement.ts';
import {
  facingOf,
  hexOf,
  isRouted,
  NOBODY,
  onMap,
  type State,
  stateOf,
  waiting,
} from '../../src/rulesets/alexandre/battle/position/state.ts';
import { battleByChance } from './by-chance.ts';
import { areAlike, stacksIn } from './stacks.ts';
import { STATE_HASH } from '../../src/rulesets/alexandre/battle/position/hash.ts';

const one = <T>(list: readonly T[], chance: Chance): T => list[chance(0, list.length - 1)]!;

const TRIES = 3;
const MOST_UNITS = 256;

/** A command by chance, such that armies meet: uniform choice seldom fights. */
export function randomCommand({ field, legal }: Battle, state: State, chance: Chance, listed = true): Command {
  const legalNow = legal(state);
  if (waiting(state) !== undefined || state.step !== 'move') return weighted(legalNow.sample(), chance);
  const { side } = legalNow;
  const units = legalNow.units();
  if (units.length === 0 || chance(1, 12) === 1)
    return !listed || chance(1, 3) > 1 ? { do: 'pass' } : weighted(legalNow.sample(), chance);
  const enemies = hexesOf(field, state, 1 - side!);
  const nearest = ({ to }: { readonly to: number }): number => awayFrom(field.grid, to, enemies);
  const unit = one(units, chance);
  // Every fourth move out of the whole list, the others out of what is in reach.
  if (listed && chance(1, 4) === 1) {
    const moves = legalNow.of(unit).filter((command) => 'to' in command);
    if (moves.length === 0) return { do: 'pass' };
    const tried = Array.from({ length: TRIES }, () => one(moves, chance));
    return tried.reduce((best, move) => (nearest(move) < nearest(best) ? move : best));
  }
  if (!mayMove(field, state, unit) || onlyTurns(field, state, unit)) return { do: 'pass' };
  const reach = reachOf(field, state, [unit]);
  let best: CommandOf<'move'> | undefined;
  let least = Infinity;
  for (let i = 0; i < TRIES; i++) {
    const place = reach.places[chance(0, reach.count - 1)]!;
    const to = reach.hexOf(place);
    const facing = reach.facingOf(place);
    if (!mayEnd(field, state, [unit], to, facing)) continue;
    const away = awayFrom(field.grid, to, enemies);
    if (best !== undefined && away >= least) continue;
    best = { do: 'move', units: [unit], leaders: [], to, facing };
    least = away;
  }
  return best ?? { do: 'pass' };
}

/** Where units of a side stood when it was asked last, as far as `count`. */
const standing = { hexes: new Int16Array(MOST_UNITS), count: 0 };

function hexesOf({ units }: Battle['field'], state: State, side: number): typeof standing {
  standing.count = 0;
  for (let unit = 0; unit < units.length; unit++)
    if (units[unit]!.side === side && onMap(state, unit)) standing.hexes[standing.count++] = hexOf(state, unit);
  return standing;
}

/** How far it is to the nearest of some hexes. */
function awayFrom(grid: Grid, from: number, { hexes, count }: typeof standing): number {
  let least = Infinity;
  for (let i = 0; i < count; i++) {
    const away = distance(grid, from, hexes[i]!);
    if (away < least) least = away;
  }
  return least;
}

/** Fights rather than passes. */
function weighted(commands: readonly Command[], chance: Chance): Command {
  if (commands.length === 0) throw new Error('dead end');
  const eager = commands.filter(({ do: what }) => what !== 'pass');
  return eager.length === 0 || (eager.length < commands.length && chance(1, 6) === 1)
    ? { do: 'pass' }
    : one(eager, chance);
}

/** Plays a battle to its end by chance; every step is shown to `see`. */
export const randomBattle = (
  battle: Battle,
  chance: Chance,
  listed = true,
  see?: (before: State, command: Command, events: readonly Event[], after: State) => void,
): { readonly state: State; readonly commands: number } =>
  battleByChance(battle, chance, (state) => randomCommand(battle, state, chance, listed), see);

const OFF_THE_MAP = ['eliminated', 'removed'];

/** What holds after every command: counters and strength conserved, stacks within their limits, one facing each. */
export function faultsOf({ field }: Battle, state: State): string[] {
  const faults: string[] = [];
  const hexes: number[] = [];
  for (let unit = 0; unit < field.units.length; unit++) {
    const gone = OFF_THE_MAP.includes(stateOf(state, unit));
    const hex = hexOf(state, unit);
    if (gone === onMap(state, unit)) faults.push(`unit ${unit} is ${stateOf(state, unit)} and in hex ${hex}`);
    hexes.push(hex);
  }
  for (const units of stacksIn(hexes, (unit) => onMap(state, unit))) {
    const hex = hexes[units[0]!]!;
    if (!field.fitsWith(NOBODY, NOBODY, units)) faults.push(`units ${units} in hex ${hex}`);
    if (!areAlike(units, (unit) => field.units[unit]!.side)) faults.push(`both sides in hex ${hex}`);
    // Whoever still has to flee stands where he was: for good, where a leader's fate has ended the battle.
    if (state.pending.length > 0 || state.over !== null) continue;
    if (!areAlike(units, (unit) => facingOf(state, unit))) faults.push(`two facings in hex ${hex}`);
    if (units.some((unit) => isRouted(state, unit))) faults.push(`a routed unit in the stack of ${hex}`);
  }
  if (state.units.length !== field.units.length || state.leaders.length !== field.leaders.length)
    faults.push('counters');
  const [first, second] = STATE_HASH.anew(state);
  if (first !== state.hash[0] || second !== state.hash[1]) faults.push('hash');
  return faults;
}
