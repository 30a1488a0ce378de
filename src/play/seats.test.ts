import { expect, test } from 'vitest';
import { isAnothers, mayOrder, type Player, type Seat } from './seats.ts';

const ANNE = { person: 'anne' };
const BERT = { person: 'bert' };
const VETERAN = { mind: 'veteran' };

test.each<[string, Seat, Player | undefined, boolean, boolean]>([
  ['anybody, whoever it is', 'anybody', undefined, true, false],
  ['anybody, a person', 'anybody', ANNE, true, false],
  ['anybody, a mind', 'anybody', VETERAN, true, false],
  ['nobody', 'nobody', ANNE, false, false],
  ['a person: himself', ANNE, { ...ANNE }, true, false],
  ['a person: another', ANNE, BERT, false, true],
  ['a person: whoever it is', ANNE, undefined, false, true],
  ['a person: a mind of his name', ANNE, { mind: 'anne' }, false, true],
  ['a mind: itself', VETERAN, { ...VETERAN }, true, false],
  ['a mind: a person, who may take back what it played', VETERAN, ANNE, false, false],
])('%s', (_, seat, player, orders, another) => {
  expect(mayOrder(['nobody', seat], player, 1)).toBe(orders);
  expect(isAnothers(['nobody', seat], player, 1)).toBe(another);
});
