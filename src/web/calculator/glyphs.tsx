/** Small drawings for buttons that have a name of their own; never read aloud. */
const PATHS = {
  add: 'M8 3v10M3 8h10',
  copy: 'M6 5V2.5h7.5V10H11M2.5 5.5H10v8H2.5z',
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  remove: 'M4 4l8 8M12 4l-8 8',
  undo: 'M6 3 2.5 6.5 6 10M3 6.5h6a4 4 0 0 1 0 8H6',
  down: 'M3.5 6 8 10.5 12.5 6',
} as const;

export const Glyph = ({ name }: { name: keyof typeof PATHS }) => (
  <svg class="calc-glyph" viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[name]} fill="none" stroke="currentColor" stroke-width="1.75" />
  </svg>
);
