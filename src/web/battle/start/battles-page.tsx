import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CampaignCard, QuickBattles, ScenarioCard } from '../../../kernel/battles.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { same, t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { LoadingFailed, Loading } from '../../base/loading.tsx';
import { go, route } from '../../base/router.ts';
import { MyScenarios } from '../../editor/my-scenarios.tsx';
import { keptScenario, mine } from '../../editor/shelf.ts';
import { battlesOf } from '../match/open-battle.ts';
import { BattleList } from './battle-list.tsx';
import { Campaigns } from './campaigns.tsx';
import { BattleSheet } from './battle-sheet.tsx';
import { KeptGames } from './kept-games-list.tsx';
import { QuickBattle } from './quick-battle.tsx';
import '../battles.css';

/** The card of a scenario of this device. */
function ownCard(ruleset: string, asked: string | null): ScenarioCard | undefined {
  const own = mine.value.find((one) => one.id === asked && one.ruleset === ruleset);
  return own && { id: own.id, title: own.title, about: same(''), load: async () => keptScenario(own.id) };
}

/** The battles of a ruleset: those to be played, and those that were begun on this device. `?choose=`: the sheet before one. */
export function BattlesPage({ ruleset }: { ruleset: Ruleset }) {
  const cards = useSignal<readonly ScenarioCard[] | 'loading' | 'failed'>('loading');
  const computerPlays = useSignal(false);
  const campaigns = useSignal<readonly CampaignCard[]>([]);
  const quick = useSignal<QuickBattles | undefined>(undefined);
  const load = async (): Promise<void> => {
    cards.value = 'loading';
    try {
      const battles = await battlesOf(ruleset.id);
      computerPlays.value = battles?.computerPlays === true;
      campaigns.value = battles?.campaigns ?? [];
      quick.value = await battles?.quick?.();
      cards.value = battles?.scenarios ?? [];
    } catch {
      cards.value = 'failed';
    }
  };
  useEffect(() => void load(), [ruleset]);
  if (cards.value === 'loading') return <Loading />;
  if (cards.value === 'failed') return <LoadingFailed retry={load} />;
  const asked = route.value.query.get('choose');
  const chosen = cards.value.find(({ id }) => id === asked) ?? ownCard(ruleset.id, asked);
  return (
    <div class="page stack battles">
      <div class="stack battles-head">
        <h1>{say(t('Batailles', 'Battles'))}</h1>
        <p class="lead">
          {say(
            t(
              'Contre l’ordinateur ou à deux devant un écran : il montre ce qui est permis, dit les chances et garde la partie.',
              'Against the computer, or two players at one screen: it shows what is allowed, tells the odds and keeps the game.',
            ),
          )}
        </p>
      </div>
      <BattleList
        battles={cards.value.map((card) => ({ ruleset: ruleset.id, card, computerPlays: computerPlays.value }))}
      />
      <Campaigns ruleset={ruleset.id} campaigns={campaigns.value} cards={cards.value} />
      {quick.value !== undefined && <QuickBattle ruleset={ruleset} quick={quick.value} />}
      <KeptGames ruleset={ruleset} cards={cards.value} />
      <MyScenarios ruleset={ruleset.id} cards={cards.value} />
      {chosen !== undefined && (
        <BattleSheet
          key={chosen.id}
          ruleset={ruleset}
          card={chosen}
          computerPlays={computerPlays.value}
          close={() => go(`#/${ruleset.id}/battles`)}
        />
      )}
    </div>
  );
}
