import { signal } from '@preact/signals';
import type { Game } from '../../../kernel/game.ts';
import type { Table } from '../../../space/table.ts';
import type { Overlay } from '../../board/props.ts';
import { givingOf } from './orders.ts';
import { holdingOf } from './selection-model.ts';
import { liningUp } from './line-model.ts';
import { oneTab } from './one-tab.ts';
import { type Battle, positionOf } from './position.ts';
import { settlingOf } from './playback.ts';
import { takingBack } from './undo.ts';
import { tapping } from './tap.ts';

/** A battle on the table: what is shown, what is in hand, what may be done with it. */
export function battleModel(id: string, game: Game, table: Table, start: Battle) {
  const position = positionOf(id, game, table, start);
  const holding = holdingOf(position);
  const lining = liningUp(position, holding);
  const tab = oneTab(position, () => settling.settle());
  const settling = settlingOf(position, holding, tab);
  const giving = givingOf(position, holding, settling, tab);
  /** What the computer weighs, drawn on the board. */
  const thoughts = signal<Overlay['more']>(undefined);
  settling.settle();
  return {
    ...position,
    ...holding,
    ...lining,
    ...giving,
    ...takingBack(position, settling, tab),
    tap: tapping(position, holding, lining, giving),
    keepNow: settling.keepNow,
    tab,
    thoughts,
  };
}

export type BattleModel = ReturnType<typeof battleModel>;
