import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../../kernel/text.ts';
import type { Explanation } from '../../../minds/explanation.ts';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';
import { Reasons } from './reasons.tsx';
import { thoughtsOf } from './thoughts.ts';

/** A word of advice that somebody asked for. */
export type Advice = Explanation<unknown> | 'thinking' | undefined;

/** What the computer would do, and why; arrows on the map show it, and one tap does it. */
export function Advised({ model, advice }: { model: BattleModel; advice: Signal<Advice> }) {
  const why = advice.value;
  useEffect(() => {
    if (why === undefined || why === 'thinking') return undefined;
    model.thoughts.value = thoughtsOf(model, model.state.value, why);
    return () => (model.thoughts.value = undefined);
  }, [model, why]);
  if (why === undefined) return null;
  return (
    <div class="notice" role="status">
      {why === 'thinking' ? (
        <p class="small">{say(t('réfléchit…', 'thinking…'))}</p>
      ) : (
        <>
          <Reasons why={why} />
          <button
            type="button"
            class="compact"
            onClick={() => {
              advice.value = undefined;
              model.choose(why.command);
            }}
          >
            {say(t('Suivre ce conseil', 'Take this advice'))}
          </button>
        </>
      )}
    </div>
  );
}
