import { BadInput, type Field, fieldOf } from '../kernel/schema.ts';
import { same, t, type Text } from '../kernel/text.ts';
import { answer, type Calculation, calculationOf, isResolvable, type Resolvable } from './calculation.ts';
import { briefFacet } from './sentence.ts';
import { type FacetShares, sharesOf } from './shares.ts';

/** One fact changed, and what it does to the chances. */
export interface Lever {
  /** Which fact, and what it becomes. */
  readonly text: Text;
  readonly calculation: Calculation;
  readonly shares: FacetShares;
  /** Half the sum of all changes: 0 changes nothing, 1 changes everything. */
  readonly effect: number;
}

interface Variation {
  readonly text: Text;
  readonly situation: unknown;
}

const MOST = 60;

/** What would change it: every fact a player controls, changed one at a time, the largest effect first. */
export function leversOf(base: Resolvable): Lever[] {
  const { ruleset, procedure, situation, switches } = base.calculation;
  if (base.distribution === undefined) return [];
  const before = sharesOf(briefFacet(procedure.facets(base.assessment.roll)), base.distribution);
  const levers: Lever[] = [];
  for (const { text, situation: varied } of variations(fieldOf(procedure.situation), situation, []).slice(0, MOST)) {
    const lever = tried({ ruleset, procedure, situation: varied, switches }, text, before);
    if (lever !== undefined && lever.effect > 0) levers.push(lever);
  }
  return levers.sort((a, b) => b.effect - a.effect);
}

function tried(
  { ruleset, procedure, situation, switches }: Calculation,
  text: Text,
  before: FacetShares,
): Lever | undefined {
  try {
    const calculation = calculationOf(ruleset, procedure, { ...(situation as object), rulings: switches });
    const found = answer(calculation);
    if (!isResolvable(found) || found.distribution === undefined) return undefined;
    const shares = sharesOf(briefFacet(procedure.facets(found.assessment.roll)), found.distribution);
    return { text, calculation, shares, effect: distance(before, shares) };
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/** Total variation between two distributions over the same classes. */
function distance(a: FacetShares, b: FacetShares): number {
  const chances = new Map(a.shares.map(({ id, chance }) => [id, chance]));
  let sum = 0;
  for (const { id, chance } of b.shares) {
    sum += Math.abs(chance - (chances.get(id) ?? 0));
    chances.delete(id);
  }
  for (const rest of chances.values()) sum += rest;
  return sum / 2;
}

type Put = (value: unknown) => unknown;

function variations(field: Field, value: unknown, where: readonly Text[], put: Put = (v) => v): Variation[] {
  switch (field.kind) {
    case 'record': {
      const record = value as Record<string, unknown>;
      return Object.entries(field.fields).flatMap(([name, inner]) =>
        variations(inner, record[name], [...where, inner.about.label], (v) => put({ ...record, [name]: v })),
      );
    }
    case 'list': {
      const items = value as readonly unknown[];
      const inItems = items.flatMap((item, i) =>
        variations(field.item, item, [...where.slice(0, -1), numbered(field.item, i, items.length)], (v) =>
          put(items.with(i, v)),
        ),
      );
      return [...inItems, ...longerAndShorter(field, items, where, put)];
    }
    default:
      return field.about.lever === true
        ? others(field, value).map((v) => ({
            text: t(`${path(where).fr} : ${named(field, v).fr}`, `${path(where).en}: ${named(field, v).en}`),
            situation: put(v),
          }))
        : [];
  }
}

function longerAndShorter(
  field: Field & { kind: 'list' },
  items: readonly unknown[],
  where: readonly Text[],
  put: Put,
): Variation[] {
  const list = path(where);
  const item = field.item.about.label;
  const made: Variation[] = [];
  if (items.length > 0 && items.length < field.max)
    made.push({
      text: t(`${list.fr} : ${item.fr} de plus`, `${list.en}: one more ${item.en}`),
      situation: put([...items, items.at(-1)]),
    });
  if (items.length > field.min)
    made.push({
      text: t(`${list.fr} : ${item.fr} de moins`, `${list.en}: one less ${item.en}`),
      situation: put(items.slice(0, -1)),
    });
  return made;
}

const numbered = (item: Field, i: number, of: number): Text =>
  of === 1 ? item.about.label : t(`${item.about.label.fr} ${i + 1}`, `${item.about.label.en} ${i + 1}`);

const path = (where: readonly Text[]): Text =>
  t(where.map(({ fr }) => fr).join(' · '), where.map(({ en }) => en).join(' · '));

function others(field: Field, value: unknown): unknown[] {
  if (field.kind === 'flag') return [value !== true];
  if (field.kind === 'choice') return field.values.filter((v) => v !== value);
  if (field.kind !== 'whole') return [];
  return [Number(value) + 1, Number(value) - 1].filter((n) => n >= field.min && n <= field.max);
}

function named(field: Field, value: unknown): Text {
  if (field.kind === 'flag') return value === true ? t('oui', 'yes') : t('non', 'no');
  return field.about.options?.[String(value)] ?? same(String(value));
}
