import { markAsOurs, type Verdict, verdicts } from '../../../kernel/chart.ts';
import { OUR_OPTIONS } from '../../../kernel/ruling.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { is, isX } from '../combat/fighter.ts';
import { type ChosenOptions, chosenOptions } from '../chosen-options.ts';
import { type TroopType, type TypeAndGrade, code, type Grade, type Kind, kindOf, onFoot } from '../types.ts';

/** In which respect (X) troops are looked at. */
export type Respect = 'moves' | 'fights' | 'suffers' | 'shoots' | 'second-rank' | 'shot-at';

export interface ExceptionFacts {
  readonly self: { readonly type: TroopType; readonly grade: Grade; readonly rears: number };
  readonly enemy: { readonly type: TroopType; readonly grade: Grade; readonly chariots: boolean; readonly kind: Kind };
  readonly respect: Respect;
  /** The enemy shoots as artillery. */
  readonly byArt: boolean;
  readonly options: Pick<ChosenOptions, 'KNIGHTS_X' | 'BOWS_X' | 'ELEPHANTS_X' | 'PSILOI_X_SHOOT' | 'MACHINES'>;
}

/** What they act as; `none` where they may not. */
export type Exception = TypeAndGrade | 'none';

const exception = (
  type: TroopType,
  id: string,
  text: Text,
  value: Exception,
  holds: (f: ExceptionFacts) => boolean,
): Verdict<ExceptionFacts, Exception> => ({
  id: `${type.toLowerCase()}-${id}`,
  text: t(`${type}(X) ${text.fr}`, `${type}(X) ${text.en}`),
  value,
  holds: (f) => isX(f.self, type) && holds(f),
});

const as = (type: TroopType, grade: Grade): TypeAndGrade => ({ type, grade });
const closeFight = (f: ExceptionFacts): boolean => f.respect === 'fights' || f.respect === 'suffers';
const inCombat = (f: ExceptionFacts): boolean => closeFight(f) || f.respect === 'shot-at';

const elephantsSuperior = (f: ExceptionFacts): boolean =>
  (closeFight(f) || (f.respect === 'shot-at' && f.options.ELEPHANTS_X === 'also-shot-at')) &&
  (is(f.enemy, 'LH', 'Sp', 'Pk', 'Bw') || f.enemy.kind === 'naval');

const knightsInferior = (f: ExceptionFacts): boolean =>
  closeFight(f) &&
  ((f.enemy.type === 'Kn' && f.enemy.grade !== 'X') || is(f.enemy, 'Bd', 'Wb', 'Exp')) &&
  (f.options.KNIGHTS_X === 'no-support' || f.self.rears === 0);

const psiloiAsArt = (f: ExceptionFacts): boolean =>
  (f.respect === 'fights' || (f.respect === 'shoots' && f.options.PSILOI_X_SHOOT === 'as-artillery')) &&
  !is(f.enemy, 'Ax', 'Ps');

