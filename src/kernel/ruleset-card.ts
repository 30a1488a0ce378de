import type { ArmyRules } from './army.ts';
import { byNumber, type RulingChoices, type Ruling } from './ruling.ts';
import type { Chart, Procedure, Ruleset, Shapes, RulesetSheet } from './ruleset.ts';
import type { Text } from './text.ts';

/** What a ruleset gives to be defined: its words at once; charts, procedures and the rest are loaded when needed. */
export interface RulesetParts<Id extends string = string> {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  /** The title of the printed sheet, for citations. */
  readonly sheet: Text;
  /** In the order in which they stand on the sheet. */
  charts(): Promise<readonly Chart[]>;
  /** The rulings that may be switched. */
  rulingChoices(): Promise<RulingChoices>;
  /** The register, in words. */
  rulings(): Promise<readonly Ruling[]>;
  /** Describes the JSON of each procedure’s results. */
  shapes(): Promise<Readonly<Record<string, Shapes>>>;
  /** The rules of its armies. */
  army(): Promise<ArmyRules>;
  /** Each procedure under its id, in the order in which they are listed. */
  readonly procedures: Readonly<Record<Id, () => Promise<Procedure>>>;
}

/** A ruleset before its charts are loaded. */
export interface RulesetCard extends Pick<RulesetParts, 'id' | 'title' | 'about' | 'army' | 'procedures'> {
  /** Loads the whole ruleset. */
  load(): Promise<Ruleset>;
  /** Loads one procedure with the charts that it reads, and neither the other procedures nor the whole sheet. */
  loadWith(procedure: string): Promise<Ruleset>;
  /** Loads everything but the procedures. */
  sheet(): Promise<RulesetSheet>;
}

/** The loaded parts of a ruleset; the compiler asks for every procedure that the ruleset names. */
export interface LoadedParts<Id extends string> {
  readonly charts: readonly Chart[];
  readonly rulingChoices: RulingChoices;
  readonly procedures: Readonly<Record<Id, Procedure>>;
}

export interface DefinedRuleset<Id extends string> extends RulesetCard {
  /** Puts the whole ruleset together from loaded parts, for code that imports them statically. */
  assemble(loaded: LoadedParts<Id>): Ruleset;
}

/** Makes a card of the parts of a ruleset. */
export function defineRuleset<const Id extends string>(parts: RulesetParts<Id>): DefinedRuleset<Id> {
  const { id, title, about, sheet, rulings, shapes, army } = parts;
  const procedures: RulesetParts['procedures'] = parts.procedures;
  const words = { id, title, about, sheet, rulings, shapes, army };
  const sheetOf = (charts: readonly Chart[], choices: RulingChoices): RulesetSheet => ({
    ...words,
    charts,
    rulingChoices: byNumber(Object.values(choices)),
  });
  let whole: Ruleset | undefined;
  return {
    id,
    title,
    about,
    army,
    procedures,
    async load() {
      const [charts, choices, ...all] = await Promise.all([
        parts.charts(),
        parts.rulingChoices(),
        ...Object.values(procedures).map((load) => load()),
      ]);
      return (whole ??= { ...sheetOf(charts, choices), procedures: all });
    },
    async loadWith(procedure) {
      const [choices, only] = await Promise.all([parts.rulingChoices(), procedures[procedure]!()]);
      return { ...sheetOf([], choices), procedures: [only] };
    },
    async sheet() {
      const [charts, choices] = await Promise.all([parts.charts(), parts.rulingChoices()]);
      return sheetOf(charts, choices);
    },
    assemble: ({ charts, rulingChoices: choices, procedures: all }) => ({
      ...sheetOf(charts, choices),
      procedures: (Object.keys(procedures) as Id[]).map((procedure) => all[procedure]),
    }),
  };
}
