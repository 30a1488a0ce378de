import { ART_X_MOVE, fastRow, type MoveGoing, type MoveRow, moveRow, MOVES } from './charts/moves.ts';
import { movesAs } from './charts/exceptions.ts';
import type { TroopType, TypeAndGrade, Grade } from './types.ts';

/** How far troops go in a going: which rows of the chart say so. */
export interface Move {
  readonly as: TypeAndGrade;
  /** The line of exceptions that makes them move as others. */
  readonly exception: string | undefined;
  readonly row: MoveRow;
  /** Undefined where the chart has a blank. */
  readonly base: number | undefined;
  readonly fast: { readonly row: MoveRow; readonly bonus: number } | undefined;
  readonly total: number | undefined;
}

export function moveOf(type: TroopType, grade: Grade, going: MoveGoing): Move {
  const exception = movesAs(type, grade);
  const as = exception === undefined || exception.value === 'none' ? { type, grade } : exception.value;
  const row = moveRow(as.type, as.grade);
  const cell = MOVES.at(row, going);
  const printed = cell === '' ? undefined : Number(cell);
  const base = as.type === 'Art' && as.grade === 'X' ? ART_X_MOVE : printed;
  const fast =
    as.grade === 'F' ? { row: fastRow(as.type), bonus: Number(MOVES.at(fastRow(as.type), going)) } : undefined;
  return {
    as,
    exception: exception?.id,
    row,
    base,
    fast,
    total: base === undefined ? undefined : base + (fast?.bonus ?? 0),
  };
}
