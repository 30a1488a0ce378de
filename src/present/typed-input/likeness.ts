/** Unicode's letters are many, and slow to make ready: most labels need none of them. */
const PLAIN_WORD = /(?<![a-z0-9])[+-]\d+|[a-z0-9]+/g;
let anyWord: RegExp | undefined;

/** The words of a text without case, accents and punctuation, for comparison; a sign stays before its number. */
export function wordsIn(text: string): readonly string[] {
  // eslint-disable-next-line no-control-regex
  if (/^[\0-\x7F]*$/.test(text)) return text.toLowerCase().match(PLAIN_WORD) ?? [];
  const plain = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('−', '-')
    .replaceAll(/[’‘“”«»…·]/g, ' ')
    .toLowerCase()
    .replaceAll('œ', 'oe');
  const isPlain = !/[\u0080-\uFFFF]/.test(plain);
  return plain.match(isPlain ? PLAIN_WORD : (anyWord ??= /(?<![\p{L}\p{N}])[+-]\d+|[\p{L}\p{N}]+/gu)) ?? [];
}

/** The same in one word, so that `composite-bow`, `Composite bow` and `compositeBow` are one. */
export const squash = (text: string): string => wordsIn(text).join('');

/** Words without the endings of plurals, in one. */
export const inSingular = (words: readonly string[]): string =>
  words.map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word)).join('');

/** How many letters of a typed word may be wrong. */
const mostSlips = (word: string): number => Math.max(1, Math.floor(word.length / 3));

const LONGEST_COMPARED = 40;

/** How many letters are missing, too many, wrong or exchanged with their neighbour. */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/** The things whose names are nearest to what was typed, the nearest first; none where nothing is near. */
export function nearest<T>(
  typed: string,
  things: readonly T[],
  namesOf: (thing: T) => readonly string[],
  most = 3,
): T[] {
  const word = squash(typed);
  if (word === '' || word.length > LONGEST_COMPARED) return [];
  const ranked = things.flatMap((thing) => {
    const far = Math.min(...namesOf(thing).map((name) => farFrom(word, squash(name))));
    return far <= mostSlips(word) ? [{ thing, far }] : [];
  });
  return ranked
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ thing }) => thing);
}

/** A name that goes on where the typed word stops is near too. */
const farFrom = (word: string, name: string): number => {
  if (name === '' || Math.abs(name.length - word.length) > LONGEST_COMPARED) return Infinity;
  if (word.length > 2 && name.startsWith(word)) return 1;
  return slips(word, name.slice(0, LONGEST_COMPARED));
};
