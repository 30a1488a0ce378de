import type { Text } from '../../kernel/text.ts';

/** Letter by letter, so that positions in the folded text are positions in the text: `Éléphant’s` → `elephant's`. */
export const foldText = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => {
    const letter = text[i]!;
    return letter === '’' ? "'" : (letter.normalize('NFD')[0] ?? letter).toLowerCase()[0]!;
  }).join('');

export const termsOf = (query: string): readonly string[] => foldText(query).split(/\s+/).filter(Boolean);

/** What a search looks through: texts in both languages. */
export const searchText = (texts: readonly Text[]): string =>
  foldText(texts.map(({ fr, en }) => `${fr} ${en}`).join(' '));

const LETTER = /[\p{L}\p{N}]/u;

/** The term stands in the text at the start of a word: `pont` in `un pont`, not in `spontané`. */
export function startsWord(words: string, term: string): boolean {
  for (let at = words.indexOf(term); at >= 0; at = words.indexOf(term, at + 1))
    if (at === 0 || !LETTER.test(words[at - 1]!)) return true;
  return false;
}

/** The text in pieces, those that a term matched marked. */
export function splitAtTerms(text: string, terms: readonly string[]): { text: string; match: boolean }[] {
  const folded = foldText(text);
  const hit = Array.from({ length: text.length }, () => false);
  for (const term of terms)
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length))
      hit.fill(true, at, at + term.length);
  const pieces: { text: string; match: boolean }[] = [];
  hit.forEach((match, i) => {
    const last = pieces.at(-1);
    if (last?.match === match) last.text += text[i]!;
    else pieces.push({ text: text[i]!, match });
  });
  return pieces;
}
