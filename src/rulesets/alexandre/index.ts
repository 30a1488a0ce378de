import { CHARTS } from './charts/index.ts';
import * as RULING_CHOICES from './options.ts';
import { fire } from './fire/index.ts';
import { melee } from './melee/index.ts';
import { movement } from './movement/index.ts';
import { ALEXANDRE } from './ruleset.ts';

export const alexandre = ALEXANDRE.assemble({
  charts: CHARTS,
  rulingChoices: RULING_CHOICES,
  procedures: { melee, fire, movement },
});

export { fire, melee, movement };
export type { Situation as FireSituation } from './fire/situation.ts';
export type { Situation as MeleeSituation } from './melee/situation.ts';
export type { FireEffect, FireOutcome, MeleeEffect, MeleeOutcome, MoveEffect, MovementOutcome } from './shapes.ts';
