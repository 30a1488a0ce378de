import type { Resolution } from '../../../kernel/typed-dice.ts';
import type { Resolvable } from '../../../calculate/calculation.ts';
import { gistOf } from '../../../calculate/shares.ts';
import { afterDice, instructionsFor } from '../../../present/instructions.ts';
import { say } from '../../base/lang.ts';
import { lazy } from '../../base/lazy.tsx';
import type { Model } from '../model.ts';
import { classText, lineText } from './outcome-text.ts';
import { TallyView } from './tally.tsx';
import { Instructions } from './instructions.tsx';

/** Armies are read off the device when a unit comes from one. */
const NotingPanel = lazy<{ model: Model }>(
  async () => (await import('../../armies/note-result-panel.tsx')).NoteResultPanel,
);

interface OutcomeProps {
  readonly model: Model;
  readonly answer: Resolvable;
  readonly resolution: Resolution<unknown>;
}

/** The outcome: its gist, the line of the chart, what to do on the map. */
export function OutcomeView({ model, answer, resolution: { outcome, throws } }: OutcomeProps) {
  const { calculation, assessment } = answer;
  const facets = calculation.procedure.facets(assessment);
  const first = facets[0]!;
  const brief = facets.find(({ id }) => id === gistOf(answer).id)!;
  const others = facets.filter((facet) => facet !== first && facet !== brief);
  return (
    <>
      <p class="calc-line">{say(lineText(brief, outcome))}</p>
      {first !== brief && <p>{say(lineText(first, outcome))}</p>}
      {afterDice(answer, throws).map((tally, i) => (
        <TallyView key={i} tally={tally} ruleset={calculation.ruleset} titled />
      ))}
      <Instructions told={instructionsFor(answer, outcome)} />
      {Object.keys(model.placements.value).length > 0 && <NotingPanel model={model} />}
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
    </>
  );
}

/** What is certain: no die decides it. */
export function CertainView({ model }: { model: Model }) {
  const answer = model.resolvable.value;
  const resolution = model.run.value;
  if (answer === undefined || resolution?.state !== 'done') return null;
  return (
    <div class="calc-result">
      <OutcomeView model={model} answer={answer} resolution={resolution} />
    </div>
  );
}
