import { describe, expect, test } from 'vitest';
import { FLAG, hexOf, has } from '../position/state.ts';
import { board, type Board, type Sketch } from '../fixtures/board.ts';

const GUNS = 'A A 4/5 0405 N';
const at = (hex: string, more: Partial<Sketch> = {}, ...others: readonly string[]): [string, Sketch] => [
  hex,
  { units: [GUNS, `B I 4/5 ${hex} S`, ...others], step: 'fire', ...more },
];

describe('what guns may fire at (J-88, J-89)', () => {
  test.each<[string, [string, Sketch], string | undefined]>([
    ['in front', at('0403'), undefined],
    ['behind', at('0408'), 'not in its front'],
    [
      'beyond woods',
      at('0402', { ground: { '0403': 'woods', '0404': 'woods', '0304': 'woods', '0503': 'woods' } }),
      'the line of sight is blocked',
    ],
    [
      'with an enemy next to it in front',
      at('0403', {}, 'B I 4/5 0404 S'),
      'an enemy next to it, in front, is the only target',
    ],
    ['with an enemy behind it', at('0403', {}, 'B I 4/5 0406 N'), undefined],
    [
      'in fog',
      at('0402', { scenario: { special: [{ rule: 'fog', turn: 1, hexes: 2 }] } }),
      'the line of sight is blocked',
    ],
    ['in fog that has gone', at('0402', { scenario: { special: [{ rule: 'fog', turn: 1, hexes: 3 }] } }), undefined],
  ])('%s', (_, [hex, sketch], expected) => {
    const position = board(sketch);
    expect(position.refusal({ do: 'fire', units: [0], at: position.hex(hex) })).toBe(expected);
  });
  test('not disordered', () => {
    const position = board({ units: ['A A 4/5 0405 N d', 'B I 4/5 0403 S'], step: 'fire' });
    expect(position.refusal({ do: 'fire', units: [0], at: position.hex('0403') })).toBe('this unit does not fire now');
  });
});

describe('after firing (J-88)', () => {
  const fired = (guns: string, to: string, ...others: readonly string[]): string | undefined => {
    const units = [guns, 'B I 4/5 0402 S', ...others];
    const position = board({ units, step: 'fire', roads: { road: ['0405', '0505', '0605', '0705'] } });
    const after = position.play([{ do: 'fire', units: [0], at: position.hex('0402') }, 0]);
    return (after.state.step === 'fire' ? after.play([{ do: 'pass' }]) : after).refusal(after.moveTo([0], to));
  };
  const END = 'the move may not end there';
  test('with orders, half the allowance', () => {
    expect(fired(GUNS, '0605')).toBeUndefined();
    expect(fired(GUNS, '0705')).toBe(END);
  });
  test('without orders, none', () =>
    expect(fired('A A 4/5 0405 N o', '0505', 'A I 4/5 0108 N')).toBe('this unit may not move any more'));
  test('never beside an enemy', () => {
    expect(fired(GUNS, '0605', 'B A 4/5 0704 N')).toBeUndefined();
    expect(fired(GUNS, '0605', 'B A 4/5 0604 N')).toBe(END);
  });
});

describe('results of fire', () => {
  const fired = (units: readonly string[], ...faces: number[]) => {
    const position = board({ units, step: 'fire' });
    return position.play([{ do: 'fire', units: [0], at: position.hex('0403') }, ...faces]);
  };
  test('4 SP: 4 is nothing', () => expect(fired([GUNS, 'B I 4/5 0403 S'], 4).unit(1)).toBe('0403'));
  test('5 is a test, passed', () => expect(fired([GUNS, 'B I 4/5 0403 S'], 5, 5).unit(1)).toBe('0403'));
  test('failed', () => expect(fired([GUNS, 'B I 4/5 0403 S'], 5, 6).unit(1)).toBe('0403 disordered'));
  test('9 is disorder', () => expect(fired([GUNS, 'B I 4/5 0403 S'], 9).unit(1)).toBe('0403 disordered'));
  test('on a disordered unit, rout', () => expect(fired([GUNS, 'B I 4/5 0403 S d'], 9).unit(1)).toBe('0403 routed'));
});

