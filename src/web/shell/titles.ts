import { same, t, type Text } from '../../kernel/text.ts';
import { contentsOf } from '../base/contents.ts';
import { say } from '../base/lang.ts';
import type { Route } from '../base/router.ts';
import { pageSubject } from '../base/page-subject.ts';
import { rulesetOf } from '../base/rulesets.ts';

const WORDS: Readonly<Record<string, Text>> = {
  charts: t('Tables', 'Charts'),
  history: t('Historique', 'History'),
  rulings: t('Interprétations', 'Rulings'),
  army: t('Armées', 'Armies'),
  battles: t('Batailles', 'Battles'),
  battle: t('Bataille', 'Battle'),
  scenario: t('Scénario', 'Scenario'),
  simulation: t('Simulation', 'Simulation'),
  matchups: t('Face-à-face', 'Match-ups'),
};

/** Known once its ruleset is loaded, which its page waits for. */
function chartTitle(ruleset: string | undefined, chart: string | undefined): Text | undefined {
  const loading = ruleset === undefined || chart === undefined ? undefined : rulesetOf(ruleset)?.value;
  if (loading?.state !== 'ready') return undefined;
  return loading.ruleset.charts.find(({ id }) => id === chart)?.title;
}

/** What the tab says, from the particular to the general. */
export function titleOf({ path: [first, second, third] }: Route): string {
  const ruleset = contentsOf(first);
  const textOf = (items: readonly { id: string; text: Text }[] | undefined, id: string | undefined) =>
    items?.find((item) => item.id === id)?.text;
  const parts = [
    second === 'army' && third !== undefined && pageSubject.value !== undefined
      ? same(pageSubject.value)
      : second === 'charts'
        ? chartTitle(first, third)
        : second === 'rulings' && third !== undefined
          ? same(third)
          : textOf(ruleset?.procedures, third),
    textOf(ruleset?.procedures, second) ?? WORDS[second ?? ''],
    ruleset?.title ?? WORDS[first ?? ''],
    t('Grognard', 'Grognard'),
  ];
  return parts.flatMap((part) => (part === undefined ? [] : [say(part)])).join(' · ');
}
