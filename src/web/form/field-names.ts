import type { Field } from '../../kernel/schema.ts';
import { join, same, t, type Text } from '../../kernel/text.ts';
import { parsePath } from './paths.ts';

/** The printed abbreviation of an option (`Ph`, `Kn`); plain ids (`ford-1`) are never shown. */
export const optionCode = (option: string): string | undefined =>
  /[A-Z]/.test(option) && option.length <= 6 ? option : undefined;

export const optionName = (field: Field, option: string): Text => field.about.options?.[option] ?? same(option);

/** `Ph, phalangites`; the code only where the name does not already say it. */
export function fullName(field: Field, option: string): Text {
  const [code, name] = [optionCode(option), optionName(field, option)];
  const full = (text: string): string => (code === undefined || text.includes(code) ? text : `${code}, ${text}`);
  return t(full(name.fr), full(name.en));
}

/** A value of a field in a few words. */
export function valueText(field: Field, value: unknown): Text {
  switch (field.kind) {
    case 'choice':
      return optionName(field, String(value));
    case 'flag':
      return value === true ? t('oui', 'yes') : t('non', 'no');
    case 'list':
      return same(Array.isArray(value) ? value.length : 0);
    case 'record':
      return same('…');
    default:
      return same(String(value));
  }
}

export const itemName = (item: Field, position: number): Text =>
  t(`${item.about.label.fr} ${position + 1}`, `${item.about.label.en} ${position + 1}`);

/** `Pile attaquante 1 · Unité 2 · Force`: where in the form a problem is. */
export function placeText(root: Field, path: string): Text {
  const names: Text[] = [];
  let field: Field | undefined = root;
  for (const step of parsePath(path)) {
    if (field?.kind === 'list' && typeof step === 'number') {
      names.splice(-1, 1, itemName(field.item, step));
      field = field.item;
    } else {
      field = field?.kind === 'record' ? field.fields[step] : undefined;
      names.push(field?.about.label ?? same(step));
    }
  }
  return join(names, ' · ');
}
