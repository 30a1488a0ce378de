import type { Assessment } from '../../../kernel/assessment.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';
import type { Resolvable } from '../../../calculate/calculation.ts';
import { say } from '../../base/lang.ts';
import { Panel } from '../panel.tsx';
import { Cite, RulingLinks } from './citing.tsx';
import { TallyView } from './tally.tsx';

/** Every line that was examined before the dice, what it is worth, and where it is printed. */
export const Ledger = ({ answer: { calculation, assessment } }: { answer: Resolvable }) => (
  <Panel name="ledger" title={t('Le compte', 'The reckoning')} target>
    <Account account={assessment} ruleset={calculation.ruleset} />
  </Panel>
);

export function Account({ account, ruleset }: { account: Assessment<unknown>; ruleset: Ruleset }) {
  const { tallies, readings, needs, rulings } = account;
  return (
    <>
      {tallies.map((tally, i) => (
        <TallyView key={i} tally={tally} ruleset={ruleset} titled={tallies.length > 1} />
      ))}
      {readings.length > 0 && (
        <dl class="calc-readings" aria-label={say(t('Lu sur les tables', 'Read off the charts'))}>
          {readings.map(({ source, text, value, rulings: used = [] }, i) => (
            <div key={i}>
              <dt>
                {say(text)} <Cite ruleset={ruleset} source={source} /> <RulingLinks ruleset={ruleset} ids={used} />
              </dt>
              <dd>{say(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p class="calc-needs">
        <span class="eyebrow">{say(t('Il faut', 'Needed'))}</span> {say(needs)}{' '}
        <RulingLinks ruleset={ruleset} ids={rulings} />
      </p>
    </>
  );
}
