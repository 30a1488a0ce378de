import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../kernel/text.ts';
import { type Resolvable, ruleOf } from '../../../calculate/calculation.ts';
import { percent } from '../../../calculate/number.ts';
import {
  marginOf,
  SIMULATED_RUNS,
  simulatedFacets,
  simulateInSlices,
  type Simulation,
} from '../../../calculate/simulation.ts';
import { inSlices } from '../../base/idle.ts';
import { say } from '../../base/lang.ts';
import { Facets } from './facet.tsx';

/** Where exact chances would take too long: the rule played many times over when somebody asks, and counted. */
export function Estimate({ answer }: { answer: Resolvable }) {
  const found = useSignal<Simulation<unknown> | undefined>(undefined);
  const done = useSignal<number | undefined>(undefined);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const run = (): void => {
    const runs = simulateInSlices(ruleOf(answer.calculation.procedure), answer.assessment.input, 'odds');
    done.value = 0;
    stop.current = inSlices(
      withProgress(runs, (n) => (done.value = n)),
      (simulation) => (found.value = simulation),
    );
  };
  if (found.value !== undefined)
    return (
      <>
        <p class="badge warn">{say(simulatedText(found.value.runs))}</p>
        <Facets facets={simulatedFacets(answer, found.value)} exact={false} />
      </>
    );
  return (
    <>
      <p>
        {say(
          t('Trop de dés pour des chances exactes en un instant.', 'Too many dice for exact chances within a moment.'),
        )}
      </p>
      {done.value === undefined ? (
        <button type="button" onClick={run}>
          {say(t(`Simuler ${SIMULATED_RUNS} fois`, `Simulate ${SIMULATED_RUNS} times`))}
        </button>
      ) : (
        <progress max={SIMULATED_RUNS} value={done.value} aria-label={say(t('Simulation', 'Simulation'))} />
      )}
    </>
  );
}

/** The same work, which also says how far it is. */
function* withProgress<T>(work: Generator<number, T>, tell: (n: number) => void): Generator<number, T> {
  for (;;) {
    const turn = work.next();
    if (turn.done === true) return turn.value;
    tell(turn.value);
    yield turn.value;
  }
}

const simulatedText = (runs: number) => {
  const margin = percent(marginOf(0.5, runs));
  return t(
    `Estimation : ${runs} essais comptés, marge de ${margin.fr} au plus (95 %)`,
    `Estimate: ${runs} trials counted, margin at most ${margin.en} (95%)`,
  );
};
