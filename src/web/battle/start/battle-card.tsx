import type { ScenarioCard } from '../../../kernel/battles.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { amount } from '../../base/wording.ts';
import { SurfaceMiniature, surfaceSize } from '../surface-view.tsx';
import { usePreview } from './preview.ts';

interface Props {
  readonly ruleset: Ruleset;
  readonly card: ScenarioCard;
  readonly computerPlays: boolean;
}

/** A battle in the list: what it is, the way to it, and its map when the scenario is there. */
export const BattleCard = ({ ruleset, card: { id, title, about }, computerPlays }: Props) => (
  <li class="card stack">
    <h2>{say(title)}</h2>
    <p>{say(about)}</p>
    <div class="row">
      <a class="button primary" href={`#/${ruleset.id}/battles?choose=${id}`}>
        {say(t('Jouer', 'Play'))}
        <span class="visually-hidden"> {say(title)}</span>
      </a>
      {computerPlays && (
        <a class="button quiet" href={`#/${ruleset.id}/simulation/${id}`}>
          {say(t('Simuler', 'Simulate'))}
          <span class="visually-hidden"> {say(title)}</span>
        </a>
      )}
    </div>
    <About ruleset={ruleset} scenario={id} />
  </li>
);

/** What is at stake, and how large it is. */
function About({ ruleset, scenario }: { ruleset: Ruleset; scenario: string }) {
  const found = usePreview(ruleset, scenario);
  if (found === undefined) return null;
  const { introduction, table, counters } = found;
  return (
    <>
      <SurfaceMiniature table={table} counters={counters} />
      <p class="small muted">
        {say(amount(counters.length, t('pion', 'counter'), t('pions', 'counters')))}
        {` · ${say(surfaceSize(table))}`}
      </p>
      <p class="small">{say(introduction)}</p>
    </>
  );
}
