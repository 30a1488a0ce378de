/** Everything a user reads exists in both languages, side by side. */
export const LANGS = ['fr', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** The language that environment variables ask for; English where they say nothing. */
export const languageOf = (env: Readonly<Record<string, string | undefined>>): Lang =>
  (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').toLowerCase().startsWith('fr') ? 'fr' : 'en';

export interface Text {
  readonly fr: string;
  readonly en: string;
}

export const t = (fr: string, en: string): Text => ({ fr, en });

/** For codes, numbers and names that read the same in both languages. */
export const same = (text: string | number): Text => ({ fr: String(text), en: String(text) });

export function join(texts: readonly Text[], separator: string): Text {
  let [fr, en] = ['', ''];
  let between = '';
  for (const text of texts) {
    fr += between + text.fr;
    en += between + text.en;
    between = separator;
  }
  return { fr, en };
}

/** Names are told up to this many. */
const MOST_NAMES = 3;

/** `A`, `A and B`, `A, B and C`; `A, B and 4 more`. */
export function joinNames(names: readonly Text[]): Text {
  if (names.length === 1) return names[0]!;
  const told = names.length > MOST_NAMES ? MOST_NAMES - 1 : names.length - 1;
  const others = join(names.slice(0, told), ', ');
  const more = names.length - told;
  const last = more === 1 ? names[told]! : { fr: `${more} autres`, en: `${more} more` };
  return { fr: `${others.fr} et ${last.fr}`, en: `${others.en} and ${last.en}` };
}

/** More than this are not listed. */
const MOST_CHOICES = 8;

/** `a, b, c`; of more than a few the first ones, and how many there are. */
export function joinChoices(values: readonly string[]): Text {
  if (values.length <= MOST_CHOICES) return same(values.join(', '));
  const first = values.slice(0, MOST_CHOICES).join(', ');
  return t(`${first}… (${values.length} en tout)`, `${first}… (${values.length} in all)`);
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As a sentence begins. */
export const capitalize = ({ fr, en }: Text): Text => t(upperFirst(fr), upperFirst(en));

/** As a sentence goes on. */
export const lowerCase = ({ fr, en }: Text): Text => t(fr.toLowerCase(), en.toLowerCase());

/** Codes of one result without spaces between: `D+R`. */
export const withoutSpaces = ({ fr, en }: Text): Text => t(fr.replaceAll(' + ', '+'), en.replaceAll(' + ', '+'));

export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));
