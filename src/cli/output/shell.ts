/** Words that no shell changes. */
export const PLAIN = /^[\w.,:/=@%+-]+$/;
/** What a shell still obeys between double quotes. */
const OBEYED = /["$`\\!]/;

/** A word as it is typed in a shell. */
export function quotedWord(word: string): string {
  if (PLAIN.test(word)) return word;
  return OBEYED.test(word) ? `'${word.replaceAll("'", `'\\''`)}'` : `"${word}"`;
}

/** A command line of the program, ready to be pasted. */
export const commandLine = (words: readonly string[]): string => ['grognard', ...words.map(quotedWord)].join(' ');
