/** Whether two values of plain JSON are equal. */
export function equalJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equalJson(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let keys = 0;
  for (const key in a) {
    if (!equalJson(a[key as keyof typeof a], b[key as keyof typeof b])) return false;
    keys++;
  }
  for (const _ in b) keys--;
  return keys === 0;
}

const mix = (hash: number, part: number): number => (Math.imul(hash, 31) + part) | 0;

/**
 * Equal for equal values of plain JSON with their keys in the same order, as one rule makes them, and rarely equal for
 * others: of a string, length and both ends count.
 */
export function hashJson(value: unknown, seed: number): number {
  switch (typeof value) {
    case 'string': {
      const { length } = value;
      if (length === 0) return mix(seed, 0);
      return mix(mix(mix(seed, length), value.charCodeAt(0)), value.charCodeAt(length - 1));
    }
    case 'number':
      return mix(seed, value);
    case 'object': {
      let sum = seed;
      if (Array.isArray(value)) for (let i = 0; i < value.length; i++) sum = hashJson(value[i], sum);
      else if (value !== null) for (const key in value) sum = hashJson(value[key as keyof typeof value], sum);
      return mix(sum, 1);
    }
    default:
      return mix(seed, value === true ? 2 : 3);
  }
}
