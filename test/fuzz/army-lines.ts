import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { grognard } from '../../src/cli/testing.ts';
import { files, MUSTERED } from './armies.ts';
import { check, checkText } from './checks.ts';
import { flagsOf, PROCEDURES } from './procedures.ts';

const COMMANDS = ['show', 'samples', 'new', 'from-table', 'table', 'link', 'undo', 'start', 'nothing', '__proto__'];
const FLAGS = ['--lang=fr', '--lang=en', '--partly', '--format=json', '--format=csv', '--name=x', '--sample=persia'];

/** Stand for the sound file and the drawn one. */
const [SOUND, DRAWN] = ['<sound>', '<drawn>'];
const file = fc.constantFrom(SOUND, DRAWN, '-', 'nowhere.json');

const ofArmies = fc
  .tuple(
    fc.constantFrom(...COMMANDS),
    fc.array(fc.oneof(file, fc.constantFrom('alexandre', 'dbm'), fc.string({ unit: 'binary' })), { maxLength: 3 }),
    fc.array(fc.constantFrom(...FLAGS), { maxLength: 2 }),
  )
  .map(([command, words, flags]) => ['army', command, ...words, ...flags]);

const nameIn = (of: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      ...(JSON.parse(MUSTERED[of]!.file) as { entries: { name?: string; id: string }[] }).entries.map(
        ({ name, id }) => `@${name ?? id}`,
      ),
    ),
    fc.string({ unit: 'binary', maxLength: 20 }).map((name) => `@${name}`),
    fc.constantFrom('@', '@/', '@//', '@__proto__', '@toString/constructor', '@e1', '@sound/e1'),
  );

const ofUnits = (of: number): fc.Arbitrary<string[]> =>
  fc
    .constantFrom(...PROCEDURES.filter(({ ruleset }) => ruleset.id === MUSTERED[of]!.rules.ruleset))
    .chain(({ name, ruleset, procedure }) =>
      fc
        .tuple(
          fc.constantFrom('odds', 'levers', 'roll', 'resolve'),
          fc.array(file, { minLength: 1, maxLength: 2 }),
          fc.array(
            fc.tuple(fc.constantFrom('', ...flagsOf(name)), fc.array(nameIn(of), { minLength: 1, maxLength: 3 })),
            {
              maxLength: 4,
            },
          ),
          fc.array(fc.constantFrom('--apply', '--dice=7', ...FLAGS), { maxLength: 3 }),
        )
        .map(([command, armies, cast, flags]) => [
          command,
          ruleset.id,
          procedure.id,
          ...cast.flatMap(([flag, names]) => [...(flag === '' ? [] : [`--${flag}`]), names.join('; ')]),
          ...armies.flatMap((army) => ['--army', army]),
          ...flags,
        ]),
    );

const lines = fc.nat(MUSTERED.length - 1).chain((of) => fc.tuple(fc.constant(of), fc.oneof(ofArmies, ofUnits(of))));

const LONGEST_OUTPUT = 20_000_000;
/** Two files of which twenty lines each are told. */
const MOST_TOLD = 63;

/** Every line about armies ends with a stated exit code; what is told of a file’s faults may stand beside an answer. */
export const armyLinesProperty = fc.asyncProperty(lines, files, async ([of, line], text) => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-fuzz-'));
  try {
    const [sound, drawn] = [join(folder, 'sound.json'), join(folder, 'drawn.json')];
    writeFileSync(sound, MUSTERED[of]!.file);
    writeFileSync(drawn, text ?? '');
    const typed = line.map((word) => (word === SOUND ? sound : word === DRAWN ? drawn : word));
    const { code, out, err } = await grognard(typed, { stdin: MUSTERED[of]!.table });
    check([0, 1, 2].includes(code), `exit code ${code}`);
    checkText(out + err, LONGEST_OUTPUT);
    check(code !== 2 || out === '', 'an answer and a refusal at once');
    check(code !== 2 || err !== '', 'refused without a reason');
    const told = err === '' ? [] : err.split('\n');
    check(
      told.length <= MOST_TOLD && told.every((one) => one.startsWith('grognard: ')),
      `${told.length} lines of error`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
