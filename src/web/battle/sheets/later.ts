import type { Ruleset } from '../../../kernel/ruleset.ts';
import { lazy } from '../../base/lazy.tsx';
import type { HandingOver } from '../match/hand-over.ts';
import type { BattleModel } from '../match/model.ts';

/* What one may play a battle without is loaded when it is first opened. */

interface WithModel {
  readonly model: BattleModel;
}

export const Forces = lazy<WithModel & { readonly handing: HandingOver }>(
  async () => (await import('../panel/forces.tsx')).Forces,
);
export const Finished = lazy<WithModel & { openLog(): void }>(
  async () => (await import('../panel/finished.tsx')).Finished,
);
export const SeatsSheet = lazy<WithModel>(async () => (await import('../computer/seats-sheet.tsx')).SeatsSheet);
export const LookingBack = lazy<WithModel>(async () => (await import('./looking-back.tsx')).LookingBack);
export const Agreeing = lazy<WithModel & { readonly ruleset: Ruleset; readonly command: unknown }>(
  async () => (await import('./agreement.tsx')).Agreeing,
);
