import type { Army, ArmyRules, ArmyEntry, Values } from '../kernel/army.ts';
import type { Cast, Effect } from '../kernel/effect.ts';
import { equalJson } from '../kernel/json-hash.ts';
import type { Procedure } from '../kernel/ruleset.ts';
import { BadInput, type Problem } from '../kernel/schema.ts';
import { join, same, t, type Text } from '../kernel/text.ts';
import { entryIn, fieldsOf, kindOf, nameOf, standingOf, withEntry } from './entries.ts';
import { armyAt, type Armies, type Placements } from './placements.ts';

/** What a result changed in one entry: plain JSON, kept in a history and enough to undo it. */
export interface Change {
  readonly army: string;
  readonly entry: string;
  readonly name: Text;
  /** The changed fields alone. */
  readonly before: Values;
  readonly after: Values;
  readonly effect: Effect;
  /** The effect in words. */
  readonly text: Text;
  /** How the unit stands now: a second wound, say, is told as a death by it. */
  readonly now: Text;
}

/** What a result asks for on the table and the army does not record. */
export interface TableInstruction {
  readonly who: Text;
  readonly text: Text;
  /** A choice of whoever it concerns. */
  readonly may: boolean;
}

export interface ArmiesAfter {
  readonly armies: Armies;
  readonly changes: readonly Change[];
  readonly table: readonly TableInstruction[];
}

/** A resolved combat: the procedure, its effects in order and the names of those whom they reach. */
export interface ResolvedEffects {
  readonly procedure: Procedure;
  readonly effects: readonly Effect[];
  readonly cast: Cast;
}

/** Applies a result: the armies after it, its changes, and what is left to do on the table. */
export function applyResult(
  rules: ArmyRules,
  armies: Armies,
  placements: Placements,
  resolved: ResolvedEffects,
): ArmiesAfter {
  const { procedure, effects, cast } = resolved;
  const changes: Change[] = [];
  const table: TableInstruction[] = [];
  const changedArmies: Record<string, Army> = { ...armies };
  for (const effect of effects) {
    // In every ruleset: nothing happens to them, and nobody has anything to do.
    if (effect.kind === 'none') continue;
    const text = procedure.effectText(effect, cast);
    const noted = effect.who.filter((actor) => {
      const ref = Object.hasOwn(placements, actor) ? placements[actor]! : undefined;
      if (ref === undefined || effect.may === true) return false;
      const army = armyAt(changedArmies, ref.army);
      const entry = entryIn(army, ref.entry);
      const kind = kindOf(rules, entry.kind);
      const after = changedValues(kind.changes(entry.values, effect), entry.values);
      const names = Object.keys(after);
      if (names.length === 0) return false;
      const before = Object.fromEntries(names.map((name) => [name, entry.values[name]]));
      const changed = withEntry(army, { ...entry, values: { ...entry.values, ...after } });
      const { text: standing } = standingOf(rules, changed, ref.entry);
      changes.push({
        ...ref,
        name: nameOf(rules, entry),
        before,
        after,
        effect,
        text,
        now: kind.resultText?.(entry.values, effect, standing) ?? standing,
      });
      changedArmies[ref.army] = changed;
      return true;
    });
    const rest = effect.who.filter((actor) => !noted.includes(actor));
    if (rest.length > 0)
      table.push({
        who: join(
          rest.map((actor) => cast[actor] ?? same(actor)),
          ', ',
        ),
        text,
        may: effect.may === true,
      });
  }
  return { armies: changedArmies, changes, table };
}

const changedValues = (after: Values, before: Values): Values =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !equalJson(value, before[name])));

/**
 * The armies as if a result had never been applied; whatever else was changed meanwhile stays. Throws `BadInput` where
 * a unit is no longer there, or where a later change touched the same fact: that one is taken back first.
 */
export function takeBack(rules: ArmyRules, armies: Armies, changes: readonly Change[]): Armies {
  const problems: Problem[] = [];
  const restored: Record<string, Army> = { ...armies };
  for (const change of changes.toReversed()) {
    const army = Object.hasOwn(restored, change.army) ? restored[change.army]! : undefined;
    const entry = army?.entries.find(({ id }) => id === change.entry);
    if (army === undefined || entry === undefined) {
      problems.push({ path: change.entry, text: goneText(change.name) });
      continue;
    }
    const since = Object.keys(change.after).filter((name) => !equalJson(entry.values[name], change.after[name]));
    if (since.length > 0) problems.push({ path: change.entry, text: changedText(rules, entry, since) });
    else restored[change.army] = withEntry(army, { ...entry, values: { ...entry.values, ...change.before } });
  }
  if (problems.length > 0) throw new BadInput(problems);
  return restored;
}

const goneText = (name: Text): Text => t(`${name.fr} n’est plus dans l’armée`, `${name.en} is no longer in the army`);

function changedText(rules: ArmyRules, entry: ArmyEntry, since: readonly string[]): Text {
  const name = nameOf(rules, entry);
  const fields = fieldsOf(kindOf(rules, entry.kind));
  const which = join(
    since.map((field) => fields[field]?.about.label ?? same(field)),
    ', ',
  );
  return t(
    `${name.fr} a changé depuis (${which.fr}) : annuler d’abord ce qui a suivi`,
    `${name.en} has changed since (${which.en}): first take back what came after`,
  );
}
