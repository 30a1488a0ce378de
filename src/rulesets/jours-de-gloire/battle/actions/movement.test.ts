import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../kernel/assessment.ts';
import { seededChance } from '../../../../kernel/seed.ts';
import { battleByChance } from '../../../../../test/support/by-chance.ts';
import { randomCommand } from '../../../../../test/support/random-jours-de-gloire.ts';
import { distance, numberOf } from '../../../../space/hex.ts';
import { movement } from '../../movement/index.ts';
import maida from '../../scenarios/maida.json' with { type: 'json' };
import { allowanceOf } from '../turn/activation.ts';
import type { Command } from '../turn/orders.ts';
import { deriveMovement } from '../situation/derive.ts';
import { openBattle } from '../game.ts';
import { hexOf, isGood } from '../position/state.ts';
import { board, type Sketch } from '../fixtures/board.ts';

const END = 'the move may not end there';
const foot = (more: Partial<Sketch> = {}, ...others: readonly string[]): Sketch => ({
  units: ['A I 4/5 0405 N', 'B I 4/5 1201 S', ...others],
  step: 'move',
  ...more,
});
const guns = (...others: readonly string[]): Sketch => ({
  units: ['A A 4/5 0405 N', 'B I 4/5 1201 S', ...others],
  step: 'move',
});

