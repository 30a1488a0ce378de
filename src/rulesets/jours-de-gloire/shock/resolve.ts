import { type Dice, d10 } from '../../../kernel/dice.ts';
import type { ActorId } from '../../../kernel/effect.ts';
import { t } from '../../../kernel/text.ts';
import { type Code, SHOCK_RESULTS, type ShockResult } from '../charts/shock.ts';
import { type Fighter, type Ladder, suffer } from '../fate.ts';
import type { Fate, ShockOutcome } from '../shapes.ts';

export type Side = 'attackers' | 'defenders';

export interface ShockInput extends Readonly<Record<Side, readonly Fighter[]>> {
  readonly total: number;
  readonly ladder: Ladder;
  readonly counterCharge: boolean;
  /** J-58: defenders are artillery alone, lost where they would recoil. */
  readonly artilleryLost: boolean;
}

export const unitId = (side: Side, i: number): ActorId => `${side}[${i + 1}]`;

const RESULTS: ReadonlyMap<string, ShockResult> = new Map(SHOCK_RESULTS.lines.map(({ id, value }) => [id, value]));
const LINES: ReadonlyMap<ShockResult, string> = new Map(SHOCK_RESULTS.lines.map(({ id, value }) => [value, id]));

export const resultOf = (line: string): ShockResult => RESULTS.get(line)!;
export const lineOf = (result: ShockResult): string => LINES.get(result)!;

export const throwShock = (total: number, dice: Dice): ShockResult =>
  dice.read(d10, SHOCK_RESULTS, { who: 'attacker', why: t('choc', 'shock') }, total);

export const codesFor = (side: Side, { attacker, defender }: ShockResult): readonly Code[] =>
  side === 'attackers' ? attacker.codes : defender.codes;

/** What the defenders suffer is beyond any test: J-58. */
export const areLost = (
  { artilleryLost }: Pick<ShockInput, 'artilleryLost'>,
  side: Side,
  codes: readonly Code[],
): boolean => artilleryLost && side === 'defenders' && codes.includes('1');

export const LOST = { state: 'eliminated', recoil: false } as const satisfies Fate;

function sufferAll(side: Side, input: ShockInput, result: ShockResult, dice: Dice): readonly Fate[] {
  const codes = codesFor(side, result);
  if (areLost(input, side, codes)) return input[side].map(() => LOST);
  return input[side].map((unit, i) => suffer(unit, unitId(side, i), codes, input.ladder, dice));
}

export function resolve(input: ShockInput, dice: Dice): ShockOutcome {
  const result = throwShock(input.total, dice);
  return {
    line: lineOf(result),
    defenders: sufferAll('defenders', input, result, dice),
    attackers: sufferAll('attackers', input, result, dice),
  };
}
