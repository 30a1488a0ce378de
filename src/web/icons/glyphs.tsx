import DRAWINGS from './symbols.svg?no-inline';

/** Drawn in a square of 24; the others, for buttons in a row of text, in one of 16. */
const WIDE = ['light', 'dark', 'system', 'print', 'search'] as const;

/** A drawing of `symbols.svg`. */
export type GlyphName =
  | (typeof WIDE)[number]
  | 'add'
  | 'copy'
  | 'up'
  | 'down'
  | 'remove'
  | 'flag'
  | 'undo'
  | 'play'
  | 'pause'
  | 'fit'
  | 'display';

/** Always beside words, or inside something that is named: never read aloud. */
export const Glyph = ({ name }: { name: GlyphName }) => {
  const side = WIDE.some((wide) => wide === name) ? 24 : 16;
  return (
    <svg class={side === 16 ? 'glyph fine' : 'glyph'} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <use href={`${DRAWINGS}#${name}`} />
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
