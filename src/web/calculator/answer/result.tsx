import { t } from '../../../kernel/text.ts';
import type { Resolution } from '../../../kernel/throwing.ts';
import { percentileOf } from '../../../calculate/luck.ts';
import { gistOf, sharesIn } from '../../../calculate/shares.ts';
import { afterDice } from '../../../present/json.ts';
import { tell } from '../../../present/told.ts';
import { say } from '../../base/lang.ts';
import { kept, nearlyFull } from '../../history/history.ts';
import { Throws } from '../dice/throws.tsx';
import type { Model } from '../model.ts';
import { classText, lineText } from './outcome-text.ts';
import { TallyView } from './tally.tsx';
import { luckText, SeedText, Told } from './told.tsx';

/** What the dice decided: natural faces, the gist, the line of the chart, what to do on the map. */
export function ResultView({ model, resolution }: { model: Model; resolution: Resolution<unknown> }) {
  const answer = model.resolvable.value!;
  const { calculation, assessment } = answer;
  const { outcome, throws } = resolution;
  const facets = calculation.procedure.facets(assessment);
  const first = facets[0]!;
  const brief = facets.find(({ id }) => id === gistOf(answer).id)!;
  const others = facets.filter((facet) => facet !== first && facet !== brief);
  const counted = sharesIn(answer, first);
  const percentile = counted && percentileOf(counted, first.of(outcome));
  return (
    <div class="calc-result">
      <Throws throws={throws} cast={assessment.cast} />
      <p class="calc-line">{say(lineText(brief, outcome))}</p>
      {first !== brief && <p>{say(lineText(first, outcome))}</p>}
      {afterDice(answer, throws).map((tally, i) => (
        <TallyView key={i} tally={tally} ruleset={calculation.ruleset} titled />
      ))}
      <Told told={tell(answer, outcome)} />
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
          {nearlyFull.value &&
            ` ${say(t('L’historique est presque plein : exportez-le.', 'The history is nearly full: export it.'))}`}
        </p>
      )}
    </div>
  );
}
