import { firstVerdict, type Verdicts } from '../../kernel/chart.ts';
import type { Named, Procedure, Ruleset } from '../../kernel/ruleset.ts';
import type { Options } from '../../kernel/ruling.ts';
import { BadInput, type Field, fieldOf, parse, type Side } from '../../kernel/schema.ts';
import { join, lowerCase, t, type Text } from '../../kernel/text.ts';
import { answer, calculation, isResolvable } from '../../calculate/calculation.ts';
import { percent } from '../../calculate/number.ts';
import { sharesIn } from '../../calculate/shares.ts';
import { successOf } from '../../calculate/worth.ts';
import { linkOf } from '../../present/link.ts';
import { understand } from '../../present/typed-input/value.ts';
import { foldText } from '../base/terms.ts';

/** An answer in the palette itself: the question, the answer, and where to read more. */
export interface DirectAnswer {
  readonly ruleset: Ruleset;
  readonly title: Text;
  readonly detail: Text;
  readonly href: string;
}

const BETWEEN = /^\s*(.+?)\s+(?:v|vs|c|contre|against|x|-|–)\.?\s+(.+?)\s*$/i;

/** The types that a word means: by their code, or by a name that begins with it in either language. */
function typeMeant(all: readonly Named[], word: string): Named | undefined {
  const sought = foldText(word);
  const namesOf = ({ text }: Named) => [text.fr, text.en].map(foldText);
  return (
    all.find(({ id }) => id.toLowerCase() === sought) ??
    all.find((one) => namesOf(one).includes(sought)) ??
    (sought.length < 3
      ? undefined
      : all.find((one) => namesOf(one).some((name) => name.split(/[\s,]+/).some((part) => part.startsWith(sought)))))
  );
}

/** “Bd uphill”: the type that the first words mean, and what is said of it after them. */
function unitIn(all: readonly Named[], words: string): { readonly type: Named; readonly facts: string } | undefined {
  const each = words.split(/[\s,]+/);
  for (let length = each.length; length > 0; length--) {
    const type = typeMeant(all, each.slice(0, length).join(' '));
    if (type !== undefined) return { type, facts: each.slice(length).join(' ') };
  }
  return undefined;
}

type RecordField = Extract<Field, { kind: 'record' }>;
type Facts = Readonly<Record<string, unknown>>;

/** What is said of one side, read into the fields that are its own; undefined where they do not know it. */
function factsStated(
  field: Field,
  value: unknown,
  facts: string,
): { value: unknown; told: readonly Text[] } | undefined {
  if (field.kind === 'list') {
    const [first, ...others] = value as readonly unknown[];
    const read = first === undefined ? undefined : factsStated(field.item, first, facts);
    return read && { ...read, value: [read.value, ...others] };
  }
  if (field.kind !== 'record') return undefined;
  const read = understand(field, facts);
  // A name is any word: it would be no question about the rules.
  const isFact = 'value' in read && Object.keys(read.value as Facts).every((id) => field.fields[id]!.kind !== 'words');
  if (isFact)
    return { value: { ...(value as Facts), ...(read.value as Facts) }, told: toldOf(field, read.value as Facts) };
  for (const [id, inner] of Object.entries(field.fields)) {
    const within = factsStated(inner, (value as Facts)[id], facts);
    if (within !== undefined) return { ...within, value: { ...(value as Facts), [id]: within.value } };
  }
  return undefined;
}

const toldOf = ({ fields }: RecordField, facts: Facts): readonly Text[] =>
  Object.entries(facts).map(([id, value]) => {
    const { label, options } = fields[id]!.about;
    if (value === true) return lowerCase(label);
    const said = options?.[String(value)] ?? t(String(value), String(value));
    return t(`${label.fr} ${said.fr}`.toLowerCase(), `${label.en} ${said.en}`.toLowerCase());
  });

/** What is said of a side, in the field of the situation where its units stand; undefined where that does not know it. */
function onSide({ fields }: RecordField, side: Side, situation: Facts, facts: string) {
  if (facts === '') return { fields: {}, told: [] };
  const isOfSide = ({ about, kind }: Field): boolean => about.side === side && (kind === 'record' || kind === 'list');
  const id = Object.keys(fields).find((each) => isOfSide(fields[each]!));
  const read = id === undefined ? undefined : factsStated(fields[id]!, situation[id], facts);
  return read && { fields: { [id!]: read.value }, told: read.told };
}

/** “Kn v Sp”: one against one, under the plainest conditions of its table, wherever both are known. */
export function matchupAnswers(ruleset: Ruleset, query: string, options: Options): readonly DirectAnswer[] {
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
): readonly DirectAnswer[] {
  const { matchups } = procedure;
  const row = matchups && unitIn(matchups.rows, first);
  const column = matchups && unitIn(matchups.columns, second);
  if (row === undefined || column === undefined) return [];
  const field = fieldOf(procedure.situation) as RecordField;
  const plain = matchups!.situation(row.type.id, column.type.id, parse(matchups!.filters, {})) as Facts;
  const own = onSide(field, 'own', plain, row.facts);
  const enemy = onSide(field, 'enemy', plain, column.facts);
  if (own === undefined || enemy === undefined) return [];
  const whole = parsed(procedure, { ...plain, ...own.fields, ...enemy.fields });
  if (whole === undefined) return [];
  const titles = [join([row.type.text, ...own.told], ', '), join([column.type.text, ...enemy.told], ', ')];
  const asked = calculation(ruleset, procedure, whole, options);
  const title = join(titles, ' – ');
  return [{ ruleset, title, detail: fareText(procedure, asked, matchups!.facet), href: linkOf(asked) }];
}

/** Facts that do not go together are no question. */
function parsed({ situation }: Procedure, given: unknown) {
  try {
    return parse(situation, given);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
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
export function ratioAnswers(ruleset: Ruleset, query: string, options: Options): readonly DirectAnswer[] {
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
