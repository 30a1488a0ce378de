import type { Field } from '../../kernel/schema.ts';
import { type Lang, LANGS, t, type Text } from '../../kernel/text.ts';
import { squash } from '../typed-input/likeness.ts';
import { type Understood, understand } from '../typed-input/value.ts';

/** As it stands in a label, and without what it is counted in. */
const saidIn = (label: string): string[] => [squash(label), squash(label.replaceAll(/\([^)]*\)/g, ''))];

/** Whether people call something so, by its id or its label in either language. */
export const isCalled = (text: string, id: string, label: Text): boolean => {
  const said = squash(text);
  return said !== '' && (said === squash(id) || LANGS.some((lang) => saidIn(label[lang]).includes(said)));
};

/** In a column of yes and no, a cross says yes and a dash no. */
const TICKS: ReadonlyMap<string, string> = new Map([
  ['x', 'yes'],
  ['X', 'yes'],
  ['-', 'no'],
]);

/** A value as people write it in a table. */
export const inCell = (field: Field, text: string, lang: Lang): Understood =>
  understand(field, field.kind === 'flag' ? (TICKS.get(text.trim()) ?? text) : text, lang);

/** A value as a table shows it: printed codes as they are, other choices by their label. */
export function cellText(field: Field, value: unknown, lang: Lang): string {
  if (field.kind === 'flag') return value === true ? t('oui', 'yes')[lang] : t('non', 'no')[lang];
  if (field.kind !== 'choice') return String(value);
  const id = String(value);
  const label = field.about.options?.[id]?.[lang] ?? id;
  const back = understand(field, label, lang);
  return /^[A-Z]/.test(id) || !('value' in back) || back.value !== id ? id : label;
}
