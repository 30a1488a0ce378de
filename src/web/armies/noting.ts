import { applyResult, type ArmiesAfter, type Change, takeBack } from '../../armies/apply.ts';
import { readChanges } from '../../armies/untrusted-changes.ts';
import { BadInput, type Problem } from '../../kernel/schema.ts';
import type { Model } from '../calculator/model.ts';
import { changeEntry, history } from '../history/history.ts';
import { followed, nextCombat } from './placements.ts';
import { rulesFor } from './rules.ts';
import { armiesOf, freshen, keepAll } from './shelf.ts';
import { settingOf } from './table.ts';

/** What the result on the table would change in the armies; undefined while there is none. */
export function effectsOn(model: Model): ArmiesAfter | undefined {
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

/** One tap: the armies, and what it was in the history. */
export async function note(model: Model): Promise<void> {
  const entry = model.entry.peek();
  await model.recorded().catch(() => {});
  // Tapped twice, or thrown anew meanwhile.
  if (notedOf(model) !== undefined || model.entry.peek() !== entry) return;
  freshen();
  const setting = settingOf(model);
  const after = effectsOn(model);
  if (setting === undefined || after === undefined) return;
  keepAll(setting.rules, after.armies);
  model.noted.value = after.changes;
  if (model.entry.value !== undefined)
    changeEntry(model.entry.value, { changes: after.changes.map((one) => ({ ...one })) });
}

/** Whether the result on the table is noted: what the history says counts, where it has it. */
export function notedOf(model: Model): readonly Change[] | undefined {
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
  freshen();
  try {
    keepAll(rules, takeBack(rules, armiesOf(rules), readChanges(rules, entry.changes)));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error.problems;
  }
  changeEntry(id, { changes: undefined });
  return [];
}

/** Undo at once. */
export async function unnote(model: Model): Promise<readonly Problem[]> {
  freshen();
  const setting = settingOf(model);
  const noted = notedOf(model);
  if (setting === undefined || noted === undefined) return [];
  try {
    keepAll(setting.rules, takeBack(setting.rules, setting.armies, noted));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return error.problems;
  }
  if (model.entry.value !== undefined) changeEntry(model.entry.value, { changes: undefined });
  model.noted.value = undefined;
  return [];
}

/** The same two sides as they stand now, and no dice; who could not follow is told. */
export function prepareNext(model: Model): readonly Problem[] {
  const setting = settingOf(model);
  if (setting === undefined) return [];
  const { left, ...cast } = nextCombat(setting, { draft: model.draft.peek(), placements: model.placements.peek() });
  model.clearDice();
  model.placeUnits(cast, followed);
  return left;
}
