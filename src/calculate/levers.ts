import { BadInput, type Field, fieldOf, pathText } from '../kernel/schema.ts';
import { join, same, t, type Text } from '../kernel/text.ts';
import { answer, type Calculation, calculationOf, isResolvable, type Resolvable } from './calculation.ts';
import { expectedWorth, type FacetShares, gistOf, sharesIn, successOf } from './shares.ts';

/** One fact changed, and what it does to the chances. */
export interface Lever {
  /** Which fact and what it becomes, as data: `attackers[1].armour="heavy"`. */
  readonly key: string;
  /** The same in words. */
  readonly text: Text;
  readonly calculation: Calculation;
  readonly shares: FacetShares;
  /** How likely the side that acts then is to gain by it. */
  readonly success: number;
  /** By how much it changes what that side may expect, in the worth of the facet's classes. */
  readonly gain: number;
  /** Half the sum of all changes: 0 changes nothing, 1 changes everything. */
  readonly effect: number;
}

interface Variation {
  readonly key: string;
  readonly text: Text;
  readonly situation: unknown;
}

const MOST_TRIED = 200;
const MOST_TOLD = 60;

/** What would change it: every fact a player controls, changed one at a time, the largest effect first. */
export function leversOf(base: Resolvable): Lever[] {
  const measuring = measuredLevers(base);
  for (;;) {
    const { done, value } = measuring.next();
    if (done === true) return value;
  }
}

/** The same, one fact at each turn: a page draws in between. */
export function* measuredLevers(base: Resolvable): Generator<undefined, Lever[]> {
  const { ruleset, procedure, situation, options } = base.calculation;
  const before = sharesIn(base, gistOf(base));
  if (before === undefined) return [];
  const levers: Lever[] = [];
  const place: Place = { path: [], names: [], put: (v) => v };
  for (const variation of variations(fieldOf(procedure.situation), situation, place).slice(0, MOST_TRIED)) {
    const lever = tried({ ruleset, procedure, situation: variation.situation, options }, variation, before);
    if (lever !== undefined && lever.effect > 0) levers.push(lever);
    yield;
  }
  return levers.sort(byGain).slice(0, MOST_TOLD);
}

function tried(
  { ruleset, procedure, situation, options }: Calculation,
  { key, text }: Variation,
  before: FacetShares,
): Lever | undefined {
  try {
    const calculation = calculationOf(ruleset, procedure, { ...(situation as object), rulings: options });
    const found = answer(calculation);
    if (!isResolvable(found)) return undefined;
    const shares = sharesIn(found, gistOf(found));
    if (shares === undefined) return undefined;
    const gain = expectedWorth(shares) - expectedWorth(before);
    return { key, text, calculation, shares, success: successOf(shares), gain, effect: distance(before, shares) };
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

const byGain = (a: Lever, b: Lever): number => Math.abs(b.gain) - Math.abs(a.gain) || b.effect - a.effect;

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

type Of<K extends Field['kind']> = Extract<Field, { kind: K }>;

/** Where in a situation a value stands, and the situation with another one in its place. */
interface Place {
  readonly path: readonly (string | number)[];
  readonly names: readonly Text[];
  put(value: unknown): unknown;
}

function variations(field: Field, value: unknown, place: Place): Variation[] {
  if (field.kind === 'record') return inRecord(field, value as Record<string, unknown>, place);
  return field.about.lever === true ? others(field, value).map((v) => changed(field, v, place)) : [];
}

function inRecord(field: Of<'record'>, record: Record<string, unknown>, { path, names, put }: Place): Variation[] {
  return Object.entries(field.fields).flatMap(([name, inner]) => {
    const place: Place = {
      path: [...path, name],
      names: [...names, inner.about.label],
      put: (v) => put({ ...record, [name]: v }),
    };
    if (inner.kind !== 'list') return variations(inner, record[name], place);
    const items = record[name] as readonly unknown[];
    const inItems = items.flatMap((item, i) =>
      variations(inner.item, item, {
        path: [...place.path, i],
        names: [...names, ...itemNames(field, inner, i, items.length)],
        put: (v) => place.put(items.with(i, v)),
      }),
    );
    return [...inItems, ...longerAndShorter(inner, items, record, place)];
  });
}

const changed = (field: Field, value: unknown, { path, names, put }: Place): Variation => {
  const [fact, becomes] = [join(names, ' · '), named(field, value)];
  return {
    key: `${pathText(path)}=${JSON.stringify(value)}`,
    text: t(`${fact.fr} : ${becomes.fr}`, `${fact.en}: ${becomes.en}`),
    situation: put(value),
  };
};

function longerAndShorter(
  list: Of<'list'>,
  items: readonly unknown[],
  around: Record<string, unknown>,
  { path, names, put }: Place,
): Variation[] {
  const where = join(names, ' · ');
  const item = inSentence(list.item.about.label);
  const made: Variation[] = [];
  const more = items.length === 0 ? firstItem(list.item, around) : items.at(-1);
  const oneMore = t(`1 ${item.fr} de plus`, `one more ${item.en}`);
  if (more !== undefined && items.length < list.max) {
    made.push({
      key: `${pathText(path)}+1`,
      text: t(`${where.fr} : ${oneMore.fr}`, `${where.en}: ${oneMore.en}`),
      situation: put([...items, more]),
    });
    // The first of its list may matter only by a fact of its own: a leader by his bonus.
    if (items.length === 0 && isAllDefaults(list.item))
      made.push(
        ...variations(list.item, more, { path: [...path, 0], names: [...names, oneMore], put: (v) => put([v]) }),
      );
  }
  if (items.length > list.min)
    made.push({
      key: `${pathText(path)}-1`,
      text: t(`${where.fr} : 1 ${item.fr} de moins`, `${where.en}: one fewer ${item.en}`),
      situation: put(items.slice(0, -1)),
    });
  return made;
}

const isAllDefaults = (item: Field): boolean =>
  item.kind === 'record' && Object.values(item.fields).every(({ required }) => !required);

/**
 * The plainest item of an empty list: every fact at its default. A kind that has none is that of the troops whose
 * list it is: a rank behind them is of their own type. Numbers are never thought up.
 */
function firstItem(item: Field, around: Record<string, unknown>): unknown {
  if (item.kind !== 'record') return item.fallback;
  const plainest = (name: string, { kind, required, fallback }: Field): unknown =>
    required && kind === 'choice' ? around[name] : fallback;
  const facts = Object.entries(item.fields).map(([name, field]) => [name, plainest(name, field)] as const);
  return facts.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(facts);
}

/** `Attacking stack 2`; where another list beside it has items of the same name, `Attackers · Body 2`. */
function itemNames(record: Of<'record'>, list: Of<'list'>, i: number, of: number): Text[] {
  const { label } = list.item.about;
  const alike = Object.values(record.fields).filter(
    (field) => field.kind === 'list' && field.item.about.label.en === label.en,
  );
  const numbered = of === 1 ? label : t(`${label.fr} ${i + 1}`, `${label.en} ${i + 1}`);
  if (alike.length === 1) return [numbered];
  return of === 1 ? [list.about.label] : [list.about.label, numbered];
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const inSentence = ({ fr, en }: Text): Text => t(lower(fr), lower(en));

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
