import type { Ruleset } from '../../../kernel/ruleset.ts';
import { lazy } from '../../base/lazy.tsx';
import type { BattleModel } from '../match/model.ts';

/* What tells a battle is loaded when somebody reads. */

export const LogSheet = lazy<{ readonly model: BattleModel; readonly ruleset: Ruleset }>(
  async () => (await import('./log-sheet.tsx')).LogSheet,
);

export const RecapNotice = lazy<{ readonly model: BattleModel }>(async () => (await import('./recap.tsx')).RecapNotice);
