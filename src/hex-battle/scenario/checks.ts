import { BadInput } from '../../kernel/problem.ts';
import { t } from '../../kernel/text.ts';

/** A battle has units on both sides; positions to look at (`battle/fixtures/board.ts`) need not. Throws `BadInput`. */
export function mustHaveBothSides(units: readonly { readonly side: number }[]): void {
  for (const side of [0, 1])
    if (!units.some((unit) => unit.side === side))
      throw new BadInput([
        { path: 'units', text: t(`le camp ${side + 1} n’a pas d’unité`, `side ${side + 1} has no unit`) },
      ]);
}
