import { t, type Text } from '../../../kernel/text.ts';
import { counterOf, type Selection } from './selection.ts';
import { strikeAt } from './strikes.ts';
import { groupOf, placeOf, sent, type TablePosition } from './table-position.ts';
import { confirm, type Tapped } from './tap.ts';

/** What a counter is taken along as when it is dragged: alone, or with its line; undefined where it has nothing to do. */
export function grab<C, P>(
  selection: Selection<C, P>,
  id: string,
  position: TablePosition<C, P>,
): Selection<C, P> | undefined {
  if (selection.state === 'line' && selection.line.includes(id)) return { state: 'line', id, line: selection.line };
  const { groups, strikes } = position.orders(id);
  if (groups.length + strikes.length === 0) return undefined;
  const group = 'group' in selection && selection.id === id ? selection.group : undefined;
  return counterOf(id, group);
}

/** The hand is over a place: an enemy there is aimed at, else the counter goes there, or as near to it as it may. */
export function drag<C, P>(selection: Selection<C, P>, at: P, position: TablePosition<C, P>): Selection<C, P> {
  if (selection.state === 'nothing' || selection.state === 'command') return selection;
  const { id } = selection;
  if (selection.state === 'line')
    return isOwnPlace(position, id, at) ? withoutPlace(selection) : { ...selection, to: at };
  if (isOwnPlace(position, id, at)) return withoutPlace(selection);
  const { group } = selection;
  const orders = position.orders(id);
  const strike = strikeAt(orders.strikes, position.isSame, at);
  const kept = group === undefined ? {} : { group };
  if (strike !== undefined)
    return { state: 'strike', id, ...kept, who: strike.who, at: strike.at, way: 0, hold: 'hover' };
  const who = groupOf(orders, group);
  const to = sent(position, selection, at).move !== undefined ? at : who && orders.nearest(who, at);
  return to === undefined ? withoutPlace(selection) : { state: 'move', id, ...kept, to, hold: 'hover' };
}

/**
 * The hand lets go: what ends where it is and needs no dice is played. Dice, others who may join, counters of a line
 * that cannot go, and a place where nobody may end wait for a word more.
 */
export function drop<C, P>(selection: Selection<C, P>, at: P | undefined, position: TablePosition<C, P>): Tapped<C, P> {
  if (at === undefined) return { selection: withoutPlace(selection) };
  switch (selection.state) {
    case 'nothing':
    case 'counter':
    case 'command':
      return { selection };
    case 'strike':
      return { selection: { ...selection, hold: 'pin' } };
    case 'move': {
      const pinned = { ...selection, hold: 'pin' } as const;
      return position.isSame(selection.to, at) ? confirm(pinned, position) : { selection: pinned };
    }
    case 'line': {
      const shift = selection.to === undefined ? undefined : position.shift(selection.line, selection.id, selection.to);
      const isWhole = shift !== undefined && shift.stuck.length === 0 && shift.commands.length > 0;
      return isWhole ? { selection, play: shift.commands } : { selection };
    }
  }
}

const OUT_OF_REACH = t('hors d’atteinte', 'out of reach');

/** Why what is dragged does not end where the hand is; undefined where it does. */
export function whyNotThere<C, P>(selection: Selection<C, P>, at: P, position: TablePosition<C, P>): Text | undefined {
  if (selection.state !== 'counter' && selection.state !== 'move') return undefined;
  if (isOwnPlace(position, selection.id, at)) return undefined;
  const { move, why } = sent(position, selection, at);
  return move === undefined ? (why ?? OUT_OF_REACH) : undefined;
}

const isOwnPlace = <P>(position: TablePosition<unknown, P>, id: string, at: P): boolean => {
  const own = placeOf(position, id);
  return own !== undefined && position.isSame(own, at);
};

/** Those who are selected, told nothing. */
function withoutPlace<C, P>(selection: Selection<C, P>): Selection<C, P> {
  switch (selection.state) {
    case 'nothing':
    case 'command':
      return selection;
    case 'line':
      return { state: 'line', id: selection.id, line: selection.line };
    case 'counter':
    case 'move':
    case 'strike':
      return counterOf(selection.id, selection.group);
  }
}
