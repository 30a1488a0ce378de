import { same, t } from '../../kernel/text.ts';

/** What is known of the ruleset before its charts are loaded. */
export const CARD = {
  id: 'wab',
  title: same('Warhammer Ancient Battles'),
  about: t('Figurines antiques et médiévales, poignées de d6.', 'Ancient and medieval miniatures, handfuls of d6.'),
} as const;
