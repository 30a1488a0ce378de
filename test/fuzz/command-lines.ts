import fc from 'fast-check';
import { run } from '../../src/cli/run.ts';
import { type Field, fieldOf } from '../../src/kernel/schema.ts';
import { check, checkText } from './checks.ts';
import { anyJson, flagsOf, PROCEDURES, RULESETS } from './procedures.ts';

const COMMANDS = ['charts', 'odds', 'levers', 'roll', 'resolve', 'schema', 'rulings', 'matrix', 'completion', 'help'];
const OWN = ['lang', 'format', 'json', 'link', 'dice', 'seed', 'ruling', 'of', 'help'];
const VALUES = ['fr', 'en', 'json', 'csv', 'md', 'text', '-', '{}', '7,9', '5*', 'A-7=top-unit', 'nobody', 'true', '3'];
const INHERITED = ['constructor', '__proto__', 'toString'];
const CHARTS = RULESETS.flatMap(({ charts }) => charts.map(({ id }) => id));

const odd = fc.oneof(fc.constantFrom(...INHERITED), fc.string({ unit: 'binary', maxLength: 60 }));

/** A line that says what an example says, through JSON. */
const sound = fc
  .constantFrom(...PROCEDURES)
  .chain(({ ruleset, procedure }) =>
    fc
      .tuple(fc.constantFrom('odds', 'roll', 'resolve'), fc.constantFrom(...procedure.examples))
      .map(([command, { situation }]) => [command, ruleset.id, procedure.id, '--json', JSON.stringify(situation)]),
  );

const flag = (name: string): fc.Arbitrary<string[]> =>
  fc
    .tuple(
      fc.oneof(fc.constantFrom(...flagsOf(name)), fc.constantFrom(...OWN), odd),
      fc.option(fc.oneof(fc.constantFrom(...VALUES), fc.constantFrom(...flagValues(name)), odd)),
      fc.boolean(),
    )
    .map(([path, value, inline]) => {
      if (value === null) return [`--${path}`];
      return inline ? [`--${path}=${value}`] : [`--${path}`, value];
    });

/** Words that stand in the examples and labels of a procedure: some of them fit its flags. */
const flagValues = (name: string): string[] => {
  const { procedure } = PROCEDURES.find((one) => one.name === name)!;
  const text = JSON.stringify(procedure.examples.map(({ situation }) => situation));
  const labels = labelsOf(fieldOf(procedure.situation));
  return [...labels, ...exampleValues(text)];
};

/** All that may be read in a form, alone and beside one another. */
const labelsOf = (field: Field): string[] => {
  const { label, options = {} } = field.about;
  const own = [label, ...Object.values(options)].flatMap(({ fr, en }) => [fr, `${en} 9 1,500 (O)`]);
  const inner = field.kind === 'list' ? [field.item] : field.kind === 'record' ? Object.values(field.fields) : [];
  return [...own, ...inner.flatMap(labelsOf)];
};

const exampleValues = (text: string): string[] => {
  return [...text.matchAll(/"([^"]+)":("?)([\w-]+)\2/g)].flatMap(([, id, , value]) => [value!, `${id}=${value}`]);
};

const drawn = fc
  .constantFrom(...PROCEDURES)
  .chain(({ name, ruleset, procedure }) =>
    fc
      .tuple(
        fc.oneof(fc.constantFrom(...COMMANDS), odd),
        fc.oneof(fc.constantFrom(ruleset.id, ...INHERITED), odd),
        fc.oneof(fc.constantFrom(procedure.id, ...CHARTS), odd),
        fc.array(flag(name), { maxLength: 6 }),
      )
      .map(([command, of, what, flags]) => [command, of, what, ...flags.flat()]),
  );

const lines = fc.oneof(
  drawn,
  fc
    .tuple(sound, fc.array(fc.constantFrom('--format', 'json', 'csv', 'md', '--lang=fr', '--dice', '1,2')))
    .map(([line, more]) => [...line, ...more]),
  fc.array(odd, { maxLength: 4 }),
  // What a shell asks while a person types.
  drawn.map((line) => ['--complete', '--', ...line]),
);

const LONGEST_OUTPUT = 20_000_000;
const CONTROL = /(?!\n)[\p{Cc}\u2028-\u202E\u2066-\u2069]/u;

/** Every command line ends with a stated exit code: an answer on one side, or its reason on the other. */
export const commandLinesProperty = fc.asyncProperty(lines, anyJson, async (line, stdin) => {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(line, {
    env: {},
    version: '0',
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    input: async () => JSON.stringify(stdin),
    ask: undefined,
    seed: () => 'seed',
  });
  const said = [...out, ...err].join('\n');
  check([0, 1, 2].includes(code), `exit code ${code}`);
  checkText(said, LONGEST_OUTPUT);
  check(!CONTROL.test(line[0] === '--complete' ? said.replaceAll('\t', '') : said), 'a control character');
  check(code === 2 ? out.length === 0 : err.length === 0, 'an answer and an error at once');
  check(err.length <= 21 && err.every((text) => text.startsWith('grognard: ')), `${err.length} lines of error`);
  check(code !== 2 || err.length > 0, 'refused without a reason');
});
