import type { Path } from '../../kernel/schema.ts';

export { parsePath } from '../../kernel/schema.ts';

/** What stands at a path; nothing where there is no such place. */
export const valueOf = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], root);

/** The same form with one value changed; everything beside the path keeps its identity. */
export function putAt(root: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(root))
    return root.with(step as number, keepKeys(root[step as number], putAt(root[step as number], rest, value)));
  const record = root as Record<string, unknown>;
  return { ...record, [step]: putAt(record[step], rest, value) };
}

const keys = new WeakMap<object, number>();
let lastKey = 0;

/** Names an item of a list as long as it is edited or moved, so that its card stays the same card. */
export function keyOf(item: unknown, position: number): string {
  if (typeof item !== 'object' || item === null) return `at-${position}`;
  let key = keys.get(item);
  if (key === undefined) keys.set(item, (key = ++lastKey));
  return `item-${key}`;
}

function keepKeys(from: unknown, to: unknown): unknown {
  if (typeof from === 'object' && from !== null && typeof to === 'object' && to !== null && from !== to) {
    keyOf(from, 0);
    keys.set(to, keys.get(from)!);
  }
  return to;
}
