import type { NewState } from '../../states.ts';

/** What each kind of reason weighs, and how much is taken in; `scripts/tournament.ts` shows what a change is worth. */
export interface Weights {
  /** Units whose moves are compared. */
  readonly unitsCompared: number;
  /** Hexes of its reach at which a unit looks closely, and those to which it could withdraw. */
  readonly closeLooks: number;
  readonly withdrawals: number;
  /** What a unit is still worth, by its state: one that routs is seldom seen again. */
  readonly states: Readonly<Record<NewState, number>>;
  /** Ground given, as a share of strength. */
  readonly givingWay: number;
  /** A melee that could be fought now, against one already fought. */
  readonly chance: number;
  /** What the enemy could do next. */
  readonly exposure: number;
  /** The same from enemies that still have to come. */
  readonly exposureAfar: number;
  readonly secondThreat: number;
  /** A friend beside it, by strength. */
  readonly line: number;
  /** Each hex nearer to the enemy, by strength. */
  readonly approach: number;
  /** The same for a side that wins where nothing happens. */
  readonly approachHolding: number;
  /** Out of everybody's command when the next turn opens, by strength. */
  readonly command: number;
  /** Shooters stand two hexes away. */
  readonly shooting: number;
  /** Victory is worth so much of half of all strength: an army near its collapse, a zone held at the start and later. */
  readonly collapse: number;
  readonly zone: number;
  readonly zoneLater: number;
  /** A melee that promises less is not fought. */
  readonly leastGain: number;
}

/** Whoever has seen battles: goes for what can be struck now, and heeds what may come in return. */
export const TRAINED: Weights = {
  unitsCompared: 3,
  closeLooks: 9,
  withdrawals: 3,
  states: { good: 1, fatigued: 0.84, discouraged: 0.58, routed: 0.2, eliminated: 0 },
  givingWay: 0.05,
  chance: 1.3,
  exposure: 0.2,
  exposureAfar: 0.6,
  secondThreat: 0.35,
  line: 0.05,
  approach: 0.055,
  approachHolding: 0.5,
  command: 0.14,
  shooting: 0.08,
  collapse: 0.4,
  zone: 0.12,
  zoneLater: 0.3,
  leastGain: 0.05,
};

/** Sees to one unit after the other, shy of the enemy before it, blind to the one who still has to come. */
export const BEGINNER: Weights = { ...TRAINED, unitsCompared: 1, chance: 0.7, exposure: 0.7, exposureAfar: 0 };

/**
 * Strikes sooner, keeps less to its line, comes on at one pace whether it holds ground or has to win some, and counts more
 * of what decides the battle: collapse and objectives.
 */
export const EXPERT: Weights = {
  ...TRAINED,
  givingWay: 0.07,
  chance: 1.6,
  line: 0.02,
  approach: 0.03,
  approachHolding: 1,
  collapse: 0.9,
  zone: 0.18,
  zoneLater: 0.45,
};
