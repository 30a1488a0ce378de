import { t, type Text } from '../../kernel/text.ts';
import { contentsOf } from '../base/contents.ts';
import { say } from '../base/lang.ts';
import type { Route } from '../base/router.ts';

const WORDS: Readonly<Record<string, Text>> = {
  charts: t('Tables', 'Charts'),
  history: t('Historique', 'History'),
  rulings: t('Lectures', 'Rulings'),
  matchups: t('Face-à-face', 'Match-ups'),
};

/** What the tab says, from the particular to the general. */
export function titleOf({ path: [first, second, third] }: Route): string {
  const ruleset = contentsOf(first);
  const named = (items: readonly { id: string; text: Text }[] | undefined, id: string | undefined) =>
    items?.find((item) => item.id === id)?.text;
  const parts = [
    second === 'charts' ? named(ruleset?.charts, third) : named(ruleset?.procedures, third),
    named(ruleset?.procedures, second) ?? WORDS[second ?? ''],
    ruleset?.title ?? WORDS[first ?? ''],
    t('Grognard', 'Grognard'),
  ];
  return parts.flatMap((part) => (part === undefined ? [] : [say(part)])).join(' · ');
}
