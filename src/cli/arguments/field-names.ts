import type { Field } from '../../kernel/schema.ts';
import { type Lang, LANGS } from '../../kernel/text.ts';
import { inSingular, squash, wordsIn } from '../../present/typed-input/likeness.ts';

export type Fields = Extract<Field, { kind: 'record' }>['fields'];

/** The words of a label, without what it adds in brackets or after a comma: `Force (PF)` is `force`. */
const labelWords = (field: Field, lang: Lang): readonly string[] =>
  wordsIn(field.about.label[lang].split(/[(,:]/, 1)[0]!);

/** Labels of more words are sentences: one word of them says too little. */
const MOST_WORDS = 4;
const SHORTEST_WORD = 3;
const LITTLE_WORDS = new Set(['the', 'out', 'des', 'les', 'une', 'aux', 'par', 'sur', 'son', 'ses', 'qui', 'que']);

/** The words of a short label that may stand for it. */
function tellingWords(field: Field, lang: Lang): readonly string[] {
  const words = labelWords(field, lang);
  return words.length > MOST_WORDS
    ? []
    : words.filter((word) => word.length >= SHORTEST_WORD && !LITTLE_WORDS.has(word));
}

const labelsOf = (field: Field): readonly string[] => LANGS.map((lang) => labelWords(field, lang).join('-'));
const wordsOf = (field: Field): readonly string[] => LANGS.flatMap((lang) => tellingWords(field, lang));

/** All that a field answers to: its id, its label in either language, and a word of it. */
export const namesOf = (fields: Fields, id: string): readonly string[] => [
  id,
  ...labelsOf(fields[id]!),
  ...wordsOf(fields[id]!),
];

const singular = (word: string): string => inSingular(wordsIn(word));

/**
 * The field that is meant: by its id, else by a label or a word of it that none of its neighbours shares; `attaquants` is
 * `Piles de l’attaquant`.
 */
export function fieldCalled(fields: Fields, step: string): string | undefined {
  const ids = Object.keys(fields);
  if (ids.includes(step)) return step;
  const word = squash(step);
  const byId = ids.find((id) => squash(id) === word);
  if (byId !== undefined || word === '') return byId;
  const said = singular(step);
  const fieldsNamed = (names: (field: Field) => readonly string[]): readonly string[] =>
    ids.filter((id) => names(fields[id]!).some((name) => singular(name) === said));
  const labelled = fieldsNamed(labelsOf);
  const meant = labelled.length > 0 ? labelled : fieldsNamed(wordsOf);
  return meant.length === 1 ? meant[0] : undefined;
}

/** The shortest flag that a label makes in a language; undefined where none is understood, or is no other than the id. */
export function flagIn(fields: Fields, id: string, lang: Lang): string | undefined {
  const words = labelWords(fields[id]!, lang);
  const whole = words.length > MOST_WORDS ? [] : [words.join('-')];
  const telling = tellingWords(fields[id]!, lang).toReversed();
  const flags = words.length > 2 ? [...telling, ...whole] : [...whole, ...telling];
  const flag = flags.find((each) => fieldCalled(fields, each) === id);
  return flag === undefined || squash(flag) === squash(id) ? undefined : flag;
}
