import { kindOf } from '../../armies/entries.ts';
import { armySheetOf } from '../../armies/sheet.ts';
import type { Army, ArmyRules } from '../../kernel/army.ts';

/** The sheet of an army as JSON: who stands how, and how far it is from breaking. */
export function sheetJson(rules: ArmyRules, army: Army) {
  const { lines, counts, gauges } = armySheetOf(rules, army);
  const { ruleset, name, side, notes, breaking } = army;
  return {
    ruleset,
    name,
    side,
    notes,
    breaking,
    lines: lines.map(({ entry, name: called, standing }) => ({
      id: entry.id,
      kind: entry.kind,
      name: called,
      what: kindOf(rules, entry.kind).describe(entry.values),
      standing: standing.standing,
      text: standing.text,
      rulings: standing.rulings ?? [],
      values: entry.values,
    })),
    counts,
    gauges,
  };
}

export type SheetJson = ReturnType<typeof sheetJson>;
