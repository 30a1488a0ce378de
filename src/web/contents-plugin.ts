import type { Plugin } from 'vite';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import type { FacetClass, Ruleset } from '../kernel/ruleset.ts';
import type { Text } from '../kernel/text.ts';

/** The table of contents of a ruleset: what menus and titles need before its charts and rules are loaded. */
export interface Contents {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  readonly charts: readonly FacetClass[];
  readonly procedures: readonly (FacetClass & { readonly about: Text; readonly matchups: boolean })[];
  readonly rulings: number;
}

const contentsOf = async ({ id, title, about, charts, procedures, rulings }: Ruleset): Promise<Contents> => ({
  id,
  title,
  about,
  charts: charts.map((chart) => ({ id: chart.id, text: chart.title })),
  procedures: procedures.map((p) => ({ id: p.id, text: p.title, about: p.about, matchups: p.matchups !== undefined })),
  rulings: (await rulings()).length,
});

const NAME = 'virtual:contents';

/** Writes the tables of contents into the page when it is built, so that the home page loads no ruleset. */
export const contents = (): Plugin => ({
  name: 'grognard-contents',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  async load(id) {
    if (id !== `\0${NAME}`) return undefined;
    const rulesets = await Promise.all(CATALOGUE.map((card) => card.load()));
    return `export const CONTENTS = ${JSON.stringify(await Promise.all(rulesets.map(contentsOf)))};`;
  },
});
