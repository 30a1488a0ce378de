import type { Refusal } from '../../kernel/assessment.ts';
import type { Source } from '../../kernel/source.ts';
import { t } from '../../kernel/text.ts';
import type { State, UnitType } from './types.ts';

interface InSquare {
  readonly type: UnitType;
  readonly state: State;
  readonly inSquare: boolean;
}

/** Only infantry that is not routed forms square: ruling J-70. */
export function badSquare(units: readonly InSquare[], source: Source): Refusal | undefined {
  const wrong = units.some(({ type, state, inSquare }) => inSquare && (type !== 'infantry' || state === 'routed'));
  if (!wrong) return undefined;
  return {
    refused: t(
      'seule une infanterie qui n’est pas en déroute forme le carré',
      'only infantry that is not routed forms square',
    ),
    source,
    rulings: ['J-70'],
  };
}
