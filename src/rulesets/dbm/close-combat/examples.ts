import type { Example } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';

export const EXAMPLES: readonly Example[] = [
  {
    id: 'legion',
    title: t('une légion contre une bande guerrière profonde', 'a legion against a deep warband'),
    situation: {
      friend: { type: 'Bd', grade: 'O' },
      enemy: { type: 'Wb', grade: 'O', irregular: true, rears: [{ type: 'Wb', grade: 'O' }] },
    },
  },
  {
    id: 'phalanx',
    title: t('une phalange sur quatre rangs face à des chevaliers', 'a phalanx four ranks deep faces knights'),
    situation: {
      friend: {
        type: 'Pk',
        grade: 'O',
        rears: [{ type: 'Pk' }, { type: 'Pk' }, { type: 'Pk' }],
        overlaps: 1,
      },
      enemy: { type: 'Kn', grade: 'S', irregular: true, general: true, justContacted: true },
      phase: 'enemy',
    },
  },
  {
    id: 'elephants',
    title: t('des éléphants contre des psiloi en terrain inégal', 'elephants against psiloi in rough going'),
    situation: { friend: { type: 'El', going: 'rough' }, enemy: { type: 'Ps', grade: 'S', going: 'rough' } },
  },
];
