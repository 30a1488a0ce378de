import type { ActorId } from '../../../kernel/effect.ts';
import type { AttackRolls } from '../attack-rolls.ts';
import type { OddHit, Unit } from './sharing.ts';

/** Dice of one batch that need the same rolls. */
export interface Pool {
  readonly place: number;
  readonly dice: number;
  readonly rolls: AttackRolls;
}

/** Shots of one Strength, whose hits wound and are saved alike. */
export interface Volley {
  readonly who: ActorId;
  /** Up to the hit. */
  readonly batches: readonly Pool[];
  /** The rolls after the hit, for each unit that may be hit. */
  readonly hurts: readonly AttackRolls[];
}

/** Hit, wound and save in one series, of which only the end matters. */
export interface InTheOpen {
  readonly units: readonly Unit[];
  readonly pools: readonly Pool[];
}

/** How many hit matters, since they are shared. */
export interface IntoMelee {
  readonly units: readonly Unit[];
  readonly volleys: readonly Volley[];
  readonly odd: OddHit;
}

export type ShootingInput = InTheOpen | IntoMelee;

export const isInTheOpen = (input: ShootingInput): input is InTheOpen => 'pools' in input;
