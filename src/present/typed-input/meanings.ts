import type { Field } from '../../kernel/schema.ts';
import { type Lang, same, t, type Text } from '../../kernel/text.ts';
import { nearest, squash } from './likeness.ts';
import { allNames, type Match, MATCHES, thingsNamed, namesOf, type TypedNames, valuesOf } from './names.ts';
import { valueText } from './single-value.ts';

/** A field of a record, and how it may be named. */
export interface Place {
  readonly id: string;
  readonly field: Field;
  readonly names: TypedNames;
}

export const placesOf = (fields: Readonly<Record<string, Field>>): readonly Place[] =>
  Object.entries(fields).map(([id, field]) => ({ id, field, names: namesOf(id, field) }));

/** What bare words may say in a record: a value of a choice, or a fact that is so. */
export interface Meaning {
  readonly place: Place;
  readonly value: string | true;
}

interface Meant extends Meaning {
  readonly match: Match;
}

/** What the words mean best, and how well; a positional field comes before the others. */
export function meaningsOf(
  places: readonly Place[],
  text: string,
  lang: Lang | undefined,
): { readonly match: Match; readonly meanings: readonly Meaning[] } | undefined {
  const byId = places.flatMap((place) => meaningsIn(place, text, lang, ['id']));
  const found = byId.length > 0 ? byId : places.flatMap((place) => meaningsIn(place, text, lang, MATCHES));
  const match = MATCHES.find((each) => found.some((one) => one.match === each));
  if (match === undefined) return undefined;
  const best = found.filter((one) => one.match === match);
  const positional = best.find(({ place }) => place.field.about.positional === true)?.place;
  return { match, meanings: best.filter(({ place }) => positional === undefined || place === positional) };
}

function meaningsIn(place: Place, text: string, lang: Lang | undefined, matches: readonly Match[]): Meant[] {
  const { field, names } = place;
  if (field.kind === 'choice') {
    const chosen = thingsNamed(valuesOf(field), text, lang, matches);
    return chosen?.things.map(({ id }) => ({ match: chosen.match, place, value: id })) ?? [];
  }
  const stated = field.kind === 'flag' ? thingsNamed([names], text, lang, matches) : undefined;
  if (stated === undefined || (stated.match === 'part' && !beginsFact(names, text))) return [];
  return [{ match: stated.match, place, value: true }];
}

/** Words before the one that says the fact: `En carré`, `Has moved`, `A general’s element`. */
const LEADING = new Set(
  'a an the at in on of is has was en au aux un une le la les l d de du des est s sur'.split(' '),
);

/** The first letters of a fact will do; a word from the middle of its sentence will not. */
function beginsFact({ squashedId, called }: TypedNames, text: string): boolean {
  const typed = squash(text);
  if (typed.length > 2 && squashedId.startsWith(typed)) return true;
  if (typed.length < 4) return false;
  return [...called.fr, ...called.en].some(({ words }) => {
    const first = words.findIndex((word) => !LEADING.has(word));
    return [0, first].some((from) => words.slice(from).join('').startsWith(typed));
  });
}

/** Near meanings of a word that means nothing. */
export function nearMeanings(places: readonly Place[], text: string): readonly Meaning[] {
  const all = places.flatMap((place): (Meaning & { readonly names: TypedNames })[] => {
    if (place.field.kind === 'choice') return valuesOf(place.field).map((names) => ({ place, value: names.id, names }));
    return place.field.kind === 'flag' ? [{ place, value: true, names: place.names }] : [];
  });
  return nearest(text, all, ({ names }) => allNames(names));
}

/** `discouraged (découragée)`, `moved (Has moved)`; where they are of several fields, as each would be typed. */
export function meaningTexts(meanings: readonly Meaning[]): readonly Text[] {
  const isOneField = meanings.every(({ place }) => place === meanings[0]!.place);
  return meanings.map(({ place: { id, field }, value }) => {
    const { label } = field.about;
    if (value === true) return t(`${id} (${label.fr})`, `${id} (${label.en})`);
    return isOneField ? valueText(field, value) : same(`${id}=${value}`);
  });
}
