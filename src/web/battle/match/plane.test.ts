import { describe, expect, test } from 'vitest';
import { same, t } from '../../../kernel/text.ts';
import type { CounterShown, Orders, Surface } from '../../../space/table.ts';
import { NOTHING_SELECTED, type Selection } from './selection.ts';
import { commandIn, sent, shiftIn, type TablePosition } from './table-position.ts';
import { pointAt, tap } from './tap.ts';

/*
 * A table without a grid: miniatures stand anywhere and face any way. One goes straight to where it is sent, as far as its
 * allowance lasts, and shoots at enemies within its range; a place is the same within the tolerance of a ruler.
 */
interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}
type Command =
  | { readonly do: 'move'; readonly who: readonly string[]; readonly by: readonly [number, number] }
  | { readonly do: 'shoot'; readonly who: string; readonly at: string };
type State = readonly CounterShown<Pose>[];

const TOUCH = 0.5;
const ALLOWANCE = 100;
const RANGE = 120;
const TOO_FAR = t('100 pas au plus', '100 paces at most');
const WOOD = t('un bois', 'a wood');

const apart = (one: Pose, other: Pose): number => Math.hypot(one.x - other.x, one.y - other.y);
const unit = (id: string, side: number, x: number, y: number): CounterShown<Pose> => ({
  id,
  side,
  place: { x, y, angle: side * 180 },
  name: same(id),
  type: 'Bw',
});
const START: State = [unit('a', 0, 0, 0), unit('b', 0, 40, 0), unit('x', 1, 0, 110), unit('y', 1, 300, 300)];

function ordersOf(state: State, id: string): Orders<Command, Pose> {
  const { place: from, side } = state.find((one) => one.id === id)!;
  const shareOf = (wish: Pose): number => Math.min(1, ALLOWANCE / apart(from, wish));
  const stepTo = (wish: Pose): readonly [number, number] => [
    (wish.x - from.x) * shareOf(wish),
    (wish.y - from.y) * shareOf(wish),
  ];
  const endAt = (wish: Pose): Pose => {
    const [x, y] = stepTo(wish);
    return { x: from.x + x, y: from.y + y, angle: wish.angle };
  };
  return {
    groups: [[id]],
    send: (who, wish) => ({
      move: { command: { do: 'move', who, by: stepTo(wish) }, who, to: endAt(wish) },
      ...(shareOf(wish) < 1 && { why: TOO_FAR }),
    }),
    nearest: (_who, wish) => endAt(wish),
    strikes: state.flatMap((enemy) =>
      enemy.side !== side && apart(from, enemy.place) <= RANGE
        ? [{ command: { do: 'shoot', who: id, at: enemy.id } as const, who: [id], at: [enemy.place] }]
        : [],
    ),
    here: [],
  };
}

/** There is no list of places: `Orders.places` is left out. */
const SURFACE: Surface<State, Command, Pose> = {
  kind: 'plane',
  counters: (state) => state,
  isSame: (one, other) => apart(one, other) <= TOUCH,
  nameOf: ({ x, y }) => `${Math.round(x)}, ${Math.round(y)}`,
  orders: ordersOf,
  traces: (state, command) =>
    command.do === 'shoot'
      ? [[command.who, command.at].map((id) => state.find((one) => one.id === id)!.place)]
      : command.who.map((id) => {
          const { place } = state.find((one) => one.id === id)!;
          return [place, { ...place, x: place.x + command.by[0], y: place.y + command.by[1] }];
        }),
  lineOf: (state, id, ids) =>
    state.filter((one) => ids.includes(one.id) && one.side === state.find((it) => it.id === id)!.side).map((o) => o.id),
  shift: (state, ids, lead, to) => {
    const { place } = state.find(({ id }) => id === lead)!;
    const by = [to.x - place.x, to.y - place.y] as const;
    const moved = state
      .filter(({ id }) => ids.includes(id))
      .map((counter) => ({
        counter,
        to: { ...counter.place, x: counter.place.x + by[0], y: counter.place.y + by[1] },
      }));
    return { commands: [{ do: 'move', who: ids, by }], moved, stuck: [] };
  },
  sight: (_, from, to) => ({ from, to, blocked: { at: [{ x: 20, y: 50, angle: 0 }], text: WOOD } }),
};

