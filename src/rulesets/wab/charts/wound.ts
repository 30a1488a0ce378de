import { matrix, row } from '../../../kernel/chart.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { type Ten, TENS } from '../types.ts';

/** The die needed, or `N`: no wound is possible. */
export type WoundCell = number | 'N';

const N = 'N';

// oxfmt-ignore
export const WOUND = matrix<Ten, Ten, WoundCell>({
  id: 'wound',
  title: t('Table de blessure', 'Wound chart'),
  corner: t('Force \\ Endurance de la cible', 'Strength \\ Toughness of target'),
  columns: TENS.map((id) => ({ id, text: same(id) })),
  rows: [
    //                    1  2  3  4  5  6  7  8  9  10
    row('1',  same('1'),  4, 5, 6, 6, N, N, N, N, N, N),
    row('2',  same('2'),  3, 4, 5, 6, 6, N, N, N, N, N),
    row('3',  same('3'),  2, 3, 4, 5, 6, 6, N, N, N, N),
    row('4',  same('4'),  2, 2, 3, 4, 5, 6, 6, N, N, N),
    row('5',  same('5'),  2, 2, 2, 3, 4, 5, 6, 6, N, N),
    row('6',  same('6'),  2, 2, 2, 2, 3, 4, 5, 6, 6, N),
    row('7',  same('7'),  2, 2, 2, 2, 2, 3, 4, 5, 6, 6),
    row('8',  same('8'),  2, 2, 2, 2, 2, 2, 3, 4, 5, 6),
    row('9',  same('9'),  2, 2, 2, 2, 2, 2, 2, 3, 4, 5),
    row('10', same('10'), 2, 2, 2, 2, 2, 2, 2, 2, 3, 4),
  ],
  show: (cell): Text => (cell === 'N' ? same('N') : same(`${cell}+`)),
  notes: [{ mark: 'N', text: t('blessure impossible', 'no wound possible') }],
  rulings: ['W-5', 'W-6', 'W-7', 'W-26'],
});
