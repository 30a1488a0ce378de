import { expect, test } from 'vitest';
import { t } from '../../../kernel/text.ts';
import { drag, drop, grab, whyNotThere } from './drag.ts';
import { A, at, B, COMMAND, FAR, LINE, position, type Select, to } from './fixtures/letter-table.ts';
import { NOTHING_SELECTED } from './selection.ts';

test.each<[string, Select, string, Select | undefined]>([
  ['who can act is taken along, selected or not', NOTHING_SELECTED, 'a', A],
  ['whoever else was selected is let go', B, 'a', A],
  ['a move that was chosen is chosen anew', to('D', 'pin'), 'a', A],
  ['those who go along stay chosen', { ...A, group: ['a', 'l'] }, 'a', { ...A, group: ['a', 'l'] }],
  ['one of a line takes the line, and leads it', { ...LINE, to: 'D' }, 'b', { ...LINE, id: 'b' }],
  ['who has nothing to do stays: the map moves', NOTHING_SELECTED, 'b', undefined],
  ['an enemy stays', A, 'x', undefined],
])('%s', (_, from, id, selection) => expect(grab(from, id, position())).toEqual(selection));

test.each<[string, Select, string, Select]>([
  ['it goes where the hand is', A, 'D', to('D', 'hover')],
  ['on to a friend, too', A, 'C', to('C', 'hover')],
  ['as near as it may', A, 'F', to('D', 'hover')],
  ['an enemy is aimed at', to('D', 'hover'), 'X', at('X', 'hover')],
  ['back at its place it is told nothing', to('D', 'hover'), 'A', A],
  ['a line goes with it', LINE, 'D', { ...LINE, to: 'D' }],
  ['a line back at its place is told nothing', { ...LINE, to: 'D' }, 'A', LINE],
  ['a command without a place is not dragged', COMMAND, 'D', COMMAND],
])('dragged: %s', (_, from, place, selection) => expect(drag(from, place, position())).toEqual(selection));

test('who may end nowhere stays what it is', () => {
  const nowhere = position();
  const { orders } = nowhere;
  const none = { ...nowhere, orders: (id: string) => ({ ...orders(id), nearest: () => undefined }) };
  expect(drag(A, 'F', none)).toEqual(A);
});

test.each<[string, Select, string | undefined, Select, readonly string[] | undefined]>([
  ['a move is played', to('D', 'hover'), 'D', to('D', 'pin'), ['a to D']],
  ['one by dice waits for them', to('E', 'hover'), 'E', to('E', 'pin'), undefined],
  ['an attack waits for those who may join', at('X', 'hover'), 'X', at('X', 'pin'), undefined],
  ['beside its end a move waits for a tap', to('D', 'hover'), 'F', to('D', 'pin'), undefined],
  ['a line is played together', { ...LINE, to: 'D' }, 'D', { ...LINE, to: 'D' }, ['a with a to D', 'b with a to D']],
  ['a line of which nobody can go waits', { ...LINE, to: 'F' }, 'F', { ...LINE, to: 'F' }, undefined],
  ['at its own place nothing is done', A, 'A', A, undefined],
  ['a hand that gives up does nothing', to('D', 'hover'), undefined, A, undefined],
  ['a line that is given up stays selected', { ...LINE, to: 'D' }, undefined, LINE, undefined],
])('let go: %s', (_, from, place, selection, play) =>
  expect(drop(from, place, position())).toEqual({ selection, ...(play !== undefined && { play }) }),
);

test('a line of which one cannot go waits for a word', () => {
  const stuck = [{ who: [], text: FAR }];
  const partly = position({ shift: () => ({ commands: ['a to D'], moved: [], stuck }) });
  expect(drop({ ...LINE, to: 'D' }, 'D', partly).play).toBeUndefined();
});

test.each<[Select, string, unknown]>([
  [to('D', 'hover'), 'D', undefined],
  [A, 'A', undefined],
  [at('X', 'hover'), 'X', undefined],
  [to('D', 'hover'), 'F', FAR],
  [to('D', 'hover'), 'G', t('hors d’atteinte', 'out of reach')],
])('why %j does not end at %s: %j', (from, place, why) => expect(whyNotThere(from, place, position())).toEqual(why));