describe('how far units come', () => {
  test.each<[string, Sketch, string, string | undefined]>([
    ['four hexes of clear ground', foot(), '0805', undefined],
    ['not five', foot(), '0905', END],
    ['two of woods', foot({ ground: { '0505': 'woods', '0605': 'woods' } }), '0605', undefined],
    [
      'a stream costs one more',
      foot({ sides: { stream: ['0405-0505', '0405-0404', '0405-0304', '0405-0305', '0405-0406', '0405-0306'] } }),
      '0805',
      END,
    ],
    ['up a level, one more', foot({ ground: { '0805': 'clear 1', '0804': 'clear', '0705': 'clear' } }), '0805', END],
    ['nobody ends in water', foot({ ground: { '0505': 'water' } }), '0505', END],
    ['without orders, half', { ...foot(), units: ['A I 4/5 0405 N o', 'B I 4/5 1201 S'] }, '0605', undefined],
    ['and no more', { ...foot(), units: ['A I 4/5 0405 N o', 'B I 4/5 1201 S'] }, '0705', END],
    ['half of seven is four', { ...foot(), units: ['A L 4/5 0405 N o', 'B I 4/5 1201 S'] }, '0805', undefined],
    ['not five', { ...foot(), units: ['A L 4/5 0405 N o', 'B I 4/5 1201 S'] }, '0905', END],
    ['guns pay two', { ...foot(), units: ['A A 4/5 0405 N', 'B I 4/5 1201 S'] }, '0605', undefined],
    ['and go no farther', { ...foot(), units: ['A A 4/5 0405 N', 'B I 4/5 1201 S'] }, '0705', END],
    [
      'by road, one',
      {
        ...foot({ roads: { road: ['0405', '0505', '0605', '0705', '0805'] } }),
        units: ['A A 4/5 0405 N', 'B I 4/5 1201 S'],
      },
      '0805',
      undefined,
    ],
    ['a square, one hex', { ...foot(), units: ['A I 4/5 0405 N q', 'B I 4/5 1201 S'] }, '0505', undefined],
    ['not two', { ...foot(), units: ['A I 4/5 0405 N q', 'B I 4/5 1201 S'] }, '0605', END],
    ['an enemy zone stops', foot({}, 'B I 4/5 0604 S'), '0605', undefined],
    [
      'not beyond it',
      foot({ ground: Object.fromEntries(['0406', '0306', '0404'].map((h) => [h, 'marsh'])) }, 'B I 4/5 0604 S'),
      '0805',
      END,
    ],
    ['guns have none', foot({}, 'B A 4/5 0604 S'), '0805', undefined],
    ['nor disordered units', foot({}, 'B I 4/5 0604 S d'), '0805', undefined],
    ['nor squares', foot({}, 'B I 4/5 0604 S q'), '0805', undefined],
    ['a third infantry does not fit', foot({}, 'A I 4/5 0505 N', 'A I 4/5 0505 N'), '0505', END],
    ['foot and horse do not mix', foot({}, 'A C 4/5 0505 N'), '0505', END],
    ['guns go with foot', foot({}, 'A A 4/5 0505 N'), '0505', undefined],
    ['two guns do not', foot({}, 'A A 4/5 0505 N', 'A A 4/5 0505 N'), '0505', END],
    ['nor a second gun', guns('A A 4/5 0505 N', 'A I 4/5 0505 N'), '0505', END],
    ['two guns of one formation stack', guns('A A 4/5 0505 N'), '0505', undefined],
    ['of two formations they do not', guns('A A 4/5 0505 N - second'), '0505', END],
    ['nor three', guns('A A 4/5 0505 N', 'A A 4/5 0505 N'), '0505', END],
    ['nobody joins a routed unit', foot({}, 'A I 4/5 0505 N r'), '0505', END],
  ])('%s', (_, sketch, to, expected) => {
    const position = board(sketch);
    expect(position.refusal(position.moveTo([0], to))).toBe(expected);
  });

  test('turning is free, and turns the stack', () => {
    const position = board(foot({}, 'A I 4/5 0405 N'));
    const after = position.play([position.moveTo([0], '0405', 3)]);
    expect(after.state.units.map((word) => (word >> 12) & 7)).toEqual([3, 3, 3]);
  });
  test('leaving a square costs a point, out of any enemy zone (J-96)', () => {
    const position = board({ ...foot(), units: ['A I 4/5 0405 N q', 'B I 4/5 1201 S'] });
    const after = position.play([{ do: 'line', units: [0] }]);
    expect(after.refusal(after.moveTo([0], '0705'))).toBeUndefined();
    expect(after.refusal(after.moveTo([0], '0805'))).toBe(END);
    const held = board({ ...foot(), units: ['A I 4/5 0405 N q', 'B I 4/5 0404 S'] });
    expect(held.refusal({ do: 'line', units: [0] })).toBe('no square to leave here');
  });
  test('a square moves its one hex, however cheap or easy a way round is (J-96)', () => {
    const stepped = (more: Partial<Sketch>): readonly [string | undefined, string] => {
      const position = board({ units: ['A I 4/5 0607 N q', 'B I 4/5 1201 S'], step: 'move', ...more });
      const move = position.moveTo([0], '0506');
      const listed = position.game.legal(position.state).of(0);
      expect(listed).toContainEqual(move);
      expect(listed.every((other) => other.do !== 'move' || isNear(position, other.to))).toBe(true);
      return [position.refusal(move), position.play([move]).unit(0)];
    };
    const isNear = ({ game, state }: ReturnType<typeof board>, to: number): boolean =>
      distance(game.field.grid, hexOf(state, 0), to) <= 1;
    expect(stepped({ sides: { stream: ['0607-0506'] } })).toEqual([undefined, '0506']);
    const roads = { trail: ['0607', '0507', '0506'] };
    expect(stepped({ sides: { steep: ['0607-0506'] }, roads })).toEqual([undefined, '0506 disordered']);
    const dear = { ground: { '0506': 'woods' }, sides: { stream: ['0607-0506'] }, roads };
    expect(stepped(dear)).toEqual([undefined, '0506']);
  });
  test('but not across what it may not cross, nor beyond its allowance', () => {
    const refused = (more: Partial<Sketch>, state = 'q'): string | undefined => {
      const position = board({ units: [`A I 4/5 0607 N ${state}`, 'B I 4/5 1201 S'], step: 'move', ...more });
      return position.refusal(position.moveTo([0], '0506'));
    };
    const river = { sides: { river: ['0607-0506'] } };
    expect([refused(river), refused(river, '-')]).toEqual([END, undefined]);
    const dear = { ground: { '0506': 'marsh 2' }, sides: { steep: ['0607-0506'], fortification: ['0506-0607'] } };
    expect(refused(dear)).toBe(END);
  });
  test('a steep slope disorders', () => {
    const steep = ['0405-0505', '0404-0505', '0504-0505', '0605-0505', '0505-0506', '0505-0406'];
    const position = board(foot({ sides: { steep } }));
    expect(position.play([position.moveTo([0], '0505')]).unit(0)).toBe('0505 disordered');
  });
  test('routed by it, a disordered unit leaves the friends that it has joined (J-66)', () => {
    const steep = ['0405-0505', '0404-0505', '0504-0505', '0605-0505', '0505-0506', '0505-0406'];
    const units = ['A I 4/5 0405 N d', 'B I 4/5 1201 S', 'A I 4/5 0505 N'];
    const position = board({ ...foot({ sides: { steep } }), units, options: { 'J-66': 'routs' } });
    const after = position.play([position.moveTo([0], '0505')]);
    expect([after.unit(0), after.due]).toEqual(['0505 routed', 'A recoil']);
  });
  test('who joins a stack takes its facing', () => {
    const position = board(foot({}, 'A I 4/5 0505 S'));
    expect(position.refusal(position.moveTo([0], '0505', 0))).toBe('whoever joins a stack takes its facing');
    expect(position.refusal(position.moveTo([0], '0505', 3))).toBeUndefined();
  });
});

