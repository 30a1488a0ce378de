import type { Note } from '../../kernel/chart.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Text } from '../../kernel/text.ts';
import { printedChart, type PrintedChart, type PrintedRow } from '../../present/printed-chart.ts';
import { searchText, startsWord, termsOf } from '../base/terms.ts';

/** A chart that answers a search: by its title, or by some of its rows and notes. */
export interface Hit {
  readonly ruleset: Ruleset;
  readonly chart: PrintedChart;
  readonly inTitle: boolean;
  /** Headings of columns that hold some of the words. */
  readonly headings: readonly Text[];
  readonly rows: readonly PrintedRow[];
  readonly notes: readonly Note[];
}

interface Indexed {
  readonly chart: PrintedChart;
  readonly title: string;
  readonly rows: readonly { readonly row: PrintedRow; readonly words: string }[];
  readonly notes: readonly { readonly note: Note; readonly words: string }[];
}

const CODE = /^[A-Z]\p{L}+$/u;

/** The meanings of the codes that stand in a row, from the key of its ruleset: `El` is found as `elephants` too. */
function meanings({ charts }: Ruleset): (texts: readonly Text[]) => string {
  const key = charts.flatMap((chart) => (chart.kind === 'key' ? chart.lines : []));
  const codes = key.filter(({ code }) => CODE.test(code.en));
  return (texts) => {
    const tokens = new Set(texts.flatMap(({ en }) => en.split(/\P{L}+/u)));
    return searchText(codes.filter(({ code }) => tokens.has(code.en)).map(({ text }) => text));
  };
}

const indexes = new WeakMap<Ruleset, readonly Indexed[]>();

function indexOf(ruleset: Ruleset): readonly Indexed[] {
  let index = indexes.get(ruleset);
  if (index === undefined) {
    const meant = meanings(ruleset);
    index = ruleset.charts.map(printedChart).map((chart) => ({
      chart,
      title: searchText([ruleset.title, chart.title, ...chart.headings]),
      rows: chart.rows.map((row) => {
        const texts = [row.head, ...row.cells];
        return { row, words: `${searchText(texts)} ${meant(texts)}` };
      }),
      notes: chart.notes.map((note) => ({ note, words: searchText([note.text]) })),
    }));
    indexes.set(ruleset, index);
  }
  return index;
}

const startsFirst = <Line extends { readonly words: string }>(lines: readonly Line[], terms: readonly string[]) => {
  const begun = ({ words }: Line): boolean => terms.some((term) => startsWord(words, term));
  return [...lines.filter(begun), ...lines.filter((line) => !begun(line))];
};

/**
 * Every word must be found: all in the title, or the rest of them in one row or note. Titles come first, then rows and
 * notes; what only holds a word inside another one comes after what starts with it.
 */
export function search(rulesets: readonly Ruleset[], query: string): readonly Hit[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const hits = rulesets.flatMap((ruleset) =>
    indexOf(ruleset).flatMap(({ chart, title, rows, notes }): { hit: Hit; rank: number }[] => {
      const inTitle = terms.every((term) => title.includes(term));
      const answers = ({ words }: { words: string }): boolean =>
        terms.some((term) => words.includes(term)) &&
        terms.every((term) => words.includes(term) || title.includes(term));
      const found = { rows: rows.filter(answers), notes: notes.filter(answers) };
      const lines = [...found.rows, ...found.notes];
      const begun = (words: string): boolean => terms.every((term) => startsWord(words, term));
      const hit = {
        ruleset,
        chart,
        inTitle,
        headings: chart.headings.filter((heading) => terms.some((term) => searchText([heading]).includes(term))),
        rows: startsFirst(found.rows, terms).map(({ row }) => row),
        notes: startsFirst(found.notes, terms).map(({ note }) => note),
      };
      const rank = begun(title) ? 0 : lines.some(({ words }) => begun(`${title} ${words}`)) ? 1 : inTitle ? 2 : 3;
      return inTitle || lines.length > 0 ? [{ hit, rank }] : [];
    }),
  );
  return hits.sort((a, b) => a.rank - b.rank).map(({ hit }) => hit);
}
