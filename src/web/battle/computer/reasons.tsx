import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t, type Text } from '../../../kernel/text.ts';
import { type Why, whyText } from '../../../minds/why.ts';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../model.ts';
import { ask } from './asking.ts';
import { seatsIn } from './seats.ts';

const NO_ANSWER = t('L’ordinateur ne répond pas.', 'The computer does not answer.');

/** The choice, the next best, and in what they differ. */
export function Reasons({ why }: { why: Why<unknown> }) {
  return (
    <ul class="small battle-reasons">
      {whyText(why).map((line: Text, i: number) => (
        <li key={i}>{say(line)}</li>
      ))}
    </ul>
  );
}

/** Why the computer did what stands in a line of the log: it is asked again, and answers the same. */
export function WhyThen({ model, n, by }: { model: BattleModel; n: number; by: number }) {
  const found = useSignal<Why<unknown> | 'thinking' | 'failed'>('thinking');
  useEffect(() => {
    const level = seatsIn(model.id)[by] ?? 'conscript';
    void ask(model, model.match.value.states[n - 1], level).then((why) => (found.value = why ?? 'failed'));
  }, [model, n]);
  if (found.value === 'thinking') return <p class="small muted">{say(t('réfléchit…', 'thinking…'))}</p>;
  return found.value === 'failed' ? <p class="small">{say(NO_ANSWER)}</p> : <Reasons why={found.value} />;
}
