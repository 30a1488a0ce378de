import { LABELS } from 'virtual:calculator-labels';
import type { Text } from '../../kernel/text.ts';
import type { CalculatorLabels } from '../contents-plugin.ts';

const loaders = LABELS as Readonly<Record<string, () => Promise<CalculatorLabels>>>;
const known = new Map<string, CalculatorLabels>();

/** Labels that a ruleset’s calculators show and its rules do not hold: titles of charts, places for units. */
export async function loadCalculatorLabels(ruleset: string): Promise<void> {
  if (!known.has(ruleset)) known.set(ruleset, await loaders[ruleset]!());
}

/** What a chart is called, whether or not it has been loaded: citations name it. */
export const chartTitle = (ruleset: string, chart: string): Text | undefined => known.get(ruleset)?.titles[chart];

/** Where units of armies may stand in the form of a procedure. */
export const armyPlaces = (ruleset: string, procedure: string): readonly string[] =>
  known.get(ruleset)?.places[procedure] ?? [];
