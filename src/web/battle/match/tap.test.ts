import { describe, expect, test } from 'vitest';
import { A, at, B, COMMAND, LINE, position, type Select, to } from './fixtures/letter-table.ts';
import { NOTHING_SELECTED } from './selection.ts';
import { commandIn, stackPlaces } from './table-position.ts';
import { pointAt, withGroup, stackOn, type Tap, tap, endAt, toggleStriker, withoutTarget } from './tap.ts';

/** `X`: the place; `x@X`: a counter there; `+b@B`: with Shift. */
function tapOf(said: string): Tap<string> {
  const [hit, place] = said.includes('@') ? said.split('@') : [undefined, said];
  return { at: place!, counter: hit?.replace('+', ''), more: said.startsWith('+') };
}

type Case = readonly [from: Select, tapped: string, selection: Select, play?: readonly string[]];

const CASES: Readonly<Record<string, readonly Case[]>> = {
  'nothing selected': [
    [NOTHING_SELECTED, 'a@A', A],
    [NOTHING_SELECTED, 'x@X', { state: 'counter', id: 'x' }],
    // On a stack beside its counters: the top one.
    [NOTHING_SELECTED, 'A', { state: 'counter', id: 'l' }],
    [NOTHING_SELECTED, 'D', NOTHING_SELECTED],
    [NOTHING_SELECTED, '+b@B', B],
    [NOTHING_SELECTED, '+x@X', NOTHING_SELECTED],
  ],
  'a counter selected': [
    [A, 'D', to('D', 'tap')],
    [A, 'E', to('E', 'tap')],
    [A, 'x@X', at('X', 'pin')],
    // A friend who can act is selected, even where one could be stacked on him.
    [A, 'c@C', { state: 'counter', id: 'c' }],
    [A, 'C', { state: 'counter', id: 'c' }],
    // The board says why not.
    [A, 'F', A],
    [A, 'G', NOTHING_SELECTED],
    // Its own place: the next one of the stack, or nothing where it is alone.
    [A, 'A', { state: 'counter', id: 'l' }],
    [A, 'l@A', { state: 'counter', id: 'l' }],
    [B, 'b@B', NOTHING_SELECTED],
    [B, 'D', NOTHING_SELECTED],
    [B, 'C', { state: 'counter', id: 'c' }],
    [A, '+b@B', LINE],
    [A, '+x@X', A],
    [{ state: 'counter', id: 'x' }, '+b@B', B],
  ],
  'a move chosen': [
    [to('D', 'hover'), 'D', to('D', 'hover'), ['a to D']],
    [to('D', 'tap'), 'D', to('D', 'tap'), ['a to D']],
    [to('D.n', 'tap'), 'D', to('D.n', 'tap'), ['a to D.n']],
    [to('C', 'pin'), 'c@C', to('C', 'pin'), ['a to C']],
    // What needs dice waits for them.
    [to('E', 'tap'), 'E', to('E', 'tap')],
    [to('D', 'tap'), 'E', to('E', 'tap')],
    [to('D', 'tap'), 'x@X', at('X', 'pin')],
    [to('D', 'tap'), 'F', to('D', 'tap')],
    [to('C', 'pin'), 'F', A],
    [to('D', 'tap'), 'b@B', B],
    [to('D', 'tap'), 'G', NOTHING_SELECTED],
    [{ ...A, state: 'move', group: ['a', 'l'], to: 'D', hold: 'tap' }, 'D', expect.anything() as never, ['al to D']],
  ],
  'a strike chosen': [
    // A mouse has pointed already: its first click pins.
    [at('X', 'hover'), 'x@X', at('X', 'pin')],
    [at('X', 'pin'), 'x@X', at('X', 'pin')],
    [at('X', 'pin'), 'b@B', at('X', 'pin', ['a', 'b'])],
    [at('X', 'pin', ['a', 'b']), 'b@B', at('X', 'pin')],
    [at('X', 'hover'), 'b@B', B],
    [at('X', 'pin'), 'y@Y', at('Y', 'pin')],
    [at('X', 'pin'), 'D', to('D', 'tap')],
    [at('X', 'pin'), 'c@C', { state: 'counter', id: 'c' }],
    [at('X', 'pin'), 'G', NOTHING_SELECTED],
  ],
  'a line selected': [
    [LINE, 'D', { ...LINE, to: 'D' }],
    [{ ...LINE, to: 'D' }, 'D', { ...LINE, to: 'D' }, ['a with a to D', 'b with a to D']],
    [{ ...LINE, to: 'D' }, 'E', { ...LINE, to: 'E' }],
    // Nobody can go there.
    [{ ...LINE, to: 'F' }, 'F', { ...LINE, to: 'F' }],
    [LINE, '+c@C', { ...LINE, line: ['a', 'b', 'c'] }],
    [LINE, '+b@B', A],
    [LINE, '+a@A', B],
    [{ ...LINE, line: ['a', 'b', 'c'] }, '+a@A', { state: 'line', id: 'b', line: ['b', 'c'] }],
  ],
  'a command that waits for its dice': [
    [COMMAND, 'a@A', A],
    [COMMAND, 'D', NOTHING_SELECTED],
    [COMMAND, '+b@B', B],
  ],
};

