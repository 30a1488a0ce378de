import DRAWINGS from './symbols.svg?no-inline';
import { SYMBOLS } from './symbols.ts';

/** `Kn(S)` is drawn as `Kn`. */
export const symbolOf = (type: string): string | undefined => {
  const code = type.split('(')[0]!;
  return Object.hasOwn(SYMBOLS, code) ? SYMBOLS[code] : undefined;
};

export const hasIcon = (type: string): boolean => symbolOf(type) !== undefined;

/** The drawing on a counter of 32 by 32: lines, and shapes filled with ink, where it has them. */
export const Symbol = ({ name }: { name: string }) => (
  <>
    <use class="counter-lines" href={`${DRAWINGS}#${name}-lines`} />
    <use class="counter-ink" href={`${DRAWINGS}#${name}-ink`} />
  </>
);

/** A counter with the symbol of a type of unit, blank where the type has none. Beside its name: only decoration. */
export function UnitIcon({ type }: { type: string }) {
  const symbol = symbolOf(type);
  return (
    <svg class="counter" viewBox="0 0 32 32" aria-hidden="true">
      <rect class="counter-face" x="1.25" y="1.25" width="29.5" height="29.5" rx="3" />
      {symbol !== undefined && <Symbol name={symbol} />}
    </svg>
  );
}
