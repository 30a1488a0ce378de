import type { ActorId } from '../../../kernel/effect.ts';
import type { Course } from '../course.ts';
import type { OddHit, Unit } from './sharing.ts';

/** Dice of one batch that run one course. */
export interface Pool {
  readonly place: number;
  readonly dice: number;
  readonly course: Course;
}

/** Shots of one Strength, whose hits wound and are saved alike. */
export interface Volley {
  readonly who: ActorId;
  /** Up to the hit. */
  readonly batches: readonly Pool[];
  /** From the hit on, for each unit that may be hit. */
  readonly hurts: readonly Course[];
}

/** Hit, wound and save in one course, of which only the end matters. */
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
