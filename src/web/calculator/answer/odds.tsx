import { useSignal } from '@preact/signals';
import type { Distribution } from '../../../kernel/odds.ts';
import type { Facet } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';
import { type Resolvable, ruleOf } from '../../../calculate/calculation.ts';
import { sharesOf } from '../../../calculate/shares.ts';
import { Fold } from '../../base/fold.tsx';
import { colon, say } from '../../base/lang.ts';
import { Failed } from '../../base/waiting.tsx';
import { Panel } from '../panel.tsx';
import { FacetView } from './facet.tsx';

const SIMULATED = 20_000;

/** The exact chances of everything that may come of it; a count of trials where they would take too long. */
export const Odds = ({ answer }: { answer: Resolvable }) => (
  <Panel name="odds" title={t('Les chances', 'The odds')}>
    {answer.distribution === undefined ? (
      <Simulation key={JSON.stringify(answer.assessment.roll)} answer={answer} />
    ) : (
      <Facets answer={answer} distribution={answer.distribution} exact />
    )}
  </Panel>
);

function Simulation({ answer }: { answer: Resolvable }) {
  const found = useSignal<Distribution<unknown> | undefined>(undefined);
  const failed = useSignal(false);
  const run = async (): Promise<void> => {
    const { simulated } = await import('../on-throw.ts');
    found.value = simulated(ruleOf(answer.calculation.procedure), answer.assessment.roll, 'odds', SIMULATED);
  };
  const start = (): void => void run().catch(() => (failed.value = true));
  if (failed.value) return <Failed retry={start} />;
  if (found.value !== undefined)
    return (
      <>
        <p class="badge warn">
          {say(t(`Estimation : ${SIMULATED} essais comptés`, `Estimate: ${SIMULATED} trials counted`))}
        </p>
        <Facets answer={answer} distribution={found.value} exact={false} />
      </>
    );
  return (
    <>
      <p>
        {say(
          t('Trop de dés pour des chances exactes en un instant.', 'Too many dice for exact chances within a moment.'),
        )}
      </p>
      <button type="button" onClick={start}>
        {say(t(`Simuler ${SIMULATED} fois`, `Simulate ${SIMULATED} times`))}
      </button>
    </>
  );
}

interface FacetsProps {
  readonly answer: Resolvable;
  readonly distribution: Distribution<unknown>;
  readonly exact: boolean;
}

/** The first ones are what it is about; the others wait until somebody asks. */
const FIRST_SHOWN = 3;

function Facets({ answer: { calculation, assessment }, distribution, exact }: FacetsProps) {
  const facets = calculation.procedure.facets(assessment.roll);
  const others = facets.slice(FIRST_SHOWN);
  const show = (facet: Facet<unknown>) => (
    <FacetView key={facet.id} facet={sharesOf(facet, distribution)} exact={exact} />
  );
  return (
    <>
      {facets.slice(0, FIRST_SHOWN).map(show)}
      {others.length > 0 && (
        <Fold summary={`${say(t('Et aussi', 'And also'))}${colon()}${others.map(({ text }) => say(text)).join(', ')}`}>
          {() => others.map(show)}
        </Fold>
      )}
    </>
  );
}
