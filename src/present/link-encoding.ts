import type { Field } from '../kernel/schema.ts';

/*
 * A situation as the links of version 2 write it: every character is one of the 64 that an address may hold.
 *
 * Names of fields, choices, rulings and options are written as two characters that follow from the name alone, never
 * from its place: fields and choices may be added, moved and reordered, and old links still say what they said. A new
 * name that would be written like one that stands beside it fails a test: it is not published yet, and takes another.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Never to be changed: no two names of today that stand side by side are written alike with it. */
const SEED = 4;

/** A name as a link writes it. */
export function shortNameOf(name: string): string {
  const sum = sumOf(name);
  return ALPHABET[(sum >>> 6) & 63]! + ALPHABET[sum & 63]!;
}

function sumOf(text: string): number {
  let sum = SEED;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum ^ (sum >>> 15);
}

/** The last character of a link: of those that were mistyped or clipped, one in 64 passes it by chance. */
export const checkCharacterOf = (text: string): string => ALPHABET[sumOf(text) & 63]!;

/** Stands before a number that one character cannot hold; before its absolute where it is below nought; twice, before a
 * number to which a half is added. */
const LONG = '-';
const MINUS = '_';
const HALF = '__';
const ONE_CHARACTER = 62;

function packNumber(n: number): string {
  if (!Number.isInteger(n)) return HALF + packNumber(Math.floor(n));
  if (n < 0) return MINUS + packNumber(-n);
  if (n < ONE_CHARACTER) return ALPHABET[n]!;
  let digits = '';
  for (let rest = n; rest > 0; rest = Math.floor(rest / 32))
    digits = ALPHABET[(rest % 32) + (digits === '' ? 0 : 32)]! + digits;
  return LONG + digits;
}

/** Letters and figures stand for themselves; a space and everything else are written with the two signs that are left. */
const SPACE = '_';
const CODE = '-';

const packWords = (text: string): string => {
  const letters = [...text];
  const written = letters.map((letter) =>
    /^[a-z\d]$/i.test(letter) ? letter : letter === ' ' ? SPACE : CODE + packNumber(letter.codePointAt(0)!),
  );
  return packNumber(letters.length) + written.join('');
};

const packPairs = (pairs: readonly string[]): string => packNumber(pairs.length) + pairs.join('');

/** A value of a field, what equals its default left out of it. */
export function pack(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'choice':
      return shortNameOf(value as string);
    case 'whole':
      return packNumber(value as number);
    case 'flag':
      return packNumber(Number(value));
    case 'words':
      return packWords(value as string);
    case 'list':
      return packPairs((value as readonly unknown[]).map((item) => pack(field.item, item)));
    case 'record':
      return packPairs(
        Object.entries(value as object).map(([name, inner]) => shortNameOf(name) + pack(field.fields[name]!, inner)),
      );
  }
}

/** Chosen options, by ruling. */
export const packNames = (chosen: Readonly<Record<string, string>>): string =>
  packPairs(Object.entries(chosen).map(([id, option]) => shortNameOf(id) + shortNameOf(option)));

/** A link that cannot be read: it is damaged, or of a later release. */
export class UnreadableLink extends Error {}

const MOST_DIGITS = 8;

/** Reads what was packed, from its start on. Throws `Unreadable`. */
export class Unpacker {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isDone(): boolean {
    return this.#at === this.#text.length;
  }

  value(field: Field): unknown {
    switch (field.kind) {
      case 'choice':
        return this.name(field.values);
      case 'whole':
        return this.#number();
      case 'flag':
        return this.#number() === 1;
      case 'words':
        return this.#words();
      case 'list':
        return this.#all(() => this.value(field.item));
      case 'record': {
        const names = Object.keys(field.fields);
        return this.pairs(names, (name) => this.value(field.fields[name]!));
      }
    }
  }

  pairs(names: readonly string[], read: (name: string) => unknown): Record<string, unknown> {
    return Object.fromEntries(
      this.#all(() => {
        const name = this.name(names);
        return [name, read(name)];
      }),
    );
  }

  name(names: readonly string[]): string {
    const short = this.#next() + this.#next();
    const name = names.find((one) => shortNameOf(one) === short);
    if (name === undefined) throw new UnreadableLink();
    return name;
  }

  #next(): string {
    const sign = this.#text[this.#at++];
    if (sign === undefined) throw new UnreadableLink();
    return sign;
  }

  /** Every item takes at least one character, so the text bounds the length of a list. */
  #all<T>(read: () => T): T[] {
    const items: T[] = [];
    for (let left = this.#number(); left > 0; left--) items.push(read());
    return items;
  }

  #number(): number {
    let [sign, marks] = [this.#next(), 0];
    for (; sign === MINUS; marks++) sign = this.#next();
    if (marks > 3) throw new UnreadableLink();
    const absolute = this.#absolute(sign);
    return (marks % 2 === 1 ? 0 - absolute : absolute) + (marks >= 2 ? 0.5 : 0);
  }

  #absolute(sign: string): number {
    if (sign !== LONG) return ALPHABET.indexOf(sign);
    let n = 0;
    for (let digits = 0; digits < MOST_DIGITS; digits++) {
      const digit = ALPHABET.indexOf(this.#next());
      n = n * 32 + (digit % 32);
      if (digit < 32) return n;
    }
    throw new UnreadableLink();
  }

  #words(): string {
    return this.#all(() => {
      const sign = this.#next();
      if (sign !== CODE) return sign === SPACE ? ' ' : sign;
      const code = this.#number();
      if (!Number.isInteger(code) || code < 0 || code > 0x10ffff) throw new UnreadableLink();
      return String.fromCodePoint(code);
    }).join('');
  }
}