// oxfmt-ignore
export const EXCEPTIONS = verdicts<ExceptionFacts, Exception>({
  id: 'exceptions',
  title: t('Troupes d’exception (X)', 'Exception (X) troops'),
  heading: t('Troupes et cas', 'Troops and case'),
  columns: [t('Agissent comme', 'Act as')],
  lines: [
    exception('El', 'shoot',     t('au tir', 'shooting'),                                      as('Art', 'F'), (f) => f.respect === 'shoots'),
    exception('El', 'suffer',    t('subit, sauf cas suivant', 'suffering, except below'), as('El', 'I'),  (f) => inCombat(f) && !elephantsSuperior(f)),
    exception('El', 'superior',  t('contre LH, Sp, Pk, Bw, Nav', 'against LH, Sp, Pk, Bw, Nav'), as('El', 'S'), elephantsSuperior),
    exception('Kn', 'inferior',  t('sans support AR, contre Kn sauf (X), Bd, Wb, Exp (D-11)', 'without rear support, against Kn except (X), Bd, Wb, Exp (D-11)'), as('Kn', 'I'), knightsInferior),
    exception('Kn', 'otherwise', t('autres cas', 'otherwise'),                                 as('Kn', 'O'),  inCombat),
    exception('Cm', 'superior',  t('en mêlée contre El', 'in close combat against El'),        as('Cm', 'S'),  (f) => closeFight(f) && f.enemy.type === 'El'),
    exception('Cm', 'otherwise', t('autres cas', 'otherwise'),                                 as('Cm', 'I'),  inCombat),
    exception('Pk', 'superior',  t('contre Cv, LH, Ax, Bw, Ps ; sous tout tir sauf d’Art', 'against Cv, LH, Ax, Bw, Ps; shot at, except by Art'), as('Pk', 'S'),
      (f) => (closeFight(f) && is(f.enemy, 'Cv', 'LH', 'Ax', 'Bw', 'Ps')) || (f.respect === 'shot-at' && !f.byArt)),
    exception('Pk', 'otherwise', t('autres cas', 'otherwise'),                                 as('Pk', 'I'),  inCombat),
    exception('Bd', 'superior',  t('contre Kn, sauf chars', 'against Kn, except chariots'),    as('Bd', 'S'),  (f) => closeFight(f) && f.enemy.type === 'Kn' && !f.enemy.chariots),
    exception('Bd', 'otherwise', t('autres cas', 'otherwise'),                                 as('Bd', 'F'),  (f) => inCombat(f) || f.respect === 'moves'),
    exception('Ax', 'superior',  t('contre Kn, Exp, Sp, Bd, Wb, Hd', 'against Kn, Exp, Sp, Bd, Wb, Hd'), as('Ax', 'S'), (f) => closeFight(f) && is(f.enemy, 'Kn', 'Exp', 'Sp', 'Bd', 'Wb', 'Hd')),
    exception('Ax', 'otherwise', t('autres cas', 'otherwise'),                                 as('Ax', 'I'),  inCombat),
    exception('Bw', 'foot',      t('en mêlée contre piétons, et en mouvement', 'in close combat against foot, and to move'), as('Sp', 'I'),
      (f) => (closeFight(f) && onFoot(f.enemy, f.options)) || f.respect === 'moves'),
    exception('Bw', 'superior',  t('contre le tir de Bw, et contre montés en mêlée', 'shot at by Bw, and in close combat against mounted'), as('Bw', 'S'),
      (f) => (f.respect === 'shot-at' && f.enemy.type === 'Bw') || (closeFight(f) && f.enemy.kind === 'mounted')),
    exception('Bw', 'listed-s',  t('autres cas, si la liste dit (S)', 'otherwise, if the list says (S)'), as('Bw', 'S'), (f) => f.respect !== 'second-rank' && f.options.BOWS_X === 'S'),
    exception('Bw', 'listed-o',  t('autres cas', 'otherwise'),                                 as('Bw', 'O'),  (f) => f.respect !== 'second-rank'),
    exception('Ps', 'art',       t('sauf contre Ax ou Ps', 'except against Ax or Ps'),         as('Art', 'O'), psiloiAsArt),
    markAsOurs(exception('Ps', 'no-shot', t('au tir, autrement', 'shooting otherwise'),              'none',         (f) => f.respect === 'shoots')),
    exception('Ps', 'suffer',    t('subit', 'suffering'),                                      as('Ps', 'I'),  inCombat),
    exception('Art', 'move',     t('mouvement de 100 pas', 'moving 100p'),                  as('Art', 'X'), (f) => f.respect === 'moves'),
    exception('Art', 'shoot',    t('au tir, à 100 pas', 'shooting, up to 100p'),         as('Art', 'F'), (f) => f.respect === 'shoots'),
    exception('Art', 'second',   t('au 2e rang, tire dans sa phase', 'in the 2nd rank: shoots in its own phase'), as('Art', 'F'), (f) => f.respect === 'second-rank'),
    exception('Art', 'close',    t('en mêlée', 'in close combat'),                             as('Ax', 'I'),  closeFight),
    exception('WWg', 'no-shot',  t('au tir', 'shooting'),                                      'none',         (f) => f.respect === 'shoots'),
    exception('WWg', 'superior', t('en mêlée contre El', 'in close combat against El'),        as('WWg', 'S'), (f) => closeFight(f) && f.enemy.type === 'El'),
    exception('WWg', 'otherwise', t('autres cas', 'otherwise'),                                as('WWg', 'I'), inCombat),
  ],
  notes: [
    { mark: 'D-11', text: t('ils comptent (I) et n’ont pas droit au support des Kn(I)', 'they count as (I) and may not claim the support of Kn(I)') },
  ],
  show: (value) => [value === 'none' ? t('ne tirent pas', 'do not shoot') : same(code(value))],
  rulings: ['D-11', 'D-12', 'D-21', 'D-31', 'D-32', 'D-33', 'D-66', 'D-67'],
});

/** Types with a line of exceptions, and naval (X) by their moves. */
export const hasExceptions = (type: TroopType): boolean =>
  kindOf(type) === 'naval' || EXCEPTIONS.lines.some(({ id }) => id.startsWith(`${type.toLowerCase()}-`));

/** The line that says as what (X) troops act here, if one does. */
export const exceptionFor = (f: ExceptionFacts): Verdict<ExceptionFacts, Exception> | undefined =>
  f.self.grade === 'X' ? EXCEPTIONS.lines.find((each) => each.holds(f)) : undefined;

/** Where nobody is fought, as in movement. */
const NOBODY: Pick<ExceptionFacts, 'enemy' | 'byArt' | 'options'> = {
  enemy: { type: 'Bg', grade: 'O', chariots: false, kind: 'foot' },
  byArt: false,
  options: chosenOptions(OUR_OPTIONS),
};

export const movesAs = (type: TroopType, grade: Grade): Verdict<ExceptionFacts, Exception> | undefined =>
  exceptionFor({ self: { type, grade, rears: 0 }, respect: 'moves', ...NOBODY });

export const fromSecondRank = (type: TroopType, grade: Grade): boolean =>
  exceptionFor({ self: { type, grade, rears: 0 }, respect: 'second-rank', ...NOBODY }) !== undefined;
