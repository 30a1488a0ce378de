import type { Field } from '../../kernel/schema.ts';
import { same } from '../../kernel/text.ts';
import { Segments, Select } from '../base/choices.tsx';
import { say } from '../base/lang.ts';

export type Filters = Readonly<Record<string, unknown>>;

const FEW = 4;

/** What a filter stands at before anyone touches it. */
function initial(field: Field): unknown {
  if (!field.required) return field.fallback;
  if (field.kind === 'choice') return field.values[0];
  return field.kind === 'whole' ? field.min : undefined;
}

const read = (field: Field, text: string): unknown => {
  if (field.kind === 'flag') return text === 'true';
  if (field.kind !== 'whole') return field.kind === 'choice' && !field.values.includes(text) ? undefined : text;
  const number = Number(text);
  return Number.isInteger(number) && number >= field.min && number <= field.max ? number : undefined;
};

/** Filters from an address; what is not said, or makes no sense, stands at its default. */
export const filtersFrom = (fields: Readonly<Record<string, Field>>, query: URLSearchParams): Filters =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const text = query.get(name);
      return [name, (text === null ? undefined : read(field, text)) ?? initial(field)];
    }),
  );

/** The filters that differ from their defaults, for an address. */
export const filtersQuery = (fields: Readonly<Record<string, Field>>, filters: Filters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      typeof value === 'object' || value === initial(fields[name]!) ? [] : [[name, String(value)]],
    ),
  );

interface Parts {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** One filter, drawn after the kind of its field. */
export function Filter({ name, field, value, onChange }: Parts) {
  const label = say(field.about.label);
  switch (field.kind) {
    case 'choice': {
      const options = field.values.map((id) => ({ id, text: say(field.about.options?.[id] ?? same(id)) }));
      const parts = { legend: label, options, value: String(value), onChoose: onChange };
      return options.length > FEW ? <Select {...parts} /> : <Segments name={`filter-${name}`} {...parts} />;
    }
    case 'whole':
      return (
        <label class="field">
          <span class="field-label">{label}</span>
          <input
            type="number"
            inputMode="numeric"
            min={field.min}
            max={field.max}
            value={String(value)}
            onInput={(event) => {
              const number = read(field, event.currentTarget.value);
              if (event.currentTarget.value !== '' && number !== undefined) onChange(number);
            }}
          />
        </label>
      );
    case 'flag':
      return (
        <label class="check">
          <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
          <span>{label}</span>
        </label>
      );
    default:
      return null;
  }
}
