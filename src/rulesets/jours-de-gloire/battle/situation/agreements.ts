import { BadInput, parse, type Schema } from '../../../../kernel/schema.ts';
import { t } from '../../../../kernel/text.ts';
import type { Agreed } from '../turn/orders.ts';

/**
 * A derived situation with facts that the players agreed to change. What they changed is checked as a form would be;
 * throws `BadInput`.
 */
export function withAgreed<S extends object>(schema: Schema<S>, situation: S, agreed: Agreed | undefined): S {
  if (agreed === undefined) return situation;
  const changed = structuredCopy(situation);
  for (const [path, value] of Object.entries(agreed.facts)) put(changed, path, value);
  return parse(schema, changed);
}

const structuredCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** `attackers[1].approaches[1].aspect`: items are counted from 1. */
function put(holder: unknown, path: string, value: unknown): void {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  let at = holder as Record<string, unknown>;
  for (const [i, step] of steps.entries()) {
    const key = Array.isArray(at) ? String(Number(step) - 1) : step;
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key))
      throw new BadInput([{ path, text: t('ce fait n’existe pas ici', 'there is no such fact here') }]);
    if (i === steps.length - 1) at[key] = value;
    else at = at[key] as Record<string, unknown>;
  }
}