describe('of ways as cheap, always the one through the lowest hexes', () => {
  const way = (sketch: Sketch, command: (position: ReturnType<typeof board>) => Command): string[] => {
    const position = board(sketch);
    const prepared = position.game.prepare(position.state, command(position));
    if (isRefusal(prepared)) throw new Error(prepared.refused.en);
    const [event] = prepared.played(undefined).events;
    if (event?.is !== 'move' && event?.is !== 'lead') throw new Error('no move');
    return event.path.map((hex) => numberOf(position.game.field.grid, hex));
  };
  const march = (sketch: Sketch) => way(sketch, (position) => position.moveTo([0], '0604'));

  test('back from the end, the first row', () => expect(march(foot())).toEqual(['0405', '0404', '0504', '0604']));
  test('but the cheapest goes first', () =>
    expect(march(foot({ ground: { '0404': 'woods' } }))).toEqual(['0405', '0505', '0504', '0604']));
  test('leaders too', () =>
    expect(
      way(foot(), (position) => ({ do: 'lead', leader: 0, to: position.hex('0309') })).map((hex) => hex.slice(2)),
    ).toEqual(['10', '09', '09']));
});

test('moves of whole battles cost no more than the calculator says their paths may', () => {
  const game = openBattle(maida, {});
  let checked = 0;
  for (let i = 0; i < 3; i++) {
    const chance = seededChance(`march/${i}`);
    battleByChance(
      game,
      chance,
      (state) => randomCommand(game, state, chance),
      (before, command, events, after) => {
        const [first] = events;
        if (command.do !== 'move' || first?.is !== 'move' || command.units.length > 1 || first.path.length === 1)
          return;
        const unit = command.units[0]!;
        const { field } = game;
        const situation = deriveMovement(field, before, unit, first.path, allowanceOf(field, before, unit));
        const assessment = movement.assess(situation, field.options);
        if (isRefusal(assessment)) throw new Error(assessment.refused.en);
        const { steps, state } = movement.resolve(assessment.input, undefined as never);
        expect(steps).toBe(first.path.length - 1);
        expect(state === 'good').toBe(isGood(after, unit) || !isGood(before, unit) ? isGood(after, unit) : false);
        checked++;
      },
    );
  }
  expect(checked).toBeGreaterThan(100);
});
