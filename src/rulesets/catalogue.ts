import type { Ruleset } from '../kernel/ruleset.ts';
import { t, type Text } from '../kernel/text.ts';

/** What is known of a ruleset before its charts are loaded. */
export interface Card {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  load(): Promise<Ruleset>;
}

export const CATALOGUE: readonly Card[] = [
  {
    id: 'alexandre',
    title: t('Alexandre contre la Perse', 'Alexander against Persia'),
    about: t('Batailles antiques, hexagones et pions, d10.', 'Ancient battles, hexes and counters, d10.'),
    load: async () => (await import('./alexandre/index.ts')).alexandre,
  },
];
