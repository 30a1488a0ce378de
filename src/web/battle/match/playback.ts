import { saved } from '../../../play/saved.ts';
import type { OneTab } from './one-tab.ts';
import type { Holding } from './selection-model.ts';
import type { Battle, Position } from './position.ts';
import { keep } from './saves.ts';

/** What follows every change of a battle: the hand is made ready for what is due, and the journal is kept. */
export function settlingOf(position: Position, { clear, take, point }: Holding, tab: OneTab) {
  const { id, game, table, match, shown, last, refused, state, able } = position;

  const keepNow = (): void => {
    const { entries } = match.value.journal;
    if (entries.length === 0) return;
    const kept = { id, ruleset: game.ruleset, scenario: game.scenario.id, standing: game.standing(state.value) };
    tab.entered(keep({ ...kept, when: Date.now(), entries: entries.length }, saved(match.value)));
  };

  /** A choice that is due comes with the counter it is about in hand, pointed where there is but one place. */
  const settle = (): void => {
    clear();
    refused.value = undefined;
    shown.value = undefined;
    const first = able.value[0];
    if (!table.isOwed(state.value)) return;
    if (first === undefined) return;
    const places = [...new Set(table.gestures(state.value, first).flatMap(({ at }) => at))];
    if (places.length === 0) return;
    take(first);
    if (places.length === 1) point(places[0]);
  };

  /** The battle is now this one; `played`: what made it so, unless something was taken back. */
  const enter = (now: Battle, played?: (typeof last)['value']): void => {
    if (!tab.mayEnter()) return;
    match.value = now;
    last.value = played;
    settle();
    keepNow();
  };

  return { settle, enter, keepNow };
}

export type Settling = ReturnType<typeof settlingOf>;
