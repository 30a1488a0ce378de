import type { ScenarioCard } from '../../../kernel/battles.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { SurfaceMiniature, surfaceSize } from '../surface-view.tsx';
import { Favours, LengthAndSize, Record } from './battle-facts.tsx';
import { usePreview } from './preview.ts';

interface Props {
  readonly ruleset: Pick<Ruleset, 'id'>;
  readonly card: ScenarioCard;
  readonly computerPlays: boolean;
  /** Where battles of several rulesets stand together. */
  readonly rulesetTitle?: Text;
}

/** A battle in the list: what it is, the way to it, and its map when the scenario is there. */
export function BattleCard({ ruleset, card, computerPlays, rulesetTitle }: Props) {
  const { id, title, about } = card;
  const preview = usePreview(ruleset, id);
  return (
    <li class="card stack">
      <h2>{say(title)}</h2>
      <p>{say(about)}</p>
      {rulesetTitle !== undefined && <p class="small muted">{say(rulesetTitle)}</p>}
      <div class="stack battle-facts">
        <LengthAndSize {...card} />
        <Record ruleset={ruleset.id} scenario={id} />
      </div>
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
      {preview !== undefined && (
        <>
          <SurfaceMiniature table={preview.table} counters={preview.counters} />
          <p class="small muted">
            {say(surfaceSize(preview.table))}
            {card.facts !== undefined && (
              <>
                {' · '}
                <Favours facts={card.facts} sides={preview.sides} />
              </>
            )}
          </p>
          <details class="small">
            <summary>{say(t('La situation', 'The situation'))}</summary>
            <p>{say(preview.introduction)}</p>
          </details>
        </>
      )}
    </li>
  );
}
