import type { Named } from '../../kernel/ruleset.ts';
import type { Text } from '../../kernel/text.ts';

/** One class of result: its words, what it is worth to the attacker, and its chance in words and as a share. */
export interface Chance {
  readonly text: Text;
  readonly worth: number;
  readonly chance: number;
  readonly percent: Text;
}

/**
 * One combat that can be touched before any ruleset is loaded: the real calculator worked out every case of it when the
 * page was built.
 */
export interface FirstCombat {
  readonly types: readonly Named[];
  readonly aspects: readonly Named[];
  readonly strengths: readonly number[];
  /** The different odds there are. */
  readonly odds: readonly (readonly Chance[])[];
  /** Which odds each case has, a character each: by attacker, defender, aspect and strength of the attacker. */
  readonly cases: string;
}

/** The odds of one case, by the places of what was chosen. */
export function oddsOf(
  { types, aspects, strengths, odds, cases }: FirstCombat,
  [attacker, defender, aspect, strength]: readonly [number, number, number, number],
): readonly Chance[] {
  const at = ((attacker * types.length + defender) * aspects.length + aspect) * strengths.length + strength;
  return odds[Number.parseInt(cases[at]!, 36)]!;
}
