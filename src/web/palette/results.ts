import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Options, Ruling } from '../../kernel/ruling.ts';
import { join, same, t, type Text } from '../../kernel/text.ts';
import type { Abouts, Contents } from '../contents-plugin.ts';
import { searchText, startsWord, termsOf } from '../base/terms.ts';
import { search } from '../charts/search.ts';
import { rulingsFor } from '../rulings/topics.ts';
import { matchupAnswers, ratioAnswers } from './direct-answers.ts';

/** A result of the palette: a page, a chart or a row to go to. */
export interface PaletteResult {
  readonly kind: 'answer' | 'page' | 'row' | 'ruling';
  /** The ruleset, and for a row its chart. */
  readonly where: Text;
  readonly title: Text;
  readonly detail: Text;
  readonly href: string;
}

export interface Searchable {
  readonly contents: readonly Contents[];
  readonly abouts: Abouts;
  /** Those that are loaded; the current one first. */
  readonly rulesets: readonly {
    readonly ruleset: Ruleset;
    readonly rulings: readonly Ruling[];
    readonly options: Options;
  }[];
}

const MOST_OF_A_KIND = 8;
const NOTHING = same('');
const BATTLE = t('bataille à jouer', 'battle to play');

const PAGES: readonly { readonly to: string; readonly text: Text }[] = [
  { to: 'army', text: t('Armées', 'Armies') },
  { to: 'charts', text: t('Tables', 'Charts') },
  { to: 'rulings', text: t('Interprétations', 'Rulings') },
];

function pagesOf({ id, title, about, procedures, battles }: Contents, abouts: Abouts): readonly PaletteResult[] {
  const at = (to: string, text: Text, detail: Text): PaletteResult => ({
    kind: 'page',
    where: title,
    title: text,
    detail,
    href: `#/${id}${to === '' ? '' : `/${to}`}`,
  });
  return [
    at('', title, about),
    ...procedures.map((p) => at(p.id, p.text, abouts[id]?.[p.id] ?? NOTHING)),
    ...procedures
      .filter(({ matchups }) => matchups)
      .map((p) => at(`matchups/${p.id}`, t(`Face-à-face : ${p.text.fr}`, `Match-ups: ${p.text.en}`), NOTHING)),
    ...battles.map((battle) => at(`battles?choose=${battle.id}`, battle.text, BATTLE)),
    ...(battles.length > 0 ? [at('battles', t('Batailles', 'Battles'), NOTHING)] : []),
    ...PAGES.map(({ to, text }) => at(to, text, NOTHING)),
  ];
}

const OTHERS: readonly PaletteResult[] = [
  { kind: 'page', where: NOTHING, title: t('Toutes les tables', 'All charts'), detail: NOTHING, href: '#/charts' },
  {
    kind: 'page',
    where: NOTHING,
    title: t('Toutes les batailles', 'All battles'),
    detail: NOTHING,
    href: '#/battles',
  },
  {
    kind: 'page',
    where: NOTHING,
    title: t('Historique des parties', 'History of games'),
    detail: NOTHING,
    href: '#/history',
  },
];

function pagesFor({ contents, abouts }: Searchable, terms: readonly string[]): readonly PaletteResult[] {
  const words = ({ where, title, detail }: PaletteResult): string => searchText([where, title, detail]);
  const found = [...contents.flatMap((one) => pagesOf(one, abouts)), ...OTHERS].filter((page) =>
    terms.every((term) => words(page).includes(term)),
  );
  const inTitle = ({ title }: PaletteResult): number =>
    terms.filter((term) => startsWord(searchText([title]), term)).length;
  return found.sort((a, b) => inTitle(b) - inTitle(a));
}

function rowsFor(rulesets: readonly Ruleset[], query: string): readonly PaletteResult[] {
  return search(rulesets, query).flatMap(({ ruleset, chart, inTitle, rows }): readonly PaletteResult[] => {
    const where = join([ruleset.title, chart.title], ' · ');
    const href = `#/${ruleset.id}/charts/${chart.id}`;
    const titled: PaletteResult = {
      kind: 'row',
      where: ruleset.title,
      title: chart.title,
      detail: t('table', 'chart'),
      href,
    };
    return [
      ...(inTitle ? [titled] : []),
      ...rows.map(({ ids, head, cells }): PaletteResult => ({
        kind: 'row',
        where,
        title: head,
        detail: join(cells, ' · '),
        href: `${href}?${new URLSearchParams({ row: ids[0]! }).toString()}`,
      })),
    ];
  });
}

/** Everything that answers, what is an answer itself first; no more of a kind than a reader looks through. */
export function resultsFor(known: Searchable, query: string): readonly PaletteResult[] {
  const { rulesets } = known;
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const answers = rulesets.flatMap(({ ruleset, options }) =>
    [...ratioAnswers(ruleset, query, options), ...matchupAnswers(ruleset, query, options)].map(
      ({ title, detail, href }): PaletteResult => ({ kind: 'answer', where: ruleset.title, title, detail, href }),
    ),
  );
  const rulings = rulesets.flatMap(({ ruleset, rulings: register, options }) =>
    rulingsFor(register, { query, shown: 'all' }, options).map(({ id, question, answer }): PaletteResult => ({
      kind: 'ruling',
      where: ruleset.title,
      title: t(`${id} ${question.fr}`, `${id} ${question.en}`),
      detail: answer,
      href: `#/${ruleset.id}/rulings?id=${id}`,
    })),
  );
  const rows = rowsFor(
    rulesets.map(({ ruleset }) => ruleset),
    query,
  );
  return [answers, pagesFor(known, terms), rows, rulings].flatMap((all) => all.slice(0, MOST_OF_A_KIND));
}
