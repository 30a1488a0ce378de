import { same } from '../../../kernel/text.ts';
import type { Explanation } from '../../../minds/explanation.ts';
import { type OddsText, explanationText } from '../../../minds/explanation-text.ts';
import { say } from '../../base/lang.ts';

/** What dice may bring of a choice: what they are thrown for, then a line for each result. */
function Odds({ odds: { of, results } }: { odds: OddsText }) {
  return (
    <>
      {of.en !== '' && <span class="muted"> · {say(of)}</span>}
      <ul aria-label={say(same('Chances'))}>
        {results.map((result, i) => (
          <li key={i}>{say(result)}</li>
        ))}
      </ul>
    </>
  );
}

/** The choice, the next best, what dice may bring of each, and in what they differ. */
export function Reasons({ why }: { why: Explanation<unknown> }) {
  return (
    <ul class="small battle-reasons">
      {explanationText(why).map(({ text, odds }, i) => (
        <li key={i}>
          {say(text)}
          {odds && <Odds odds={odds} />}
        </li>
      ))}
    </ul>
  );
}
