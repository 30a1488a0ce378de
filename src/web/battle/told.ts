import type { Text } from '../../kernel/text.ts';
import type { Entry } from '../../play/journal.ts';
import type { BattleModel } from './model.ts';

const told = new WeakMap<Entry, readonly Text[]>();

/** What an entry tells, line by line. */
export function toldOf({ game }: BattleModel, entry: Entry): readonly Text[] {
  let lines = told.get(entry);
  if (lines === undefined) told.set(entry, (lines = entry.events.flatMap((event) => game.tell(event) ?? [])));
  return lines;
}
