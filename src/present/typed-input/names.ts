import type { Field } from '../../kernel/schema.ts';
import { type Lang, LANGS, type Text } from '../../kernel/text.ts';
import { inSingular, squash, wordsIn } from './likeness.ts';

/** A name as it is compared. */
interface Name {
  readonly words: readonly string[];
  readonly squashed: string;
  readonly singular: string;
}

/** A thing that is typed by its id, or by what it is called in either language. */
export interface TypedNames {
  readonly id: string;
  readonly squashedId: string;
  readonly called: Readonly<Record<Lang, readonly Name[]>>;
}

/** How well a text names a thing, the best first. */
export const MATCHES = ['id', 'label', 'other-language', 'singular', 'part'] as const;
export type Match = (typeof MATCHES)[number];

function nameOf(text: string): Name {
  const words = wordsIn(text);
  return { words, squashed: words.join(''), singular: inSingular(words) };
}

/** A label as printed, each of the terms that share it (`Marsh / Rice field`), and each without its brackets. */
function termsOf(label: string): string[] {
  const terms = label.includes('/') ? [label, ...label.split('/')] : [label];
  return label.includes('(') ? [...terms, ...terms.map((term) => term.replaceAll(/\([^)]*\)/g, ''))] : terms;
}

/** A thing with an id and a label, as it may be typed. */
export function typedNamesOf(id: string, label: Text, also: readonly string[] = []): TypedNames {
  const called = (lang: Lang): Name[] =>
    [...new Set([...termsOf(label[lang]), ...also])].map(nameOf).filter((name) => name.squashed !== '');
  let known: TypedNames['called'] | undefined;
  return {
    id,
    squashedId: squash(id),
    // Most of what is typed is an id: what things are called is worked out where it is not.
    get called() {
      return (known ??= { fr: called('fr'), en: called('en') });
    },
  };
}

const values = new WeakMap<Field, readonly TypedNames[]>();

/** The values of a choice as they may be typed. */
export function valuesOf(field: Extract<Field, { kind: 'choice' }>): readonly TypedNames[] {
  let sayings = values.get(field);
  if (sayings === undefined) {
    const { options = {}, synonyms = {} } = field.about;
    sayings = field.values.map((id) => typedNamesOf(id, options[id] ?? { fr: id, en: id }, synonyms[id]));
    values.set(field, sayings);
  }
  return sayings;
}

const names = new WeakMap<Field, TypedNames>();

/** A field as it may be named: by its id or its label, with what it is counted in or without. */
export function namesOf(id: string, field: Field): TypedNames {
  let sayings = names.get(field);
  if (sayings?.id !== id) {
    const { label, synonyms } = field.about;
    names.set(field, (sayings = typedNamesOf(id, label, field.kind === 'flag' ? synonyms?.['true'] : undefined)));
  }
  return sayings;
}

/** All that a thing is called. */
export const allNames = ({ squashedId, called }: TypedNames): readonly string[] => [
  squashedId,
  ...LANGS.flatMap((lang) => called[lang].map((name) => name.squashed)),
];

/** Each word typed begins a word of the name, in the same order and without a gap. */
function isPartOf(typed: readonly string[], { words }: Name): boolean {
  const begins = (word: string, of: string): boolean => of === word || (word.length > 2 && of.startsWith(word));
  return words.some(
    (_, at) => at + typed.length <= words.length && typed.every((word, i) => begins(word, words[at + i]!)),
  );
}

/** The things that a text names best, and how; labels of `lang` before those of the other language. */
export function thingsNamed<S extends TypedNames>(
  things: readonly S[],
  text: string,
  lang: Lang | undefined,
  matches: readonly Match[] = MATCHES,
): { readonly match: Match; readonly things: readonly S[] } | undefined {
  const typed = nameOf(text);
  if (typed.squashed === '') return undefined;
  const isCalled = ({ called }: S, langs: readonly Lang[], holds: (name: Name) => boolean): boolean =>
    langs.some((each) => called[each].some(holds));
  /** A name alone, or as values are listed: `Ph (phalangites)`. */
  const isNamed = (thing: S, langs: readonly Lang[]): boolean =>
    isCalled(thing, langs, (name) => [name.squashed, thing.squashedId + name.squashed].includes(typed.squashed));
  const holds: Readonly<Record<Match, (thing: S) => boolean>> = {
    id: ({ squashedId }) => squashedId === typed.squashed,
    label: (thing) => isNamed(thing, lang === undefined ? LANGS : [lang]),
    'other-language': (thing) => isNamed(thing, LANGS),
    singular: (thing) => isCalled(thing, LANGS, ({ singular }) => singular === typed.singular),
    part: (thing) =>
      (typed.squashed.length > 2 && thing.squashedId.startsWith(typed.squashed)) ||
      isCalled(thing, LANGS, (name) => isPartOf(typed.words, name)),
  };
  for (const match of matches) {
    const found = things.filter(holds[match]);
    if (found.length > 0) return { match, things: found };
  }
  return undefined;
}
