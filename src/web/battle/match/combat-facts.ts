import type { Cast } from '../../../kernel/effect.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { type Field, fieldOf, parsePath } from '../../../kernel/schema.ts';
import { capitalize, same, t, type Text } from '../../../kernel/text.ts';

/** The field of a form that a path of a situation names. */
export function factField(ruleset: Ruleset, procedure: string, path: string): Field | undefined {
  const schema = ruleset.procedures.find(({ id }) => id === procedure)?.situation;
  return schema && parsePath(path).reduce<Field | undefined>(inside, fieldOf(schema));
}

function inside(field: Field | undefined, step: string | number): Field | undefined {
  if (field?.kind === 'record') return field.fields[step];
  return field?.kind === 'list' ? field.item : undefined;
}

/** `Ca Companions: quality`: whose fact it is, as the account names him, and which. */
export function factText(field: Field, cast: Cast, path: string): Text {
  const owner = Object.keys(cast)
    .filter((id) => path === id || path.startsWith(`${id}.`) || path.startsWith(`${id}[`))
    .toSorted((a, b) => b.length - a.length)[0];
  const { label } = field.about;
  if (owner === undefined) return capitalize(label);
  const { fr, en } = capitalize(cast[owner]!);
  return t(`${fr} : ${label.fr}`, `${en}: ${label.en}`);
}

const YES_NO: Readonly<Record<string, Text>> = { true: t('oui', 'yes'), false: t('non', 'no') };

/** A value as the form says it. */
export const valueText = ({ about }: Field, value: unknown): Text =>
  about.options?.[String(value)] ?? (typeof value === 'boolean' ? YES_NO[String(value)]! : same(String(value)));

/** What the field may be made: undefined where a number is typed. */
export function valuesOf(field: Field): readonly (string | boolean)[] | undefined {
  if (field.kind === 'choice') return field.values;
  return field.kind === 'flag' ? [false, true] : undefined;
}
