import type { Text } from '../../src/kernel/text.ts';

/** The words of one call of `t(fr, en)`, or of one that ends like it, in a source file. */
export interface Spoken {
  readonly file: string;
  readonly fr: readonly string[];
  readonly en: readonly string[];
}

/** Calls whose last two arguments are French and English. */
const CALL = /(?<![\w.])(?:t|bad|ours)\(/g;

/** What a source file says: the literals that stand in the French and in the English argument of every such call. */
export function spokenIn(file: string, source: string): Spoken[] {
  return [...source.matchAll(CALL)].flatMap(({ index, 0: call }) => {
    const [fr, en] = argumentsAt(source, index + call.length).slice(-2);
    if (fr === undefined || en === undefined) return [];
    return [{ file, fr: literalsIn(fr), en: literalsIn(en) }];
  });
}

/** The arguments of a call as they are written, from behind its parenthesis on. */
function argumentsAt(source: string, from: number): string[] {
  const found: string[] = [];
  let [depth, start, at] = [0, from, from];
  for (; depth >= 0 && at < source.length; at++) {
    const char = source[at]!;
    if (`'"\``.includes(char)) at = endOfLiteral(source, at) - 1;
    else if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char)) depth--;
    if (depth < 0 || (depth === 0 && char === ',')) {
      found.push(source.slice(start, at));
      start = at + 1;
    }
  }
  return found.filter((argument) => argument.trim() !== '');
}

/** Where a literal that begins here ends. */
function endOfLiteral(source: string, from: number): number {
  const quote = source[from]!;
  let at = from + 1;
  while (at < source.length && source[at] !== quote) {
    if (source[at] === '\\') at += 2;
    else if (quote === '`' && source.startsWith('${', at)) at = endOfHole(source, at);
    else at++;
  }
  return at + 1;
}

/** Where the `${…}` of a template that begins here ends. */
function endOfHole(source: string, from: number): number {
  let depth = 0;
  for (let at = from + 1; at < source.length; at++) {
    const char = source[at]!;
    if (`'"\``.includes(char)) at = endOfLiteral(source, at) - 1;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return at + 1;
  }
  return source.length;
}

/** The literals in a piece of code; a template has … for what is filled in, and the literals of that follow it. */
function literalsIn(code: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < code.length; at++) {
    if (!`'"\``.includes(code[at]!)) continue;
    const end = endOfLiteral(code, at);
    const holes: string[] = [];
    let text = '';
    for (let i = at + 1; i < end - 1;) {
      if (code[at] !== '`' || !code.startsWith('${', i)) {
        text += code[i++];
        continue;
      }
      const after = endOfHole(code, i);
      holes.push(code.slice(i + 2, after - 1));
      text += '…';
      i = after;
    }
    found.push(text, ...holes.flatMap(literalsIn));
    at = end - 1;
  }
  return found;
}

const isText = (value: object): value is Text =>
  'fr' in value && 'en' in value && typeof value.fr === 'string' && typeof value.en === 'string';

/** Every text in a value, however deep. */
export function textsIn(value: unknown, seen = new Set<unknown>()): Text[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return isText(value) ? [value] : Object.values(value).flatMap((part) => textsIn(part, seen));
}
