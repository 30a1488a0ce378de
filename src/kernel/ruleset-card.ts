import type { ArmyRules } from './army.ts';
import { byNumber, type RulingChoices, type Ruling } from './ruling.ts';
import type { Chart, Procedure, Ruleset, Shapes, RulesetSheet } from './ruleset.ts';
import type { Text } from './text.ts';

/** What a ruleset says of itself: its words at once; charts, procedures and the rest are loaded when they are needed. */
export interface RulesetParts<Id extends string = string> {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  /** What the charts are called on the printed sheet, for citations. */
  readonly sheet: Text;
  /** In the order in which they stand on the sheet. */
  charts(): Promise<readonly Chart[]>;
  /** The rulings that may be switched. */
  rulingChoices(): Promise<RulingChoices>;
  /** The register, in words. */
  rulings(): Promise<readonly Ruling[]>;
  /** What the results of each procedure are as JSON, described. */
  shapes(): Promise<Readonly<Record<string, Shapes>>>;
  /** What its armies are. */
  army(): Promise<ArmyRules>;
  /** Each procedure under its id, in the order in which they are listed. */
  readonly procedures: Readonly<Record<Id, () => Promise<Procedure>>>;
}

/** A ruleset before its charts are loaded. */
export interface RulesetCard extends Pick<RulesetParts, 'id' | 'title' | 'about' | 'army' | 'procedures'> {
  /** All of it. */
  load(): Promise<Ruleset>;
  /** One procedure, which brings the charts that it reads: the others, and the sheet with all charts, stay where they are. */
  loadWith(procedure: string): Promise<Ruleset>;
  /** All of it but its procedures. */
  sheet(): Promise<RulesetSheet>;
}

/** What is loaded of a ruleset, at hand: the compiler asks for every procedure that it names. */
export interface LoadedParts<Id extends string> {
  readonly charts: readonly Chart[];
  readonly rulingChoices: RulingChoices;
  readonly procedures: Readonly<Record<Id, Procedure>>;
}

export interface DefinedRuleset<Id extends string> extends RulesetCard {
  /** The whole ruleset out of parts that are at hand, for whoever imports them plainly. */
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
