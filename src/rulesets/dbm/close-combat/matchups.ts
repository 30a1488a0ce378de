import { matchupsOf } from '../../../kernel/ruleset.ts';
import { byDefault, choice, flag, parse, record, whole } from '../../../kernel/schema.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { ELEMENTS, tableElement } from '../combat/matchup-elements.ts';
import { rank } from '../element.ts';
import { type TroopType, GOING_NAMES, GRADE_NAMES, type Going, type Grade } from '../types.ts';
import { type CombatSide, situation } from './situation.ts';

const goingField = (label: Text) => byDefault(choice(label, GOING_NAMES), 'good');
const ranks = (label: Text) => byDefault(whole(label, 0, 3), 0);

const filters = record(t('Choix', 'Choices'), {
  rowGrade: byDefault(choice(t('Classe en ligne', 'Grade of rows'), GRADE_NAMES), 'O'),
  columnGrade: byDefault(choice(t('Classe en colonne', 'Grade of columns'), GRADE_NAMES), 'O'),
  rowGoing: goingField(t('Terrain en ligne', 'Going of rows')),
  columnGoing: goingField(t('Terrain en colonne', 'Going of columns')),
  rowRanks: ranks(t('Rangs derrière, en ligne', 'Ranks behind, rows')),
  columnRanks: ranks(t('Rangs derrière, en colonne', 'Ranks behind, columns')),
  rowGeneral: flag(t('Général en ligne', 'General in rows')),
  columnGeneral: flag(t('Général en colonne', 'General in columns')),
  rowPhase: byDefault(
    choice(t('Phase', 'Phase'), { friend: t('de la ligne', 'of the row'), enemy: t('de la colonne', 'of the column') }),
    'friend',
  ),
});

const RANK = parse(rank, { type: 'Sp' });
const { friend: SIDE } = parse(situation, { friend: { type: 'Sp' }, enemy: { type: 'Sp' } });

const sideOf = (id: TroopType, grade: Grade, going: Going, general: boolean, ranks: number): CombatSide => {
  const element = tableElement(id);
  const rears = Array.from({ length: ranks }, () => ({ ...RANK, type: element.type, grade }));
  return { ...SIDE, ...element, grade, going, general, rears };
};

export const MATCHUPS = matchupsOf(situation)({
  rows: ELEMENTS,
  columns: ELEMENTS,
  corner: t('Sort de la ligne \\ contre', 'Fate of the row \\ against'),
  filters,
  facet: 'balance',
  title: t('Sort de l’élément de la ligne', 'Fate of the row’s element'),
  situation: (row, column, f) => ({
    friend: sideOf(row, f.rowGrade, f.rowGoing, f.rowGeneral, f.rowRanks),
    enemy: sideOf(column, f.columnGrade, f.columnGoing, f.columnGeneral, f.columnRanks),
    phase: f.rowPhase,
    crossing: false,
  }),
});
