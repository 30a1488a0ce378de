/** A word of a record on one line; what stood in quotes is a name, what ends in `=` names a field. */
export interface Token {
  readonly text: string;
  readonly kind: 'bare' | 'quoted' | 'field';
}

/**
 * Splits on spaces, commas and brackets. Quotes keep a name together; an apostrophe inside a word is none. A comma or
 * a narrow space between digits stays, for whoever knows whether the number is one or two.
 */
const TOKEN =
  /"((?:[^"\\]|\\.)*)"|'([^']*)'|(?:[^\s,()"'=]|(?<=\d)[,\u00A0\u2007\u2009\u202F](?=\d)|(?<=\p{L})'(?=\p{L}))+=?|[="']/gsu;
/** The same for a text without an apostrophe: all letters of Unicode are slow to make ready. */
const PLAIN_TOKEN = /"((?:[^"\\]|\\.)*)"|(?:[^\s,()"=]|(?<=\d)[,\u00A0\u2007\u2009\u202F](?=\d))+=?|[="]/gsu;

export const tokensIn = (text: string): Token[] =>
  [...text.matchAll(text.includes("'") ? TOKEN : PLAIN_TOKEN)].map(([token, double, single]) => {
    if (double !== undefined) return { text: double.replaceAll(/\\(.)/gs, '$1'), kind: 'quoted' };
    if (single !== undefined) return { text: single, kind: 'quoted' };
    return token.length > 1 && token.endsWith('=')
      ? { text: token.slice(0, -1), kind: 'field' }
      : { text: token, kind: 'bare' };
  });

/** What is whole in a list: a quoted name, an apostrophe inside a word, any other sign. */
const PIECE = /"(?:[^"\\]|\\.)*"|(?<=\p{L})'(?=\p{L})|'[^']*'|./gsu;
const PLAIN_PIECE = /"(?:[^"\\]|\\.)*"|./gsu;

/** The items of a list, apart by any of the signs outside quotes; empty ones left out. */
export function itemsIn(text: string, separators: string): readonly string[] {
  const items = [''];
  for (const [piece] of text.matchAll(text.includes("'") ? PIECE : PLAIN_PIECE)) {
    if (separators.includes(piece)) items.push('');
    else items[items.length - 1] += piece;
  }
  return items.filter((item) => item.trim() !== '');
}

/** A name in quotes, as `tokensIn` reads it back. */
export const inQuotes = (name: string): string => `"${name.replaceAll(/["\\]/g, '\\$&')}"`;

export const isNumber = ({ text, kind }: Token): boolean => kind === 'bare' && /^[+\-−]?\d[\d.,\s½]*$/.test(text);
