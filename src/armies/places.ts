import type { ArmyRules, EntryKind, Role } from '../kernel/army.ts';
import type { ActorId } from '../kernel/effect.ts';
import type { Procedure } from '../kernel/ruleset.ts';
import { type Field, fieldOf, withoutDefault } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';

/** Where units of an army may stand in a situation. */
export interface Place {
  /** `attackers[].units[]`, `friend`; empty where it is the whole situation. */
  readonly path: string;
  readonly label: Text;
  /** The ids of the kinds that may stand there. */
  readonly kinds: readonly string[];
  /** How many may stand there together: one, or as many as the list takes. */
  readonly most: number;
  /** As effects call whoever stands there, where it is not the path. */
  readonly actor?: ActorId;
}

type RecordField = Extract<Field, { kind: 'record' }>;

const isMarked = ({ fields }: RecordField, { recordFields }: Role): boolean =>
  recordFields !== undefined &&
  Object.entries(recordFields).every(([name, schema]) => {
    const field = fields[name];
    return field !== undefined && withoutDefault(field) === withoutDefault(fieldOf(schema));
  });

/** The role that an entry of a kind has in a record of a situation; the whole situation is no record in it. */
export const roleIn = (kind: EntryKind, record: RecordField): Role | undefined =>
  kind.roles.find((role) => isMarked(record, role));

export const wholeRole = (kind: EntryKind, procedure: Procedure): Role | undefined =>
  kind.roles.find(({ whole }) => whole?.procedure === procedure.id);

/** All places of a procedure’s situation, in the order of its form. */
export function placesOf(rules: ArmyRules, procedure: Procedure): readonly Place[] {
  const root = fieldOf(procedure.situation);
  const places: Place[] = [];
  const wholes = rules.kinds.filter((kind) => wholeRole(kind, procedure) !== undefined);
  if (wholes.length > 0)
    places.push({
      path: '',
      label: root.about.label,
      kinds: wholes.map(({ id }) => id),
      most: 1,
      actor: wholeRole(wholes[0]!, procedure)!.whole!.actor,
    });
  const walk = (field: Field, path: string, label: Text, most: number): void => {
    if (field.kind === 'list') walk(field.item, `${path}[]`, field.about.label, field.max);
    if (field.kind !== 'record') return;
    const kinds = path === '' ? [] : rules.kinds.filter((kind) => roleIn(kind, field) !== undefined);
    if (kinds.length > 0) places.push({ path, label, kinds: kinds.map(({ id }) => id), most });
    for (const [name, inner] of Object.entries(field.fields))
      walk(inner, path === '' ? name : `${path}.${name}`, inner.about.label, 1);
  };
  walk(root, '', root.about.label, 1);
  return places;
}