describe.each(Object.entries(CASES))('a tap with %s', (_, cases) => {
  for (const [from, tapped, selection, play] of cases)
    test(`${JSON.stringify(from)}, tap on ${tapped}`, () => {
      const found = tap(from, tapOf(tapped), position());
      expect(found.selection).toEqual(selection);
      expect(found.play).toEqual(play);
    });
});

test('what needs no dice is played by the second tap on a strike, too', () => {
  const certain = position({ throwsDice: () => false });
  expect(tap(at('X', 'pin'), tapOf('x@X'), certain).play).toEqual(['a at X']);
});

test('while a choice is due friends are places to go to, and no line is formed', () => {
  const owed = position({ isChoiceDue: true });
  expect(tap(A, tapOf('c@C'), owed).selection).toEqual(to('C', 'tap'));
  expect(tap(A, tapOf('+b@B'), owed).selection).toEqual(A);
});

test.each<[Select, string, Select]>([
  [NOTHING_SELECTED, 'D', NOTHING_SELECTED],
  [A, 'D', to('D', 'hover')],
  [A, 'X', at('X', 'hover')],
  [A, 'C', A],
  [A, 'F', A],
  [to('D', 'tap'), 'E', to('E', 'hover')],
  [to('D.n', 'tap'), 'D', to('D.n', 'tap')],
  [to('C', 'pin'), 'D', to('C', 'pin')],
  [at('X', 'hover'), 'Y', at('Y', 'hover')],
  [at('X', 'hover'), 'D', to('D', 'hover')],
  [at('X', 'pin'), 'D', at('X', 'pin')],
  [LINE, 'D', { ...LINE, to: 'D' }],
  [COMMAND, 'D', COMMAND],
])('%j pointed at %s', (from, place, selection) => expect(pointAt(from, place, position())).toEqual(selection));

test('who was chosen to go along goes along wherever one points', () => {
  const both = withGroup(A, ['l', 'a'], position());
  expect(both).toEqual({ ...A, group: ['a', 'l'] });
  const aimed = pointAt(pointAt(both, 'X', position()), 'D', position());
  expect(commandIn(position(), aimed)).toBe('al to D');
});

test('turning chooses a move; a pinned one stays pinned', () => {
  expect(endAt(A, 'A.n')).toEqual(to('A.n', 'tap'));
  expect(endAt(to('D', 'hover'), 'D.n')).toEqual(to('D.n', 'tap'));
  expect(endAt(to('C', 'pin'), 'C.n')).toEqual(to('C.n', 'pin'));
  expect(endAt(LINE, 'A.n')).toEqual({ ...LINE, to: 'A.n' });
  expect(endAt(at('X', 'pin'), 'A.n')).toEqual(at('X', 'pin'));
});

test('friends on whom a counter may be stacked are offered once each, and chosen by name', () => {
  expect(stackPlaces(position(), { id: 'a' })).toEqual(['C']);
  expect(stackPlaces(position({ isChoiceDue: true }), { id: 'a' })).toEqual([]);
  expect(stackOn(A, 'C')).toEqual(to('C', 'pin'));
});

test('a counter that cannot join a strike leaves it is', () =>
  expect(toggleStriker(at('X', 'pin'), 'c', position())).toEqual(at('X', 'pin')));

test.each<[Select, Select | undefined]>([
  [NOTHING_SELECTED, undefined],
  [A, undefined],
  // It follows the pointer: nobody chose it.
  [to('D', 'hover'), undefined],
  [at('X', 'hover'), undefined],
  [to('D', 'tap'), A],
  [to('C', 'pin'), A],
  [at('X', 'pin'), A],
  [LINE, undefined],
  [{ ...LINE, to: 'D' }, LINE],
  [COMMAND, NOTHING_SELECTED],
])('%j without its target', (from, selection) => expect(withoutTarget(from)).toEqual(selection));
