import { describe, expect, test } from 'vitest';
import { board, type Sketch } from './testing.ts';

/** A attacks 0404 from 0405, due north-east: the first unit; the others stand by. */
const [FOOT, DEFENDER] = ['A I 4/5 0405 N', 'B I 4/5 0404 S'];
const on = (more: Partial<Sketch>): Sketch => ({ units: [FOOT, DEFENDER], ...more });
const by = (attacker: string, defender = DEFENDER, ...others: readonly string[]): Sketch => ({
  units: [attacker, defender, ...others],
});

describe('every row of the shock modifiers on a position, and a near one without it', () => {
  test.each<[string, Sketch, readonly string[]]>([
    ['clear ground', on({}), ['+1 terrain']],
    ['difficult ground', on({ ground: { '0404': 'difficult' } }), []],
    ['woods', on({ ground: { '0404': 'woods' } }), ['-1 terrain']],
    ['woods under the attacker', on({ ground: { '0405': 'woods' } }), ['+1 terrain']],
    ['a village', on({ ground: { '0404': 'town' } }), ['-1 terrain']],
    ['out of a village', on({ ground: { '0405': 'town' } }), ['+1 terrain', '-1 attacker-six-fronts']],
    ['cavalry in a village', { ...by(FOOT, 'B C 4/5 0404 S'), ground: { '0404': 'town' } }, ['+2 cavalry-in-town']],
    ['uphill', on({ ground: { '0404': 'clear 1' } }), ['+1 terrain', '-1 level']],
    ['downhill', on({ ground: { '0405': 'clear 1' } }), ['+1 terrain', '+1 level']],
    ['a hill beside', on({ ground: { '0304': 'clear 1' } }), ['+1 terrain']],
    ['a slope', on({ sides: { slope: ['0405-0404'] } }), ['+1 terrain', '-1 slope']],
    ['a stream', on({ sides: { stream: ['0405-0404'] } }), ['+1 terrain', '-1 water']],
    ['a stream on another side', on({ sides: { stream: ['0405-0304'] } }), ['+1 terrain']],
    [
      'a bridge over a river',
      on({ sides: { river: ['0405-0404'], bridge: ['0405-0404'] } }),
      ['+1 terrain', '-3 water'],
    ],
    ['a redoubt from outside', on({ sides: { redoubt: ['0404-0405'] } }), ['-2 work-into']],
    ['a redoubt from inside', on({ sides: { redoubt: ['0405-0404'] } }), ['+1 terrain', '-1 work-out-of']],
    ['from behind', by(FOOT, 'B I 4/5 0404 N'), ['+1 terrain', '+2 rear']],
    ['from a hex between front and rear', by(FOOT, 'B I 4/5 0404 SE'), ['+1 terrain', '+2 rear']],
    ['the same against good-order cavalry', by(FOOT, 'B C 4/5 0404 SE'), ['+1 terrain']],
    ['the same against disordered cavalry', by(FOOT, 'B C 4/5 0404 SE d'), ['+1 terrain', '+2 rear']],
    [
      'from behind a square',
      by(FOOT, 'B I 4/5 0404 N q'),
      ['+1 terrain', '+1 infantry-on-square', '0 defender-six-fronts'],
    ],
    ['a routed defender, from behind', by(FOOT, 'B I 4/5 0404 N r'), ['+1 terrain', '+2 routed']],
    [
      'an enemy beside, with a rear hex in its front',
      by(FOOT, DEFENDER, 'B I 4/5 0505 S'),
      ['+1 terrain', '-1 exposed'],
    ],
    ['that enemy looking away', by(FOOT, DEFENDER, 'B I 4/5 0505 N'), ['+1 terrain']],
    ['that enemy routed', by(FOOT, DEFENDER, 'B I 4/5 0505 S r'), ['+1 terrain']],
    ['guns there', by(FOOT, DEFENDER, 'B A 4/5 0505 S'), ['+1 terrain']],
    ['that enemy farther off', by(FOOT, DEFENDER, 'B I 4/5 0605 S'), ['+1 terrain']],
    ['cavalry that does not charge', by('A C 4/5 0405 N'), ['+1 terrain', '-2 cavalry-shock']],
    ['foot against a square', by(FOOT, 'B I 4/5 0404 S q'), ['+1 terrain', '+1 infantry-on-square']],
  ])('%s', (_, sketch, expected) => expect(board(sketch).shock([0], '0404')).toEqual(expected));

  test.each<[string, Sketch, readonly string[]]>([
    ['light cavalry', by('A C 4/5 0405 N'), ['+1 terrain', '+1 charge']],
    ['heavy cavalry', by('A L 4/5 0405 N'), ['+1 terrain', '+3 heavy-charge']],
    ['against a square', by('A L 4/5 0405 N', 'B I 4/5 0404 S q'), ['+1 terrain', '-2 charge-on-square']],
    [
      'over a crest',
      { ...by('A C 4/5 0405 N'), sides: { crest: ['0405-0404'] } },
      ['no charge through that terrain (Crest)'],
    ],
    ['into woods', { ...by('A C 4/5 0405 N'), ground: { '0404': 'woods' } }, ['no charge into that terrain (Woods)']],
  ])('a charge: %s', (_, sketch, expected) => expect(board(sketch).shock([], '0404', [0])).toEqual(expected));

  test('met by a counter-charge, it has no bonus', () =>
    expect(board(by('A C 4/5 0405 N', 'B C 4/5 0404 S')).shock([], '0404', [0], true)).toEqual([
      '+1 terrain',
      '0 charge-met',
    ]));

  test('from front and rear', () =>
    expect(board(by(FOOT, DEFENDER, 'A I 4/5 0503 S')).shock([0, 2], '0404')).toEqual([
      '+1 terrain',
      '+3 front-and-rear',
    ]));
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
});
