import { simplestValue } from '../../../kernel/simplest-value.ts';
import type { PicturePlace } from '../../../kernel/picture-place.ts';
import type { Field, Side } from '../../../kernel/schema.ts';
import { hasIcon } from '../../icons/unit-icon.tsx';
import { isDefault } from '../../form/drafts.ts';
import { optionCode } from '../../form/field-names.ts';
import type { Model } from '../model.ts';

type Facts = Readonly<Record<string, unknown>>;

/** A fact that has a place in the picture. */
export interface Spot {
  readonly place: PicturePlace;
  readonly field: Field;
  readonly value: unknown;
  /** The record whose fact it is, and what the fact is called there. */
  readonly owner: string;
  readonly name: string;
  readonly path: string;
  /** Nobody stated it yet: it would be a fact of the only item of a list that is empty. */
  readonly unstated?: { readonly list: string; readonly item: Facts } | undefined;
}

/** What stands at a place of the form, as it looks on the map. */
export interface Counter {
  readonly path: string;
  readonly type: string;
  readonly name: string;
  /** As printed: strength and quality, `Bd(O)`. */
  readonly figures: string;
  /** Behind another one: a rank, a support. */
  readonly behind: boolean;
}

export interface PicturedSide {
  readonly counters: readonly Counter[];
  readonly spots: readonly Spot[];
}

/** The counters of a side and its facts that have a place, in the order of the form. */
export function picturedSide(fields: Readonly<Record<string, Field>>, values: Facts, side: Side): PicturedSide {
  const counters: Counter[] = [];
  const spots: Spot[] = [];
  const record = (field: Field, value: unknown, path: string, inside: boolean, unstated?: Spot['unstated']): void => {
    if (field.kind !== 'record' || typeof value !== 'object' || value === null) return;
    const facts = value as Facts;
    const counter = counterOf(field, facts, path, inside);
    if (counter !== undefined) counters.push(counter);
    for (const [name, inner] of Object.entries(field.fields))
      walk(inner, facts[name], path, name, inside || counter !== undefined, unstated);
  };
  const walk = (
    field: Field,
    value: unknown,
    owner: string,
    name: string,
    inside: boolean,
    unstated?: Spot['unstated'],
  ): void => {
    const { place } = field.about;
    const path = owner === '' ? name : `${owner}.${name}`;
    if (place !== undefined) spots.push({ place, field, value, owner, name, path, unstated });
    if (field.kind !== 'list' || !Array.isArray(value)) return record(field, value, path, inside, unstated);
    if (place === 'hex' && value.length === 0) {
      const item = simplestValue(field.item, undefined) as Facts;
      record(field.item, item, `${path}[1]`, inside, { list: path, item });
    }
    for (const [i, item] of value.entries()) record(field.item, item, `${path}[${i + 1}]`, inside);
  };
  for (const [name, field] of Object.entries(fields))
    if ((field.about.side ?? 'ground') === side) walk(field, values[name], '', name, false);
  return { counters, spots };
}

/** A record of an arm makes a counter; so does a type with a symbol. */
function counterOf(
  { fields, about }: Field & { kind: 'record' },
  facts: Facts,
  path: string,
  behind: boolean,
): Counter | undefined {
  const all = Object.entries(fields);
  const symbol = all.find(
    ([name, field]) => field.kind === 'choice' && field.values.some(hasIcon) && hasIcon(String(facts[name])),
  );
  const type = about.symbol ?? (symbol && String(facts[symbol[0]]));
  if (type === undefined) return undefined;
  const stated = all.filter(([name, field]) => field.about.positional === true && name !== symbol?.[0]);
  const numbers = stated.filter(([, { kind }]) => kind === 'whole').map(([name]) => String(facts[name]));
  const codes = stated.flatMap(([name, { kind }]) => (kind === 'choice' && optionCode(String(facts[name]))) || []);
  const code = optionCode(type) ?? '';
  return {
    path,
    type,
    name: String(facts['name'] ?? ''),
    figures: numbers.slice(0, MOST_FIGURES).join('-') || (codes.length > 0 ? `${code}(${codes.join()})` : code),
    behind,
  };
}

const MOST_FIGURES = 2;

export const spotsAt = (spots: readonly Spot[], ...places: readonly PicturePlace[]): readonly Spot[] =>
  spots.filter(({ place }) => places.includes(place));

/** From where somebody is struck. */
export const hexSpotsOf = (spots: readonly Spot[]): readonly Spot[] =>
  spotsAt(spots, 'hex').filter(({ field }) => field.kind === 'choice');

/** Whether a fact is as it is where nothing is said. */
export const isAtDefault = ({ field, value }: Spot): boolean => isDefault(field, value);

/** States a fact where it stands; in a list that is empty, as that of its first item. */
export const setFact = ({ edit }: Pick<Model, 'edit'>, { path, name, unstated }: Spot, value: unknown): void =>
  unstated === undefined ? edit(path, value) : edit(unstated.list, [{ ...unstated.item, [name]: value }]);

/** Shows a record to be edited, or some of its facts. */
export type OpenEditor = (path: string, names?: readonly string[]) => void;
