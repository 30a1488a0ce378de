import { BadInput } from '../kernel/problem.ts';
import type { Field } from '../kernel/schema.ts';
import { same, t, type Text } from '../kernel/text.ts';
import { clip } from '../kernel/untrusted.ts';
import type { Variant } from './batch.ts';

export const AS_IT_STANDS = t('tel quel', 'as it stands');

/** At most so many values of one number are tried in one go. */
const MOST_VALUES = 20;

const badVariant = (path: string, fr: string, en: string): BadInput => new BadInput([{ path, text: t(fr, en) }]);

/** `6,8,10` or `3..6`; `asked` is what the one who asks calls the field. */
export function valuesOf(said: string, asked: string): readonly number[] {
  const range = /^\s*(\d{1,4})\s*\.\.\s*(\d{1,4})\s*$/.exec(said);
  const values =
    range === null
      ? said.split(/[,;]/).map((value) => (/^\s*\d{1,4}\s*$/.test(value) ? Number(value) : NaN))
      : Array.from({ length: Math.max(0, Number(range[2]) - Number(range[1]) + 1) }, (_, i) => Number(range[1]) + i);
  if (values.length === 0 || values.length > MOST_VALUES || values.some(Number.isNaN))
    throw badVariant(
      asked,
      `des nombres entiers sont attendus, ${MOST_VALUES} au plus : 6,8,10 ou 3..6`,
      `whole numbers are expected, at most ${MOST_VALUES}: 6,8,10 or 3..6`,
    );
  return values;
}

/** The scenario with one number of it replaced; places count from 1, as in its error messages. */
function withValue(scenario: unknown, path: string, value: number, asked: string): unknown {
  const copy = structuredClone(scenario);
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  let at = copy as Record<string, unknown>;
  for (const [i, key] of keys.entries()) {
    const name = Array.isArray(at) ? String(Number(key) - 1) : key;
    const there = Object.hasOwn(at, name) ? at[name] : undefined;
    if (i === keys.length - 1 && typeof there === 'number') {
      at[name] = value;
      return copy;
    }
    if (typeof there !== 'object' || there === null) break;
    at = there as Record<string, unknown>;
  }
  throw badVariant(
    asked,
    `« ${clip(path)} » n’est pas un nombre du scénario ; par exemple turns, sides[1].collapse, units[4].strength`,
    `"${clip(path)}" is no number of the scenario; for instance turns, sides[1].collapse, units[4].strength`,
  );
}

/** The scenario as it stands, then with each value in that place. */
export const sweep = (
  first: Variant,
  path: string,
  values: readonly number[],
  asked: string,
  label: Text = same(path),
): readonly Variant[] => [
  first,
  ...values.map((value) => ({
    label: t(`${label.fr} = ${value}`, `${label.en} = ${value}`),
    scenario: withValue(first.scenario, path, value, asked),
    options: first.options,
  })),
];

/** A number of a scenario that may be varied. */
export interface Variable {
  /** As `sweep` takes it. */
  readonly path: string;
  /** The unit, the leader or the side it belongs to; empty where it is the scenario's own. */
  readonly whose: Text;
  readonly label: Text;
  readonly value: number;
}

/** Numbers that name a place or an id, not an amount. */
const PLACES = new Set(['side', 'map']);

/** The numbers of a scenario, by the labels of its format. */
export function variablesIn(format: Field, scenario: unknown): readonly Variable[] {
  const found: Variable[] = [];
  const walk = (field: Field, data: unknown, path: string, whose: Text): void => {
    if (field.kind === 'whole' && typeof data === 'number')
      found.push({ path, whose, label: field.about.label, value: data });
    if (field.kind === 'list' && Array.isArray(data))
      data.forEach((item, i) => walk(field.item, item, `${path}[${i + 1}]`, nameIn(field.item, item, i)));
    if (field.kind === 'record' && typeof data === 'object' && data !== null)
      for (const [name, inner] of Object.entries(field.fields))
        if (!PLACES.has(name))
          walk(inner, (data as Record<string, unknown>)[name], path === '' ? name : `${path}.${name}`, whose);
  };
  walk(format, scenario, '', same(''));
  return found;
}

/** Its number in the list, as error messages count, and its name. */
function nameIn({ about }: Field, item: unknown, at: number): Text {
  const { fr, en } = Object((Object(item) as Record<string, unknown>)['name']) as Record<string, unknown>;
  const name = typeof fr === 'string' && typeof en === 'string' ? t(fr, en) : about.label;
  return t(`${at + 1}. ${name.fr}`, `${at + 1}. ${name.en}`);
}
