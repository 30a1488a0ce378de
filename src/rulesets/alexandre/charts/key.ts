import { key } from '../../../kernel/chart.ts';
import { same, t } from '../../../kernel/text.ts';

export const KEY = key({
  id: 'key',
  title: t('Codes', 'Codes'),
  lines: [
    { id: 'NE', code: t('—', '—'), text: t('sans effet', 'no effect') },
    { id: 'R', code: same('R'), text: t('recule d’un hexagone', 'falls back one hex') },
    { id: 'Dr', code: same('Dr'), text: t('déroute : fuit de deux hexagones', 'rout: flees two hexes') },
    { id: 'D', code: same('D'), text: t('découragée', 'discouraged') },
    { id: 'F', code: same('F'), text: t('fatiguée', 'fatigued') },
    { id: 'NA', code: t('interdit', 'not allowed'), text: t('ne se fait pas', 'may not be done') },
    { id: 'SP', code: t('PF', 'SP'), text: t('points de force', 'strength points') },
  ],
  rulings: ['A-36'],
});
