/** Seeds as they come: of people who count, of battles order by order, of this release's own making. */
export const SEEDS = {
  consecutive: (n: number): string[] => Array.from({ length: n }, (_, i) => `a${i + 1}`),
  'of orders': (n: number): string[] =>
    Array.from({ length: n }, (_, i) => `granicus-${Math.floor(i / 500)}/${i % 3}/${i % 500}`),
  'of one letter more': (n: number): string[] =>
    Array.from({ length: n }, (_, i) => i.toString(2).replaceAll('0', 'x').replaceAll('1', 'y')),
} as const;