const POSITION: TablePosition<Command, Pose> = {
  counters: SURFACE.counters(START),
  readyCounters: ['a', 'b'],
  isChoiceDue: false,
  isSame: SURFACE.isSame,
  orders: (id) => SURFACE.orders(START, id),
  throwsDice: (command) => command.do === 'shoot',
  shift: (ids, lead, to) => SURFACE.shift(START, ids, lead, to),
};

type Selected = Selection<Command, Pose>;
const at = (x: number, y: number): Pose => ({ x, y, angle: 0 });
const onGround = (selection: Selected, place: Pose) =>
  tap(selection, { at: place, counter: undefined, more: false }, POSITION);
const onCounter = (selection: Selected, id: string, more = false) =>
  tap(selection, { at: START.find((one) => one.id === id)!.place, counter: id, more }, POSITION);

const A: Selected = { state: 'counter', id: 'a' };

describe('on a plane, measured with rulers', () => {
  test('a miniature is selected, and sent to any point within its allowance', () => {
    expect(onCounter(NOTHING_SELECTED, 'a').selection).toEqual(A);
    const { selection, play } = onGround(A, at(30, 40));
    expect(play).toBeUndefined();
    expect(selection).toMatchObject({ state: 'move', id: 'a', to: at(30, 40) });
    expect(onGround(selection, at(30, 40)).play).toEqual([{ do: 'move', who: ['a'], by: [30, 40] }]);
  });

  test('a tap within the tolerance is the same place, one beyond it is another', () => {
    const { selection } = onGround(A, at(30, 40));
    expect(onGround(selection, at(30.3, 40.3)).play).toHaveLength(1);
    expect(onGround(selection, at(31, 40)).play).toBeUndefined();
    expect(pointAt(selection, at(30.3, 40), POSITION)).toBe(selection);
  });

  test('sent too far it ends as near as it may, the reason beside it; a tap on the wish or on that end says yes', () => {
    const { selection } = onGround(A, at(120, 160));
    expect(sent(POSITION, { id: 'a' }, at(120, 160))).toMatchObject({ move: { to: { x: 60, y: 80 } }, why: TOO_FAR });
    const farthest: Command = { do: 'move', who: ['a'], by: [60, 80] };
    expect(commandIn(POSITION, selection)).toEqual(farthest);
    expect(onGround(selection, at(120, 160)).play).toEqual([farthest]);
    expect(onGround(selection, at(60, 80)).play).toEqual([farthest]);
  });

  test('an enemy in range is aimed at and waits for its dice; one out of range is selected', () => {
    const { selection } = onCounter(A, 'x');
    expect(selection).toMatchObject({ state: 'strike', who: ['a'], at: [{ x: 0, y: 110 }], hold: 'pin' });
    expect(onCounter(selection, 'x')).toEqual({ selection });
    expect(commandIn(POSITION, selection)).toEqual({ do: 'shoot', who: 'a', at: 'x' });
    expect(SURFACE.traces(START, commandIn(POSITION, selection)!)).toEqual([[START[0]!.place, START[2]!.place]]);
  });

  test('miniatures in a line go by the same steps', () => {
    const { selection } = onCounter(A, 'b', true);
    expect(selection).toEqual({ state: 'line', id: 'a', line: ['a', 'b'] });
    const sentThere = onGround(selection, at(10, 20)).selection;
    expect(shiftIn(POSITION, sentThere)?.moved.map(({ to }) => SURFACE.nameOf(to))).toEqual(['10, 20', '50, 20']);
    expect(onGround(sentThere, at(10, 20)).play).toEqual([{ do: 'move', who: ['a', 'b'], by: [10, 20] }]);
  });
});
