import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { problemsIn } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { type Answer, isResolvable, type Resolvable } from '../../../calculate/calculation.ts';
import { decimal } from '../../../calculate/number.ts';
import { gistOf, sharesIn } from '../../../calculate/shares.ts';
import { sentence } from '../../../present/sentence.ts';
import { tell } from '../../../present/told.ts';
import { colon, say } from '../../base/lang.ts';
import { amount } from '../../base/wording.ts';
import { facesText } from '../dice/faces.ts';
import type { Model } from '../model.ts';
import { classText } from './outcome-text.ts';
import { worth } from './tally.tsx';

function toCorrect(problems: Model['problems']['value']): string {
  const n = [...problems].reduce((sum, [path, text]) => sum + problemsIn({ path, text }), 0);
  return say(amount(n, t('entrée à corriger', 'entry to correct'), t('entrées à corriger', 'entries to correct')));
}

/** On a phone the account is below the form: its gist stays in sight and leads to it. */
export function SummaryBar({ model }: { model: Model }) {
  const answer = model.answer.value;
  const jump = (): void => {
    const ledger = document.getElementById('ledger');
    ledger?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    ledger?.focus({ preventScroll: true });
  };
  return (
    <div class="calc-summary screen-only">
      <button type="button" onClick={jump}>
        <span class="visually-hidden">{say(t('Voir le compte', 'See the reckoning'))}</span>
        {answer === undefined ? <b>{toCorrect(model.problems.value)}</b> : <Gist answer={answer} />}
      </button>
    </div>
  );
}

function Gist({ answer }: { answer: Answer }) {
  if (!isResolvable(answer)) return <b>{say(t('Impossible', 'Not allowed'))}</b>;
  const { tallies } = answer.assessment;
  const totals = tallies.length <= 2 ? tallies.map(({ total }) => worth(total)) : [];
  return (
    <>
      {totals.length > 0 && <b class="calc-summary-total">{totals.join(' / ')}</b>}
      <span>{oddsText(answer)}</span>
    </>
  );
}

function oddsText(answer: Resolvable): string {
  const counted = sharesIn(answer, gistOf(answer));
  if (counted === undefined) return '';
  const { shares, mean } = counted;
  if (mean !== undefined && shares.length > 1)
    return say(t(`${decimal(mean, 'fr')} en moyenne`, `${decimal(mean, 'en')} on average`));
  return shares
    .map(({ text, percent, chance }) => (chance === 1 ? say(text) : `${say(text)} ${say(percent)}`))
    .join(' · ');
}

const QUIET_MS = 900;

/** What changed, read aloud once the typing stops: the calculation or, once the dice lie still, the result. */
export function LiveSummary({ model }: { model: Model }) {
  const said = useSignal('');
  const last = useRef<string>(undefined);
  useSignalEffect(() => {
    const text = spoken(model);
    last.current ??= text;
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      said.value = text;
    }, QUIET_MS);
    return () => clearTimeout(timer);
  });
  return (
    <p class="visually-hidden" aria-live="polite" data-testid="live-summary">
      {said.value}
    </p>
  );
}

function spoken({ answer, problems, attempt, procedure, resolvable }: Model): string {
  const found = answer.value;
  if (found === undefined) return toCorrect(problems.value);
  const done = attempt.value;
  if (done?.state !== 'done' || done.throws.length === 0) return say(sentence(found));
  const { assessment } = resolvable.value!;
  const told = tell(resolvable.value!, done.outcome).map(({ who, text }) => `${say(who)}${colon()}${say(text)}`);
  const faces = facesText(done.throws.flatMap((thrown) => thrown.faces));
  return [faces, say(classText(procedure.facets(assessment)[0]!, done.outcome)), ...told].filter(Boolean).join('. ');
}
