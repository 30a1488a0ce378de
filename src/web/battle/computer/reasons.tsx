import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { same, t } from '../../../kernel/text.ts';
import type { Why } from '../../../minds/why.ts';
import { type OddsSaid, whySaid } from '../../../minds/why-said.ts';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../model.ts';
import { ask } from './asking.ts';
import { seatsIn } from './seats.ts';

const NO_ANSWER = t('L’ordinateur ne répond pas.', 'The computer does not answer.');

/** What dice may bring of a choice: what they are thrown for, then a line for each result. */
function Odds({ odds: { of, results } }: { odds: OddsSaid }) {
  return (
    <>
      {of.en !== '' && <span class="muted"> · {say(of)}</span>}
      <ul aria-label={say(same('Chances'))}>
        {results.map((result, i) => (
          <li key={i}>{say(result)}</li>
        ))}
      </ul>
    </>
  );
}

/** The choice, the next best, what dice may bring of each, and in what they differ. */
export function Reasons({ why }: { why: Why<unknown> }) {
  return (
    <ul class="small battle-reasons">
      {whySaid(why).map(({ text, odds }, i) => (
        <li key={i}>
          {say(text)}
          {odds && <Odds odds={odds} />}
        </li>
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
