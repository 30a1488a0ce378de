import type { Ids } from '../../../space/table.ts';

/**
 * How firmly a target is held. `hover`: it follows the pointer. `tap`: it was chosen, and pointing elsewhere still changes
 * it. `pin`: it stays until something else is tapped, so that others can join or dice be thrown.
 */
export type Hold = 'hover' | 'tap' | 'pin';

/** What a player has selected, and what it is told to do; nothing of it is played yet. */
export type Selection<C = unknown, P = unknown> =
  | { readonly state: 'nothing' }
  /** A counter; `group`: those who shall go with it, where there is a choice. */
  | { readonly state: 'counter'; readonly id: string; readonly group?: Ids }
  /** It shall go to a place. */
  | {
      readonly state: 'move';
      readonly id: string;
      readonly group?: Ids;
      readonly to: P;
      readonly hold: Hold;
    }
  /** It shall strike, alone or with others; `way`: which of several strikes by the same at the same. */
  | {
      readonly state: 'strike';
      readonly id: string;
      readonly group?: Ids;
      readonly who: Ids;
      readonly at: readonly P[];
      readonly way: number;
      readonly hold: Hold;
    }
  /** Several counters shall go by the same steps as one of them. */
  | { readonly state: 'line'; readonly id: string; readonly line: Ids; readonly to?: P }
  /** A command without a place, which waits for its dice. */
  | { readonly state: 'command'; readonly command: C };

export const NOTHING_SELECTED = { state: 'nothing' } as const;

export const sameIds = (one: Ids, other: Ids): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The counter that is selected, or that leads a line. */
export const selectedId = (selection: Selection): string | undefined => ('id' in selection ? selection.id : undefined);

/** A counter alone, with whoever was chosen to go with it. */
export const counterOf = (id: string, group: Ids | undefined): Selection<never, never> => ({
  state: 'counter',
  id,
  ...(group !== undefined && { group }),
});
