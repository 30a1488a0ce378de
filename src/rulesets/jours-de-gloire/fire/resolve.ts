import { type Dice, d10 } from '../../../kernel/dice.ts';
import type { ActorId } from '../../../kernel/effect.ts';
import { t } from '../../../kernel/text.ts';
import { FIRE_TABLE, type FireResult } from '../charts/fire.ts';
import { type Fighter, type Ladder, suffer, type Suffered } from '../fate.ts';
import type { FireOutcome } from '../shapes.ts';

export interface FireInput {
  readonly total: number;
  readonly target: readonly Fighter[];
  /** How many of them, from the top, the fire strikes. */
  readonly struck: number;
  readonly ladder: Ladder;
}

export const targetId = (i: number): ActorId => `target[${i + 1}]`;

const CODES: Readonly<Record<FireResult, readonly Suffered[]>> = { R: ['R'], D: ['D'], CT: ['CT'], none: [] };

export function resolve({ total, target, struck, ladder }: FireInput, dice: Dice): FireOutcome {
  const result = dice.read(d10, FIRE_TABLE, { who: 'firer', why: t('tir', 'fire') }, total);
  return {
    result,
    states: target.map((unit, i) =>
      i < struck ? suffer(unit, targetId(i), CODES[result], ladder, dice).state : unit.state,
    ),
  };
}
