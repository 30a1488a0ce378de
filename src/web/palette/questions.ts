import { firstVerdict, type Verdicts } from '../../kernel/chart.ts';
import type { Named, Procedure, Ruleset } from '../../kernel/ruleset.ts';
import type { Options } from '../../kernel/ruling.ts';
import { parse } from '../../kernel/schema.ts';
import { join, t, type Text } from '../../kernel/text.ts';
import { answer, calculation, isResolvable } from '../../calculate/calculation.ts';
import { percent } from '../../calculate/number.ts';
import { sharesIn } from '../../calculate/shares.ts';
import { successOf } from '../../calculate/worth.ts';
import { linkOf } from '../../present/link.ts';
import { fold } from '../base/terms.ts';

/** An answer that needs no page: what was asked, what comes of it, and where to read more. */
export interface Answered {
  readonly ruleset: Ruleset;
  readonly title: Text;
  readonly detail: Text;
  readonly href: string;
}

const BETWEEN = /^\s*(.+?)\s+(?:v|vs|c|contre|against|x|-|–)\.?\s+(.+?)\s*$/i;

/** The types that a word means: by their code, or by a name that begins with it in either language. */
function meant(all: readonly Named[], word: string): Named | undefined {
  const sought = fold(word);
  const namesOf = ({ text }: Named) => [text.fr, text.en].map(fold);
  return (
    all.find(({ id }) => id.toLowerCase() === sought) ??
    all.find((one) => namesOf(one).includes(sought)) ??
    (sought.length < 3
      ? undefined
      : all.find((one) => namesOf(one).some((name) => name.split(/[\s,]+/).some((part) => part.startsWith(sought)))))
  );
}

/** “Kn v Sp”: one against one, under the plainest conditions of its table, wherever both are known. */
export function matchupAnswers(ruleset: Ruleset, query: string, options: Options): readonly Answered[] {
  const asked = BETWEEN.exec(query);
  if (asked === null) return [];
  return ruleset.procedures.flatMap((procedure) => oneAgainstOne(ruleset, procedure, asked[1]!, asked[2]!, options));
}

function oneAgainstOne(
  ruleset: Ruleset,
  procedure: Procedure,
  first: string,
  second: string,
  options: Options,
): readonly Answered[] {
  const { matchups } = procedure;
  const row = matchups && meant(matchups.rows, first);
  const column = matchups && meant(matchups.columns, second);
  if (row === undefined || column === undefined) return [];
  const situation = matchups!.situation(row.id, column.id, parse(matchups!.filters, {}));
  const asked = calculation(ruleset, procedure, situation, options);
  const title = join([row.text, column.text], ' – ');
  return [{ ruleset, title, detail: fareText(procedure, asked, matchups!.facet), href: linkOf(asked) }];
}

function fareText(procedure: Procedure, asked: Parameters<typeof answer>[0], facetId: string): Text {
  const found = answer(asked);
  if (!isResolvable(found)) return found.refusal.refused;
  const facet = procedure.facets(found.assessment).find(({ id }) => id === facetId)!;
  const counted = sharesIn(found, facet);
  if (counted === undefined) return procedure.title;
  const wins = percent(successOf(counted));
  const shares = counted.shares.map(({ text, percent: share }) =>
    t(`${text.fr} ${share.fr}`, `${text.en} ${share.en}`),
  );
  const all = join(shares, ', ');
  return t(
    `${procedure.title.fr} : l’emporte ${wins.fr} (${all.fr})`,
    `${procedure.title.en}: wins ${wins.en} (${all.en})`,
  );
}

const RATIO = /^\s*(\d{1,4})\s*[:/]\s*(\d{1,4})\s*$/;

/** “7:4”: the line of every chart of strength ratios that it falls to. */
export function ratioAnswers(ruleset: Ruleset, query: string, options: Options): readonly Answered[] {
  const [, attacking, defending] = (RATIO.exec(query) ?? []).map(Number);
  if (!attacking || !defending) return [];
  return ruleset.charts.flatMap((chart) => {
    if (chart.kind !== 'verdicts' || chart.ratio === undefined) return [];
    const ratios: Verdicts<unknown, unknown> = chart;
    const line = firstVerdict(ratios, chart.ratio(attacking, defending, options));
    const value = join(chart.show(line.value), ', ');
    return [
      {
        ruleset,
        title: t(`${attacking} contre ${defending} : ${line.text.fr}`, `${attacking} to ${defending}: ${line.text.en}`),
        detail: t(`${chart.title.fr} : ${value.fr}`, `${chart.title.en}: ${value.en}`),
        href: `#/${ruleset.id}/charts/${chart.id}?${new URLSearchParams({ row: line.id }).toString()}`,
      },
    ];
  });
}
