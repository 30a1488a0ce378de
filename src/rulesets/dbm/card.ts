import { same, t } from '../../kernel/text.ts';

/** What is known of the ruleset before its charts are loaded. */
export const CARD = {
  id: 'dbm',
  title: same('DBM'),
  about: t('Batailles antiques et médiévales, figurines, d6.', 'Ancient and medieval battles, miniatures, d6.'),
} as const;
