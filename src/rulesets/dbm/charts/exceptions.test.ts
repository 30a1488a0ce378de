import { describe, expect, test } from 'vitest';
import { OUR_OPTIONS } from '../../../kernel/ruling.ts';
import { exceptionFor, EXCEPTIONS, type Respect } from './exceptions.ts';
import { chosenOptions } from '../chosen-options.ts';
import { type TroopType, code, type Grade, kindOf } from '../types.ts';

interface Case {
  readonly self: string;
  readonly enemy: string;
  readonly respect: Respect;
  readonly line: string;
  readonly as: string;
  readonly more?: { byArt?: boolean; chariots?: boolean; rears?: number; options?: Record<string, string> };
}

const c = (self: string, respect: Respect, enemy: string, line: string, as: string, more: Case['more'] = {}): Case => ({
  self,
  enemy,
  respect,
  line,
  as,
  more,
});

const CASES: readonly Case[] = [
  c('El', 'shoots', 'Sp', 'el-shoot', 'Art(F)'),
  c('El', 'shot-at', 'Bw', 'el-suffer', 'El(I)'),
  c('El', 'shot-at', 'Bw', 'el-superior', 'El(S)', { options: { 'D-32': 'also-shot-at' } }),
  c('El', 'fights', 'Kn', 'el-suffer', 'El(I)'),
  ...['LH', 'Sp', 'Pk', 'Bw', 'Gal', 'Shp', 'Bts'].map((enemy) => c('El', 'fights', enemy, 'el-superior', 'El(S)')),
  ...['Kn', 'Bd', 'Wb', 'Exp'].map((enemy) => c('Kn', 'fights', enemy, 'kn-inferior', 'Kn(I)')),
  c('Kn', 'fights', 'Kn(X)', 'kn-otherwise', 'Kn(O)'),
  c('Kn', 'suffers', 'Sp', 'kn-otherwise', 'Kn(O)'),
  c('Kn', 'shot-at', 'Bw', 'kn-otherwise', 'Kn(O)'),
  c('Kn', 'fights', 'Bd', 'kn-otherwise', 'Kn(O)', { rears: 1, options: { 'D-11': 'unless-supported' } }),
  c('Kn', 'fights', 'Bd', 'kn-inferior', 'Kn(I)', { rears: 0, options: { 'D-11': 'unless-supported' } }),
  c('Cm', 'fights', 'El', 'cm-superior', 'Cm(S)'),
  c('Cm', 'shot-at', 'El(X)', 'cm-otherwise', 'Cm(I)'),
  c('Cm', 'fights', 'Kn', 'cm-otherwise', 'Cm(I)'),
  ...['Cv', 'LH', 'Ax', 'Bw', 'Ps'].map((enemy) => c('Pk', 'fights', enemy, 'pk-superior', 'Pk(S)')),
  c('Pk', 'fights', 'Bd', 'pk-otherwise', 'Pk(I)'),
  c('Pk', 'shot-at', 'WWg', 'pk-superior', 'Pk(S)'),
  c('Pk', 'shot-at', 'Art', 'pk-otherwise', 'Pk(I)', { byArt: true }),
  c('Bd', 'fights', 'Kn', 'bd-superior', 'Bd(S)'),
  c('Bd', 'fights', 'Kn', 'bd-otherwise', 'Bd(F)', { chariots: true }),
  c('Bd', 'shot-at', 'Bw', 'bd-otherwise', 'Bd(F)'),
  c('Bd', 'moves', 'Bg', 'bd-otherwise', 'Bd(F)'),
  ...['Kn', 'Exp', 'Sp', 'Bd', 'Wb', 'Hd'].map((enemy) => c('Ax', 'suffers', enemy, 'ax-superior', 'Ax(S)')),
  c('Ax', 'fights', 'Pk', 'ax-otherwise', 'Ax(I)'),
  c('Bw', 'fights', 'Ps', 'bw-foot', 'Sp(I)'),
  c('Bw', 'moves', 'Bg', 'bw-foot', 'Sp(I)'),
  c('Bw', 'shot-at', 'Bw', 'bw-superior', 'Bw(S)'),
  c('Bw', 'fights', 'LH', 'bw-superior', 'Bw(S)'),
  c('Bw', 'fights', 'Gal', 'bw-listed-o', 'Bw(O)'),
  c('Bw', 'shoots', 'Sp', 'bw-listed-o', 'Bw(O)'),
  c('Bw', 'shoots', 'Sp', 'bw-listed-s', 'Bw(S)', { options: { 'D-12': 'S' } }),
  c('Ps', 'fights', 'Sp', 'ps-art', 'Art(O)'),
  c('Ps', 'fights', 'Ax', 'ps-suffer', 'Ps(I)'),
  c('Ps', 'fights', 'Ps', 'ps-suffer', 'Ps(I)'),
  c('Ps', 'suffers', 'Sp', 'ps-suffer', 'Ps(I)'),
  c('Ps', 'shoots', 'El', 'ps-art', 'Art(O)'),
  c('Ps', 'shoots', 'Ax', 'ps-no-shot', 'none'),
  c('Art', 'moves', 'Bg', 'art-move', 'Art(X)'),
  c('Art', 'shoots', 'Sp', 'art-shoot', 'Art(F)'),
  c('Art', 'second-rank', 'Bg', 'art-second', 'Art(F)'),
  c('Art', 'fights', 'Sp', 'art-close', 'Ax(I)'),
  c('WWg', 'shoots', 'Sp', 'wwg-no-shot', 'none'),
  c('WWg', 'fights', 'El', 'wwg-superior', 'WWg(S)'),
  c('WWg', 'fights', 'Sp', 'wwg-otherwise', 'WWg(I)'),
];

const ask = ({ self, enemy, respect, more = {} }: Case, grade: Grade = 'X') => {
  const [type, enemyGrade = 'O'] = enemy.replace(')', '').split('(') as [TroopType, Grade?];
  return exceptionFor({
    self: { type: self as TroopType, grade, rears: more.rears ?? 0 },
    enemy: { type, grade: enemyGrade, chariots: more.chariots ?? false, kind: kindOf(type) },
    respect,
    byArt: more.byArt ?? false,
    options: chosenOptions(more.options ?? OUR_OPTIONS),
  });
};

describe('(X) troops act as others', () => {
  test.each(CASES.map((given) => [`${given.self}(X) ${given.respect} against ${given.enemy}`, given] as const))(
    '%s',
    (_, given) => {
      const found = ask(given)!;
      expect(found.id).toBe(given.line);
      expect(found.value === 'none' ? 'none' : code(found.value)).toBe(given.as);
      expect(ask(given, 'O')).toBeUndefined();
    },
  );
  test('Art(X) shot at is nothing else: no (F)', () => expect(ask(c('Art', 'shot-at', 'Bw', '', ''))).toBeUndefined());
  test('every line is reached', () =>
    expect(new Set(CASES.map(({ line }) => line))).toEqual(new Set(EXCEPTIONS.lines.map(({ id }) => id))));
});
