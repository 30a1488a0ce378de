/** The fills of areas, as small drawings that repeat. Colours come from the style sheet. */
export const Patterns = ({ id }: { id: string }) => (
  <defs>
    <pattern id={`${id}-woods`} class="ink-woods" width="20" height="18" patternUnits="userSpaceOnUse">
      <path
        class="ink-shadow"
        d="M6.6 10.6a3.6 3.6 0 1 1 .1 0zM16.6 19.1a3.6 3.6 0 1 1 .1 0zM16.6 1.1a3.6 3.6 0 1 1 .1 0z"
      />
      <path d="M5 9.5a3.6 3.6 0 1 1 .1 0zM15 18a3.6 3.6 0 1 1 .1 0zM15 0a3.6 3.6 0 1 1 .1 0z" />
      <path class="ink-light" d="M3 5.4a2.4 2.4 0 0 1 2-1.2M13 13.9a2.4 2.4 0 0 1 2-1.2" />
    </pattern>
    <pattern id={`${id}-orchard`} class="ink-woods" width="14" height="14" patternUnits="userSpaceOnUse">
      <path d="M3.5 5.3a1.8 1.8 0 1 1 .1 0zM10.5 12.3a1.8 1.8 0 1 1 .1 0z" />
    </pattern>
    <pattern id={`${id}-rough`} class="ink-rough" width="22" height="16" patternUnits="userSpaceOnUse">
      <path d="M2 6l2.5-3.5L7 6M12 14l2.5-3.5L17 14M14 4h3M3 13h3" />
    </pattern>
    <pattern id={`${id}-marsh`} class="ink-marsh" width="24" height="14" patternUnits="userSpaceOnUse">
      <path d="M1 6h9M3.5 5L2.5 2.5M5.5 5V2M7.5 5l1-2.5M13 13h9M15.5 12l-1-2.5M17.5 12V9M19.5 12l1-2.5" />
    </pattern>
    <pattern id={`${id}-water`} class="ink-water" width="28" height="14" patternUnits="userSpaceOnUse">
      <path d="M0 4q3.5-2.5 7 0t7 0M14 11q3.5-2.5 7 0t7 0" />
    </pattern>
    <pattern id={`${id}-ford`} class="ink-ford" width="12" height="12" patternUnits="userSpaceOnUse">
      <path d="M2.5 3.4a1 1 0 1 1 .1 0zM8.5 9.4a1 1 0 1 1 .1 0z" />
    </pattern>
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
