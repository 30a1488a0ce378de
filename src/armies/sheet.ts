import type { Army, ArmyRules, ArmyEntry, Gauge, UnitStanding } from '../kernel/army.ts';
import type { Text } from '../kernel/text.ts';
import { kindOf, nameOf } from './entries.ts';

/** A line of an army’s sheet. */
export interface SheetLine {
  readonly entry: ArmyEntry;
  readonly name: Text;
  readonly standing: UnitStanding;
}

export interface ArmySheet {
  readonly lines: readonly SheetLine[];
  readonly counts: Readonly<Record<UnitStanding['standing'], number>>;
  readonly gauges: readonly Gauge[];
}

/** Who is steady, who is shaken, who is gone, and how far the army is from breaking. */
export function armySheetOf(rules: ArmyRules, army: Army): ArmySheet {
  const lines = army.entries.map((entry): SheetLine => ({
    entry,
    name: nameOf(rules, entry),
    standing: kindOf(rules, entry.kind).standing(entry.values, army, entry.start),
  }));
  const count = (standing: UnitStanding['standing']): number =>
    lines.filter((line) => line.standing.standing === standing).length;
  return {
    lines,
    counts: { steady: count('steady'), shaken: count('shaken'), gone: count('gone') },
    gauges: rules.gauges(army),
  };
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** Units whose name, or what they are, holds all words of a search; all of them where nothing is asked. */
export function searchEntries(rules: ArmyRules, army: Army, text: string): readonly ArmyEntry[] {
  const wanted = fold(text).split(/\s+/);
  return army.entries.filter((entry) => {
    const { fr, en } = nameOf(rules, entry);
    const what = kindOf(rules, entry.kind).describe(entry.values);
    const said = fold(`${fr} ${en} ${what.fr} ${what.en}`);
    return wanted.every((word) => said.includes(word));
  });
}

/** The units that bear this very name, without regard to case and accents: `@Agema`. */
export function entriesNamed(rules: ArmyRules, army: Army, name: string): readonly ArmyEntry[] {
  return army.entries.filter((entry) => {
    const { fr, en } = nameOf(rules, entry);
    return fold(fr) === fold(name) || fold(en) === fold(name);
  });
}
