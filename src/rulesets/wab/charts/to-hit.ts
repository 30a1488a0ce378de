import { band, bands, matrix, row } from '../../../kernel/chart.ts';
import { same, signed, t } from '../../../kernel/text.ts';
import { type Ten, TENS } from '../types.ts';

// Not the to-hit chart of the fantasy editions: a third of its cells differ.
// oxfmt-ignore
export const TO_HIT = matrix<Ten, Ten, number>({
  id: 'to-hit',
  title: t('Pour toucher au corps à corps', 'To hit in close combat'),
  corner: t('CC de l’attaquant \\ CC de l’adversaire', 'Attacker’s WS \\ opponent’s WS'),
  columns: TENS.map((id) => ({ id, text: same(id) })),
  rows: [
    //                    1  2  3  4  5  6  7  8  9  10
    row('1',  same('1'),  4, 4, 5, 5, 6, 6, 6, 6, 6, 6),
    row('2',  same('2'),  3, 4, 4, 5, 5, 6, 6, 6, 6, 6),
    row('3',  same('3'),  3, 3, 4, 4, 5, 5, 6, 6, 6, 6),
    row('4',  same('4'),  3, 3, 3, 4, 4, 5, 5, 6, 6, 6),
    row('5',  same('5'),  3, 3, 3, 3, 4, 4, 5, 5, 6, 6),
    row('6',  same('6'),  3, 3, 3, 3, 3, 4, 4, 5, 5, 6),
    row('7',  same('7'),  3, 3, 3, 3, 3, 3, 4, 4, 5, 5),
    row('8',  same('8'),  3, 3, 3, 3, 3, 3, 3, 4, 4, 5),
    row('9',  same('9'),  3, 3, 3, 3, 3, 3, 3, 3, 4, 4),
    row('10', same('10'), 3, 3, 3, 3, 3, 3, 3, 3, 3, 4),
  ],
  show: (cell) => same(`${cell}+`),
  rulings: ['W7', 'W27', 'W39', 'W45', 'W46'],
});

/** What a score of 7 or more, rolled as a 6, takes from the Strength of the blow. */
export const SEVEN_PLUS = bands<number>({
  id: 'seven-plus',
  title: t('Toucher sur 7 et plus (tir et corps à corps)', 'Hitting on 7 and more (shooting and combat)'),
  heading: t('Score à faire', 'Score needed'),
  columns: [t('Force', 'Strength')],
  lines: [
    band(-Infinity, 6, 0),
    band(7, 7, -1),
    band(8, 8, -2),
    band(9, 9, -3),
    band(10, 10, -4),
    band(11, Infinity, -5),
  ],
  show: (loss) => [loss === 0 ? t('inchangée', 'unchanged') : same(signed(loss))],
  notes: [{ mark: '7+', text: t('Il faut alors un 6 au dé.', 'The die must then show a 6.') }],
  rulings: ['W3', 'W4', 'W5', 'W6', 'W27'],
});
