import { equalJson } from '../kernel/json-hash.ts';
import { isRecord } from '../kernel/untrusted.ts';

type Json = Readonly<Record<string, unknown>>;
type Item = { readonly id: string };

const asRecord = (value: unknown): Json | undefined => (isRecord(value) ? (value as Json) : undefined);

const hasId = (value: unknown): value is Item => typeof asRecord(value)?.['id'] === 'string';

const asEntries = (value: unknown): readonly Item[] | undefined =>
  Array.isArray(value) && value.every(hasId) ? value : undefined;

/**
 * The file of an army that two people changed at once, both out of the same `base`: field by field, so that what either
 * changed stands. Where both changed the very same field, ours stands. Plain JSON in, plain JSON out.
 */
export function mergeJson(base: unknown, ours: unknown, theirs: unknown): unknown {
  if (equalJson(ours, base)) return theirs;
  if (equalJson(theirs, base) || equalJson(ours, theirs)) return ours;
  const lists = [base, ours, theirs].map(asEntries);
  if (lists.every((list) => list !== undefined)) return mergeEntries(lists[0]!, lists[1]!, lists[2]!);
  const records = [base, ours, theirs].map(asRecord);
  if (records.every((record) => record !== undefined)) return mergeRecords(records[0]!, records[1]!, records[2]!);
  return ours;
}

function mergeRecords(base: Json, ours: Json, theirs: Json): Json {
  const names = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
  return Object.fromEntries(
    [...names]
      .map((name) => [name, mergeJson(base[name], ours[name], theirs[name])] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** In the order of whoever moved or added them last; what one removed and the other changed stays. */
function mergeEntries(base: readonly Item[], ours: readonly Item[], theirs: readonly Item[]): readonly unknown[] {
  const [was, mine, others] = [byId(base), byId(ours), byId(theirs)];
  const isNew = ({ id }: Item): boolean => !was.has(id);
  const isNewIn = (list: ReadonlyMap<string, Item>) => (item: Item) =>
    isNew(item) && !equalJson(item, list.get(item.id));
  const [order, added] = sameOrder(base, ours)
    ? [theirs, ours.filter(isNewIn(others))]
    : [ours, theirs.filter(isNewIn(mine))];
  // Two that were added at once may bear the same id: whoever reads the list gives the second another one.
  const all = [...order, ...added, ...base.filter(({ id }) => !byId(order).has(id))];
  const seen = new Set<string>();
  return all.flatMap((item) => {
    if (isNew(item)) return [item];
    if (seen.has(item.id)) return [];
    seen.add(item.id);
    const merged = mergeJson(was.get(item.id), mine.get(item.id), others.get(item.id));
    const kept = merged ?? changedVersion(was.get(item.id), mine.get(item.id), others.get(item.id));
    return kept === undefined ? [] : [kept];
  });
}

/** The one that was changed where the other was removed. */
const changedVersion = (was: unknown, ours: unknown, theirs: unknown): unknown =>
  [ours, theirs].find((one) => one !== undefined && !equalJson(one, was));

const byId = (items: readonly Item[]): ReadonlyMap<string, Item> => new Map(items.map((item) => [item.id, item]));

const sameOrder = (base: readonly Item[], now: readonly Item[]): boolean => {
  const kept = byId(now);
  const left = base.filter(({ id }) => kept.has(id)).map(({ id }) => id);
  const was = byId(base);
  return equalJson(
    left,
    now.filter(({ id }) => was.has(id)).map(({ id }) => id),
  );
};

/** The same of texts; ours alone where one of them is no JSON. */
export function mergeText(base: string, ours: string, theirs: string): string {
  if (ours === base) return theirs;
  if (theirs === base || theirs === ours) return ours;
  try {
    const [was, mine, others] = [base, ours, theirs].map((text): unknown => JSON.parse(text));
    return JSON.stringify(mergeJson(was, mine, others));
  } catch {
    return ours;
  }
}
