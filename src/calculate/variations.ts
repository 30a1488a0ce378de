import { type Field, fieldOf, pathText, type Side } from '../kernel/schema.ts';
import { join, same, t, type Text } from '../kernel/text.ts';
import { nextItem } from './next-item.ts';
import type { Calculation } from './calculation.ts';

/** A situation with one fact changed. */
export interface Variation {
  readonly key: string;
  readonly text: Text;
  readonly side: Side;
  readonly said: Text;
  /** What was changed; a list has one item more or fewer. */
  readonly field: Field;
  /** What it became. */
  readonly value: unknown;
  readonly situation: unknown;
}

/** Every situation that differs from this one by a single fact, which takes each of the values to be `tried`. */
export function variationsOf({ procedure, situation }: Calculation, tried: ValuesToTry): Variation[] {
  const place: FactPlace = { path: [], names: [], near: [], side: 'ground', put: (v) => v, tried };
  return distinguish(fieldVariations(fieldOf(procedure.situation), situation, place));
}

export type ValuesToTry = (field: Field, value: unknown) => readonly unknown[];

/** Gives its full path to a variation that reads like another one of its side. */
function distinguish(all: readonly Variation[]): Variation[] {
  const alike = ({ side, said }: Variation): boolean =>
    all.filter((other) => other.side === side && (other.said.fr === said.fr || other.said.en === said.en)).length > 1;
  return all.map((one) => (alike(one) ? { ...one, said: one.text } : one));
}

type Of<K extends Field['kind']> = Extract<Field, { kind: K }>;

/** Where in a situation a value stands, and the situation with another one in its place. */
interface FactPlace {
  readonly path: readonly (string | number)[];
  readonly names: readonly Text[];
  /** Of the names, those that tell it from others of its side. */
  readonly near: readonly Text[];
  readonly side: Side;
  put(value: unknown): unknown;
  readonly tried: ValuesToTry;
}

function fieldVariations(field: Field, value: unknown, place: FactPlace): Variation[] {
  if (field.kind === 'record') return recordVariations(field, value as Record<string, unknown>, place);
  return place.tried(field, value).map((v) => variationTo(field, v, place));
}

function recordVariations(field: Of<'record'>, record: Record<string, unknown>, around: FactPlace): Variation[] {
  const { path, names, near, put } = around;
  return Object.entries(field.fields).flatMap(([name, inner]) => {
    const place: FactPlace = {
      ...around,
      path: [...path, name],
      names: [...names, inner.about.label],
      side: inner.about.side ?? around.side,
      put: (v) => put({ ...record, [name]: v }),
    };
    if (inner.kind !== 'list') return fieldVariations(inner, record[name], place);
    const items = record[name] as readonly unknown[];
    const inItems = items.flatMap((item, i) =>
      fieldVariations(inner.item, item, {
        ...place,
        path: [...place.path, i],
        names: [...names, ...itemNames(field, inner, i, items.length)],
        near: items.length === 1 ? near : [...near, withNumber(inner.item.about.label, i)],
        put: (v) => place.put(items.with(i, v)),
      }),
    );
    return [...inItems, ...listVariations(inner, items, record, place)];
  });
}

const variationTo = (field: Field, value: unknown, { path, names, near, side, put }: FactPlace): Variation => {
  const [fact, becomes] = [join(names, ' · '), valueName(field, value)];
  return {
    key: `${pathText(path)}=${JSON.stringify(value)}`,
    text: t(`${fact.fr} : ${becomes.fr}`, `${fact.en}: ${becomes.en}`),
    side,
    said: join([...near, clause(field, value)], ' · '),
    field,
    value,
    situation: put(value),
  };
};

/** A changed fact in words: "from the rear", "Terrain: woods". */
function clause(field: Field, value: unknown): Text {
  const { label, phrases } = field.about;
  const whole = phrases?.[String(value)];
  if (whole !== undefined) return whole;
  if (value === true) return lowerCased(label);
  const becomes = valueName(field, value);
  return t(`${lower(label.fr)} : ${becomes.fr}`, `${lower(label.en)}: ${becomes.en}`);
}

function listVariations(
  list: Of<'list'>,
  items: readonly unknown[],
  around: Record<string, unknown>,
  place: FactPlace,
): Variation[] {
  const { path, names, near, side, put } = place;
  const where = join(names, ' · ');
  const item = lowerCased(list.item.about.label);
  const made: Variation[] = [];
  const more = nextStatedItem(list, items, around);
  const onceMore = t(`1 ${item.fr} de plus`, `one more ${item.en}`);
  if (more !== undefined && items.length < list.max) {
    made.push({
      key: `${pathText(path)}+1`,
      text: t(`${where.fr} : ${onceMore.fr}`, `${where.en}: ${onceMore.en}`),
      side,
      said: join([...near, onceMore], ' · '),
      field: list,
      value: [...items, more],
      situation: put([...items, more]),
    });
    // The first of its list may matter only by a fact of its own: a leader by his bonus.
    if (items.length === 0 && isAllDefaults(list.item))
      made.push(
        ...fieldVariations(list.item, more, {
          ...place,
          path: [...path, 0],
          names: [...names, onceMore],
          near: [...near, onceMore],
          put: (v) => put([v]),
        }),
      );
  }
  const oneFewer = t(`1 ${item.fr} de moins`, `one fewer ${item.en}`);
  if (items.length > list.min)
    made.push({
      key: `${pathText(path)}-1`,
      text: t(`${where.fr} : ${oneFewer.fr}`, `${where.en}: ${oneFewer.en}`),
      side,
      said: join([...near, oneFewer], ' · '),
      field: list,
      value: items.slice(0, -1),
      situation: put(items.slice(0, -1)),
    });
  return made;
}

/** Undefined where a number would have to be invented. */
function nextStatedItem(list: Of<'list'>, items: readonly unknown[], around: Record<string, unknown>): unknown {
  const more = nextItem(list, items, around, () => undefined);
  const unsaid = (value: unknown): boolean => value === undefined;
  return list.item.kind === 'record' && Object.values(more as object).some(unsaid) ? undefined : more;
}

const isAllDefaults = (item: Field): boolean =>
  item.kind === 'record' && Object.values(item.fields).every(({ required }) => !required);

/** `Attacking stack 2`; where another list beside it has items of the same name, `Attackers · Body 2`. */
function itemNames(record: Of<'record'>, list: Of<'list'>, i: number, of: number): Text[] {
  const { label } = list.item.about;
  const alike = Object.values(record.fields).filter(
    (field) => field.kind === 'list' && field.item.about.label.en === label.en,
  );
  const name = of === 1 ? label : withNumber(label, i);
  if (alike.length === 1) return [name];
  return of === 1 ? [list.about.label] : [list.about.label, name];
}

const withNumber = ({ fr, en }: Text, i: number): Text => t(`${fr} ${i + 1}`, `${en} ${i + 1}`);

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const lowerCased = ({ fr, en }: Text): Text => t(lower(fr), lower(en));

/** The other values of a fact; of a number, its neighbours. */
export function otherValues(field: Field, value: unknown): unknown[] {
  if (field.kind === 'flag') return [value !== true];
  if (field.kind === 'choice') return field.values.filter((v) => v !== value);
  if (field.kind !== 'whole') return [];
  return [Number(value) + 1, Number(value) - 1].filter((n) => n >= field.min && n <= field.max);
}

function valueName(field: Field, value: unknown): Text {
  if (field.kind === 'flag') return value === true ? t('oui', 'yes') : t('non', 'no');
  return field.about.options?.[String(value)] ?? same(String(value));
}
