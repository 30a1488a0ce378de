import {
  BadInput,
  type Field,
  fieldOf,
  parse,
  parsePath,
  type Schema,
  withoutDefault,
} from '../../../../kernel/schema.ts';
import { t } from '../../../../kernel/text.ts';
import type { Agreed } from '../turn/orders.ts';

/**
 * A derived situation with facts that the players agreed to change. What they changed is checked as a form would be, and
 * nothing else: a board may hold more stacks than a form. Throws `BadInput`.
 */
export function withAgreed<S extends object>(schema: Schema<S>, situation: S, agreed: Agreed | undefined): S {
  if (agreed === undefined) return situation;
  const changed = structuredCopy(situation);
  for (const [path, value] of Object.entries(agreed.facts)) put(fieldOf(schema), changed, path, value);
  return changed;
}

const structuredCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** `attackers[1].approaches[1].aspect`: items are counted from 1. */
function put(schema: Field, situation: object, path: string, value: unknown): void {
  const noSuchFact = (): BadInput =>
    new BadInput([{ path, text: t('ce fait n’existe pas ici', 'there is no such fact here') }]);
  let field = schema;
  let at: unknown = situation;
  let change: ((to: unknown) => void) | undefined;
  for (const step of parsePath(path)) {
    const inside = fieldIn(field, step);
    if (inside === undefined || !Object.hasOwn(at as object, step)) throw noSuchFact();
    const holder = at as Record<string | number, unknown>;
    change = (to) => (holder[step] = to);
    at = holder[step];
    field = inside;
  }
  if (change === undefined) throw noSuchFact();
  change(checkValue(field, path, value));
}

/** The field of an item of a list, or of a name in a record. */
function fieldIn(field: Field, step: string | number): Field | undefined {
  if (field.kind === 'list') return typeof step === 'number' ? field.item : undefined;
  return field.kind === 'record' && Object.hasOwn(field.fields, step) ? field.fields[step] : undefined;
}

function checkValue(field: Field, path: string, value: unknown): unknown {
  try {
    return parse(withoutDefault(field), value);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(error.problems.map(({ text }) => ({ path, text })));
  }
}
