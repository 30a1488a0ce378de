import type { Battle } from '../../src/rulesets/jours-de-gloire/battle/game.ts';
import {
  facingOf,
  hexOf,
  isRouted,
  leaderHex,
  leads,
  onMap,
  type State,
  stateOf,
} from '../../src/rulesets/jours-de-gloire/battle/position/state.ts';
import { areAlike, stacksIn } from './stacks.ts';
import { STATE_HASH } from '../../src/rulesets/jours-de-gloire/battle/position/hash.ts';

const OFF_THE_MAP = ['eliminated', 'left', 'waiting'];

/**
 * What holds after every command: counters conserved, stacks within their limits and of one facing, nobody in water, no
 * general among enemies.
 */
export function faultsOf({ field }: Battle, state: State): string[] {
  const faults: string[] = [];
  const hexes: number[] = [];
  for (let unit = 0; unit < field.units.length; unit++) {
    const gone = OFF_THE_MAP.includes(stateOf(state, unit));
    const hex = hexOf(state, unit);
    if (gone === onMap(state, unit)) faults.push(`unit ${unit} is ${stateOf(state, unit)} and in hex ${hex}`);
    if (!gone && field.terrain(hex) === 'water') faults.push(`unit ${unit} in water`);
    hexes.push(hex);
  }
  for (const units of stacksIn(hexes, (unit) => onMap(state, unit))) {
    const hex = hexes[units[0]!]!;
    if (!field.fits(units)) faults.push(`units ${units} in hex ${hex}`);
    if (!areAlike(units, (unit) => field.units[unit]!.side)) faults.push(`both sides in hex ${hex}`);
    if (state.pending.length > 0) continue;
    if (!areAlike(units, (unit) => isRouted(state, unit))) faults.push(`a routed unit with others in ${hex}`);
    else if (!isRouted(state, units[0]!) && !areAlike(units, (unit) => facingOf(state, unit)))
      faults.push(`two facings in hex ${hex}`);
  }
  if (state.units.length !== field.units.length || state.leaders.length !== field.leaders.length)
    faults.push('counters');
  for (const [l, { side }] of field.leaders.entries())
    if (leads(state, l) && field.places.hasEnemy(state, side, leaderHex(state, l)))
      faults.push(`leader ${l} among enemies in hex ${leaderHex(state, l)}`);
  const [first, second] = STATE_HASH.anew(state);
  if (first !== state.hash[0] || second !== state.hash[1]) faults.push('hash');
  return faults;
}
