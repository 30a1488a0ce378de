import { allowed, type Field } from '../../kernel/schema.ts';
import { type Lang, LANGS, t, type Text } from '../../kernel/text.ts';
import { clipped } from '../../kernel/untrusted.ts';

/** A text as it is compared: letters and figures alone, without case and accents. */
export const squashed = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}+-]/gu, '')
    .toLowerCase();

/** What a cell means for a field, or why it means nothing. */
export type Understood = { readonly value: unknown } | { readonly problem: Text };

const YES = ['oui', 'o', 'yes', 'y', 'true', 'vrai', 'x', '1'];
const NO = ['non', 'n', 'no', 'false', 'faux', '0', '-'];

/** As it stands in a label, and without what it is counted in. */
const saidIn = (label: string): string[] => [squashed(label), squashed(label.replaceAll(/\([^)]*\)/g, ''))];

/** Whether people call something so, by its id or its label in either language. */
export const isCalled = (text: string, id: string, label: Text): boolean => {
  const said = squashed(text);
  return said !== '' && (said === squashed(id) || LANGS.some((lang) => saidIn(label[lang]).includes(said)));
};

/** A value as people write it in a table. */
export function understood(field: Field, text: string): Understood {
  const said = squashed(text);
  switch (field.kind) {
    case 'choice': {
      const { options = {} } = field.about;
      const exact = field.values.filter((id) => squashed(id) === said);
      const found =
        exact.length > 0 ? exact : field.values.filter((id) => isCalled(text, id, options[id] ?? t(id, id)));
      return found.length === 1 ? { value: found[0] } : doesNotFit(field, text);
    }
    case 'whole': {
      const number = /^[+-]?\d+(?:[.,]0+)?$/.test(text.trim().replace('−', '-'))
        ? Number(text.trim().replace('−', '-').replace(',', '.'))
        : Number.NaN;
      return number >= field.min && number <= field.max ? { value: number + 0 } : doesNotFit(field, text);
    }
    case 'flag':
      if (YES.includes(said)) return { value: true };
      return NO.includes(said) ? { value: false } : doesNotFit(field, text);
    case 'words':
      return text.trim().length <= field.longest ? { value: text.trim() } : doesNotFit(field, text);
    default:
      return doesNotFit(field, text);
  }
}

function doesNotFit(field: Field, text: string): Understood {
  const [said, wanted] = [clipped(text), allowed(field)];
  return {
    problem: t(`« ${said} » ne convient pas ; attendu : ${wanted.fr}`, `“${said}” does not fit; expected ${wanted.en}`),
  };
}

/** A value as a table shows it: printed codes as they are, other choices by their label. */
export function cellText(field: Field, value: unknown, lang: Lang): string {
  if (field.kind === 'flag') return value === true ? t('oui', 'yes')[lang] : t('non', 'no')[lang];
  if (field.kind !== 'choice') return String(value);
  const id = String(value);
  const label = field.about.options?.[id]?.[lang] ?? id;
  const back = understood(field, label);
  return /^[A-Z]/.test(id) || !('value' in back) || back.value !== id ? id : label;
}
