const GLYPHS = {
  light: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  dark: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  swap: 'M4 9h14l-4-4M20 15H6l4 4',
} as const;

export type Glyph = keyof typeof GLYPHS;

/** Always beside words, or inside something that is named. */
export const Icon = ({ glyph }: { glyph: Glyph }) => (
  <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path d={GLYPHS[glyph]} />
  </svg>
);

/** The mark: a counter with crossed belts and a bearskin's plume above. */
export const Mark = () => (
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect class="mark-field" width="32" height="32" rx="5" />
    <path class="mark-box" d="M7 11h18v13H7z" />
    <path class="mark-belts" d="M7 11l18 13M25 11L7 24" />
    <path class="mark-box" d="M11.5 8.8q0-4.8 4.5-4.8t4.5 4.8z" />
  </svg>
);
