/** What is heard. */
export const CUES = ['drums', 'die', 'step'] as const;
export type Cue = (typeof CUES)[number];

/** What has changed on the table. */
export interface Change {
  /** The turn before and now. */
  readonly turns: readonly [number, number];
  /** How many dice were thrown. */
  readonly dice: number;
  /** How many counters stand elsewhere. */
  readonly moved: number;
  /** It was played, not taken back or looked at. */
  readonly isPlayed: boolean;
}

/** Drums at the start of a turn; dice before steps, since those march whom dice have told to. */
export function cuesOf({ turns: [before, now], dice, moved, isPlayed }: Change): readonly Cue[] {
  if (!isPlayed) return [];
  return CUES.filter((cue) => (cue === 'drums' ? now > before : cue === 'die' ? dice > 0 : moved > 0));
}
