/** What is drawn over areas of the map, as small drawings that repeat. Colours come from the style sheet. */
export const Patterns = ({ id }: { id: string }) => (
  <defs>
    <pattern id={`${id}-reach`} class="ink-reach" width="7" height="7" patternUnits="userSpaceOnUse">
      <path d="M-1 8L8 -1M-1 1L1 -1M6 8L8 6" />
    </pattern>
    <pattern id={`${id}-zone`} class="ink-zone" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M-1 -1L7 7M-1 5L1 7M5 -1L7 1" />
    </pattern>
    <pattern id={`${id}-band`} width="4" height="4" patternUnits="userSpaceOnUse" class="ink-band">
      <path d="M-1 5L5 -1M-1 1L1 -1M3 5L5 3" />
    </pattern>
  </defs>
);
