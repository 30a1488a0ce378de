/** What a terminal obeys instead of showing it: control characters, and marks that turn or break lines. */
const OBEYED = /[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu;
const OBEYED_IN_A_LINE = /(?!\n)[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu;

/** U+2400 and those after it picture the first control characters; the others have no picture. */
const picture = (char: string): string => {
  const code = char.codePointAt(0)!;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\uFFFD';
};

/** A text from outside on one line, with nothing in it that a terminal would obey. */
export const oneLine = (text: string): string => text.replaceAll(OBEYED, picture);

/** The same for several lines. */
export const visibleText = (text: string): string => text.replaceAll(OBEYED_IN_A_LINE, picture);

/** JSON that stays the same data with everything of the kind escaped: JSON itself asks it only of some. */
export const json = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(
    OBEYED_IN_A_LINE,
    (char) => `\\u${char.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );
