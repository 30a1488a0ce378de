import { t } from '../../../kernel/text.ts';
import type { Resolvable } from '../../../calculate/calculation.ts';
import { exactFacets } from '../../../calculate/shares.ts';
import { lazy } from '../../base/lazy.tsx';
import type { Model } from '../model.ts';
import { Panel } from '../panel.tsx';
import { Facets } from './facet.tsx';

/** Few combats have too many dice for exact chances. */
const Estimate = lazy<{ readonly answer: Resolvable }>(async () => (await import('./estimate.tsx')).Estimate);

/** The exact chances of everything that may come of it; a count of trials where they would take too long. */
export function Odds({ model, answer }: { model: Model; answer: Resolvable }) {
  const done = model.resolvable.value === answer ? model.run.value : undefined;
  const fallen = done?.state === 'done' && done.throws.length > 0 ? { outcome: done.outcome } : undefined;
  const facets = exactFacets(answer);
  const noDice = done === undefined || (done.state === 'done' && fallen === undefined);
  if (noDice && facets?.every(({ shares }) => shares.length === 1)) return null;
  return (
    <Panel name="odds" title={t('Les chances', 'The odds')}>
      {facets === undefined ? (
        <Estimate key={JSON.stringify(answer.assessment.input)} answer={answer} />
      ) : (
        <Facets facets={facets} exact fallen={fallen} />
      )}
    </Panel>
  );
}
