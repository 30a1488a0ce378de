import type { Plugin, Rolldown } from 'vite';
import { placesOf } from '../armies/places.ts';
import type { ProcedureGroup, Named, Ruleset } from '../kernel/ruleset.ts';
import type { Text } from '../kernel/text.ts';
import { drawMap } from './cartography/map-drawing.ts';
import { PALETTES } from './cartography/palettes.ts';
import { mapSvg } from './cartography/to-svg.ts';
import { firstCombat } from './home/first-combat.ts';
import { recordedBattle } from './home/recorded-battle.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';

/** The table of contents of a ruleset: what menus and titles need before its charts and rules are loaded. */
export interface Contents {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  /** How many it has; so of its rulings. */
  readonly charts: number;
  readonly procedures: readonly (Named & {
    readonly group: ProcedureGroup;
    readonly matchups: boolean;
  })[];
  readonly rulings: number;
  /** The battles that can be played on the page: those of rulesets that lay them on a table. */
  readonly battles: readonly Named[];
}

/** What each procedure is about, by ruleset and procedure: menus do without. */
export type Abouts = Readonly<Record<string, Readonly<Record<string, Text>>>>;

export const aboutsOf = (rulesets: readonly Ruleset[]): Abouts =>
  Object.fromEntries(
    rulesets.map(({ id, procedures }) => [id, Object.fromEntries(procedures.map((p) => [p.id, p.about]))]),
  );

/** Titles of charts by ruleset and chart: only the page that lists them needs these. */
export type ChartTitles = Readonly<Record<string, Readonly<Record<string, Text>>>>;

/** Labels that a ruleset’s calculators show and its rules do not hold: titles of charts, places for units. */
export interface CalculatorLabels {
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

const LABELS = 'virtual:calculator-labels/';

const loaderOf = ({ id }: Ruleset): string =>
  `${JSON.stringify(id)}: async () => (await import('${LABELS}${id}')).LABELS`;

const labelsOf = async (ruleset: Ruleset): Promise<CalculatorLabels> => {
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
  'virtual:calculator-labels': async (rulesets) => `export const LABELS = { ${rulesets.map(loaderOf).join()} };`,
};

const RECORDED = 'virtual:recorded-battle';

/** Puts a file beside the page: the code that gives its address. While developing the address is the file itself. */
type Emit = (name: string, type: string, content: string) => string;

/** The battle that the home page shows, and its map by day and by night. */
async function writtenBattle(emit: Emit): Promise<string> {
  const { battles } = CATALOGUE.find(({ id }) => id === 'alexandre')!;
  const { battle, map } = await recordedBattle(await battles!(), 'the-ford', 'granicus');
  const { mapStyle } = map.vocabulary;
  const drawing = drawMap(map, { style: mapStyle, grid: 'lines', name: () => '' });
  const { day, night } = PALETTES[mapStyle];
  return [
    `export const BATTLE_AT = ${emit('the-ford-recorded.json', 'application/json', JSON.stringify(battle))};`,
    `export const MAP_BY_DAY = ${emit('the-ford-by-day.svg', 'image/svg+xml', mapSvg(drawing, day))};`,
    `export const MAP_BY_NIGHT = ${emit('the-ford-by-night.svg', 'image/svg+xml', mapSvg(drawing, night))};`,
  ].join('\n');
}

const emitterOf = (context: Rolldown.PluginContext, building: boolean): Emit =>
  building
    ? (name, _, source) => `import.meta.ROLLUP_FILE_URL_${context.emitFile({ type: 'asset', name, source })}`
    : (_, type, content) => JSON.stringify(`data:${type},${encodeURIComponent(content)}`);

/** Writes the tables of contents into the page when it is built, so that the home page loads no ruleset. */
export const contents = (): Plugin => ({
  name: 'grognard-contents',
  resolveId: (id) => (Object.hasOwn(WRITTEN, id) || id.startsWith(LABELS) || id === RECORDED ? `\0${id}` : undefined),
  async load(id) {
    if (!id.startsWith('\0')) return undefined;
    if (id.endsWith(RECORDED)) return writtenBattle(emitterOf(this, this.environment.mode === 'build'));
    const write = WRITTEN[id.slice(1)];
    const rulesets = (): Promise<readonly Ruleset[]> => Promise.all(CATALOGUE.map((card) => card.load()));
    if (write !== undefined) return write(await rulesets());
    if (!id.startsWith(LABELS, 1)) return undefined;
    const ruleset = (await rulesets()).find((one) => one.id === id.slice(1 + LABELS.length))!;
    return `export const LABELS = ${JSON.stringify(await labelsOf(ruleset))};`;
  },
});

async function battlesOf(ruleset: string): Promise<readonly Named[]> {
  const known = await CATALOGUE.find((card) => card.id === ruleset)!.battles?.();
  return known?.scenarios.map(({ id, title }) => ({ id, text: title })) ?? [];
}
