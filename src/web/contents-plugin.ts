import type { Plugin } from 'vite';
import { placesOf } from '../armies/places.ts';
import type { Group, Named, Ruleset } from '../kernel/ruleset.ts';
import type { Text } from '../kernel/text.ts';
import { firstCombat } from './home/first-combat.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';

/** The table of contents of a ruleset: what menus and titles need before its charts and rules are loaded. */
export interface Contents {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  /** How many it has; so of its rulings. */
  readonly charts: number;
  readonly procedures: readonly (Named & {
    readonly group: Group;
    readonly matchups: boolean;
  })[];
  readonly rulings: number;
  /** How many battles can be played on the page: those of rulesets that lay them on a table. */
  readonly battles: number;
}

/** What each procedure is about, by ruleset and procedure: menus do without. */
export type Abouts = Readonly<Record<string, Readonly<Record<string, Text>>>>;

export const aboutsOf = (rulesets: readonly Ruleset[]): Abouts =>
  Object.fromEntries(
    rulesets.map(({ id, procedures }) => [id, Object.fromEntries(procedures.map((p) => [p.id, p.about]))]),
  );

/** Titles of charts by ruleset and chart: only the page that lists them needs these. */
export type ChartTitles = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/** What calculators of a ruleset show beside its rules. */
export interface BesideRules {
  /** Titles of charts, for citations. */
  readonly titles: ChartTitles[string];
  /** Where units of armies may stand in forms, by procedure: `attackers[].units[]`. */
  readonly places: Readonly<Record<string, readonly string[]>>;
}

export const contentsOf = async ({ id, title, about, charts, procedures, rulings }: Ruleset): Promise<Contents> => ({
  id,
  title,
  about,
  charts: charts.length,
  procedures: procedures.map((p) => ({
    id: p.id,
    text: p.title,
    group: p.group ?? 'fight',
    matchups: p.matchups !== undefined,
  })),
  rulings: (await rulings()).length,
  battles: await battlesOf(id),
});

const titlesOf = ({ charts }: Ruleset): ChartTitles[string] =>
  Object.fromEntries(charts.map(({ id, title }) => [id, title]));

const BESIDE = 'virtual:beside-rules/';

const apart = ({ id }: Ruleset): string => `${JSON.stringify(id)}: async () => (await import('${BESIDE}${id}')).BESIDE`;

const besideOf = async (ruleset: Ruleset): Promise<BesideRules> => {
  const rules = await ruleset.army();
  const places = ruleset.procedures.map((p) => [p.id, placesOf(rules, p).map(({ path }) => path)]);
  return { titles: titlesOf(ruleset), places: Object.fromEntries(places) };
};

/** Modules that the build writes, each with the code that gives its only export. */
const WRITTEN: Readonly<Record<string, (rulesets: readonly Ruleset[]) => Promise<string>>> = {
  'virtual:contents': async (rulesets) =>
    `export const CONTENTS = ${JSON.stringify(await Promise.all(rulesets.map(contentsOf)))};`,
  'virtual:abouts': async (rulesets) => `export const ABOUTS = ${JSON.stringify(aboutsOf(rulesets))};`,
  'virtual:first-combat': async (rulesets) =>
    `export const FIRST_COMBAT = ${JSON.stringify(firstCombat(rulesets.find(({ id }) => id === 'alexandre')!))};`,
  'virtual:chart-titles': async (rulesets) =>
    `export const CHART_TITLES = ${JSON.stringify(Object.fromEntries(rulesets.map((r) => [r.id, titlesOf(r)])))};`,
  /** Loaded one ruleset at a time. */
  'virtual:beside-rules': async (rulesets) => `export const BESIDE = { ${rulesets.map(apart).join()} };`,
};

/** Writes the tables of contents into the page when it is built, so that the home page loads no ruleset. */
export const contents = (): Plugin => ({
  name: 'grognard-contents',
  resolveId: (id) => (Object.hasOwn(WRITTEN, id) || id.startsWith(BESIDE) ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith('\0')) return undefined;
    const write = WRITTEN[id.slice(1)];
    const rulesets = (): Promise<readonly Ruleset[]> => Promise.all(CATALOGUE.map((card) => card.load()));
    if (write !== undefined) return write(await rulesets());
    if (!id.startsWith(BESIDE, 1)) return undefined;
    const ruleset = (await rulesets()).find((one) => one.id === id.slice(1 + BESIDE.length))!;
    return `export const BESIDE = ${JSON.stringify(await besideOf(ruleset))};`;
  },
});

async function battlesOf(ruleset: string): Promise<number> {
  const { battles, table } = CATALOGUE.find((card) => card.id === ruleset)!;
  return battles === undefined || table === undefined ? 0 : (await battles()).scenarios.length;
}
