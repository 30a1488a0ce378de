import type { Field } from '../../kernel/schema.ts';
import { type Lang, t, type Text } from '../../kernel/text.ts';
import { nearest, squash } from './likeness.ts';
import { meaningsOf, meaningTexts, nearMeanings, type Place, placesOf } from './meanings.ts';
import { allNames, type Match, MATCHES, thingsNamed } from './names.ts';
import { isNumber, type Token, tokensIn } from './tokens.ts';
import { didYouMean, inDoubt, problemInside, isUnitOf, problem, quoted, type Understood } from './single-value.ts';

type Reader = (field: Field, text: string, lang?: Lang) => Understood;

/** A value found for a field, and how many tokens say it; or why there is none. */
type Found =
  | { readonly id: string; readonly value: unknown; readonly taken: number }
  | Extract<Understood, { problem: unknown }>;

/** No label has more words. */
const LONGEST_RUN = 12;
const SURE: readonly Match[] = MATCHES.filter((match) => match !== 'part');

/**
 * A record on one line, read from left to right: `Ph 9 6`, `Ca (7 SP)`, `cavalerie lourde 5 en déroute`,
 * `quality 6`, `name="Sitalcès"`. Bare numbers fill the positional fields in order; labels find their field.
 */
export class Shorthand {
  readonly #places: readonly Place[];
  readonly #lang: Lang | undefined;
  readonly #read: Reader;
  readonly #record: Record<string, unknown> = {};
  #tokens: Token[] = [];

  constructor({ fields }: Extract<Field, { kind: 'record' }>, lang: Lang | undefined, read: Reader) {
    this.#places = placesOf(fields);
    this.#lang = lang;
    this.#read = read;
  }

  understood(text: string): Understood {
    this.#tokens = tokensIn(text);
    while (this.#tokens.length > 0) {
      const found = this.#next();
      if ('problem' in found) return found;
      if (Object.hasOwn(this.#record, found.id)) return saidTwice(found.id);
      this.#record[found.id] = found.value;
      this.#tokens.splice(0, found.taken);
    }
    return { value: this.#record };
  }

  #next(): Found {
    return (
      this.#assigned() ??
      this.#quotedName() ??
      this.#labelled() ??
      this.#phrase(SURE, 2) ??
      this.#number() ??
      this.#phrase(SURE, 1) ??
      this.#part() ??
      this.#name() ??
      this.#lost()
    );
  }

  #open = (): readonly Place[] => this.#places.filter(({ id }) => !Object.hasOwn(this.#record, id));

  #nextPositional = (kind: Field['kind']): Place | undefined =>
    this.#open().find(({ field }) => field.kind === kind && field.about.positional === true);

  #named(places: readonly Place[], text: string, matches: readonly Match[]): Place | undefined {
    const names = places.map((place) => place.names);
    const found = thingsNamed(names, text, this.#lang, matches);
    return found?.things.length === 1 ? places[names.indexOf(found.things[0]!)] : undefined;
  }

  /** The bare words from a place on, joined: longest first. */
  *#runs(from: number, least = 1): Generator<{ text: string; length: number }> {
    let length = 0;
    while (length < LONGEST_RUN && this.#tokens[from + length]?.kind === 'bare') length++;
    for (; length >= least; length--) {
      const tokens = this.#tokens.slice(from, from + length);
      yield { text: tokens.map((token) => token.text).join(' '), length };
    }
  }

  /** `quality=6`, `name="Sitalcès"`, `state=en déroute` */
  #assigned(): Found | undefined {
    const [token, next] = this.#tokens;
    if (token!.kind !== 'field') return undefined;
    const place = this.#named(this.#places, token!.text, MATCHES);
    if (place === undefined) return this.#unknownField(token!.text);
    if (next === undefined || next.kind === 'field')
      return problem(t('une valeur est attendue', 'a value is expected'), place.id);
    return this.#valueAt(place, 1) ?? this.#misfit(place, next.text);
  }

  /** The longest run of words that a field understands. */
  #valueAt({ id, field }: Place, from: number): Found | undefined {
    const next = this.#tokens[from];
    if (next === undefined) return undefined;
    const isOne = next.kind === 'quoted' || field.kind === 'words';
    for (const { text, length } of isOne ? [{ text: next.text, length: 1 }] : this.#runs(from)) {
      const read = this.#read(field, text, this.#lang);
      if ('value' in read) return { id, value: read.value, taken: from + length };
    }
    return undefined;
  }

