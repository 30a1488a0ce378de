import { endingOf } from '../../../play/match.ts';
import { saveText } from '../../../play/save-text.ts';
import { seatsIn } from '../computer/seats.ts';
import type { OneTab } from './one-tab.ts';
import { noteResult, outcomeFor } from './results.ts';
import { keep } from './saves.ts';
import type { SelectionModel } from './selection-model.ts';
import type { AnyMatch, AnyPlayed, ShownPosition } from './shown-position.ts';

/** A choice that is due comes with its counter selected, and aimed where there is but one place. */
export const selectionOfWhatIsDue =
  <P>({ table, state, readyCounters, onTable, refused, shown }: ShownPosition<P>, selected: SelectionModel<P>) =>
  (): void => {
    selected.clear();
    refused.value = undefined;
    shown.value = undefined;
    const first = readyCounters.value[0];
    if (first === undefined || !table.isChoiceDue(state.value)) return;
    const { places = [], groups, strikes } = onTable.value.orders(first);
    if (groups.length === 0 && strikes.length === 0) return;
    selected.selectCounter(first);
    if (places.length === 1) selected.point(places[0]!);
  };

/** What follows every change of a battle: what is due is selected, and the journal is kept. */
export function afterPlay<P>(position: ShownPosition<P>, selectWhatIsDue: () => void, tab: OneTab) {
  const { id, game, match, last, state } = position;

  const keepNow = (): void => {
    const { entries, journal } = match.value;
    if (journal.lines.length === 0) return;
    const kept = { id, ruleset: game.ruleset, scenario: game.scenario.id, standing: game.standing(state.value) };
    tab.noteEntered(keep({ ...kept, when: Date.now(), entries: entries.length }, saveText(match.value)));
  };

  const noteEnding = (): void => {
    const ending = endingOf(match.value);
    const outcome = ending && outcomeFor(seatsIn(id), ending.winner);
    if (outcome !== undefined) noteResult({ game: id, ruleset: game.ruleset, scenario: game.scenario.id, ...outcome });
  };

  /** The battle is now this one; `played`: what made it so, unless something was taken back. */
  const enter = (next: AnyMatch, played?: AnyPlayed): void => {
    if (!tab.mayEnter()) return;
    match.value = next;
    last.value = played;
    selectWhatIsDue();
    keepNow();
    noteEnding();
  };

  return { enter, keepNow };
}

export type AfterPlay = ReturnType<typeof afterPlay>;
