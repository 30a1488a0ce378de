import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Options, Ruling } from '../../kernel/ruling.ts';
import { t, type Text } from '../../kernel/text.ts';
import { searchText, termsOf } from '../base/terms.ts';

export const RULING_FILTERS = ['all', 'switched', 'mine'] as const;
export type RulingFilter = (typeof RULING_FILTERS)[number];

/** Rulings that bear on one chart. */
export interface Topic {
  readonly id: string;
  readonly title: Text;
  readonly rulings: readonly Ruling[];
}

const ELSEWHERE = t('Hors des tables', 'Beside the charts');

/** Every ruling once, under the first chart that names it, in the order of the charts; the others at the end. */
export function topicsOf({ charts }: Pick<Ruleset, 'charts'>, rulings: readonly Ruling[]): readonly Topic[] {
  const chartOf = ({ id }: Ruling): string | undefined => charts.find((chart) => chart.rulings?.includes(id))?.id;
  const under = (id: string | undefined): readonly Ruling[] => rulings.filter((ruling) => chartOf(ruling) === id);
  return [
    ...charts.map(({ id, title }) => ({ id, title, rulings: under(id) })),
    { id: 'elsewhere', title: ELSEWHERE, rulings: under(undefined) },
  ].filter((topic) => topic.rulings.length > 0);
}

const wordsOf = ({ id, question, answer, why, options }: Ruling): string =>
  searchText([t(id, id.replace('-', '')), question, answer, why, ...Object.values(options ?? {})]);

export interface RulingQuery {
  readonly query: string;
  readonly shown: RulingFilter;
}

/** Those that hold every word in either language and are of the kind that is shown. */
export function rulingsFor(
  rulings: readonly Ruling[],
  { query, shown }: RulingQuery,
  options: Options,
): readonly Ruling[] {
  const terms = termsOf(query);
  return rulings.filter((ruling) => {
    if (shown === 'switched' && ruling.options === undefined) return false;
    if (shown === 'mine' && !Object.hasOwn(options, ruling.id)) return false;
    const words = wordsOf(ruling);
    return terms.every((term) => words.includes(term));
  });
}

/** Ids are written with or without their hyphen: `A-12`, `A12`. */
export const isThisRuling = (id: string, wanted: string | undefined): boolean =>
  wanted !== undefined && id.replace('-', '').toLowerCase() === wanted.replace('-', '').toLowerCase();
