import type { ActorId } from '../../kernel/effect.ts';
import type { Procedure } from '../../kernel/ruleset.ts';
import { type Field, fieldOf, type Side } from '../../kernel/schema.ts';
import { parsePath } from '../form/paths.ts';

/** The side of an actor, named by its place in the situation (`attackers[2]`) or as the whole side (`attacker`). */
export function sideOf({ situation }: Procedure, who: ActorId): Side | undefined {
  const first = String(parsePath(who)[0]);
  const fields = rootFields(situation);
  const name = Object.hasOwn(fields, first) ? first : Object.keys(fields).find((one) => one.startsWith(first));
  return name === undefined ? undefined : fields[name]!.about.side;
}

/** The fields of a situation itself. */
export const rootFields = (situation: Procedure['situation']): Readonly<Record<string, Field>> => {
  const root = fieldOf(situation);
  return root.kind === 'record' ? root.fields : {};
};