describe('across a crest or a steep slope, next to it (J-41, J-131)', () => {
  const CREST = 'no adjacent fire across that hexside (Crest)';
  const beside = (kind: string, ...others: readonly string[]): Board =>
    board({
      units: ['A A 4/5 0610 SE', 'B I 4/5 0710 N', 'A I 4/5 0105 N', ...others],
      step: 'fire',
      sides: { [kind]: ['0610-0710'] },
    });
  test.each(['crest', 'steep'])('%s: guns are not named, and nothing is listed', (kind) => {
    const position = beside(kind);
    const legal = position.game.legal(position.state);
    expect([legal.units(), legal.sample()]).toEqual([[], [{ do: 'pass' }]]);
    const open = beside('stream');
    expect(open.game.legal(open.state).units()).toEqual([0]);
  });
  test('whoever says it all the same is told why', () => {
    const position = beside('crest');
    expect(position.refusal({ do: 'fire', units: [0], at: position.hex('0710') })).toBe(CREST);
  });
  test('the enemy behind it stays the only target: the guns do not fire', () => {
    const position = beside('crest', 'B I 4/5 0810 N');
    const far = { do: 'fire', units: [0], at: position.hex('0810') } as const;
    expect(position.refusal(far)).toBe('an enemy next to it, in front, is the only target');
  });
  test('nor do guns fire in reaction across it', () => {
    const units = ['A I 4/5 0405 N', 'B A 4/5 0404 S', 'B I 4/5 0404 S'];
    const shocked = (kind: string): string | undefined => {
      const position = board({ units, sides: { [kind]: ['0405-0404'] } });
      return position.play([position.shockBy([0], '0404')]).due;
    };
    expect([shocked('stream'), shocked('crest')]).toEqual(['B reaction', 'A fight']);
  });
});

describe('guns stacked with a square (J-43)', () => {
  const behind = (state: string): Board =>
    board({ units: ['A A 4/5 0405 N', `A I 4/5 0405 N ${state}`, 'B I 4/5 0407 N'], step: 'fire' });
  const fire = (position: Board) => ({ do: 'fire', units: [0], at: position.hex('0407') }) as const;
  test('they fire all round, and pay for their six front hexes', () => {
    const position = behind('q');
    expect(position.refusal(fire(position))).toBeUndefined();
    expect(position.fire([0], '0407')).toEqual(['+4 strength', '-1 six-fronts', '0 efficient']);
    expect(position.game.legal(position.state).units()).toEqual([0]);
  });
  test('with a line they do neither', () => {
    const position = behind('-');
    expect(position.refusal(fire(position))).toBe('not in its front');
    expect(position.fire([0], '0407')).toEqual(['+4 strength', '0 efficient']);
  });
  test('they answer fire from behind', () => {
    const answers = (state: string): string | undefined => {
      const position = board({
        units: ['A A 4/5 0403 S', 'B A 4/5 0405 S', `B I 4/5 0405 S ${state}`],
        step: 'fire',
      });
      return position.play([{ do: 'fire', units: [0], at: position.hex('0405') }, 0]).due;
    };
    expect([answers('q'), answers('-')]).toEqual(['B counter-battery', undefined]);
  });
});

describe('counter-battery (J-90)', () => {
  const fired = (units: readonly string[], ...faces: number[]): Board => {
    const position = board({ units, step: 'fire' });
    return position.play([{ do: 'fire', units: [0], at: position.hex('0403') }, ...faces]);
  };
  const answer = (position: Board, ...faces: number[]): Board =>
    position.play([{ do: 'fire', units: [1], at: position.hex('0405') }, ...faces]);
  test('guns that were fired at may answer', () => {
    const after = fired([GUNS, 'B A 4/5 0403 S'], 4);
    expect(after.due).toBe('B counter-battery');
    expect(answer(after, 9, 6).unit(0)).toBe('0405 disordered');
  });
  test('disordered by it, they do not', () =>
    expect(fired([GUNS, 'B A 4/5 0403 S'], 9).owes).not.toBe('counter-battery'));
  test('once an activation; fired at again before they have answered, they may', () => {
    const after = fired([GUNS, 'B A 4/5 0403 S', 'A A 4/5 0505 N'], 0);
    const again = (position: Board): string | undefined =>
      position.play([{ do: 'fire', units: [2], at: position.hex('0403') }, 0]).due;
    expect(again(answer(after, 0))).toBeUndefined();
    expect(again(after.play([{ do: 'pass' }]))).toBe('B counter-battery');
  });
  test('nobody answers an answer, though he could', () => {
    const answered = answer(fired([GUNS, 'B A 4/5 0403 S'], 0), 0);
    expect([answered.unit(0), answered.due]).toEqual(['0405', undefined]);
  });
  test('guns beside the hex that was fired at do not', () => {
    expect(fired([GUNS, 'B I 4/5 0403 S', 'B A 4/5 0303 S'], 0).due).toBeUndefined();
    const both = fired([GUNS, 'B A 4/5 0403 S', 'B A 4/5 0303 S'], 0);
    expect(both.refusal({ do: 'fire', units: [1], at: both.hex('0405') })).toBeUndefined();
    expect(both.refusal({ do: 'fire', units: [2], at: both.hex('0405') })).toBe('this artillery does not answer there');
  });
});

