import type { TroopType, Grade } from './types.ts';

export interface AdvanceCandidate {
  readonly type: TroopType;
  readonly grade: Grade;
  readonly irregular: boolean;
}

const impetuousType = ({ type, grade }: AdvanceCandidate): boolean => {
  switch (type) {
    case 'Kn':
      return grade !== 'I' && grade !== 'X';
    case 'Cm':
      return grade === 'S';
    case 'Hd':
      return grade === 'S' || grade === 'F';
    case 'Bd': // (X) as (F): ruling D-55
      return grade === 'S' || grade === 'F' || grade === 'X';
    default:
      return type === 'Exp' || type === 'Wb';
  }
};

export const isImpetuous = (troops: AdvanceCandidate): boolean => troops.irregular && impetuousType(troops);
