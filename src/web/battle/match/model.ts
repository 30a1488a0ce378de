import { signal } from '@preact/signals';
import type { Game } from '../../../kernel/game.ts';
import type { Table } from '../../../space/table.ts';
import type { Thought } from '../computer/thoughts.ts';
import { afterPlay, selectionOfWhatIsDue } from './after-play.ts';
import { oneTab } from './one-tab.ts';
import { ordersModel } from './orders.ts';
import { selectionModel } from './selection-model.ts';
import { type AnyMatch, shownPosition } from './shown-position.ts';

/** A battle on the table: what is shown, what is selected, what may be done with it. */
export function battleModel<P>(id: string, game: Game, table: Table<unknown, unknown, P>, start: AnyMatch) {
  const position = shownPosition(id, game, table, start);
  const selected = selectionModel(position);
  const selectWhatIsDue = selectionOfWhatIsDue(position, selected);
  const tab = oneTab(position, selectWhatIsDue);
  const after = afterPlay(position, selectWhatIsDue, tab);
  const orders = ordersModel(position, selected, after, tab);
  /** What the computer weighs, drawn on the board. */
  const thoughts = signal<readonly Thought<P>[] | undefined>(undefined);
  selectWhatIsDue();
  return { ...position, ...selected, ...orders, keepNow: after.keepNow, enter: after.enter, tab, thoughts };
}

export type BattleModel<P = unknown> = ReturnType<typeof battleModel<P>>;
