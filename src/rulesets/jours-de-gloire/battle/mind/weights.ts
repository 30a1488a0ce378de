/** What each kind of reason weighs; `scripts/tournament.ts` shows what a change is worth. */
export interface Weights {
  /** A shock that could be declared now, against one already declared. */
  readonly chance: number;
  /** What the enemy could do next. */
  readonly exposure: number;
  /** The same from enemies that still have to come, and from those whose markers are spent. */
  readonly exposureAfar: number;
  readonly markersSpent: number;
  readonly secondThreat: number;
  /** Behind a line that the enemy would have to pass. */
  readonly covered: number;
  /** A friend beside it, by worth. */
  readonly line: number;
  /** Each hex nearer to the enemy, by worth. */
  readonly approach: number;
  /** Each hex nearer to an objective or an exit, by its points. */
  readonly objective: number;
  /** Out of range of its leader, by worth. */
  readonly command: number;
  /** Guns with the enemy in range. */
  readonly shooting: number;
  /** Shaken ones keep this much from the enemy. */
  readonly shaken: number;
  readonly square: number;
  /** Victory is worth so much: formations near their collapse, points at the start and later. */
  readonly collapse: number;
  /** What each unit bears of its formation's collapse wherever its loss is weighed. */
  readonly stake: number;
  readonly points: number;
  readonly pointsLater: number;
  /** An objective that is taken, by its points. */
  readonly taking: number;
  /** A shock that promises less is not declared. */
  readonly leastGain: number;
}

/** Whoever has seen battles: goes for what can be struck now, and fears the enemy before it more than the one far off. */
export const TRAINED: Weights = {
  chance: 1.5,
  exposure: 0.4,
  exposureAfar: 0.1,
  markersSpent: 0.6,
  secondThreat: 0.35,
  covered: 0.25,
  line: 0.03,
  approach: 0.025,
  objective: 0.003,
  command: 0.12,
  shooting: 0.14,
  shaken: 1.4,
  square: 0.08,
  collapse: 0.5,
  stake: 0.1,
  points: 0.2,
  pointsLater: 0.5,
  taking: 0.15,
  leastGain: 0.06,
};

/**
 * Slow to strike, blind to whoever may still come, heedless of the leader's range and nearly of the shaken before the
 * enemy; counts the fallen, and hardly the points and the formations that decide the day.
 */
export const BEGINNER: Weights = {
  ...TRAINED,
  chance: 0.15,
  exposureAfar: 0,
  approach: 0.02,
  objective: 0.003,
  command: 0,
  shooting: 0.1,
  shaken: 0.4,
  collapse: 0,
  stake: 0,
  points: 0.1,
  pointsLater: 0,
};
