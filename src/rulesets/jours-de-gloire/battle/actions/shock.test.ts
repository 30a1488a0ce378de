import { describe, expect, test } from 'vitest';
import { board, type Sketch } from '../fixtures/board.ts';

/** A attacks 0404 from 0405, due north-east: the first unit; the others stand by. */
const [FOOT, DEFENDER] = ['A I 4/5 0405 N', 'B I 4/5 0404 S'];
const on = (more: Partial<Sketch>): Sketch => ({ units: [FOOT, DEFENDER], ...more });
const by = (attacker: string, defender = DEFENDER, ...others: readonly string[]): Sketch => ({
  units: [attacker, defender, ...others],
});

describe('who may shock', () => {
  test.each<[string, Sketch, string | undefined]>([
    ['with the target in front', on({}), undefined],
    ['looking away', by('A I 4/5 0405 S'), 'this unit does not attack there'],
    ['in square', by('A I 4/5 0405 N q'), 'this unit does not attack there'],
    ['disordered (J-67)', by('A I 4/5 0405 N d'), undefined],
    ['routed', by('A I 4/5 0405 N r'), 'this unit does not attack there'],
    ['guns', by('A A 4/5 0405 N'), 'this unit does not attack there'],
    ['without orders', by('A I 4/5 0405 N o', DEFENDER, 'A I 4/5 0505 N'), 'this unit does not attack there'],
    [
      'across a river',
      on({ sides: { river: ['0405-0404'] } }),
      'no shock into a river, a lake or the sea, nor across a river without a bridge',
    ],
  ])('%s', (_, sketch, expected) => {
    const position = board(sketch);
    expect(position.refusal(position.shockBy([0], '0404'))).toBe(expected);
  });

  test('a broken chain does not', () => {
    const position = board(by(FOOT, DEFENDER, 'A I 4/5 0503 S'));
    expect(position.refusal(position.shockBy([0, 2], '0404'))).toBe('the attackers are not adjacent to one another');
  });
});

test('one shock for a unit and for a hex (J-107)', () => {
  const position = board(by(FOOT, DEFENDER, 'A I 4/5 0505 N', 'B I 4/5 0304 S', 'B I 4/5 0504 S'));
  const declared = position.play([position.shockBy([0], '0404')]);
  expect(declared.refusal(declared.shockBy([2], '0404'))).toBe('one shock on each hex');
  expect(declared.refusal(declared.shockBy([0], '0304'))).toBe('this unit does not attack there');
});

describe('charges (J-95, J-108)', () => {
  const charge = (attacker: string, ...path: [string, ...string[]]) => {
    const position = board(by(attacker, DEFENDER));
    return position.refusal(position.shockBy([], '0404', [[0, ...path]]));
  };
  test('from two hexes away', () => expect(charge('A C 4/5 0406 N', '0406', '0405')).toBeUndefined());
  test('from three', () => expect(charge('A C 4/5 0407 N', '0407', '0406', '0405')).toBeUndefined());
  test('not from next to it', () => expect(charge('A C 4/5 0405 N', '0405')).toBe('this charge is not possible'));
  test('not looking away', () => expect(charge('A C 4/5 0406 S', '0406', '0405')).toBe('this charge is not possible'));
  test('not disordered', () => expect(charge('A C 4/5 0406 N d', '0406', '0405')).toBe('this charge is not possible'));
  test('not by foot', () => expect(charge('A I 4/5 0406 N', '0406', '0405')).toBe('this charge is not possible'));
  test('after a move there is none', () => {
    const position = board({ ...by('A C 4/5 0407 N', DEFENDER), step: 'move' });
    const moved = position.play([position.moveTo([0], '0406')]);
    // Its leader might still move: with nobody left to attack, the step of shocks is skipped.
    expect([moved.state.step, moved.play([{ do: 'pass' }]).state.step]).toEqual(['move', 'draw']);
  });
  test('not out of an enemy zone', () => {
    const position = board(by('A C 4/5 0406 N', DEFENDER, 'B I 4/5 0507 S'));
    expect(position.refusal(position.shockBy([], '0404', [[0, '0406', '0405']]))).toBe('this charge is not possible');
  });
  test('no farther than a zone', () => {
    const past = (beside: string): string | undefined => {
      const position = board(by('A C 4/5 0407 N', DEFENDER, beside));
      return position.refusal(position.shockBy([], '0404', [[0, '0407', '0406', '0405']]));
    };
    expect(past('B I 4/5 0506 N')).toBe('this charge is not possible');
    expect(past('B I 4/5 0506 N d')).toBeUndefined();
  });
  test('two hexes at most, and within its allowance', () => {
    expect(charge('A C 4/5 0407 N', '0407', '0306', '0305', '0304')).toBe('this charge is not possible');
    const slow = (movement: number): string | undefined => {
      const sketch = by('A C 4/5 0407 N', DEFENDER);
      const units = board(sketch).game.field.scenario.units.map((unit) => ({ ...unit, movement }));
      const position = board({ ...sketch, scenario: { units } });
      return position.refusal(position.shockBy([], '0404', [[0, '0407', '0406', '0405']]));
    };
    expect([slow(2), slow(1)]).toEqual([undefined, 'this charge is not possible']);
  });
  test('through foot, not through guns', () => {
    const through = (between: string): string | undefined => {
      const position = board(by('A C 4/5 0407 N', DEFENDER, between));
      return position.refusal(position.shockBy([], '0404', [[0, '0407', '0406', '0405']]));
    };
    expect(through('A I 4/5 0406 N')).toBeUndefined();
    expect(through('A A 4/5 0406 N')).toBe('this charge is not possible');
  });
  test('by no [e] hex on its way, and with sight', () => {
    const on = (ground: Record<string, string>): string | undefined => {
      const position = board({ ...by('A C 4/5 0407 N', DEFENDER), ground });
      return position.refusal(position.shockBy([], '0404', [[0, '0407', '0406', '0405']]));
    };
    expect(on({ '0406': 'difficult' })).toBe(
      'no charge through that terrain (Difficult / Rough / Dry lake / Vineyard)',
    );
    expect(on({ '0405': 'clear 1', '0406': 'clear 1', '0505': 'clear 1' })).toBe('this charge is not possible');
  });
});
