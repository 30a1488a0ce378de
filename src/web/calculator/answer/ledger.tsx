import type { Assessment } from '../../../kernel/assessment.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';
import type { Resolvable } from '../../../calculate/calculation.ts';
import { Fold } from '../../base/fold.tsx';
import { say } from '../../base/lang.ts';
import { Panel } from '../panel.tsx';
import { Cite, RulingLinks } from '../citation/links.tsx';
import { Strikes } from './strikes.tsx';
import { TallyView } from './tally.tsx';

/** Every line that was examined before the dice, what it is worth, and where it is printed. */
export const Ledger = ({ answer: { calculation, assessment } }: { answer: Resolvable }) => (
  <Panel name="ledger" title={t('Le compte', 'The reckoning')} target>
    <Account account={assessment} ruleset={calculation.ruleset} />
  </Panel>
);

interface AccountProps {
  readonly account: Assessment<unknown>;
  readonly ruleset: Ruleset;
}

export function Account({ account, ruleset }: AccountProps) {
  const { strikes, needs, rulings } = account;
  if (strikes.length === 0)
    return (
      <>
        <Lines account={account} ruleset={ruleset} />
        <p class="calc-needs">
          <span class="eyebrow">{say(t('À lancer', 'To roll'))}</span> {say(needs)}{' '}
          <RulingLinks ruleset={ruleset} ids={rulings} />
        </p>
      </>
    );
  return (
    <>
      <Strikes strikes={strikes} ruleset={ruleset} />
      <p class="small muted">
        {say(t('En moyenne, si tous les dés sont jetés.', 'On average, if all the dice are rolled.'))}{' '}
        <RulingLinks ruleset={ruleset} ids={rulings} />
      </p>
      <Fold summary={say(t('Le détail, ligne par ligne', 'Line by line'))}>
        {() => <Lines account={account} ruleset={ruleset} />}
      </Fold>
    </>
  );
}

/** Tallies and what was read off the charts. */
function Lines({ account: { tallies, readings }, ruleset }: AccountProps) {
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
    </>
  );
}
