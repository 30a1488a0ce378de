import { t } from '../../../kernel/text.ts';
import type { Resolvable } from '../../../calculate/calculation.ts';
import { exactFacets } from '../../../calculate/shares.ts';
import { lazy } from '../../base/lazy.tsx';
import { Panel } from '../panel.tsx';
import { Facets } from './facet.tsx';

const Estimate = lazy(async () => (await import('./estimate.tsx')).Estimate);

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