describe('reaction fire (J-91)', () => {
  const attacked = (units: readonly string[], by: readonly number[] = [0]): Board => {
    const position = board({ units });
    return position.play([position.shockBy(by, '0404')]);
  };
  const react = (position: Board, ...faces: number[]): Board =>
    position.play([{ do: 'fire', units: [1], at: position.hex('0405') }, ...faces]);
  test('foot disordered by it does not attack, the others of the assault do', () => {
    const after = attacked(['A I 4/5 0405 N', 'B A 4/5 0404 S', 'A I 4/5 0505 N'], [0, 2]);
    expect(after.due).toBe('B reaction');
    const struck = react(after, 9);
    expect([struck.unit(0), struck.due, struck.state.assault?.units]).toEqual(['0405 disordered', 'A fight', [2]]);
  });
  test('cavalry disordered by it attacks; and so does foot that was disordered before', () => {
    const horse = react(attacked(['A C 4/5 0405 N', 'B A 4/5 0404 S']), 9);
    expect([horse.unit(0), horse.due]).toEqual(['0405 disordered', 'A fight']);
    const foot = react(attacked(['A I 4/5 0405 N d', 'B A 4/5 0404 S']), 0);
    expect([foot.unit(0), foot.due]).toEqual(['0405 disordered', 'A fight']);
  });
  test('guns that it is aimed at do not answer', () =>
    expect(react(attacked(['A I 4/5 0405 N', 'B A 4/5 0404 S', 'A A 4/5 0405 N']), 0).due).toBe('A fight'));
  test('guns that have answered fire may still fire in reaction', () => {
    const units = ['A I 4/5 0405 N', 'B A 4/5 0404 S', 'A A 4/5 0407 N', 'B I 4/5 0404 S'];
    const position = board({ units, step: 'fire' });
    const answered = position.play(
      [{ do: 'fire', units: [2], at: position.hex('0404') }, 0],
      [{ do: 'fire', units: [1], at: position.hex('0407') }, 0],
    );
    const shocked = answered.play([{ do: 'pass' }], [position.shockBy([0], '0404')]);
    expect([shocked.due, react(shocked, 0).due]).toEqual(['B reaction', 'A fight']);
  });
  test('in journals of earlier rules it used the answer up: their states stay what they were', () => {
    const { game, state } = board({ units: ['A I 4/5 0405 N', 'B A 4/5 0404 S'] });
    const reaction = { is: 'fire', kind: 'reaction', units: [1], at: hexOf(state, 0), result: 'none' } as const;
    const flags = (apart: object): boolean[] => {
      const after = game.evolve(state, [{ ...reaction, ...apart }]);
      return [has(after, 1, FLAG.answered), has(after, 1, FLAG.reacted)];
    };
    expect([flags({}), flags({ apart: true })]).toEqual([
      [true, false],
      [false, true],
    ]);
  });
  test('once an activation: a pursuit is fired at where the charge was not', () => {
    const units = ['A C 4/5 0406 N', 'B A 4/5 0404 S', 'B I 4/5 0404 S'];
    const position = board({ units });
    const charged = position.play([position.shockBy([], '0404', [[0, '0406', '0405']])], [{ do: 'pass' }]);
    const pursued = (after: Board): string | undefined => {
      const back = after.play(
        [{ do: 'fight' }, 4, 0, 0],
        [{ do: 'recoil', to: after.hex('0403') }],
        [{ do: 'advance', units: [0], facing: 0 }],
      );
      const charges = [{ unit: 0, path: [back.hex('0404')] }];
      const again = { do: 'again', option: 'pursuit', on: back.hex('0403'), units: [], charges } as const;
      return back.play([again]).due;
    };
    expect([pursued(react(charged, 0)), pursued(charged.play([{ do: 'pass' }]))]).toEqual(['A fight', 'B reaction']);
  });
});
