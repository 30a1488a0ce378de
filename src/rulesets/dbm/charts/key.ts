import { key } from '../../../kernel/chart.ts';
import { same, t } from '../../../kernel/text.ts';
import { GOING_NAMES, GRADE_NAMES, GRADES, TROOP_NAMES, TROOPS } from '../types.ts';

export const KEY = key({
  id: 'key',
  title: t('Codes', 'Codes'),
  ours: true,
  lines: [
    ...TROOPS.map((type) => ({ id: type, code: same(type), text: TROOP_NAMES[type] })),
    { id: 'naval', code: same('Nav'), text: t('naval : Gal, Shp, Bts', 'naval: Gal, Shp, Bts') },
    { id: 'Nav', code: t('Nav vide', 'empty Nav'), text: t('naval ayant débarqué ses troupes', 'naval element that has landed its troops') },
    ...GRADES.map((grade) => ({ id: grade, code: same(`(${grade})`), text: GRADE_NAMES[grade] })),
    { id: 'light', code: t('légères', 'light'), text: same('LH, Ax, Ps') },
    { id: 'skirmishers', code: t('tirailleurs', 'skirmishers'), text: same('LH, Ps') },
    { id: 'GGo', code: same('GGo'), text: GOING_NAMES.good },
    { id: 'RGo', code: same('RGo'), text: GOING_NAMES.rough },
    { id: 'BGo', code: same('BGo'), text: GOING_NAMES.difficult },
    { id: 'Rv', code: same('Rv'), text: GOING_NAMES.river },
    { id: 'Rd', code: same('Rd'), text: t('route', 'road') },
    { id: 'PF', code: same('PF'), text: t('fortification permanente', 'permanent fortification') },
    { id: 'TF', code: same('TF'), text: t('fortification temporaire', 'temporary fortification') },
    { id: 'p', code: t('pas', 'p'), text: t('pas ; 50 pas font 25 mm en 15 mm', 'paces; 50p are 25 mm with 15 mm figures') },
  ],
  notes: [{ mark: '°', text: t('Table ajoutée par nous : la feuille emploie ces codes sans les réunir.', 'Chart added by us: the sheet uses these codes and lists them nowhere.') }],
  rulings: ['D-62'],
});
