import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../kernel/assessment.ts';
import { numberOf } from '../../../../space/hex.ts';
import { hiddenBy } from '../situation/sight.ts';
import { board, type Sketch } from '../fixtures/board.ts';

/* Around 0404: 0403, 0503, 0504, 0505, 0405, 0304. */

const FOUGHT = ['A I 4/5 0405 N', 'B I 4/5 0404 S'];
/** The defender recoils, disordered, into the one hex that is left to it. */
const driven = (sides: NonNullable<Sketch['sides']>, ...others: readonly string[]): string => {
  const position = board({ units: [...FOUGHT, ...others], sides });
  return position.play([position.shockBy([0], '0404')], [{ do: 'fight' }, 9]).unit(1);
};
const ONLY_0403 = ['0404-0503', '0404-0504'];

describe('a front hex beyond a side that nobody crosses, or a bridge (J-125)', () => {
  const BEHIND = 'A I 4/5 0402 S';
  test('it routs nobody who recoils into it', () => {
    expect(driven({ river: ONLY_0403 }, BEHIND)).toBe('0403 routed');
    expect(driven({ river: [...ONLY_0403, '0402-0403'] }, BEHIND)).toBe('0403 disordered');
    expect(driven({ river: ONLY_0403, bridge: ['0402-0403'] }, BEHIND)).toBe('0403 disordered');
    expect(driven({ river: ONLY_0403, stream: ['0402-0403'] }, BEHIND)).toBe('0403 routed');
  });
  test('it still exposes an attacker who has his rear there', () => {
    const units = [...FOUGHT, 'B I 4/5 0505 S'];
    expect(board({ units }).shock([0], '0404')).toContain('-1 exposed');
    expect(board({ units, sides: { river: ['0505-0406'] } }).shock([0], '0404')).toContain('-1 exposed');
  });
  test('and guns fire into it', () => {
    const position = board({
      units: ['A A 4/5 0405 N', 'B I 4/5 0404 S'],
      sides: { river: ['0404-0405'] },
      step: 'fire',
    });
    expect(position.refusal({ do: 'fire', units: [0], at: position.hex('0404') })).toBeUndefined();
  });
});

const seen = (from: string, to: string, more: Partial<Sketch>): string => {
  const position = board({ units: FOUGHT, ...more });
  return hiddenBy(position.game.field.map, position.hex(from), position.hex(to))?.why ?? 'open';
};

describe('lines of sight', () => {
  test('woods are halfway where they are as many hexes from both ends (J-126)', () => {
    // 0301 is two hexes from either end, and as the crow flies nearer the higher one.
    expect(seen('0101', '0402', { ground: { '0402': 'clear 1', '0301': 'woods' } })).toBe('woods');
    expect(seen('0101', '0401', { ground: { '0401': 'clear 1', '0201': 'woods' } })).toBe('woods');
    expect(seen('0101', '0401', { ground: { '0401': 'clear 1', '0301': 'woods' } })).toBe('open');
  });
  test('along a crest there is no view; past its end there is (J-130)', () => {
    const over = (crest: string): string => seen('0403', '0407', { sides: { crest: [crest] } });
    expect(over('0304-0404')).toBe('crest');
    expect(over('0404-0405')).toBe('open');
    expect(over('0305-0304')).toBe('open');
  });
});

test('cavalry has four front hexes only where all of it in the hex is in good order (J-127)', () => {
  const shocked = (...stack: readonly string[]): readonly string[] =>
    board({ units: ['A I 4/5 0405 N', ...stack] })
      .shock([0], '0404')
      .filter((line) => line.endsWith('rear'));
  const [GOOD, BAD] = ['B C 4/5 0404 SE', 'B C 4/5 0404 SE d'];
  expect([shocked(GOOD), shocked(GOOD, GOOD)]).toEqual([[], []]);
  expect([shocked(GOOD, BAD), shocked(BAD, GOOD)]).toEqual([['+2 rear'], ['+2 rear']]);
  expect(shocked(GOOD, 'B A 4/5 0404 SE d')).toEqual([]);
});

describe('the order in which a recoil chooses its hex (J-128)', () => {
  test('beside fewer attackers goes before all else, even into an enemy front', () => {
    // 0505 is free and beside the attacker, 0403 in front of another enemy.
    const river = [...ONLY_0403, '0404-0304'];
    expect(driven({ river }, 'A I 4/5 0402 S')).toBe('0403 routed');
    expect(driven({ river: [...river, '0404-0403'] }, 'A I 4/5 0402 S')).toBe('0505 disordered');
  });
  test('an enemy front comes last among the others', () => {
    // 0403 is in front of 0302, 0503 is full of friends with room behind them.
    const others = ['A I 4/5 0302 S', 'B I 4/5 0503 S', 'B I 4/5 0503 S'];
    const position = board({ units: [...FOUGHT, ...others], sides: { river: ['0404-0504'] } });
    const after = position.play([position.shockBy([0], '0404')], [{ do: 'fight' }, 9]);
    const hexes = after.game
      .legal(after.state)
      .sample()
      .flatMap((command) => (command.do === 'recoil' ? [numberOf(after.game.field.grid, command.to)] : []));
    expect([after.due, hexes.includes('0403'), hexes.length > 1]).toEqual(['B recoil', false, true]);
  });
});

test('a hex of water entered by a bridge is left by any side but a river (J-129)', () => {
  const way = (river: readonly string[]): string[] => {
    const position = board({
      units: ['A I 4/5 0405 N', 'B I 4/5 1201 S'],
      ground: { '0404': 'water' },
      sides: { bridge: ['0405-0404'], ...(river.length > 0 && { river }) },
      step: 'move',
    });
    const prepared = position.game.prepare(position.state, position.moveTo([0], '0503'));
    if (isRefusal(prepared)) return [prepared.refused.en];
    const [event] = prepared.played(undefined).events;
    return event?.is === 'move' ? event.path.map((hex) => numberOf(position.game.field.grid, hex)) : [];
  };
  expect(way([])).toEqual(['0405', '0404', '0503']);
  expect(way(['0404-0503'])).not.toEqual(['0405', '0404', '0503']);
});
