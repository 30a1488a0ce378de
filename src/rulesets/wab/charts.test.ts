import { describe, expect, test } from 'vitest';
import { lineAt } from '../../kernel/chart.ts';
import { ARMOUR, BEST_SAVE, SAVE_MODIFIERS, SHIELDS } from './charts/armour.ts';
import { SIGHT } from './charts/rules.ts';
import { SHOOTING, SHOOTING_MODIFIERS } from './charts/shooting.ts';
import { SEVEN_PLUS, TO_HIT } from './charts/to-hit.ts';
import { isMassed, isThrown, rangeOf, strengthsOf } from './charts/weapons.ts';
import { WOUND } from './charts/wound.ts';
import { wab } from './index.ts';
import { strengthModifier } from './armour-saves.ts';
import { TENS, WEAPONS } from './types.ts';
import { RULINGS } from './rulings.ts';

const pairs = TENS.flatMap((row) => TENS.map((column) => [row, column] as const));

describe('the two charts of 100 cells', () => {
  test('wounds: T − S + 4, at least 2; a difference of 3 still 6, more is N', () => {
    for (const [strength, toughness] of pairs) {
      const difference = Number(toughness) - Number(strength);
      const expected = difference >= 4 ? 'N' : difference === 3 ? 6 : Math.max(2, difference + 4);
      expect(WOUND.at(strength, toughness), `S${strength} T${toughness}`).toBe(expected);
    }
  });

  test('hits: 3 against a worse opponent, 4 up to one better, 5 up to three better, then 6', () => {
    for (const [own, opponent] of pairs) {
      const difference = Number(opponent) - Number(own);
      const expected = difference < 0 ? 3 : difference <= 1 ? 4 : difference <= 3 ? 5 : 6;
      expect(TO_HIT.at(own, opponent), `WS${own} against ${opponent}`).toBe(expected);
    }
  });

  test('it is not the fantasy chart: 33 cells differ', () => {
    const fantasy = (own: number, opponent: number): number => (own > opponent ? 3 : opponent > own * 2 ? 5 : 4);
    const different = pairs.filter(
      ([own, opponent]) => TO_HIT.at(own, opponent) !== fantasy(Number(own), Number(opponent)),
    );
    expect(different).toHaveLength(33);
    expect([TO_HIT.at('2', '4'), TO_HIT.at('3', '7'), TO_HIT.at('5', '9')]).toEqual([5, 6, 6]);
  });
});

test('shooting: 7 − BS', () => {
  for (const { id } of SHOOTING.columns) expect(SHOOTING.at('score', id)).toBe(7 - Number(id));
});

test.each([
  [-3, 0],
  [6, 0],
  [7, -1],
  [8, -2],
  [9, -3],
  [10, -4],
  [11, -5],
  [12, -5],
  [30, -5],
])('a score of %i: Strength %i', (score, loss) => {
  expect(lineAt(SEVEN_PLUS, score).value).toBe(loss);
});

test.each([
  [-2, 0],
  [3, 0],
  [4, -1],
  [5, -2],
  [6, -3],
  [7, -4],
  [8, -5],
  [10, -7],
])('Strength %i: save %i', (strength, modifier) => {
  expect(strengthModifier(strength)).toBe(modifier);
});

test('the save chart states its lines up to 6 and a rule after that', () => {
  expect(SAVE_MODIFIERS.lines.map(({ id }) => id)).toEqual(['..3', '4', '5', '6', '7..']);
  expect(SAVE_MODIFIERS.show(lineAt(SAVE_MODIFIERS, 9).value)[0]!.en).toBe('a further -1 per +1');
  expect(SAVE_MODIFIERS.show(0)[0]!.en).toBe('no modifier');
});

test('ranges and half ranges are whole inches, so that rounding distances up loses nothing (W-32)', () => {
  for (const weapon of WEAPONS) expect(rangeOf(weapon) % 2).toBe(0);
});

test('only the handgun and the crossbow have two Strengths', () => {
  expect(WEAPONS.filter((weapon) => strengthsOf(weapon).low !== strengthsOf(weapon).high)).toEqual([
    'handgun',
    'crossbow',
  ]);
  expect(strengthsOf('handgun')).toEqual({ low: 3, high: 4 });
  expect(strengthsOf('darts')).toEqual({ low: 2, high: 2 });
});

test('who throws, and who shoots from behind', () => {
  expect(WEAPONS.filter(isThrown)).toEqual(['rocks', 'javelins', 'darts']);
  expect(WEAPONS.filter(isMassed)).toEqual(['darts', 'short-bow', 'composite-bow', 'longbow']);
});

test('sight: on foot forwards, mounted all round', () => {
  expect(SIGHT.rows.map(({ keys, cells }) => [keys[0], cells.filter((cell) => cell === 'sees').length])).toEqual([
    ['infantry', 1],
    ['artillery', 1],
    ['cavalry', 3],
    ['elephants', 3],
    ['chariots', 3],
  ]);
});

test('armour as shown: the asterisk, the dash and the absent save', () => {
  const shown = ARMOUR.rows.map(({ cells }) => cells.map((cell) => ARMOUR.show(cell).en).join(' '));
  expect(shown).toEqual(['none 6+', '6+ 5+', '5+ 4+', '– 3+*', '4+ 3+*', '3+* 3+*']);
  expect([BEST_SAVE.at('best', 'infantry'), BEST_SAVE.at('best', 'cavalry')]).toEqual([3, 2]);
});

test('every ruling that a chart names is in the register', () => {
  const known = new Set(RULINGS.map(({ id }) => id));
  for (const chart of wab.charts)
    for (const id of chart.rulings ?? []) expect(known, `${chart.id} ${id}`).toContain(id);
});

test('nine shooting rows and eight shields and bardings, in printed order', () => {
  expect(SHOOTING_MODIFIERS.rows.map(({ id, printed }) => `${printed.en} ${id}`)).toEqual([
    '+1 large-target',
    '-1 moved',
    '-1 charging',
    '-1 long-range',
    '-1 character',
    '-1 skirmishers',
    '-1 light-chariot',
    '-1 soft-cover',
    '-2 hard-cover',
  ]);
  expect(SHIELDS.rows.map(({ id, printed }) => `${printed.en} ${id}`)).toEqual([
    '+1 shield',
    '+2 large-shield',
    '+2 pavise',
    '+1 buckler',
    '+1 full-metal',
    '+1 half-metal',
    '+1 full-cloth',
    '+1 half-cloth',
  ]);
});
