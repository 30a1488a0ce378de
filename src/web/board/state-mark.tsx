/** Each letter has a shape of its own, so that a state is known from afar. */
const SHAPES: Readonly<Record<string, string>> = {
  // Worn.
  F: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z',
  W: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z',
  // Shaken.
  D: 'M0-8.6L8.6 0 0 8.6-8.6 0z',
  // In flight.
  Dr: 'M-9-6.4H9L0 9.4z',
  R: 'M-9-6.4H9L0 9.4z',
};
const OTHER = 'M-6.6-6.6H6.6V6.6H-6.6z';

/** The tab of a state: a letter on a shape. */
export const StateMark = ({ code }: { code: string }) => (
  <>
    <path d={SHAPES[code] ?? OTHER} />
    <text y={code.length > 1 ? 2.6 : 3.4} class={code.length > 1 ? 'long' : undefined}>
      {code}
    </text>
  </>
);
