import { t } from '../../kernel/text.ts';
import { InSight } from '../base/in-sight.tsx';
import { say } from '../base/lang.ts';
import { Ledger } from './answer/ledger.tsx';
import { Levers } from './answer/levers.tsx';
import { Odds } from './answer/odds.tsx';
import { Share } from './answer/share.tsx';
import { DicePanel } from './dice/dice-panel.tsx';
import type { Model } from './model.ts';
import { Trouble } from './trouble.tsx';

/** What a calculator answers; while it has no answer, why, above the last one. */
export function Results({ model }: { model: Model }) {
  const latest = model.latest.value;
  const stale = model.resolvable.value === undefined;
  return (
    <div class="calc-results">
      {stale && (
        <div class="calc-trouble">
          <Trouble model={model} />
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
            {!stale && <InSight>{() => <Levers model={model} />}</InSight>}
          </div>
        </>
      )}
    </div>
  );
}

const BEFORE = t('Réponse précédente', 'The answer before');
