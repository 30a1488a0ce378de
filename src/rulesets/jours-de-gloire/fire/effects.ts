import type { Cast } from '../../../kernel/effect.ts';
import { cite, type Source } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { FIRE_TABLE, type FireResult } from '../charts/fire.ts';
import type { FireEffect, FireOutcome, StateEffect } from '../shapes.ts';
import { NOTHING, stateBrief, stateWords } from '../state-text.ts';
import { type FireInput, targetId } from './resolve.ts';

const sourceOf = (result: FireResult): Source =>
  cite('fire-table', FIRE_TABLE.lines.find(({ value }) => value === result)!.id);

const codeOf = ({ source }: StateEffect): Exclude<FireResult, 'none'> =>
  FIRE_TABLE.lines.find(({ id }) => id === source.row)!.value as Exclude<FireResult, 'none'>;

/** A unit that passes its test is struck as well, and stays as it was. */
export function effects({ target, struck }: FireInput, { result, states }: FireOutcome): FireEffect[] {
  const source = sourceOf(result);
  if (result === 'none') return [{ kind: 'none', who: ['target'], source }];
  return target
    .slice(0, struck)
    .map(({ state: from }, i) => ({ kind: 'state', who: [targetId(i)], from, to: states[i]!, source }));
}

export function effectText(effect: FireEffect, _cast: Cast, brief = false): Text {
  if (effect.kind === 'none') return brief ? NOTHING : t('pas d’effet', 'no effect');
  return brief ? stateBrief(effect, codeOf(effect)) : stateWords(effect);
}
