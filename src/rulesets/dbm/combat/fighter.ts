import type { Readings } from './options.ts';
import type { Acting, Acts, Going, Grade, Kind, Troop } from '../types.ts';

/** An element behind another, with what the rows on support ask about it. */
export interface Rear {
  readonly type: Acting;
  readonly grade: Grade;
  readonly chariots: boolean;
  readonly otherCommand: boolean;
  readonly inDifficult: boolean;
  readonly byArmyList: boolean;
}

/** An element in combat: what its player states, and as what it fights and suffers against this enemy. */
export interface Fighter {
  readonly type: Acting;
  /** What an empty naval element was; else its type. */
  readonly was: Troop;
  readonly grade: Grade;
  readonly kind: Kind;
  readonly fights: Acts;
  readonly suffers: Acts;
  readonly irregular: boolean;
  readonly chariots: boolean;
  readonly general: boolean;
  readonly going: Going;
  /** It counts the ground of the combat as good although others do not (ruling D57). */
  readonly countsGood: boolean;
  readonly fortification: boolean;
  readonly higher: boolean;
  readonly bank: boolean;
  readonly weather: boolean;
  readonly demoralised: boolean;
  /** Baggage only. */
  readonly mobile: boolean;
  /** It moved its front into contact in this phase. */
  readonly justContacted: boolean;
  /** The enemy it fights is not at its front edge. */
  readonly enemyElsewhere: boolean;
  readonly rears: readonly Rear[];
  /** Flanks overlapped or touched by enemies: by El, and by others. */
  readonly overlapsByElephants: number;
  readonly overlaps: number;
}

/** What the rows of factors judge for one of two opponents. */
export interface CombatFacts {
  readonly self: Fighter;
  readonly enemy: Fighter;
  readonly close: boolean;
  /** It shoots at the enemy; it is shot at by the enemy; both when shooting is mutual. */
  readonly shoots: boolean;
  readonly shotAt: boolean;
  /** Elements that support the shooting of the enemy. */
  readonly supporters: number;
  /** The fight is at a bridge or a ford. */
  readonly crossing: boolean;
  readonly readings: Readings;
}

export const is = (acts: { readonly type: Acting }, ...types: readonly Acting[]): boolean => types.includes(acts.type);

/** The printed (X) troops of a type, whatever they act as. */
export const isX = (fighter: { readonly type: Acting; readonly grade: Grade }, type: Acting): boolean =>
  fighter.type === type && fighter.grade === 'X';

export const outOfGood = (going: Going): boolean => going === 'rough' || going === 'difficult';
