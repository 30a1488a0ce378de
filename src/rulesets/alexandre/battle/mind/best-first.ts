/**
 * Puts one into a list of the first few, behind its equals; whoever is then one too many falls out. A whole sorted list of
 * which only the beginning counts comes to the same.
 */
export function putAmongFirst<T>(first: T[], most: number, one: T, isBefore: (one: T, other: T) => boolean): void {
  let at = first.length;
  while (at > 0 && isBefore(one, first[at - 1]!)) at--;
  if (at >= most) return;
  if (first.length < most) first.push(one);
  for (let i = first.length - 1; i > at; i--) first[i] = first[i - 1]!;
  first[at] = one;
}
