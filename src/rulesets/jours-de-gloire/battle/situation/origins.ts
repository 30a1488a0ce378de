import { neighboursOf } from '../../../../space/hex.ts';
import type { DerivedFire, DerivedShock } from './derive.ts';
import type { Field } from '../position/field.ts';
import { hexOf, type Position } from '../position/state.ts';

/** The hexes that a derived fact comes from, by path of the situation (`attackers[1].aspect`). */
export type Origins = Readonly<Record<string, readonly number[]>>;

const OF_A_UNIT = ['type', 'strength', 'cohesion', 'state', 'disorderedCohesion'] as const;
const OF_A_SIDE = ['aspect', 'levels', 'slope', 'crest', 'water', 'work'] as const;

/** Facts of a shock's position. */
export function shockOrigins(field: Field, { attackers, defenders, on }: DerivedShock): Origins {
  const origins: Record<string, readonly number[]> = { terrain: [on], counterCharge: [on] };
  for (const [i, { hex }] of attackers.entries()) {
    const at = `attackers[${i + 1}]`;
    for (const fact of [...OF_A_UNIT, 'charging', 'terrain']) origins[`${at}.${fact}`] = [hex];
    for (const fact of OF_A_SIDE) origins[`${at}.${fact}`] = [hex, on];
    origins[`${at}.backTo`] = [hex, ...neighboursOf(field.grid, hex)];
  }
  for (const i of defenders.keys())
    for (const fact of [...OF_A_UNIT, 'inSquare']) origins[`defenders[${i + 1}].${fact}`] = [on];
  return origins;
}

/** Facts of a fire's position. */
export function fireOrigins(position: Position, { target }: DerivedFire, guns: readonly number[], at: number): Origins {
  const from = hexOf(position, guns[0]!);
  const origins: Record<string, readonly number[]> = { terrain: [at], firerTerrain: [from], firerInSquare: [from] };
  for (const fact of ['distance', 'levels', 'slope', 'crest', 'work']) origins[fact] = [from, at];
  for (const i of guns.keys())
    for (const fact of ['strength', 'efficientRange']) origins[`batteries[${i + 1}].${fact}`] = [from];
  for (const i of target.keys())
    for (const fact of ['type', 'cohesion', 'state', 'disorderedCohesion', 'inSquare'])
      origins[`target[${i + 1}].${fact}`] = [at];
  return origins;
}
