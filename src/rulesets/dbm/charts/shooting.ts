import { matrix, markAsOurs, row, verdicts } from '../../../kernel/chart.ts';
import { same, t } from '../../../kernel/text.ts';
import { isX } from '../combat/fighter.ts';
import type { ChosenOptions } from '../chosen-options.ts';
import { fromSecondRank } from './exceptions.ts';
import { verdictLine, yesOrNo } from './line.ts';
import type { TroopType, TypeAndGrade, Grade } from '../types.ts';

export type RangeRow = 'Art(X)' | 'Bw' | 'WWg' | 'Art(I)' | 'Gal' | 'Shp' | 'Bts(S)' | 'Art';

// oxfmt-ignore
export const RANGES = matrix<RangeRow, 'range', number>({
  id: 'ranges',
  title: t('Distances de tir', 'Shooting ranges'),
  corner: t('Tireur', 'Shooter'),
  columns: [{ id: 'range', text: t('Distance, en pas', 'Range, in paces') }],
  rows: [
    row('Art(X)',                                           same('Art(X)'),                                   100),
    row(['Bw', 'WWg', 'Art(I)', 'Gal', 'Shp', 'Bts(S)'],    same('Bw, WWg, Art(I), Gal, Shp, Bts(S)'),        200),
    row('Art',                                              t('autres Art', 'other Art'),                     500),
  ],
  rulings: ['D-21'],
});

/** The row of a shooter that acts as `acts`; none for troops that do not shoot. */
export function rangeRow(printed: { readonly type: TroopType; readonly grade: Grade }, acts: TypeAndGrade): RangeRow | undefined {
  switch (acts.type) {
    case 'Art':
      if (isX(printed, 'Art')) return 'Art(X)';
      return acts.grade === 'I' ? 'Art(I)' : 'Art';
    case 'Bts':
      return acts.grade === 'S' ? 'Bts(S)' : undefined;
    case 'Bw':
    case 'WWg':
    case 'Gal':
    case 'Shp':
      return acts.type;
    default:
      return undefined;
  }
}

export interface ShotFacts {
  readonly type: TroopType;
  readonly grade: Grade;
  readonly acts: TypeAndGrade;
  readonly ownPhase: boolean;
  /** It moved in its own last phase. */
  readonly moved: boolean;
  readonly secondRank: boolean;
  readonly options: Pick<ChosenOptions, 'SECOND_RANK'>;
}

const art = ({ acts }: ShotFacts): boolean => acts.type === 'Art';
const artX = (f: ShotFacts): boolean => isX(f, 'Art');

/** What forbids a shot; the last line allows it. */
// oxfmt-ignore
export const MAY_SHOOT = verdicts<ShotFacts, boolean>({
  id: 'may-shoot',
  title: t('Qui tire quand', 'Who shoots when'),
  heading: t('Tireur', 'Shooter'),
  columns: [t('Peut tirer ?', 'May shoot?')],
  lines: [
    markAsOurs(verdictLine('second-rank', t('au 2e rang, sauf Art(X) (D-63)', 'in the 2nd rank, except Art(X) (D-63)'), false, (f) => f.secondRank && !fromSecondRank(f.type, f.grade) && f.options.SECOND_RANK === 'artillery-x')),
    verdictLine('second-rank-x', t('Art(X) au 2e rang, dans la phase ennemie', 'Art(X) in the 2nd rank, in the enemy’s phase'), false, (f) => f.secondRank && artX(f) && !f.ownPhase),
    verdictLine('art-own-phase', t('Art sauf (X), hors de la phase adverse', 'Art except (X), other than in the enemy’s phase'), false, (f) => art(f) && !artX(f) && f.ownPhase),
    verdictLine('art-moved', t('Art sauf (F) ou (X), qui n’était pas immobile dans sa phase', 'Art except (F) or (X), not having stayed still in its own phase'), false, (f) => art(f) && !artX(f) && f.acts.grade !== 'F' && f.moved),
    markAsOurs(verdictLine('may', t('les autres', 'the others'), true, () => true)),
  ],
  show: yesOrNo,
  rulings: ['D-63'],
});
