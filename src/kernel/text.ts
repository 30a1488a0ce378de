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

export const join = (texts: readonly Text[], separator: string): Text => ({
  fr: texts.map((text) => text.fr).join(separator),
  en: texts.map((text) => text.en).join(separator),
});

const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As a sentence begins. */
export const capital = ({ fr, en }: Text): Text => t(raised(fr), raised(en));

export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));
