/// <reference types="vite/client" />

declare module 'virtual:contents' {
  /** Typed in base/contents.ts: an ambient module cannot import the type. */
  export const CONTENTS: readonly unknown[];
}

declare module 'virtual:calculator-labels' {
  export const LABELS: unknown;
}

declare module 'virtual:abouts' {
  export const ABOUTS: unknown;
}

declare module 'virtual:first-combat' {
  export const FIRST_COMBAT: unknown;
}

declare module 'virtual:chart-titles' {
  export const CHART_TITLES: unknown;
}

declare module 'virtual:recorded-battle' {
  /** Addresses: of the battle as JSON, and of its map. */
  export const BATTLE_AT: string;
  export const MAP_BY_DAY: string;
  export const MAP_BY_NIGHT: string;
}
