import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Field, fieldOf, parse } from '../kernel/schema.ts';
import { LANGS } from '../kernel/text.ts';
import { typedSituation } from '../present/typed-input/write.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import { likelySituations, situations } from '../../test/support/arbitrary.ts';
import { setFlags } from './arguments/flags.ts';
import { commandLine } from './output/shell.ts';

const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));
const PROCEDURES = RULESETS.flatMap((ruleset) =>
  ruleset.procedures.map((procedure) => [`${ruleset.id} ${procedure.id}`, procedure] as const),
);

/** A situation typed as flags, and read again. */
function readBack(root: Field, situation: unknown, lang: 'fr' | 'en'): unknown {
  const read: Record<string, unknown> = {};
  const typed = typedSituation(root as Extract<Field, { kind: 'record' }>, situation);
  setFlags(root, read, { flags: typed.map(({ path, text }) => ({ path, value: text })), takes: [], lang }, 'help');
  return read;
}

describe('what is printed can be typed back', () => {
  test.each(PROCEDURES)('%s: situations as flags', (_, procedure) => {
    const root = fieldOf(procedure.situation);
    fc.assert(
      fc.property(
        fc.oneof(likelySituations(procedure), situations(procedure.situation)),
        fc.constantFrom(...LANGS),
        (drawn, lang) => {
          const situation = parse(procedure.situation, drawn);
          expect(parse(procedure.situation, readBack(root, situation, lang))).toEqual(situation);
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([
    ['alexandre', 'movement', '--mover Ar --allowance 6 --path clear --path "ford-1 down" --path up'],
    ['alexandre', 'fire', '--firers "Ar 4 2" --target.units "In 8"'],
    ['dbm', 'pip-odds', '--costs "1 Sp" --costs "2 Cv"'],
  ])('as short as a person would: %s %s', (ruleset, id, flags) => {
    const procedure = RULESETS.find((one) => one.id === ruleset)!.procedures.find((one) => one.id === id)!;
    const situation = parse(procedure.situation, procedure.examples[0]!.situation);
    const root = fieldOf(procedure.situation) as Extract<Field, { kind: 'record' }>;
    const typed = typedSituation(root, situation).flatMap(({ path, text }) => [`--${path}`, text]);
    expect(commandLine(typed)).toBe(`grognard ${flags}`);
  });
});

test.each([
  ['Ar', 'Ar'],
  ['Ar 4', '"Ar 4"'],
  ['#/x?s=1', '"#/x?s=1"'],
  ['{"a":1}', `'{"a":1}'`],
  ["it's $5", `'it'\\''s $5'`],
  ['9,?', '"9,?"'],
  ['', '""'],
])('a word in a shell: %s', (word, typed) => expect(commandLine([word])).toBe(`grognard ${typed}`));
