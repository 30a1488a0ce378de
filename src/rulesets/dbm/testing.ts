import type { on } from '../../../test/support/assessing.ts';
import type { Tally } from '../../kernel/modifier.ts';
import { attempt } from '../../kernel/throwing.ts';

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

/** What both sides add up once the dice given lie. */
export function tallied(
  { procedure, resolvable }: ReturnType<typeof on>,
  situation: Facts,
  dice: readonly [number, number],
  rulings?: Record<string, string>,
): readonly Tally[] {
  const { roll } = resolvable(situation, rulings).assessment;
  const tried = attempt(procedure.resolve, roll, dice);
  if (tried.state !== 'done') throw new Error(tried.state);
  return procedure.afterDice!(roll, tried.throws);
}

/** The class factors among them that count, for each side. */
export const classRows = (tallies: readonly Tally[]): string[][] =>
  tallies.map(({ lines }) => lines.slice(2).flatMap(({ row, standing }) => (standing === 'counts' ? [row.id] : [])));
