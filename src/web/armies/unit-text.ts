import { fieldsOf } from '../../armies/entries.ts';
import type { ArmyEntry, EntryKind } from '../../kernel/army.ts';
import { join, same, t, type Text } from '../../kernel/text.ts';
import { isDefault } from '../form/drafts.ts';
import { optionCode, optionName, valueText } from '../form/field-names.ts';

/** Which counter is drawn for it. */
export function iconOf({ kind, values }: ArmyEntry): string {
  if (kind === 'leader') return 'leader';
  if (values['character'] === true) return 'character';
  const { type, troops } = values;
  return String(type ?? troops ?? '');
}

const UNBROKEN = '\u00a0';

const brief = (label: string): string => label.replaceAll(/\s*\([^)]*\)/g, '');

/** What a line tells of a unit: what it is, the figures that are printed first, then whatever is said beside them. */
export function valuesTextOf(kind: EntryKind, { values }: ArmyEntry): Text {
  const parts = Object.entries(fieldsOf(kind)).flatMap(([name, field]): Text[] => {
    // Its name and its state stand beside.
    if (name === 'name' || (kind.state.includes(name as never) && name !== kind.divisible)) return [];
    const value = values[name];
    const { label, letters, positional } = field.about;
    const printed = field.required || positional === true || letters !== undefined;
    if (!printed && (field.kind === 'whole' || isDefault(field, value))) return [];
    if (field.kind === 'flag') return [label];
    if (field.kind === 'choice') {
      const code = optionCode(String(value));
      return [code === undefined ? optionName(field, String(value)) : same(code)];
    }
    const said = valueText(field, value);
    if (field.kind === 'words') return [said];
    const called = letters ?? t(brief(label.fr), brief(label.en));
    return [join([called, said], UNBROKEN)];
  });
  return join(parts, ' · ');
}
