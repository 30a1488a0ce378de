import { type Drawing, SYMBOLS } from './symbols.ts';

/** `Kn(S)` is drawn as `Kn`. */
const drawingOf = (type: string): Drawing | undefined => {
  const code = type.split('(')[0]!;
  return Object.hasOwn(SYMBOLS, code) ? SYMBOLS[code] : undefined;
};

export const hasIcon = (type: string): boolean => drawingOf(type) !== undefined;

/** A counter with the symbol of a type of unit, blank where the type has none. Beside its name: only decoration. */
export function UnitIcon({ type }: { type: string }) {
  const drawing = drawingOf(type);
  return (
    <svg class="counter" viewBox="0 0 32 32" aria-hidden="true">
      <rect class="counter-face" x="1.25" y="1.25" width="29.5" height="29.5" rx="3" />
      {drawing?.lines !== undefined && <path class="counter-lines" d={drawing.lines} />}
      {drawing?.ink !== undefined && <path class="counter-ink" d={drawing.ink} />}
    </svg>
  );
}
