import type { Field, Side } from '../../../kernel/schema.ts';
import { hasIcon } from '../../icons/unit-icon.tsx';

/** A counter of the picture: what stands at a place of the form, as it looks on the map. */
export interface Counter {
  readonly path: string;
  readonly type: string;
  /** Its figures, as printed: strength and quality, models and fighters. */
  readonly figures: readonly number[];
  readonly name: string;
  /** Behind another one: a rank, a support. */
  readonly behind: boolean;
}

/** Where an attack comes from: a fact that is `front`, a flank or `rear`, and where it stands. */
export interface Facing {
  readonly path: string;
  readonly field: Field & { readonly kind: 'choice' };
  readonly value: string;
}

type Facts = Readonly<Record<string, unknown>>;

/** The counters of a side and the ways it attacks, in the order of the form. */
export function drawn(fields: Readonly<Record<string, Field>>, values: Facts, side: Side) {
  const counters: Counter[] = [];
  const facings: Facing[] = [];
  const walk = (field: Field, value: unknown, path: string, inside: boolean): void => {
    if (field.kind === 'list' && Array.isArray(value))
      for (const [i, item] of value.entries()) walk(field.item, item, `${path}[${i + 1}]`, inside);
    if (field.kind === 'choice' && isFacing(field)) facings.push({ path, field, value: String(value) });
    if (field.kind !== 'record' || typeof value !== 'object' || value === null) return;
    const facts = value as Facts;
    const type = typeOf(field.fields, facts);
    if (type !== undefined) counters.push({ path, type, ...look(field.fields, facts), behind: inside });
    for (const [name, inner] of Object.entries(field.fields))
      walk(inner, facts[name], `${path}.${name}`, inside || type !== undefined);
  };
  for (const [name, field] of Object.entries(fields))
    if (field.about.side === side) walk(field, values[name], name, false);
  return { counters, facings };
}

const isFacing = ({ values }: Field & { kind: 'choice' }): boolean =>
  values.length === 3 && values.includes('front') && values.includes('rear');

/** A type with a symbol makes a counter; a bonus alone is a leader's. */
function typeOf(fields: Readonly<Record<string, Field>>, facts: Facts): string | undefined {
  const symbol = Object.entries(fields).find(
    ([name, field]) => field.kind === 'choice' && field.values.some(hasIcon) && hasIcon(String(facts[name])),
  );
  if (symbol !== undefined) return String(facts[symbol[0]]);
  return 'bonus' in fields ? 'leader' : undefined;
}

const MOST_FIGURES = 2;

function look(fields: Readonly<Record<string, Field>>, facts: Facts): Pick<Counter, 'figures' | 'name'> {
  const figures = Object.entries(fields)
    .filter(([, field]) => field.kind === 'whole' && field.about.positional === true)
    .map(([name]) => Number(facts[name]));
  return { figures: figures.slice(0, MOST_FIGURES), name: String(facts['name'] ?? '') };
}
