import type { ChartReading } from '../../../kernel/assessment.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { type Exception, exceptionFor, EXCEPTIONS, type Respect } from '../charts/exceptions.ts';
import type { ChosenOptions } from '../chosen-options.ts';
import { type Element, printedType } from '../element.ts';
import { type TypeAndGrade, code, kindOf } from '../types.ts';
import type { CloseFacts, Fighter } from './fighter.ts';

type Actor = Pick<Element, 'type' | 'grade'> & Partial<Pick<Element, 'landed' | 'chariots' | 'rears'>>;

/** The type as which an element acts; it acts as itself where `line` is undefined. */
export interface ActsAs<A = Exception> {
  readonly line: string | undefined;
  readonly acts: A;
}

/** As what an element acts against an enemy in one respect. */
export function exceptionOf(
  self: Actor,
  enemy: Actor,
  respect: Respect,
  byArt: boolean,
  options: ChosenOptions,
): ActsAs {
  const type = printedType(self);
  const { grade } = self;
  const line = exceptionFor({
    self: { type, grade, rears: self.rears?.length ?? 0 },
    enemy: {
      type: printedType(enemy),
      grade: enemy.grade,
      chariots: enemy.chariots ?? false,
      kind: kindOf(enemy.type),
    },
    respect,
    byArt,
    options,
  });
  return { line: line?.id, acts: line?.value ?? { type, grade } };
}

/** The same, where nothing forbids it: in contact, under fire, or as a shooter that was not refused. */
export function actsAs(
  self: Actor,
  enemy: Actor,
  respect: Respect,
  byArt: boolean,
  options: ChosenOptions,
): ActsAs<TypeAndGrade> {
  const { line, acts } = exceptionOf(self, enemy, respect, byArt, options);
  if (acts === 'none') throw new Error('a shooter that does not shoot was not refused');
  return { line, acts };
}

/** The facts of an element as what it fights and suffers. */
export function fighterOf<S extends Element & CloseFacts>(
  self: S,
  fights: TypeAndGrade,
  suffers: TypeAndGrade,
): Fighter<S> {
  const { name: _, type: was, ...facts } = self;
  return { ...facts, type: printedType(self), was, kind: kindOf(was), fights, suffers };
}

/** Lines of exceptions that name El. */
const V_ELEPHANTS: readonly string[] = ['cm-superior', 'wwg-superior'];

export const exceptionReading = (name: Text, line: string | undefined): ChartReading[] => {
  const found = EXCEPTIONS.lines.find(({ id }) => id === line);
  if (found === undefined) return [];
  const { value } = found;
  return [
    {
      source: cite('exceptions', found.id),
      text: t(`${name.fr} agit comme`, `${name.en} acts as`),
      value: value === 'none' ? t('—', '—') : same(code(value)),
      rulings: V_ELEPHANTS.includes(found.id) ? ['D-33', 'D-67'] : ['D-33'],
    },
  ];
};
