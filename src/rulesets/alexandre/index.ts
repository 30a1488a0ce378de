import type { Ruleset } from '../../kernel/ruleset.ts';
import { fire } from './fire/index.ts';
import { melee } from './melee/index.ts';
import { movement } from './movement/index.ts';
import { SHEET } from './sheet.ts';

export const alexandre: Ruleset = { ...SHEET, procedures: [melee, fire, movement] };

export { fire, melee, movement };
export type { Situation as FireSituation } from './fire/situation.ts';
export type { Situation as MeleeSituation } from './melee/situation.ts';
export type { FireEffect, FireOutcome, MeleeEffect, MeleeOutcome, MoveEffect, MovementOutcome } from './shapes.ts';
