import { withDe } from '../../kernel/elision.ts';
import { capitalize, join, joinNames, t, type Text } from '../../kernel/text.ts';
import type { Article } from '../scenario/article.ts';

/** Somebody as a sentence names him. French verbs ask for the number; English ones stand in the past, which has none. */
export interface Phrase extends Text {
  /** `des Cappadociens`, `Cappadocians` */
  readonly of: Text;
  readonly isMany: boolean;
}

const VOWEL = /^[aeiouâàäéèêëîïôöûüœ]/i;
/** `I/25e` is read `le premier du 25e`. */
const NUMERAL = /^[IVX]+\//;
/** `Memnon’s horse`, `Menidas’ horse` */
const POSSESSIVE = /^\S+(’s|s’) /;

/** `1er Léger (1er bataillon)`: a comma would end a clause. */
const withoutComma = (name: string): string => name.replace(/, (.+)$/, ' ($1)');

const FRENCH: Readonly<Record<Article, readonly [article: string, of: string]>> = {
  unknown: ['l’unité ', 'de l’unité '],
  none: ['', ''],
  masculine: ['le ', 'du '],
  feminine: ['la ', 'de la '],
  plural: ['les ', 'des '],
};

function frenchOf(name: string, article: Article): readonly [named: string, of: string] {
  if (article === 'none') return [name, withDe(name)];
  const isElided = article !== 'plural' && article !== 'unknown' && VOWEL.test(name) && !NUMERAL.test(name);
  const [the, of] = isElided ? ['l’', 'de l’'] : FRENCH[article];
  return [the + name, of + name];
}

const hasNoArticle = (name: string, article: Article): boolean =>
  article === 'none' || article === 'unknown' || POSSESSIVE.test(name);

/** A unit by its name and article. */
export function phraseOf(name: Text, article: Article): Phrase {
  const [fr, of] = frenchOf(withoutComma(name.fr), article);
  const plain = withoutComma(name.en);
  const en = hasNoArticle(name.en, article) ? plain : `the ${plain}`;
  return { fr, en, of: t(of, en), isMany: article === 'plural' };
}

/** Somebody whose name is his own. */
export const person = (name: Text): Phrase => phraseOf(name, 'none');

/** `les Lydiens et l’Agèma`, of more than a few the first ones. */
export function together(phrases: readonly Phrase[]): Phrase {
  if (phrases.length === 1) return phrases[0]!;
  return { ...joinNames(phrases), of: joinNames(phrases.map(({ of }) => of)), isMany: true };
}

/** A French verb in singular and plural, an English one in the past. */
export type Verb = readonly [singular: string, plural: string, past: string];

/** `les Lydiens reculent`, `the Lydians fell back` */
export const says = ({ fr, en, isMany }: Phrase, [singular, plural, past]: Verb): Text =>
  t(`${fr} ${isMany ? plural : singular}`, `${en} ${past}`);

/** Texts one behind the other. */
export const words = (...texts: readonly Text[]): Text => join(texts, ' ');

/** A clause after another, and what stands in brackets at the end. */
export function sentence(clauses: readonly Text[], aside: readonly Text[] = []): Text {
  const { fr, en } = capitalize(t(clauses.map((one) => one.fr).join(' ; '), clauses.map((one) => one.en).join('; ')));
  if (aside.length === 0) return t(fr, en);
  const { fr: noteFr, en: noteEn } = join(aside, ', ');
  return t(`${fr} (${noteFr})`, `${en} (${noteEn})`);
}

/** `Alexander’s`, `Arsames’` */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

/** `1 unité`, `3 unités` */
export const unitsCounted = (units: number): Text =>
  t(`${units} unité${units > 1 ? 's' : ''}`, `${units} unit${units === 1 ? '' : 's'}`);
