import type { Ruleset } from '../../../kernel/ruleset.ts';
import { lazy } from '../../base/lazy.tsx';
import type { HandingOver } from '../match/hand-over.ts';
import type { BattleModel } from '../match/model.ts';

/* What one may play a battle without is loaded, all of it, when some of it is first opened. */

const opened = async () => await import('./opened.ts');

interface WithModel {
  readonly model: BattleModel;
}

export const Forces = lazy<WithModel & { readonly handing: HandingOver }>(async () => (await opened()).Forces);
export const Finished = lazy<WithModel & { openLog(): void }>(async () => (await opened()).Finished);
export const SeatsSheet = lazy<WithModel>(async () => (await opened()).SeatsSheet);
export const LookingBack = lazy<WithModel>(async () => (await opened()).LookingBack);
export const Agreeing = lazy<WithModel & { readonly ruleset: Ruleset; readonly command: unknown }>(
  async () => (await opened()).Agreeing,
);
