import { key } from '../../../kernel/chart.ts';
import { same, t } from '../../../kernel/text.ts';

export const KEY = key({
  id: 'key',
  title: t('Codes', 'Codes'),
  lines: [
    { id: 'UAT', code: same('UAT'), text: t('compter l’autre terrain de l’hexagone', 'count the hex’s other terrain') },
    { id: 'PE', code: t('PE', 'NE'), text: t('sans effet', 'no effect') },
    { id: 'NA', code: same('NA'), text: t('ne se fait pas', 'may not be done') },
    { id: '1', code: same('1'), text: t('recule d’un hexagone', 'falls back one hex') },
    { id: 'D', code: same('D'), text: t('passe en désordre ; sur un coût : d’office', 'becomes disordered; beside a cost: without a test') },
    { id: 'CT', code: t('TdC', 'CT'), text: t('test de cohésion ; manqué : D', 'cohesion test; if missed, D') },
    { id: 'R', code: same('R'), text: t('part en déroute', 'routs') },
    { id: 'CT/1', code: t('TdC/1', 'CT/1'), text: t('test de cohésion ; manqué : 1', 'cohesion test; if missed, 1') },
    { id: 'italics', code: t('italique', 'italics'), text: t('réservé à la cavalerie', 'for cavalry alone') },
    { id: 'SP', code: t('PF', 'SP'), text: t('points de force', 'strength points') },
  ],
  rulings: ['J-34'],
});
