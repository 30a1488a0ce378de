import type { Field } from './schema.ts';

/** The plainest value of a field; what has no default is taken from `model`, so that it is a likely one. */
export function simplestValue(field: Field, model: unknown): unknown {
  if (!field.required && field.kind !== 'list' && field.kind !== 'record') return field.fallback;
  switch (field.kind) {
    case 'choice':
      return field.values.includes(model as string) ? model : field.values[0];
    case 'whole':
      return Number.isInteger(model) && Number(model) >= field.min && Number(model) <= field.max ? model : field.min;
    case 'flag':
      return false;
    case 'words':
      return '';
    case 'list':
      return simplestList(field, model);
    case 'record':
      return simplestRecord(field, model);
  }
}

function simplestList(field: Field & { kind: 'list' }, model: unknown): unknown[] {
  const models = Array.isArray(model) ? model : [];
  const length = field.required ? Math.max(field.min, Math.min(1, field.max)) : (field.fallback as unknown[]).length;
  return Array.from({ length }, (_, i) => simplestValue(field.item, models[i] ?? models[0]));
}

function simplestRecord(field: Field & { kind: 'record' }, model: unknown): Record<string, unknown> {
  const models = (typeof model === 'object' && model !== null ? model : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(field.fields).map(([name, inner]) => [name, simplestValue(inner, models[name])]),
  );
}
