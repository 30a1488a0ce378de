import { t } from '../../../kernel/text.ts';
import type { Resolution } from '../../../kernel/throwing.ts';
import { briefFacet } from '../../../calculate/shares.ts';
import { afterDice } from '../../../present/json.ts';
import { tell } from '../../../present/told.ts';
import { say } from '../../base/lang.ts';
import { kept } from '../../history/history.ts';
import { percentileOf } from '../../history/luck.ts';
import { Throws } from '../dice/throws.tsx';
import type { Model } from '../model.ts';
import { classText, lineText } from './outcome-text.ts';
import { TallyView } from './tally.tsx';
import { luckText, SeedText, Told } from './told.tsx';

/** What the dice decided: natural faces, the gist, the line of the chart, what to do on the map. */
export function ResultView({ model, resolution }: { model: Model; resolution: Resolution<unknown> }) {
  const { calculation, assessment, distribution } = model.resolvable.value!;
  const { procedure } = calculation;
  const { outcome, throws } = resolution;
  const facets = procedure.facets(assessment.roll);
  const [first, brief] = [facets[0]!, briefFacet(facets)];
  const others = facets.filter((facet) => facet !== first && facet !== brief);
  const percentile = distribution && percentileOf(first, distribution, outcome);
  return (
    <div class="calc-result">
      <Throws throws={throws} />
      <p class="calc-line">{say(lineText(brief, outcome))}</p>
      {first !== brief && <p>{say(lineText(first, outcome))}</p>}
      {afterDice(model.resolvable.value!, throws).map((tally, i) => (
        <TallyView key={i} tally={tally} ruleset={calculation.ruleset} titled />
      ))}
      <Told told={tell(model.resolvable.value!, outcome)} />
      {others.length > 0 && (
        <dl class="calc-outcome muted small">
          {others.map((facet) => (
            <div key={facet.id}>
              <dt>{say(facet.text)}</dt>
              <dd>{say(classText(facet, outcome))}</dd>
            </div>
          ))}
        </dl>
      )}
      {throws.length > 0 && (
        <p class="muted small">
          {percentile !== undefined && `${say(luckText(percentile))} `}
          {model.seed.value !== undefined && <SeedText seed={model.seed.value} />}
          {!kept.value &&
            ` ${say(t('Cet appareil a refusé de le garder dans l’historique.', 'This device refused to keep it in the history.'))}`}
        </p>
      )}
    </div>
  );
}
