import { band, bands } from '../../../kernel/chart.ts';
import { t } from '../../../kernel/text.ts';

export type Verdict = 'passed' | 'failed';

/** Cohesion and engagement tests alike: the die, plus modifiers, less the rating. */
export const TESTS = bands<Verdict>({
  id: 'tests',
  title: t('Tests de cohésion et d’engagement', 'Cohesion and engagement tests'),
  heading: t('Dé + modificateurs - valeur', 'Die + modifiers - rating'),
  columns: [t('Test', 'Test')],
  lines: [band<Verdict>(-Infinity, 0, 'passed'), band<Verdict>(1, Infinity, 'failed')],
  show: (verdict) => [verdict === 'passed' ? t('réussi', 'passed') : t('manqué', 'failed')],
  rulings: ['J-60'],
});
