import { expect, test } from 'vitest';
import { OUR_OPTIONS } from '../../../kernel/ruling.ts';
import { newMatch } from '../../../play/match.ts';
import { openBattle } from '../../../rulesets/alexandre/battle/game.ts';
import { tableOf } from '../../../rulesets/alexandre/battle/table.ts';
import ford from '../../../rulesets/alexandre/scenarios/the-ford.json' with { type: 'json' };
import type { Game } from '../../../kernel/game.ts';
import type { HexTable } from '../../../space/hex-table.ts';
import { battleModel } from './model.ts';

/** The Ford, where a unit may move: after the initiative and the choice of the first leader. */
function aboutToMove() {
  const battle = openBattle(ford, OUR_OPTIONS);
  const [game, table] = [battle as Game, tableOf(battle) as HexTable];
  const model = battleModel('undo', game, table, newMatch(game, 'b2'));
  for (let i = 0; i < 6 && !/moves/.test(model.legal.value.why.en); i++) model.submitOrder(model.choices.value[0]);
  const id = model.readyCounters.value.find((one) => one.startsWith('unit-'))!;
  model.selectCounter(id);
  const orders = table.surface.orders(model.state.value, id);
  const to = orders.reach(orders.groups[0]!).find(({ hex }) => !model.isFriends({ hex }))!;
  return { model, id, to: { hex: to.hex } };
}

test('undo drops a move that was chosen, and takes an order back only where nothing is chosen', () => {
  const { model, id, to } = aboutToMove();
  const entries = () => model.match.value.entries.length;
  const before = entries();
  model.tap({ at: to, counter: undefined, more: false });
  expect(model.selection.value).toMatchObject({ state: 'move', id, hold: 'tap' });
  expect(model.canUndo.value).toBe(true);
  model.undo();
  expect(model.selection.value).toEqual({ state: 'counter', id });
  expect(entries()).toBe(before);
  model.tap({ at: to, counter: undefined, more: false });
  model.tap({ at: to, counter: undefined, more: false });
  expect(entries()).toBe(before + 1);
  model.undo();
  expect(entries()).toBe(before);
});
