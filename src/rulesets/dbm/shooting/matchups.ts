import { matchupsOf } from '../../../kernel/ruleset.ts';
import { byDefault, choice, parse, record, whole } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { ELEMENTS, tableElement } from '../combat/matchup-elements.ts';
import { type TroopType, GOING_NAMES, GRADE_NAMES } from '../types.ts';
import { situation, supporter } from './situation.ts';

const SHOOTERS: readonly TroopType[] = ['Bw', 'WWg', 'Art', 'Gal', 'Shp', 'Bts', 'El', 'Ps'];

const filters = record(t('Choix', 'Choices'), {
  rowGrade: byDefault(choice(t('Classe du tireur', 'Shooter’s grade'), GRADE_NAMES), 'O'),
  columnGrade: byDefault(choice(t('Classe de la cible', 'Target’s grade'), GRADE_NAMES), 'O'),
  targetGoing: byDefault(choice(t('Terrain de la cible', 'Target’s going'), GOING_NAMES), 'good'),
  supporters: byDefault(whole(t('Soutiens au tireur', 'Supporting shooters'), 0, 2), 0),
});

const SUPPORTER = parse(supporter, { type: 'Bw' });
const { shooter: SHOOTER, target: TARGET } = parse(situation, { shooter: { type: 'Bw' }, target: { type: 'Bw' } });

/** All match-ups stand in the phase of the target, so that artillery may shoot too. */
export const MATCHUPS = matchupsOf(situation)({
  rows: ELEMENTS.filter(({ id }) => SHOOTERS.includes(id)),
  columns: ELEMENTS,
  corner: t('Tireur \\ sort de la cible', 'Shooter \\ fate of the target'),
  filters,
  facet: 'balance',
  title: t('Sort de la cible, en colonne', 'Fate of the column’s target'),
  situation: (row, column, f) => {
    const by = { ...tableElement(row), grade: f.rowGrade };
    const supporters = Array.from({ length: f.supporters }, () => ({ ...SUPPORTER, type: by.type, grade: by.grade }));
    return {
      shooter: { ...SHOOTER, ...by, supporters },
      target: { ...TARGET, ...tableElement(column), grade: f.columnGrade, going: f.targetGoing },
      distance: 100,
      phase: 'target',
    };
  },
});
