import type { ChosenOptions } from '../chosen-options.ts';
import type { Element } from '../element.ts';
import type { TroopType, TypeAndGrade, Going, Grade, Kind, Troop } from '../types.ts';

/** The facts of an element that only close combat asks for. */
export interface CloseFacts {
  readonly higher: boolean;
  readonly bank: boolean;
  /** It moved its front into contact in this phase. */
  readonly justContacted: boolean;
  /** The enemy it fights is not at its front edge. */
  readonly enemyElsewhere: boolean;
  /** Flanks overlapped or touched by enemies: by El, and by others. */
  readonly overlapsByElephants: number;
  readonly overlaps: number;
}

interface Acted {
  readonly type: TroopType;
  /** What an empty naval element was; else its type. */
  readonly was: Troop;
  readonly kind: Kind;
  readonly fights: TypeAndGrade;
  readonly suffers: TypeAndGrade;
}

/** What a player states of an element in combat. */
export type Contestable = Element & CloseFacts;

/** An element in combat: what its player states, its name apart, and as what it fights and suffers against this enemy. */
export type Fighter<S extends Contestable = Contestable> = Readonly<Omit<S, 'name' | 'type'>> & Acted;

export type Rear = Pick<
  Element['rears'][number],
  'grade' | 'chariots' | 'otherCommand' | 'inDifficult' | 'byArmyList'
> & {
  readonly type: TroopType;
};

/** What the rows of factors judge for one of two opponents. */
export interface CombatFacts<S extends Contestable = Contestable> {
  readonly self: Fighter<S>;
  readonly enemy: Fighter<S>;
  readonly close: boolean;
  readonly enemyPhase: boolean;
  /** It shoots at the enemy; it is shot at by the enemy; both when shooting is mutual. */
  readonly shoots: boolean;
  readonly shotAt: boolean;
  readonly shotInRear: boolean;
  /** Elements that support the shooting of the enemy. */
  readonly supporters: number;
  /** The fight is at a bridge or a ford. */
  readonly crossing: boolean;
  readonly options: ChosenOptions;
}

export const is = (acts: { readonly type: TroopType }, ...types: readonly TroopType[]): boolean =>
  types.includes(acts.type);

/** The printed (X) troops of a type, whatever they act as. */
export const isX = (fighter: { readonly type: TroopType; readonly grade: Grade }, type: TroopType): boolean =>
  fighter.type === type && fighter.grade === 'X';

export const outOfGood = (going: Going): boolean => going === 'rough' || going === 'difficult';
