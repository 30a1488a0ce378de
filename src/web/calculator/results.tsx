import { t } from '../../kernel/text.ts';
import { WhenVisible } from '../base/when-visible.tsx';
import { say } from '../base/lang.ts';
import { Ledger } from './answer/ledger.tsx';
import { Levers } from './answer/levers.tsx';
import { Odds } from './answer/odds.tsx';
import { Share } from './answer/share.tsx';
import { DicePanel } from './dice/dice-panel.tsx';
import type { Model } from './model.ts';
import { NoAnswer } from './no-answer.tsx';

/** What a calculator answers; while it has no answer, why, above the last one. */
export function Results({ model }: { model: Model }) {
  const latest = model.lastResolvable.value;
  const stale = model.resolvable.value === undefined;
  return (
    <div class="calc-results">
      {stale && (
        <div class="calc-trouble">
          <NoAnswer model={model} />
          {model.answer.value !== undefined && <Share model={model} />}
        </div>
      )}
      {latest !== undefined && (
        <>
          <div class="calc-column" {...(stale && { inert: true, 'aria-label': say(BEFORE) })}>
            <Ledger answer={latest} />
            <DicePanel model={model} />
          </div>
          <div class="calc-column" {...(stale && { inert: true, 'aria-label': say(BEFORE) })}>
            <Odds model={model} answer={latest} />
            {!stale && <Share model={model} />}
            {!stale && <WhenVisible>{() => <Levers model={model} />}</WhenVisible>}
          </div>
        </>
      )}
    </div>
  );
}

const BEFORE = t('Réponse précédente', 'The answer before');
