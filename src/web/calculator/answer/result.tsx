import { signed } from '../../../kernel/text.ts';
import type { Resolution } from '../../../kernel/typed-dice.ts';
import type { Resolvable } from '../../../calculate/calculation.ts';
import { percentileOf } from '../../../calculate/luck.ts';
import { sharesIn } from '../../../calculate/shares.ts';
import { say } from '../../base/lang.ts';
import { lazy } from '../../base/lazy.tsx';
import { sheetOf } from '../citation/sheet.ts';
import { ThrownSoFar } from '../dice/throws.tsx';
import type { Model } from '../model.ts';
import { arithmeticOf } from './arithmetic.ts';
import { Cite } from '../citation/links.tsx';
import { OutcomeView } from './outcome.tsx';
import { luckText, SeedText } from './instructions.tsx';

/** It comes with the history, which a result brings. */
const Kept = lazy<object>(async () => (await import('../../history/not-kept-notice.tsx')).NotKeptNotice);

/** What the dice decided: natural faces, the sum, what came of it, how lucky it was. */
export function ResultView({ model }: { model: Model }) {
  const answer = model.resolvable.value;
  const resolution = model.run.value;
  if (answer === undefined || resolution?.state !== 'done') return null;
  const first = model.procedure.facets(answer.assessment)[0]!;
  const counted = sharesIn(answer, first);
  const percentile = counted && percentileOf(counted, first.classOf(resolution.outcome));
  return (
    <div class="calc-result">
      <ThrownSoFar model={model} />
      <Sum answer={answer} resolution={resolution} />
      <OutcomeView model={model} answer={answer} resolution={resolution} />
      <p class="muted small">
        {percentile !== undefined && `${say(luckText(percentile))} `}
        {model.seed.value !== undefined && <SeedText seed={model.seed.value} />}
      </p>
      <Kept />
    </div>
  );
}

/** `4 + 6 = 10`, and the line it is read on. */
function Sum({ answer, resolution }: { answer: Resolvable; resolution: Resolution<unknown> }) {
  const { ruleset, procedure } = answer.calculation;
  const sheet = sheetOf(ruleset).value;
  if (sheet === undefined) return null;
  const [first] = procedure.facets(answer.assessment);
  const found = arithmeticOf(answer, sheet, resolution.throws, first!.classOf(resolution.outcome));
  if (found === undefined) return null;
  return (
    <p class="calc-sum">
      <b class="num">
        {found.die} {signed(found.plus).replace(/^([+-]?)/, (sign) => `${sign === '-' ? '−' : '+'} `)} = {found.sum}
      </b>{' '}
      → <Cite ruleset={ruleset} source={found.line} />
    </p>
  );
}
