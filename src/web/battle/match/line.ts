import type { Text } from '../../../kernel/text.ts';
import type { Ids, Table } from '../../../space/table.ts';
import { counterOf, NOTHING_SELECTED, selectedId, type Selection } from './selection.ts';
import type { TablePosition } from './table-position.ts';

/** These go together, led by the one that is selected; fewer than two are no line. */
export function selectLine<C, P>(selection: Selection<C, P>, ids: Ids): Selection<C, P> {
  const before = selectedId(selection);
  const lead = before !== undefined && ids.includes(before) ? before : ids[0];
  if (lead === undefined) return NOTHING_SELECTED;
  return ids.length > 1 ? { state: 'line', id: lead, line: ids } : counterOf(lead, undefined);
}

/** One counter more for the line, or one less. */
export function toggleInLine<C, P>(
  selection: Selection<C, P>,
  id: string,
  { readyCounters, isChoiceDue }: TablePosition<C, P>,
): Selection<C, P> {
  const before = selectedId(selection);
  const alone = before !== undefined && readyCounters.includes(before) ? [before] : [];
  const line = selection.state === 'line' ? selection.line : alone;
  if (isChoiceDue || (!readyCounters.includes(id) && !line.includes(id))) return selection;
  if (line.length === 0) return counterOf(id, undefined);
  return selectLine(selection, line.includes(id) ? line.filter((one) => one !== id) : [...line, id]);
}

/** Counters that could go by the same steps; `name`: of the leader who commands them. */
export interface LineOffered {
  readonly name: Text | undefined;
  readonly who: Ids;
}

/** Those who stand beside a counter that can move, and those of the leader who acts: who cannot go is told by name. */
export function linesAround<C, P>(
  table: Table<unknown, C, P>,
  state: unknown,
  { readyCounters, isChoiceDue, orders }: TablePosition<C, P>,
  id: string,
): readonly LineOffered[] {
  if (isChoiceDue || orders(id).groups.length === 0) return [];
  const actor = table.actors(state).find(({ standing }) => standing === 'acts');
  const led = actor?.commands ?? [];
  const beside = table.surface.lineOf(state, id, [...new Set([...readyCounters, ...led])]);
  return [
    { name: undefined, who: beside },
    { name: actor?.name, who: led.includes(id) && led.length !== beside.length ? led : [] },
  ].filter(({ who }) => who.length > 1);
}
