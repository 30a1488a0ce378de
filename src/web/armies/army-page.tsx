import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ArmyRules, SampleArmy } from '../../kernel/army.ts';
import { BadInput, type Problem } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { armyOfLink, readArmyLink } from '../../present/armies/link.ts';
import { say } from '../base/lang.ts';
import { go, route } from '../base/router.ts';
import { LoadingFailed, Loading } from '../base/loading.tsx';
import { ListPage } from './list-page.tsx';
import { Preview } from './preview.tsx';
import { ProblemList } from './problem-list.tsx';
import type { FoundArmy } from './army-text.ts';
import { armyRulesOf, fetchArmyRules } from './army-rules.ts';
import { SheetPage } from './sheet-page.tsx';
import { storedArmies } from './army-store.ts';
import './armies.css';

/** The armies of a ruleset, one of them, or one that somebody sent. */
export function ArmyPage({ id, at }: { id: string; at: string | undefined }) {
  const rules = armyRulesOf(id)?.value;
  const samples = useSignal<readonly SampleArmy[]>([]);
  useEffect(() => {
    if (typeof rules === 'object') void rules.samples().then((all) => (samples.value = all));
  }, [rules]);
  if (rules === undefined || rules === 'loading') return <Loading />;
  if (rules === 'failed') return <LoadingFailed retry={() => fetchArmyRules(id)} />;
  if (route.value.query.has('a')) return <LinkPage rules={rules} />;
  if (at === undefined) return <ListPage rules={rules} samples={samples.value} />;
  const kept = storedArmies(rules).armies.find(({ key }) => key === at);
  return kept === undefined ? <NoArmy rules={rules} /> : <SheetPage key={at} rules={rules} kept={kept} />;
}

const NoArmy = ({ rules }: { rules: ArmyRules }) => (
  <div class="page stack">
    <h1>{say(t('Cette armée n’est pas sur cet appareil', 'This army is not on this device'))}</h1>
    <p>
      <a href={`#/${rules.ruleset}/army`}>{say(t('Mes armées', 'My armies'))}</a>
    </p>
  </div>
);

function armyInLink(rules: ArmyRules, hash: string): FoundArmy | { readonly problems: readonly Problem[] } {
  try {
    return { rules, ...armyOfLink(rules, readArmyLink(hash)) };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { problems: error.problems };
  }
}

function LinkPage({ rules }: { rules: ArmyRules }) {
  const found = armyInLink(rules, route.value.hash);
  const toList = (): void => go(`#/${rules.ruleset}/army`);
  return (
    <div class="page stack army">
      <h1>{say(t('Une armée reçue', 'An army you were sent'))}</h1>
      {'problems' in found ? (
        <div class="notice bad" role="alert">
          <p>{say(t('Ce lien n’a pas pu être ouvert.', 'This link could not be opened.'))}</p>
          <ProblemList problems={found.problems} />
          <p>
            <a href={`#/${rules.ruleset}/army`}>{say(t('Mes armées', 'My armies'))}</a>
          </p>
        </div>
      ) : (
        <Preview found={found} onCancel={toList} />
      )}
    </div>
  );
}
