import { type Field, type Path, pathText } from '../kernel/schema.ts';
import { simplestValue } from '../kernel/simplest-value.ts';
import { t } from '../kernel/text.ts';
import { isList, isRecord } from '../kernel/untrusted.ts';
import { badInputAt } from './entries.ts';

/** The field at a path; throws `BadInput` where there is none. */
export function fieldAt(root: Field, path: Path): Field {
  let field = root;
  for (const [i, step] of path.entries()) {
    const inner =
      typeof step === 'number'
        ? field.kind === 'list' && step < field.max
          ? field.item
          : undefined
        : field.kind === 'record' && Object.hasOwn(field.fields, step)
          ? field.fields[step]
          : undefined;
    if (inner === undefined)
      throw badInputAt(pathText(path.slice(0, i + 1)), t('cette place n’existe pas', 'no such place'));
    field = inner;
  }
  return field;
}

export const valueOf = (draft: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    draft,
  );

export function itemsAt(draft: unknown, path: Path): readonly unknown[] {
  const items = valueOf(draft, path);
  return isList(items) ? items : [];
}

/** The draft with one value changed; what is missing on the way is made. */
export function putValue(field: Field, draft: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (field.kind === 'list' && typeof step === 'number') {
    const items = [...(isList(draft) ? draft : [])];
    while (items.length < step) items.push(simplestValue(field.item, undefined));
    items[step] = putValue(field.item, items[step], rest, value);
    return items;
  }
  const inner = (field as Extract<Field, { kind: 'record' }>).fields[step]!;
  const record = isRecord(draft) ? draft : (simplestValue(field, undefined) as object);
  return { ...record, [step]: putValue(inner, valueOf(record, [step]), rest, value) };
}
