import { effect, signal } from '@preact/signals';
import { type Lang, LANGS, t, type Text } from '../../kernel/text.ts';
import { recall, remember } from './storage.ts';
import { withoutBreaks } from './typography.ts';

const isLang = (value: unknown): value is Lang => LANGS.some((lang) => lang === value);

const initial = (): Lang => {
  const kept = recall('lang');
  if (isLang(kept)) return kept;
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
};

/** The reader's language; everything on screen follows it without reloading. */
export const lang = signal<Lang>(initial());

effect(() => {
  document.documentElement.lang = lang.value;
  remember('lang', lang.value);
});

export const say = (text: Text): string => withoutBreaks(text[lang.value]);

/** Between a name and what is said of it. */
export const colon = (): string => say(t(' : ', ': '));
