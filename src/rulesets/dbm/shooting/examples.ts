import type { Example } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';

export const EXAMPLES: readonly Example[] = [
  {
    id: 'archers',
    title: t('des archers, soutenus, sur des chevaliers', 'archers, supported, at knights'),
    situation: {
      shooter: { type: 'Bw', grade: 'S', supporters: [{ type: 'Bw', grade: 'S', distance: 160 }] },
      target: { type: 'Kn', grade: 'O' },
      distance: 150,
    },
  },
  {
    id: 'duel',
    title: t('deux lignes d’archers', 'two lines of archers'),
    situation: { shooter: { type: 'Bw' }, target: { type: 'Bw', grade: 'I', shootsBack: true }, distance: 200 },
  },
  {
    id: 'artillery',
    title: t('l’artillerie sur des éléphants', 'artillery at elephants'),
    situation: { shooter: { type: 'Art' }, target: { type: 'El' }, distance: 450, phase: 'target' },
  },
];
