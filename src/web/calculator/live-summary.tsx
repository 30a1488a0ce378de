import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { lang } from '../base/lang.ts';
import type { Model } from './model.ts';
import { spokenSummary } from './spoken-summary.ts';

const QUIET_MS = 900;

/** What changed, read aloud once the typing stops: the calculation or, once the dice lie still, the result. */
export function LiveSummary({ model }: { model: Model }) {
  const said = useSignal('');
  const arrived = useRef(false);
  useSignalEffect(() => {
    const { answer, problems, run: attempt } = model;
    void [answer.value, problems.value, attempt.value, lang.value];
    if (!arrived.current) {
      arrived.current = true;
      return undefined;
    }
    const timer = setTimeout(() => (said.value = spokenSummary(model)), QUIET_MS);
    return () => clearTimeout(timer);
  });
  return (
    <p class="visually-hidden" aria-live="polite" data-testid="live-summary">
      {said.value}
    </p>
  );
}