  #misfit({ id, field }: Place, text: string): Found {
    const read = this.#read(field, text, this.#lang);
    return 'problem' in read ? problemInside(id, read.problem) : problem(quoted(text), id);
  }

  /** What stands in quotes is a name, where something may be named. */
  #quotedName(): Found | undefined {
    const [token] = this.#tokens;
    if (token!.kind !== 'quoted') return undefined;
    const place = this.#nextPositional('words') ?? this.#open().find(({ field }) => field.kind === 'words');
    if (place !== undefined) return this.#valueAt(place, 0) ?? this.#misfit(place, token!.text);
    this.#tokens[0] = { text: token!.text, kind: 'bare' };
    return undefined;
  }

  /** `quality 6`, `WS 4`, `shield large`: a field by its name, then its value. */
  #labelled(): Found | undefined {
    for (const { text, length } of this.#runs(0)) {
      const next = this.#tokens[length];
      const place = next === undefined ? undefined : this.#named(this.#open(), text, SURE);
      if (next === undefined || place === undefined) continue;
      const { kind } = place.field;
      if (kind === 'whole' && isNumber(next)) return this.#numberAt(place, length);
      // `Crest on the hexside` names a fact; its `on` is no yes.
      const longer = kind === 'flag' ? this.#phrase(SURE, length + 1) : undefined;
      if (longer !== undefined) return longer;
      // One letter after a fact is a grade (`general O`), not a yes.
      const takes = kind === 'choice' || kind === 'words' || (kind === 'flag' && squash(next.text).length > 1);
      const value = takes ? this.#valueAt(place, length) : undefined;
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** Words that are a value of a choice, or name a fact that is so. */
  #phrase(matches: readonly Match[], least: number): Found | undefined {
    for (const { text, length } of this.#runs(0, least)) {
      const found = meaningsOf(this.#open(), text, this.#lang);
      if (found === undefined || !matches.includes(found.match)) continue;
      if (found.meanings.length > 1) return problem(inDoubt(text, meaningTexts(found.meanings)));
      const [{ place, value }] = found.meanings as [(typeof found.meanings)[number]];
      return { id: place.id, value, taken: length };
    }
    return undefined;
  }

  /** A number goes to the field that is counted so (`7 SP`), or to the next positional one. */
  #number(): Found | undefined {
    const [token, next] = this.#tokens;
    const isGlued = /^[+\-−]?\d.*[^\d.,½]$/s.test(token!.text);
    const [, digits, glued] = (isGlued && /^([+\-−]?\d[\d.,½]*)(\p{L}+)$/u.exec(token!.text)) || [];
    if (digits !== undefined && this.#countedIn(glued!) !== undefined) {
      this.#tokens.splice(0, 1, { text: digits, kind: 'bare' }, { text: glued!, kind: 'bare' });
      return this.#number();
    }
    if (!isNumber(token!)) return undefined;
    const counted = next?.kind === 'bare' ? this.#countedIn(next.text) : undefined;
    const place = counted ?? this.#nextPositional('whole');
    if (place === undefined) return undefined;
    const found = this.#numberAt(place, 0);
    return 'problem' in found || counted === undefined ? found : { ...found, taken: found.taken + 1 };
  }

  #countedIn = (unit: string): Place | undefined =>
    this.#open().find(({ field }) => field.kind === 'whole' && isUnitOf(field, squash(unit)));

  /** One number or two: `9,5` and `1 500` are one only where the field takes it. */
  #numberAt(place: Place, at: number): Found {
    const { id, field } = place;
    const [token, next] = [this.#tokens[at]!, this.#tokens[at + 1]];
    const grouped =
      next !== undefined && /^\d{3}$/.test(next.text) ? this.#read(field, `${token.text} ${next.text}`) : undefined;
    if (grouped !== undefined && 'value' in grouped) return { id, value: grouped.value, taken: at + 2 };
    const one = this.#read(field, token.text);
    if ('value' in one) return { id, value: one.value, taken: at + 1 };
    const parts = token.text.split(',');
    if (parts.length === 1 || field.about.halves === true) return problemInside(id, one.problem);
    this.#tokens.splice(at, 1, ...parts.map((text): Token => ({ text, kind: 'bare' })));
    return this.#numberAt(place, at);
  }

  /** A part of a label will do where nothing may be named: a name is any word. */
  #part = (): Found | undefined => (this.#nextPositional('words') === undefined ? this.#phrase(MATCHES, 1) : undefined);

  /** Words that mean nothing else are a name, as far as they go. */
  #name(): Found | undefined {
    const place = this.#nextPositional('words');
    if (place === undefined) return undefined;
    const isName = (token: Token): boolean =>
      token.kind === 'bare' &&
      !isNumber(token) &&
      !SURE.includes(meaningsOf(this.#open(), token.text, this.#lang)?.match ?? 'part');
    const end = this.#tokens.findIndex((token) => !isName(token));
    const words = this.#tokens.slice(0, end < 0 ? this.#tokens.length : end).map(({ text }) => text);
    if (words.length === 0) return undefined;
    const read = this.#read(place.field, words.join(' '));
    return 'value' in read
      ? { id: place.id, value: read.value, taken: words.length }
      : problemInside(place.id, read.problem);
  }

  /** The word fits nowhere: what was meant perhaps, what is wanted next, or what there is. */
  #lost(): Found {
    const { text } = this.#tokens[0]!;
    const again = meaningsOf(this.#places, text, this.#lang);
    if (again !== undefined && Object.hasOwn(this.#record, again.meanings[0]!.place.id))
      return saidTwice(again.meanings[0]!.place.id);
    const near = nearMeanings(this.#open(), text);
    if (near.length > 0) {
      const ids = new Set(near.map(({ place }) => place.id));
      return problem(didYouMean(text, meaningTexts(near)), ids.size === 1 ? near[0]!.place.id : '');
    }
    const [choice, number] = [this.#nextPositional('choice'), this.#nextPositional('whole')];
    const wanted = choice ?? (number?.field.required === true ? number : undefined);
    if (wanted !== undefined) return this.#misfit(wanted, text);
    const [said, names] = [quoted(text), this.#openNames()];
    return problem(
      t(
        `${said.fr} ne se place nulle part ; nom=valeur pour ${names.fr}`,
        `${said.en} fits nowhere; name=value for ${names.en}`,
      ),
    );
  }

  #unknownField(text: string): Found {
    const near = nearest(text, this.#places, ({ names }) => allNames(names));
    const [said, names] = [quoted(text), near.length > 0 ? placeTexts(near) : this.#openNames()];
    return problem(
      t(`champ inconnu ${said.fr} ; champs : ${names.fr}`, `unknown field ${said.en}; fields: ${names.en}`),
    );
  }

  #openNames = (): Text => placeTexts(this.#open());
}

/** More than this are not listed. */
const MOST_NAMES = 5;

/** `quality (Qualité), state (État)`; an id that is its own label stands alone. */
function placeTexts(places: readonly Place[]): Text {
  const said = (lang: Lang): string => {
    const names = places.slice(0, MOST_NAMES).map(({ id, field }) => {
      const label = field.about.label[lang].replace(/ \([^)]*\)$/, '');
      return squash(label) === squash(id) ? id : `${id} (${label})`;
    });
    return places.length > MOST_NAMES ? `${names.join(', ')}…` : names.join(', ');
  };
  return t(said('fr'), said('en'));
}

const saidTwice = (id: string): Extract<Understood, { problem: unknown }> =>
  problem(t('est donné deux fois', 'is given twice'), id);
