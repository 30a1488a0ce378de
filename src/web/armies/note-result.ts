import { applyResult, type ArmiesAfter, type Change, takeBack } from '../../armies/apply.ts';
import { readChanges } from '../../armies/untrusted-changes.ts';
import { BadInput, type Problem } from '../../kernel/schema.ts';
import type { Model } from '../calculator/model.ts';
import { changeEntry, history } from '../history/history.ts';
import { followChange, nextCombat } from './placements.ts';
import { rulesFor } from './army-rules.ts';
import { armiesOf, readOtherTabs, storeAll } from './army-store.ts';
import { settingOf } from './army-setting.ts';

/** What the result on the table would change in the armies; undefined while there is none. */
export function resultOnArmies(model: Model): ArmiesAfter | undefined {
  const setting = settingOf(model);
  const answer = model.resolvable.value;
  const done = model.run.value;
  if (setting === undefined || answer === undefined || done?.state !== 'done') return undefined;
  const { armies, rules } = setting;
  const { procedure } = model;
  const { input, cast } = answer.assessment;
  // A unit that was removed from its army meanwhile has nothing to be noted in.
  const placements = Object.fromEntries(
    Object.entries(model.placements.value).filter(([, ref]) =>
      armies[ref.army]?.entries.some(({ id }) => id === ref.entry),
    ),
  );
  return applyResult(rules, armies, placements, { procedure, effects: procedure.effects(input, done.outcome), cast });
}

/** Applies the result to the armies and notes it in the history. */
export async function noteResult(model: Model): Promise<void> {
  const entry = model.entry.peek();
  await model.recorded().catch(() => {});
  // Tapped twice, or thrown anew meanwhile.
  if (notedChanges(model) !== undefined || model.entry.peek() !== entry) return;
  readOtherTabs();
  const setting = settingOf(model);
  const after = resultOnArmies(model);
  if (setting === undefined || after === undefined) return;
  storeAll(setting.rules, after.armies);
  model.noted.value = after.changes;
  if (model.entry.value !== undefined)
    changeEntry(model.entry.value, { changes: after.changes.map((one) => ({ ...one })) });
}

/** Whether the result on the table is noted: what the history says counts, where it has it. */
export function notedChanges(model: Model): readonly Change[] | undefined {
  const noted = model.noted.value;
  const entry = history.value.find(({ id }) => id === model.entry.value);
  return entry !== undefined && noted !== undefined && entry.changes === undefined ? undefined : noted;
}

/** Takes back what a combat of the history did to armies; why not, where it cannot be. */
export async function takeBackEntry(id: string): Promise<readonly Problem[]> {
  const entry = history.peek().find((one) => one.id === id);
  if (entry?.changes === undefined) return [];
  const rules = await rulesFor(entry.ruleset);
  if (rules === undefined) return [];
  readOtherTabs();
  try {
    storeAll(rules, takeBack(rules, armiesOf(rules), readChanges(rules, entry.changes)));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error.problems;
  }
  changeEntry(id, { changes: undefined });
  return [];
}

/** Undoes the note of the result that lies on the table. */
export async function undoNote(model: Model): Promise<readonly Problem[]> {
  readOtherTabs();
  const setting = settingOf(model);
  const noted = notedChanges(model);
  if (setting === undefined || noted === undefined) return [];
  try {
    storeAll(setting.rules, takeBack(setting.rules, setting.armies, noted));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error.problems;
  }
  if (model.entry.value !== undefined) changeEntry(model.entry.value, { changes: undefined });
  model.noted.value = undefined;
  return [];
}

/** Sets up the next combat of the same two sides and clears the dice; reports units that could not follow. */
export function prepareNext(model: Model): readonly Problem[] {
  const setting = settingOf(model);
  if (setting === undefined) return [];
  const { left, ...cast } = nextCombat(setting, { draft: model.draft.peek(), placements: model.placements.peek() });
  model.clearDice();
  model.placeUnits(cast, followChange);
  return left;
}
