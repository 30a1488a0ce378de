import type { Modifier } from '../../../kernel/modifier.ts';
import { chosenOption, type Options, perOptions } from '../../../kernel/ruling.ts';
import { CHARGE_MET_ROW, GROUND_ROWS, NO_REAR, SHOCK_MODIFIERS } from '../charts/shock-modifiers.ts';
import { CAVALRY_BEHIND_WORK, LEVEL_AND_SLOPE, MIXED_CHARGE } from '../options.ts';

/** Among equal rows of a group the first counts: on a tie the slope, which serves the defender (J-19). */
function slopeFirst<F>(rows: readonly Modifier<F>[]): readonly Modifier<F>[] {
  const slope = rows.find(({ id }) => id === 'slope')!;
  return rows.filter((row) => row !== slope).flatMap((row) => (row.id === 'level' ? [slope, row] : [row]));
}

/** Rows whose way of joining with others a switch changes: J-19, J-26, J-54. */
function adaptRows<F>(rows: readonly Modifier<F>[], options: Options): readonly Modifier<F>[] {
  const oneOfHeights = chosenOption(options, LEVEL_AND_SLOPE) === 'greater';
  const bothCharges = chosenOption(options, MIXED_CHARGE) === 'four';
  const bothWorkAndCavalry = chosenOption(options, CAVALRY_BEHIND_WORK) === 'both';
  return (oneOfHeights ? slopeFirst(rows) : rows).map((row) => {
    if (oneOfHeights && (row.id === 'level' || row.id === 'slope')) return { ...row, group: 'height' };
    if (bothWorkAndCavalry && row.id === 'work-into') return { ...row, voids: ['terrain'] };
    if (!bothCharges || row.group !== 'charge') return row;
    const { group: _, ...alone } = row;
    return alone;
  });
}

/** The sheet's rows, and those that only say why one of them is silent. */
const ALL_ROWS = [...SHOCK_MODIFIERS.rows, NO_REAR, CHARGE_MET_ROW];

/** All rows, and those about the ground by themselves. */
export const rowsOf = perOptions((options) => ({
  all: adaptRows(ALL_ROWS, options),
  ground: adaptRows(GROUND_ROWS, options),
}));
