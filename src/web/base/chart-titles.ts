import { TITLES } from 'virtual:titles-apart';
import type { Text } from '../../kernel/text.ts';

type Titles = Readonly<Record<string, Text>>;

const loaders = TITLES as Readonly<Record<string, () => Promise<Titles>>>;
const known = new Map<string, Titles>();

/** Titles of charts, without the charts: citations name them. */
export async function loadChartTitles(ruleset: string): Promise<void> {
  if (!known.has(ruleset)) known.set(ruleset, await loaders[ruleset]!());
}

/** What a chart is called, whether or not it has been loaded. */
export const chartTitle = (ruleset: string, chart: string): Text | undefined => known.get(ruleset)?.[chart];
