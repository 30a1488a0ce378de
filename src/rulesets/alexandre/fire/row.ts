import { chosenOption, type Options } from '../../../kernel/ruling.ts';
import { ARMOURED, FIRE_TABLE, type Needed, type Range, type Shooter } from '../charts/fire.ts';
import { MIXED_FIRERS, TARGET_TYPE } from '../options.ts';
import type { UnitType } from '../types.ts';
import type { Firer, Situation } from './situation.ts';

export const columnOf = (range: number): Range => String(Math.min(range, 4)) as Range;

export const farthest = (firers: readonly Firer[]): number => Math.max(...firers.map(({ range }) => range));

/** Compares two cells of the fire table: the one that needs the higher die is the less effective. */
const lessEffective = (a: Needed, b: Needed): boolean =>
  a.discourage !== b.discourage ? a.discourage > b.discourage : (a.rout ?? Infinity) > (b.rout ?? Infinity);

/** The row that counts for all firers together, at the range of the farthest. */
export function rowFor(
  firers: readonly Firer[],
  options: Options,
): { readonly type: Shooter; readonly range: Range; readonly needed: Needed } {
  const range = columnOf(farthest(firers));
  const cells = firers.map(({ type }) => ({
    type: type as Shooter,
    range,
    needed: FIRE_TABLE.at(type as Shooter, range) as Needed,
  }));
  const wantLeast = chosenOption(options, MIXED_FIRERS) === 'least';
  return cells.reduce((kept, cell) => (lessEffective(cell.needed, kept.needed) === wantLeast ? cell : kept));
}

/** The type that the rows about the target judge: the top unit's, or with A-24 read otherwise the hardest to hit. */
export function targetType({ target: { units } }: Situation, options: Options): UnitType {
  const types = units.map(({ type }) => type);
  if (chosenOption(options, TARGET_TYPE) === 'top-unit') return types[0]!;
  return types.find((type) => type === 'Ca') ?? types.find((type) => ARMOURED.includes(type)) ?? types[0]!;
}
