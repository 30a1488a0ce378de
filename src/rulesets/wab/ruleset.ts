import { defineRuleset } from '../../kernel/ruleset-card.ts';
import { same, t } from '../../kernel/text.ts';

export const WAB = defineRuleset({
  id: 'wab',
  title: same('Warhammer Ancient Battles'),
  about: t('Figurines antiques et médiévales, poignées de d6.', 'Ancient and medieval miniatures, handfuls of d6.'),
  sheet: t('Warhammer Ancient Battles, feuille de référence', 'Warhammer Ancient Battles, reference sheet'),
  charts: async () => (await import('./charts/index.ts')).CHARTS,
  rulingChoices: () => import('./options.ts'),
  rulings: async () => (await import('./rulings.ts')).RULINGS,
  shapes: async () => (await import('./shapes.ts')).SHAPES,
  army: async () => (await import('./army.ts')).ARMY,
  procedures: {
    shooting: async () => (await import('./shooting/index.ts')).shooting,
    'close-combat': async () => (await import('./close-combat/index.ts')).closeCombat,
    'armour-save': async () => (await import('./armour-save/index.ts')).armourSave,
    'who-shoots': async () => (await import('./who-shoots/index.ts')).whoShoots,
  },
});
