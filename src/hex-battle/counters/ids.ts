/** How tables name counters: units and leaders are counted apart, from 1. */
export const unitId = (unit: number): string => `unit-${unit + 1}`;
export const leaderId = (leader: number): string => `leader-${leader + 1}`;

/** Which counter an id means. */
export function counterOf(id: string): { readonly unit: number } | { readonly leader: number } {
  const n = Number(id.split('-')[1]) - 1;
  return id.startsWith('unit-') ? { unit: n } : { leader: n };
}

export const unitsIn = (ids: readonly string[]): number[] =>
  ids.flatMap((id) => {
    const counter = counterOf(id);
    return 'unit' in counter ? [counter.unit] : [];
  });

export const leadersIn = (ids: readonly string[]): number[] =>
  ids.flatMap((id) => {
    const counter = counterOf(id);
    return 'leader' in counter ? [counter.leader] : [];
  });
