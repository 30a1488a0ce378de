import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../../kernel/text.ts';
import { CATALOGUE } from '../../../rulesets/catalogue.ts';
import { say } from '../../base/lang.ts';
import { Loading, LoadingFailed } from '../../base/loading.tsx';
import { BattleList, type ShownBattle } from './battle-list.tsx';
import '../battles.css';

/** The battles of each ruleset that has some, with its title. */
async function shelves() {
  const all = await Promise.all(
    CATALOGUE.map(async ({ id, title, battles }) => {
      const known = await battles?.();
      const { scenarios = [], computerPlays = false } = known ?? {};
      return {
        id,
        title,
        battles: scenarios.map((card): ShownBattle => ({ ruleset: id, rulesetTitle: title, card, computerPlays })),
      };
    }),
  );
  return all.filter(({ battles }) => battles.length > 0);
}

type Shelves = Awaited<ReturnType<typeof shelves>>;

/** Every battle there is, whatever its rules. */
export function AllBattlesPage() {
  const found = useSignal<Shelves | 'loading' | 'failed'>('loading');
  const load = async (): Promise<void> => {
    found.value = 'loading';
    found.value = await shelves().catch(() => 'failed' as const);
  };
  useEffect(() => void load(), []);
  if (found.value === 'loading') return <Loading />;
  if (found.value === 'failed') return <LoadingFailed retry={load} />;
  return (
    <div class="page stack battles">
      <div class="stack battles-head">
        <h1>{say(t('Toutes les batailles', 'All battles'))}</h1>
        <p class="row">
          {found.value.map(({ id, title }) => (
            <a key={id} class="chip" href={`#/${id}/battles`}>
              {say(title)}
            </a>
          ))}
        </p>
      </div>
      <BattleList battles={found.value.flatMap(({ battles }) => battles)} />
    </div>
  );
}
