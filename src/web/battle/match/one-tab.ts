import { signal } from '@preact/signals';
import { BadInput } from '../../../kernel/problem.ts';
import { replay } from '../../../play/replay.ts';
import { readSave } from '../../../play/save.ts';
import { type TabLock, tabLock } from '../../base/tab-lock.ts';
import { journalOf } from './saves.ts';
import type { ShownPosition } from './shown-position.ts';

/**
 * `plays`: orders are given in this tab. `follows`: another tab plays this battle, and this one shows what it keeps.
 * `apart`: another tab went on from an earlier position, since what was played here could not be kept.
 * `outdated`: another tab keeps the battle in a form that this one cannot read.
 */
export type TabRole = 'plays' | 'follows' | 'apart' | 'outdated';

/**
 * Sees to it that one tab at a time plays a battle. A lock says which one; where the browser has none, a tab that another
 * one played before follows it. Either way a tab compares what it shows with what is kept before it enters an order.
 */
export function oneTab({ id, game, match }: ShownPosition, selectWhatIsDue: () => void) {
  const role = signal<TabRole>('plays');
  /** The journal as this tab last read or wrote it. */
  let seen = journalOf(id);
  /** Whether all that was played here is kept. */
  let isKept = true;
  let lock: TabLock | undefined;
  let holds = false;
  /** Counts journals that are read: an earlier one that takes longer must not be shown last. */
  let reads = 0;

  async function show(stored: string): Promise<void> {
    const read = ++reads;
    try {
      const theirs = await replay(game, readSave(stored).journal);
      if (read !== reads) return;
      seen = stored;
      isKept = true;
      match.value = theirs;
      selectWhatIsDue();
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      role.value = 'outdated';
    }
  }

  /** Whether what is shown is what is kept; otherwise what is kept comes to be shown. */
  function freshen(): boolean {
    const stored = journalOf(id);
    if (stored === undefined || stored === seen) return true;
    if (isKept) void show(stored);
    else role.value = 'apart';
    return false;
  }

  /** The same; where no lock says who plays, it is the tab that kept something. */
  function look(): boolean {
    if (freshen()) return true;
    if (lock === undefined && role.value === 'plays') role.value = 'follows';
    return false;
  }

  const changed = (isHolder: boolean): void => {
    holds = isHolder;
    freshen();
    if (role.value === 'plays' || role.value === 'follows') role.value = holds ? 'plays' : 'follows';
  };

  return {
    role,

    /** Whether an order may be entered here. */
    mayEnter: (): boolean => role.value === 'plays' && look(),

    /** An order was entered here; `done`: and could be kept. */
    noteEntered(done: boolean): void {
      isKept = done;
      if (done) seen = journalOf(id);
    },

    /** Somebody sits down at the battle in this tab; gives how they leave it. */
    join(): () => void {
      role.value = 'plays';
      freshen();
      lock = tabLock(`battle ${id}`, changed);
      addEventListener('storage', look);
      addEventListener('pageshow', look);
      addEventListener('visibilitychange', look);
      return () => {
        lock?.leave();
        removeEventListener('storage', look);
        removeEventListener('pageshow', look);
        removeEventListener('visibilitychange', look);
      };
    },

    /** This tab plays from now on, from what is kept. */
    playHere(): void {
      freshen();
      role.value = 'plays';
      lock?.take();
    },

    /** What was played here and could not be kept is given up. */
    follow(): void {
      role.value = holds ? 'plays' : 'follows';
      const stored = journalOf(id);
      if (stored !== undefined) void show(stored);
    },
  };
}

export type OneTab = ReturnType<typeof oneTab>;
