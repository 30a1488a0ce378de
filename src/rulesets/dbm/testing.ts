/** What the tests of this folder share: short ways to write a situation. */
export type Facts = Record<string, unknown>;

/** `Kn(X)`, or `Kn` for Kn(O), with further facts. */
export const el = (text: string, facts: Facts = {}): Facts => {
  const [, type, grade = 'O'] = /^(\w+?)(?:\((\w)\))?$/.exec(text)!;
  return { type, grade, ...facts };
};

export const rears = (...texts: string[]): Facts => ({ rears: texts.map((text) => el(text)) });

/** A close combat. */
export const v = (friend: Facts, enemy: Facts, more: Facts = {}): Facts => ({ friend, enemy, ...more });

/** Shooting, in the phase of the target so that artillery may. */
export const shot = (shooter: Facts, target: Facts, more: Facts = {}): Facts => ({
  shooter,
  target,
  phase: 'target',
  ...more,
});
