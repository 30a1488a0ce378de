import { neighboursOf } from '../../../../space/hex.ts';
import type { DerivedFire, DerivedMelee, Stack } from './derive.ts';
import type { Field } from '../position/field.ts';
import { hexOf, type Position } from '../position/state.ts';

/** The hexes that a derived fact comes from, by path of the situation (`attackers[1].units[1].quality`). */
export type Origins = Readonly<Record<string, readonly number[]>>;

const OF_A_UNIT = ['type', 'strength', 'quality', 'state'] as const;
const OF_ITS_NEIGHBOURS = ['phalanxesOnFlanks', 'otherPhalanxes', 'namesakeBeside'] as const;

/** Facts of a melee's position. */
export function meleeOrigins(field: Field, { situation, attackers, defenders }: DerivedMelee): Origins {
  const origins: Record<string, readonly number[]> = {};
  const stackOrigins = (path: string, { hex, units, leaders }: Stack): void => {
    for (const j of units.keys()) {
      for (const fact of OF_A_UNIT) origins[`${path}.units[${j + 1}].${fact}`] = [hex];
      if (field.units[units[j]!]!.type === 'Ph')
        for (const fact of OF_ITS_NEIGHBOURS)
          origins[`${path}.units[${j + 1}].${fact}`] = [hex, ...neighboursOf(field.grid, hex)];
    }
    for (const j of leaders.keys()) origins[`${path}.leaders[${j + 1}].bonus`] = [hex];
  };
  for (const [i, stack] of attackers.entries()) {
    const path = `attackers[${i + 1}]`;
    stackOrigins(path, stack);
    for (const [j, { defender }] of situation.attackers[i]!.approaches.entries())
      for (const fact of ['aspect', 'stream', 'slope'])
        origins[`${path}.approaches[${j + 1}].${fact}`] = [stack.hex, defenders[defender - 1]!.hex];
    origins[`${path}.fired`] = [stack.hex];
  }
  for (const [i, stack] of defenders.entries()) {
    stackOrigins(`defenders[${i + 1}]`, stack);
    origins[`defenders[${i + 1}].terrain`] = [stack.hex];
  }
  origins['phalanxPair'] = attackers.map(({ hex }) => hex);
  return origins;
}

/** Facts of a fire's position. */
export function fireOrigins(
  position: Position,
  { target, leaders }: DerivedFire,
  firers: readonly number[],
  at: number,
): Origins {
  const origins: Record<string, readonly number[]> = {};
  for (const [i, unit] of firers.entries()) {
    const from = hexOf(position, unit);
    origins[`firers[${i + 1}].range`] = [from, at];
    for (const fact of ['type', 'strength', 'moved', 'state']) origins[`firers[${i + 1}].${fact}`] = [from];
  }
  for (const i of target.keys())
    for (const fact of ['type', 'strength', 'state']) origins[`target.units[${i + 1}].${fact}`] = [at];
  for (const i of leaders.keys()) origins[`target.leaders[${i + 1}].bonus`] = [at];
  origins['target.terrain'] = [at];
  return origins;
}
