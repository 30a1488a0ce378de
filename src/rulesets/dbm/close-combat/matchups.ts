import type { Example, Matchups } from '../../../kernel/ruleset.ts';
import type { FacetClass } from '../../../kernel/facet.ts';
import { byDefault, choice, flag, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { GOING_NAMES, GRADE_NAMES, TROOP_NAMES, TROOPS } from '../types.ts';

export const CLOSE_EXAMPLES: readonly Example[] = [
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
    title: t('une phalange sur quatre rangs reçoit des chevaliers', 'a phalanx four ranks deep receives knights'),
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

const EMPTY_NAVAL = 'Nav';

export const ELEMENTS: readonly FacetClass[] = [
  ...TROOPS.map((id) => ({ id, text: t(`${id} ${TROOP_NAMES[id].fr}`, `${id} ${TROOP_NAMES[id].en}`) })),
  { id: EMPTY_NAVAL, text: t('naval vide', 'empty naval') },
];

/** An element of a match-up table: a galley stands for any naval element whose troops have landed. */
export const tableElement = (id: string): { readonly type: string; readonly landed?: boolean } =>
  id === EMPTY_NAVAL ? { type: 'Gal', landed: true } : { type: id };

const going = (label: Text) => byDefault(choice(label, GOING_NAMES), 'good');
const ranks = (label: Text) => byDefault(whole(label, 0, 3), 0);

const filters = record(t('Choix', 'Choices'), {
  rowGrade: byDefault(choice(t('Classe en ligne', 'Grade of rows'), GRADE_NAMES), 'O'),
  columnGrade: byDefault(choice(t('Classe en colonne', 'Grade of columns'), GRADE_NAMES), 'O'),
  rowGoing: going(t('Terrain en ligne', 'Going of rows')),
  columnGoing: going(t('Terrain en colonne', 'Going of columns')),
  rowRanks: ranks(t('Rangs derrière, en ligne', 'Ranks behind, rows')),
  columnRanks: ranks(t('Rangs derrière, en colonne', 'Ranks behind, columns')),
  rowGeneral: flag(t('Général en ligne', 'General in rows')),
  columnGeneral: flag(t('Général en colonne', 'General in columns')),
  rowPhase: byDefault(
    choice(t('Phase', 'Phase'), { friend: t('de la ligne', 'of the row'), enemy: t('de la colonne', 'of the column') }),
    'friend',
  ),
});

export const CLOSE_MATCHUPS: Matchups = {
  rows: ELEMENTS,
  columns: ELEMENTS,
  corner: t('Sort de la ligne \\ contre', 'Fate of the row \\ against'),
  filters,
  facet: 'balance',
  title: t('Sort de l’élément de la ligne', 'Fate of the row’s element'),
  situation: (row, column, given) => {
    const f = given as OutputOf<typeof filters>;
    const rank = (type: string, grade: string, n: number) => Array.from({ length: n }, () => ({ type, grade }));
    const [mine, theirs] = [tableElement(row), tableElement(column)];
    return {
      friend: {
        ...mine,
        grade: f.rowGrade,
        going: f.rowGoing,
        general: f.rowGeneral,
        rears: rank(mine.type, f.rowGrade, f.rowRanks),
      },
      enemy: {
        ...theirs,
        grade: f.columnGrade,
        going: f.columnGoing,
        general: f.columnGeneral,
        rears: rank(theirs.type, f.columnGrade, f.columnRanks),
      },
      phase: f.rowPhase,
    };
  },
};
