import { expect, test } from 'vitest';
import { battleAddress, type BattleChoice, battleChoiceIn } from './battle-choice.ts';

const read = (address: string): BattleChoice => battleChoiceIn(new URLSearchParams(address.split('?')[1]));

test.each<[BattleChoice, string]>([
  [{ side: 0, against: 'veteran', teach: false }, '#/alexandre/battle/the-ford?against=veteran'],
  [{ side: 1, against: 'grognard', teach: false }, '#/alexandre/battle/the-ford?against=grognard&side=2'],
  [{ side: 0, against: undefined, teach: false }, '#/alexandre/battle/the-ford'],
])('%o is an address, and is read out of it', (choice, address) => {
  expect(battleAddress('alexandre', 'the-ford', choice)).toBe(address);
  expect(read(address)).toEqual(choice);
});

test('lessons have a side and an opponent of their own', () =>
  expect(battleAddress('jours-de-gloire', 'maida', { side: 1, against: 'veteran', teach: true })).toBe(
    '#/jours-de-gloire/battle/maida?teach=1',
  ));

test('an address that says something else begins a battle for two', () =>
  expect(read('#/alexandre/battle/the-ford?against=nobody&side=9&seed=a')).toEqual({
    side: 0,
    against: undefined,
    teach: false,
  }));
