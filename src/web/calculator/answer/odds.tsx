import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../kernel/text.ts';
import { type Resolvable, ruleOf } from '../../../calculate/calculation.ts';
import { exactFacets, type FacetShares } from '../../../calculate/shares.ts';
import {
  marginOf,
  SIMULATED_RUNS,
  simulatedFacets,
  simulating,
  type Simulation,
} from '../../../calculate/simulation.ts';
import { percent } from '../../../calculate/number.ts';
import { Fold } from '../../base/fold.tsx';
import { inSlices } from '../../base/idle.ts';
import { colon, say } from '../../base/lang.ts';
import { Panel } from '../panel.tsx';
import { FacetView } from './facet.tsx';

/** The exact chances of everything that may come of it; a count of trials where they would take too long. */
export function Odds({ answer }: { answer: Resolvable }) {
  const facets = exactFacets(answer);
  return (
    <Panel name="odds" title={t('Les chances', 'The odds')}>
      {facets === undefined ? (
        <Estimate key={JSON.stringify(answer.assessment.roll)} answer={answer} />
      ) : (
        <Facets facets={facets} exact />
      )}
    </Panel>
  );
}

function Estimate({ answer }: { answer: Resolvable }) {
  const found = useSignal<Simulation<unknown> | undefined>(undefined);
  const done = useSignal<number | undefined>(undefined);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const run = (): void => {
    const runs = simulating(ruleOf(answer.calculation.procedure), answer.assessment.roll, 'odds');
    done.value = 0;
    stop.current = inSlices(
      told(runs, (n) => (done.value = n)),
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
function* told<T>(work: Generator<number, T>, tell: (n: number) => void): Generator<number, T> {
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

/** The first ones are what it is about; the others wait until somebody asks. */
const FIRST_SHOWN = 3;

function Facets({ facets, exact }: { facets: readonly FacetShares[]; exact: boolean }) {
  const others = facets.slice(FIRST_SHOWN);
  const show = (shares: FacetShares) => <FacetView key={shares.facet.id} facet={shares} exact={exact} />;
  return (
    <>
      {facets.slice(0, FIRST_SHOWN).map(show)}
      {others.length > 0 && (
        <Fold
          summary={`${say(t('Et aussi', 'And also'))}${colon()}${others.map(({ facet }) => say(facet.text)).join(', ')}`}
        >
          {() => others.map(show)}
        </Fold>
      )}
    </>
  );
}
