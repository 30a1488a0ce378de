import { signed } from '../../../kernel/text.ts';
import { percentileOf } from '../../../calculate/luck.ts';
import { gistOf, sharesIn } from '../../../calculate/shares.ts';
import { afterDice, tell } from '../../../present/told.ts';
import { say } from '../../base/lang.ts';
import { lazy } from '../../base/lazy.tsx';
import { sheetOf } from '../citation/sheet.ts';
import { ThrownSoFar } from '../dice/throws.tsx';
import type { Model } from '../model.ts';
import { arithmeticOf } from './arithmetic.ts';
import { Cite } from './citing.tsx';
import { classText, lineText } from './outcome-text.ts';
import { TallyView } from './tally.tsx';
import { luckText, SeedText, Told } from './told.tsx';

const NotingPanel = lazy<{ model: Model }>(async () => (await import('../../armies/on-cast.ts')).NotingPanel);
const Kept = lazy<object>(async () => (await import('../on-record.ts')).Kept);

/** What the dice decided: natural faces, the sum, the gist, the line of the chart, what to do on the map. */
export function ResultView({ model }: { model: Model }) {
  const answer = model.resolvable.value;
  const resolution = model.attempt.value;
  if (answer === undefined || resolution?.state !== 'done') return null;
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
      <ThrownSoFar model={model} />
      {throws.length > 0 && <Sum model={model} />}
      <p class="calc-line">{say(lineText(brief, outcome))}</p>
      {first !== brief && <p>{say(lineText(first, outcome))}</p>}
      {afterDice(answer, throws).map((tally, i) => (
        <TallyView key={i} tally={tally} ruleset={calculation.ruleset} titled />
      ))}
      <Told told={tell(answer, outcome)} />
      {Object.keys(model.casting.value).length > 0 && <NotingPanel model={model} />}
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
        </p>
      )}
      {throws.length > 0 && <Kept />}
    </div>
  );
}

/** `4 + 6 = 10`, and the line it is read on. */
function Sum({ model }: { model: Model }) {
  const answer = model.resolvable.value!;
  const resolution = model.attempt.value;
  const sheet = sheetOf(model.ruleset).value;
  if (resolution?.state !== 'done' || sheet === undefined) return null;
  const [first] = model.procedure.facets(answer.assessment);
  const found = arithmeticOf(answer, sheet, resolution.throws, first!.of(resolution.outcome));
  if (found === undefined) return null;
  return (
    <p class="calc-sum">
      <b class="num">
        {found.die} {signed(found.plus).replace(/^([+-]?)/, (sign) => `${sign === '-' ? '−' : '+'} `)} = {found.sum}
      </b>{' '}
      → <Cite ruleset={model.ruleset} source={found.line} />
    </p>
  );
}
