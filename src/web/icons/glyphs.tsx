/** Lines in a square of 24 or, for buttons in a row of text, of 16. */
const DRAWN = {
  light: [24, 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2'],
  dark: [24, 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z'],
  system: [24, 'M4 5h16v11H4zM9 20h6M12 16v4'],
  print: [24, 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z'],
  search: [24, 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21'],
  add: [16, 'M8 3v10M3 8h10'],
  copy: [16, 'M6 5V2.5h7.5V10H11M2.5 5.5H10v8H2.5z'],
  up: [16, 'M8 13V3M3.5 7.5 8 3l4.5 4.5'],
  down: [16, 'M3.5 6 8 10.5 12.5 6'],
  remove: [16, 'M4 4l8 8M12 4l-8 8'],
  flag: [16, 'M4 14.5V2M4 3h8.5l-2 3 2 3H4'],
  undo: [16, 'M6 3 2.5 6.5 6 10M3 6.5h6a4 4 0 0 1 0 8H6'],
} as const;

export type GlyphName = keyof typeof DRAWN;

/** Always beside words, or inside something that is named: never read aloud. */
export const Glyph = ({ name }: { name: GlyphName }) => {
  const [side, lines] = DRAWN[name];
  return (
    <svg class={side === 16 ? 'glyph fine' : 'glyph'} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <path d={lines} />
    </svg>
  );
};

/** The mark: a counter with crossed belts and a bearskin's plume above. */
export const Mark = () => (
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect class="mark-field" width="32" height="32" rx="5" />
    <path class="mark-box" d="M7 11h18v13H7z" />
    <path class="mark-belts" d="M7 11l18 13M25 11L7 24" />
    <path class="mark-box" d="M11.5 8.8q0-4.8 4.5-4.8t4.5 4.8z" />
  </svg>
);
