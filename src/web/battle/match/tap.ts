import type { Ids } from '../../../space/table.ts';
import { toggleInLine } from './line.ts';
import { counterOf, type Hold, NOTHING_SELECTED, selectedId, type Selection } from './selection.ts';
import { joined, joiners, strikeAt } from './strikes.ts';
import {
  commandIn,
  followingIn,
  groupOf,
  isFriends,
  sent,
  shiftIn,
  standingAt,
  type TablePosition,
} from './table-position.ts';

/** A tap, or Enter. */
export interface Tap<P> {
  /** The place of the counter that was hit, or else of the ground. */
  readonly at: P;
  readonly counter: string | undefined;
  /** To select the counter beside the others. */
  readonly more: boolean;
}

/** What a tap leads to. */
export interface Tapped<C, P> {
  readonly selection: Selection<C, P>;
  /** Commands that it says yes to. */
  readonly play?: readonly C[];
}

/** A tap selects a counter, points it somewhere, lets others join, and says yes to what was pointed at before. */
export function tap<C, P>(
  selection: Selection<C, P>,
  { at, counter, more }: Tap<P>,
  position: TablePosition<C, P>,
): Tapped<C, P> {
  if (more && counter !== undefined) return { selection: toggleInLine(selection, counter, position) };
  switch (selection.state) {
    case 'nothing':
    case 'counter':
    case 'command':
      return { selection: aimOrPick(selection, at, counter, position) };
    case 'line': {
      const isThere = selection.to !== undefined && position.isSame(selection.to, at);
      const commands = isThere ? (shiftIn(position, selection)?.commands ?? []) : [];
      return commands.length > 0
        ? { selection, play: commands }
        : { selection: pointAt(selection, at, position, 'tap') };
    }
    case 'strike': {
      const { id, group, hold } = selection;
      const { strikes } = position.orders(id);
      const isPinned = hold === 'pin';
      const joins = counter !== undefined && counter !== id && joiners(strikes, position.isSame, selection.at);
      if (isPinned && joins && joins.includes(counter))
        return { selection: toggleStriker(selection, counter, position) };
      if (selection.at.some((place) => position.isSame(place, at)))
        return isPinned ? confirm(selection, position) : { selection: { ...selection, hold: 'pin' } };
      return { selection: aimOrPick(isPinned ? counterOf(id, group) : selection, at, counter, position) };
    }
    case 'move': {
      const { id, group, hold } = selection;
      // Without a grid it ends as near as it may: that end says yes, and so does the place it was sent to.
      const end = sent(position, selection, selection.to).move?.to;
      if (end !== undefined && [selection.to, end].some((place) => position.isSame(place, at)))
        return confirm(selection, position);
      return { selection: aimOrPick(hold === 'pin' ? counterOf(id, group) : selection, at, counter, position) };
    }
  }
}

/** What needs dice waits for them. */
export function confirm<C, P>(selection: Selection<C, P>, position: TablePosition<C, P>): Tapped<C, P> {
  const command = commandIn(position, selection);
  if (command === undefined || position.throwsDice(command)) return { selection };
  return { selection, play: [command, ...followingIn(position, selection)] };
}

/** Points there, or else selects who stands there. */
function aimOrPick<C, P>(
  selection: Selection<C, P>,
  at: P,
  counter: string | undefined,
  position: TablePosition<C, P>,
): Selection<C, P> {
  const target = aimAt(selection, at, position, 'tap');
  if (target !== undefined) return target.state === 'strike' ? { ...target, hold: 'pin' } : target;
  // The board says why not.
  if (counter === undefined && 'id' in selection && sent(position, selection, at).why !== undefined) return selection;
  return pick(selection, at, counter, position);
}

/** The counter that was hit, or the next one of its stack. */
export function pick<C, P>(
  selection: Selection<C, P>,
  at: P,
  hit: string | undefined,
  position: TablePosition<C, P>,
): Selection<C, P> {
  const before = selectedId(selection);
  const stack = standingAt(position, at).map(({ id }) => id);
  if (stack.length === 0) return NOTHING_SELECTED;
  if (hit !== undefined && hit !== before) return counterOf(hit, undefined);
  if (stack.length === 1 && stack[0] === before) return NOTHING_SELECTED;
  const below = stack[stack.indexOf(before ?? '') - 1] ?? stack.at(-1)!;
  return counterOf(below, undefined);
}

