import { band, bands, matrix, row } from '../../../kernel/chart.ts';
import { same, signed, t } from '../../../kernel/text.ts';
import { NO_MODIFIER, type Ten, TENS } from '../types.ts';

// Not the to-hit chart of the fantasy editions: a third of its cells differ.
// oxfmt-ignore
export const TO_HIT = matrix<Ten, Ten, number>({
  id: 'to-hit',
  title: t('Table pour toucher (corps à corps)', 'To hit chart (hand-to-hand combat)'),
  corner: t(
    'Capacité de combat (CC) de l’attaquant \\ de l’adversaire',
    'Weapon Skill (WS) of attacker \\ of opponent',
  ),
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
  rulings: ['W-7', 'W-27', 'W-39', 'W-45', 'W-46'],
});

/** What a score of 7 or more, rolled as a 6, takes from the Strength of the attack. */
export const SEVEN_PLUS = bands<number>({
  id: 'seven-plus',
  title: t('7+ pour toucher (tir et corps à corps)', '7+ to hit (shooting and combat)'),
  heading: t('Pour toucher', 'To hit'),
  columns: [t('Modificateur', 'Modifier')],
  lines: [
    band(-Infinity, 6, 0),
    band(7, 7, -1),
    band(8, 8, -2),
    band(9, 9, -3),
    band(10, 10, -4),
    band(11, Infinity, -5),
  ],
  show: (loss) => [loss === 0 ? NO_MODIFIER : t(`Force ${signed(loss)}`, `${signed(loss)} Strength`)],
  notes: [
    {
      mark: '7+',
      text: t(
        'S’il faut 7 ou plus pour toucher, au tir comme au corps à corps, il faut un 6 au dé, et l’attaque qui touche prend ce modificateur à sa Force.',
        'Where 7 or more is required, in shooting and in combat alike, the die must show a 6, and the attack that follows takes this modifier to its Strength.',
      ),
    },
  ],
  rulings: ['W-3', 'W-4', 'W-5', 'W-6', 'W-27'],
});
