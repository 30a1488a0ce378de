/** Lines in a square of 24 or, for buttons in a row of text, of 16. */
export type Drawn = readonly [side: 16 | 24, lines: string];

/** Always beside words, or inside something that is named: never read aloud. */
export const Glyph = ({ of: [side, lines] }: { of: Drawn }) => (
  <svg class={side === 16 ? 'glyph fine' : 'glyph'} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
    <path d={lines} />
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
