import { band, bands } from '../../../kernel/chart.ts';
import { same, t } from '../../../kernel/text.ts';

export type Verdict = 'passed' | 'failed';

/** Cohesion and engagement tests alike: the die, plus modifiers, less the rating. */
export const TESTS = bands<Verdict>({
  id: 'tests',
  title: t('Tests de cohésion et d’engagement', 'Cohesion and engagement tests'),
  heading: t('Dé + modificateurs - valeur', 'Die + modifiers - rating'),
  columns: [same('Test')],
  ours: true,
  lines: [band<Verdict>(-Infinity, 0, 'passed'), band<Verdict>(1, Infinity, 'failed')],
  show: (verdict) => [verdict === 'passed' ? t('réussite', 'passed') : t('échec', 'failed')],
  notes: [
    {
      mark: '°',
      text: t('Table ajoutée par nous, d’après la règle 0.4 de la série.', 'Chart added by us, after rule 0.4 of the series.'),
    },
  ],
  rulings: ['J-60'],
});
