import type { CampaignCard, ScenarioCard } from '../../../kernel/battles.ts';
import { t } from '../../../kernel/text.ts';
import { idInCampaign } from '../../../play/campaign.ts';
import { say } from '../../base/lang.ts';
import { mine } from '../../editor/shelf.ts';
import { Record } from './battle-facts.tsx';

interface Props {
  readonly ruleset: string;
  readonly campaigns: readonly CampaignCard[];
  readonly cards: readonly ScenarioCard[];
}

/** Battles that follow one another, each with what came of it. */
export function Campaigns({ ruleset, campaigns, cards }: Props) {
  if (campaigns.length === 0) return null;
  return (
    <section class="stack" aria-labelledby="campaigns-title">
      <h2 id="campaigns-title">{say(t('Campagnes', 'Campaigns'))}</h2>
      <ul role="list" class="battles-list">
        {campaigns.map(({ id, title, about, battles }) => (
          <li key={id} class="card stack">
            <h3>{say(title)}</h3>
            <p>{say(about)}</p>
            <ol class="campaign-battles">
              {battles.map((battle, i) => (
                <li key={battle}>
                  <Battle ruleset={ruleset} card={cards.find((card) => card.id === battle)!} isFirst={i === 0} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first may be begun at once, a later one when the battle before it is over. */
function Battle({ ruleset, card, isFirst }: { ruleset: string; card: ScenarioCard; isFirst: boolean }) {
  const own = isFirst ? card.id : idInCampaign(card.id);
  const isOpen = isFirst || mine.value.some(({ id }) => id === own);
  return (
    <>
      {isOpen ? <a href={`#/${ruleset}/battles?choose=${own}`}>{say(card.title)}</a> : say(card.title)}
      {isOpen ? (
        <Record ruleset={ruleset} scenario={own} />
      ) : (
        <p class="small muted">{say(t('après la bataille précédente', 'after the battle before it'))}</p>
      )}
    </>
  );
}
