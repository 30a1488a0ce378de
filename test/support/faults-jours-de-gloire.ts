import type { Battle } from '../../src/rulesets/jours-de-gloire/field/game.ts';
import { hashAnew } from '../../src/rulesets/jours-de-gloire/field/hashing.ts';
import {
  facingOf,
  hexOf,
  isRouted,
  onMap,
  type State,
  stateOf,
} from '../../src/rulesets/jours-de-gloire/field/state.ts';

const OFF_THE_MAP = ['eliminated', 'left', 'waiting'];

/** What holds after every command: counters conserved, stacks within their limits and of one facing, nobody in water. */
export function faultsOf({ field }: Battle, state: State): string[] {
  const faults: string[] = [];
  const stacks = new Map<number, number[]>();
  for (const unit of field.units.keys()) {
    const gone = OFF_THE_MAP.includes(stateOf(state, unit));
    if (gone === onMap(state, unit))
      faults.push(`unit ${unit} is ${stateOf(state, unit)} and in hex ${hexOf(state, unit)}`);
    if (!gone) stacks.set(hexOf(state, unit), [...(stacks.get(hexOf(state, unit)) ?? []), unit]);
  }
  for (const [hex, units] of stacks) {
    if (!field.fits(units)) faults.push(`units ${units} in hex ${hex}`);
    if (field.terrain(hex) === 'water') faults.push(`units ${units} in water`);
    if (new Set(units.map((unit) => field.units[unit]!.side)).size > 1) faults.push(`both sides in hex ${hex}`);
    if (state.pending.length > 0) continue;
    const routed = units.filter((unit) => isRouted(state, unit)).length;
    if (routed > 0 && routed < units.length) faults.push(`a routed unit with others in ${hex}`);
    if (routed === 0 && new Set(units.map((unit) => facingOf(state, unit))).size > 1)
      faults.push(`two facings in hex ${hex}`);
  }
  if (state.units.length !== field.units.length || state.leaders.length !== field.leaders.length)
    faults.push('counters');
  const [first, second] = hashAnew(state);
  if (first !== state.hash[0] || second !== state.hash[1]) faults.push('hash');
  return faults;
}
