import { type Signal, signal } from '@preact/signals';
import type { Ruleset, RulesetSheet } from '../../../kernel/ruleset.ts';
import { CATALOGUE } from '../../../rulesets/catalogue.ts';

const sheets = new Map<string, Signal<RulesetSheet | undefined>>();

/** A ruleset's charts, all of them; undefined until they have come. */
export function sheetOf({ id }: Ruleset): Signal<RulesetSheet | undefined> {
  const known = sheets.get(id);
  if (known !== undefined) return known;
  const sheet = signal<RulesetSheet | undefined>(undefined);
  sheets.set(id, sheet);
  CATALOGUE.find((card) => card.id === id)!
    .sheet()
    .then(
      (loaded) => {
        sheet.value = loaded;
      },
      // Asked for again the next time.
      () => sheets.delete(id),
    );
  return sheet;
}