/** The selection aimed at a place; undefined where it may do nothing there. */
function aimAt<C, P>(
  selection: Selection<C, P>,
  at: P,
  position: TablePosition<C, P>,
  hold: Hold,
): Extract<Selection<C, P>, { readonly state: 'move' | 'strike' }> | undefined {
  if (selection.state !== 'counter' && selection.state !== 'move' && selection.state !== 'strike') return undefined;
  const { id, group } = selection;
  const strike = strikeAt(position.orders(id).strikes, position.isSame, at);
  if (strike !== undefined)
    return { state: 'strike', id, ...groupOrNone(group), who: strike.who, at: strike.at, way: 0, hold };
  if (isFriends(position, id, at) || sent(position, selection, at).move === undefined) return undefined;
  return { state: 'move', id, ...groupOrNone(group), to: at, hold };
}

/** The pointer or the cursor is over a place: a move or a strike is shown, nothing is done. */
export function pointAt<C, P>(
  selection: Selection<C, P>,
  at: P,
  position: TablePosition<C, P>,
  hold: Hold = 'hover',
): Selection<C, P> {
  switch (selection.state) {
    case 'nothing':
    case 'command':
      return selection;
    case 'line':
      return selection.to !== undefined && position.isSame(selection.to, at) ? selection : { ...selection, to: at };
    case 'move':
      if (position.isSame(selection.to, at)) return selection;
      break;
    case 'strike':
      if (position.isSame(selection.at[0]!, at)) return selection;
      break;
    case 'counter':
  }
  if ('hold' in selection && selection.hold === 'pin') return selection;
  return aimAt(selection, at, position, hold) ?? selection;
}

/** The counter, or the line, shall end there and face as said. */
export function endAt<C, P>(selection: Selection<C, P>, to: P): Selection<C, P> {
  switch (selection.state) {
    case 'line':
      return { ...selection, to };
    case 'counter':
      return { ...selection, state: 'move', to, hold: 'tap' };
    case 'move':
      return { ...selection, to, hold: selection.hold === 'pin' ? 'pin' : 'tap' };
    case 'nothing':
    case 'strike':
    case 'command':
      return selection;
  }
}

/** It shall go where friends stand. */
export const stackOn = <C, P>(selection: Selection<C, P>, to: P): Selection<C, P> =>
  selection.state === 'counter' || selection.state === 'move' || selection.state === 'strike'
    ? { state: 'move', id: selection.id, ...groupOrNone(selection.group), to, hold: 'pin' }
    : selection;

const groupOrNone = (group: Ids | undefined): { readonly group?: Ids } => (group === undefined ? {} : { group });

/** Others go with it. */
export const withGroup = <C, P>(
  selection: Selection<C, P>,
  group: readonly string[],
  position: TablePosition<C, P>,
): Selection<C, P> =>
  selection.state === 'counter' || selection.state === 'move'
    ? { ...selection, group: groupOf(position.orders(selection.id), group) ?? group }
    : selection;

/** A counter joins a strike, or leaves it. */
export function toggleStriker<C, P>(
  selection: Selection<C, P>,
  id: string,
  position: TablePosition<C, P>,
): Selection<C, P> {
  if (selection.state !== 'strike') return selection;
  const strike = joined(position.orders(selection.id).strikes, position.isSame, selection, id);
  return strike === undefined ? selection : { ...selection, who: strike.who, way: 0, hold: 'pin' };
}

/** What is previewed is dropped: its counters stay selected. Undefined where nothing was chosen. */
export function withoutTarget<C, P>(selection: Selection<C, P>): Selection<C, P> | undefined {
  switch (selection.state) {
    case 'move':
    case 'strike':
      return selection.hold === 'hover' ? undefined : counterOf(selection.id, selection.group);
    case 'line': {
      const { to, ...line } = selection;
      return to === undefined ? undefined : line;
    }
    case 'command':
      return NOTHING_SELECTED;
    case 'nothing':
    case 'counter':
      return undefined;
  }
}
