import { joinNames, t, type Text } from '../../kernel/text.ts';
import { type Grid, numberOf } from '../../space/hex.ts';

/** `Lydians and Medes in 0506`. Names have no articles, and the verbs of a question agree with none: a name may be anything. */
export function stackNames(
  grid: Grid,
  units: readonly number[],
  nameOf: (unit: number) => Text,
  hexOf: (unit: number) => number,
): Text {
  if (units.length === 0) return t('personne', 'nobody');
  const hexes = [...new Set(units.map(hexOf))];
  return joinNames(
    hexes.map((hex) => {
      const { fr, en } = joinNames(units.filter((unit) => hexOf(unit) === hex).map(nameOf));
      const number = numberOf(grid, hex);
      return t(`${fr} en ${number}`, `${en} in ${number}`);
    }),
  );
}
