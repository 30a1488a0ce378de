import type { Plugin } from 'vite';
import type { Named, Ruleset } from '../kernel/ruleset.ts';
import type { Text } from '../kernel/text.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';

/** The table of contents of a ruleset: what menus and titles need before its charts and rules are loaded. */
export interface Contents {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  /** How many it has; so of its rulings. */
  readonly charts: number;
  readonly procedures: readonly (Named & { readonly about: Text; readonly matchups: boolean })[];
  readonly rulings: number;
}

/** Titles of charts by ruleset and chart: only the page that lists them needs these. */
export type ChartTitles = Readonly<Record<string, Readonly<Record<string, Text>>>>;

const contentsOf = async ({ id, title, about, charts, procedures, rulings }: Ruleset): Promise<Contents> => ({
  id,
  title,
  about,
  charts: charts.length,
  procedures: procedures.map((p) => ({ id: p.id, text: p.title, about: p.about, matchups: p.matchups !== undefined })),
  rulings: (await rulings()).length,
});

const titlesOf = (rulesets: readonly Ruleset[]): ChartTitles =>
  Object.fromEntries(
    rulesets.map(({ id, charts }) => [id, Object.fromEntries(charts.map((chart) => [chart.id, chart.title]))]),
  );

/** Modules that the build writes, each with the code that gives its only export. */
const WRITTEN: Readonly<Record<string, (rulesets: readonly Ruleset[]) => Promise<string>>> = {
  'virtual:contents': async (rulesets) =>
    `export const CONTENTS = ${JSON.stringify(await Promise.all(rulesets.map(contentsOf)))};`,
  'virtual:chart-titles': async (rulesets) => `export const CHART_TITLES = ${JSON.stringify(titlesOf(rulesets))};`,
};

/** Writes the tables of contents into the page when it is built, so that the home page loads no ruleset. */
export const contents = (): Plugin => ({
  name: 'grognard-contents',
  resolveId: (id) => (Object.hasOwn(WRITTEN, id) ? `\0${id}` : undefined),
  async load(id) {
    const write = WRITTEN[id.slice(1)];
    if (!id.startsWith('\0') || write === undefined) return undefined;
    return write(await Promise.all(CATALOGUE.map((card) => card.load())));
  },
});
