/** Two letters for a leader: `Alexander` is Al, `Prince of Orange` PO. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s’'-]+/u).filter((word) => /^\p{Lu}/u.test(word));
  const letters = words.length > 1 ? [words[0]![0]!, words.at(-1)![0]!] : [...(words[0] ?? name)].slice(0, 2);
  return letters.join('');
}
