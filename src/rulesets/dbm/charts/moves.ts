import { matrix, row } from '../../../kernel/chart.ts';
import { same, t } from '../../../kernel/text.ts';
import { type TroopType, GOING_NAMES, type Grade, kindOf, type Troop } from '../types.ts';

export const MOVE_GOING_NAMES = {
  good: GOING_NAMES.good,
  road: t('route', 'road'),
  rough: GOING_NAMES.rough,
  difficult: GOING_NAMES.difficult,
} as const;
export type MoveGoing = keyof typeof MOVE_GOING_NAMES;

/** A signed cell is added to the move of the type; a blank one means no move, or nothing added. */
type Cell = number | `+${number}` | '';
export type MoveRow = Exclude<Troop, 'Gal' | 'Shp' | 'Bts'> | 'Art(S)' | 'F-others' | 'F-foot' | 'Naval' | 'Naval(X)';

export const FAST_NAMES = {
  'F-others': t('(F) : montés, Art, naval', '(F): mounted, Art, naval'),
  'F-foot': t('(F) : piétons', '(F): foot'),
} as const;

// oxfmt-ignore
export const MOVES = matrix<MoveRow, MoveGoing, Cell>({
  id: 'moves',
  title: t('Mouvements, en pas', 'Moves, in paces'),
  corner: t('Troupes', 'Troops'),
  columns: [
    { id: 'road', text: t('Route', 'Road') },
    { id: 'good', text: t('Bon', 'Good') },
    { id: 'rough', text: t('Inégal', 'Rough') },
    { id: 'difficult', text: t('Difficile', 'Difficult') },
  ],
  rows: [
    row('LH',                           same('LH'),                        250,   250,   200,   100),
    row(['Cv', 'Exp', 'Cm'],            same('Cv, Exp, Cm'),               200,   200,   150,   100),
    row(['El', 'Kn'],                   same('El, Kn'),                    200,   150,   150,   100),
    row(['Ax', 'Bw', 'Ps'],             same('Ax, Bw, Ps'),                200,   150,   150,   150),
    row(['Sp', 'Pk', 'Bd', 'Wb', 'Hd'], same('Sp, Pk, Bd, Wb, Hd'),        200,   100,   100,   100),
    row(['WWg', 'Art'],                 t('WWg, Art sauf (S)', 'WWg, Art except (S)'), 150, 100, 100, 100),
    row('Art(S)',                       same('Art(S)'),                    100,    50,    50,    ''),
    row('Bg',                           same('Bg'),                        150,   100,    50,    50),
    row('F-others',                     FAST_NAMES['F-others'],             '', '+50',    '',    ''),
    row('F-foot',                       FAST_NAMES['F-foot'],               '', '+50', '+50', '+50'),
    row('Naval',                        t('Naval sauf (X)', 'Naval except (X)'),  '',   200,    '',   100),
    row('Naval(X)',                     same('Naval(X)'),                   '',   100,    '',    50),
  ],
  show: (cell) => same(cell === '' ? '—' : cell),
  notes: [
    { mark: '—', text: t('case vide : pas de mouvement ; pour (F), rien de plus', 'blank cell: no move; for (F), nothing more') },
  ],
});

/** The row of the chart for troops that move as this type and grade. */
export const moveRow = (type: TroopType, grade: Grade): MoveRow => {
  if (type === 'Gal' || type === 'Shp' || type === 'Bts' || type === 'Nav') return grade === 'X' ? 'Naval(X)' : 'Naval';
  return type === 'Art' && grade === 'S' ? 'Art(S)' : type;
};

export const fastRow = (type: TroopType): MoveRow => (kindOf(type) === 'foot' && type !== 'Art' ? 'F-foot' : 'F-others');

/** Art(X) go this far in any going, says their line of exceptions. */
export const ART_X_MOVE = 100;
