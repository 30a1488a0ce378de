import type { Cast } from '../../kernel/effect.ts';
import { BadInput } from '../../kernel/schema.ts';
import { SEED_VERSION, seededChance } from '../../kernel/seed.ts';
import type { Lang } from '../../kernel/text.ts';
import {
  type TypedRun,
  runWithTypedDice,
  type Resolution,
  asTypedDice,
  runWithRolledDice,
  type TypedDie,
  type WantedDice,
} from '../../kernel/rolled-dice.ts';
import { clip } from '../../kernel/untrusted.ts';
import { type Answer, answer, isResolvable, type Resolvable, ruleOf } from '../../calculate/calculation.ts';
import { simulationFor } from '../../calculate/simulation.ts';
import { answerJson, resolutionJson, wantingJson } from '../../present/json.ts';
import type { Arguments } from '../arguments/arguments.ts';
import { type Question, questionFrom, calculationFrom } from '../arguments/calculation.ts';
import { badInput } from '../arguments/problem.ts';
import { rendererOf } from '../output/render.ts';
import { commandLine } from '../output/shell.ts';
import { json } from '../output/terminal-safe.ts';
import type { ExitCode, World } from '../world.ts';

export async function odds(args: Arguments, world: World): Promise<ExitCode> {
  const found = answer(await calculationFrom(args, world));
  return printAnswer(found, args, world);
}

export function printAnswer(found: Answer, args: Arguments, world: World): ExitCode {
  const simulation = isResolvable(found) ? simulationFor(found) : undefined;
  world.out(
    args.format === 'json'
      ? json(answerJson(found, simulation))
      : rendererOf(args, world.address?.()).answer(found, simulation),
  );
  return isResolvable(found) ? 0 : 1;
}

export async function roll(args: Arguments, world: World): Promise<ExitCode> {
  if (args.seed === '') throw badInput('--seed', 'une valeur est attendue', 'a value is expected');
  const asked = await questionFrom(args, world);
  const found = answer(asked.calculation);
  if (!isResolvable(found)) return printAnswer(found, args, world);
  const seed = args.seed ?? world.seed();
  const resolution = runWithRolledDice(ruleOf(found.calculation.procedure), found.assessment.input, seededChance(seed));
  return printResolution(found, resolution, asked, args, world, seed);
}

/** The result, and what it changes in the armies where that is asked for. */
async function printResolution(
  found: Resolvable,
  resolution: Resolution<unknown>,
  { muster }: Question,
  args: Arguments,
  world: World,
  seed?: string,
): Promise<ExitCode> {
  const inText = args.format !== 'json';
  // Told before a file is written: whatever becomes of the file, these were the dice.
  if (inText) world.out(rendererOf(args, world.address?.()).resolution(found, resolution, seed));
  const applying = args.apply && muster !== undefined ? await import('./armies/apply.ts') : undefined;
  const after = await applying?.applyToFiles(muster!, found, resolution);
  if (inText && after !== undefined) applying!.printChanges(after, args, world);
  if (!inText)
    world.out(
      json({
        ...resolutionJson(found, resolution),
        ...(seed !== undefined && { seed, seedVersion: SEED_VERSION }),
        ...(after !== undefined && { applied: applying!.changesJson(after) }),
      }),
    );
  return 0;
}

/** `7,9` are faces; `5*` says that five dice of the pool in hand passed; `?` stands for those to come. */
export function readDice(text: string): TypedDie[] {
  return text
    .split(/[\s,;]+/)
    .filter((entry) => entry !== '' && entry !== '?')
    .map((entry, i) => {
      if (/^\d+\*$/.test(entry)) return { passed: Number(entry.slice(0, -1)) };
      if (/^\d+$/.test(entry)) return Number(entry);
      throw badInput(
        `--dice [${i + 1}]`,
        `« ${clip(entry)} » n’est ni une face, ni un nombre de réussites (5*)`,
        `"${clip(entry)}" is neither a face nor a number of passes (5*)`,
      );
    });
}

export async function resolve(args: Arguments, world: World): Promise<ExitCode> {
  const typed = readDice(args.dice ?? '');
  const asked = await questionFrom(args, world);
  const found = answer(asked.calculation);
  if (!isResolvable(found)) return printAnswer(found, args, world);
  const renderer = rendererOf(args, world.address?.());
  for (;;) {
    const tried = runWithTypedDice(ruleOf(found.calculation.procedure), found.assessment.input, typed);
    if (tried.state === 'impossible')
      throw notThrown(`--dice [${tried.position + 1}]`, typed[tried.position]!, tried.wanted, found.assessment.cast);
    if (tried.state === 'done') {
      if (tried.unused > 0) throw tooMany(typed, tried, found.assessment.cast);
      return printResolution(found, tried, asked, args, world);
    }
    const asks = args.format === undefined || args.format === 'text';
    const wanted = renderer.wanted(tried.wanted, found.assessment.cast);
    const given = asks ? await world.ask?.(`${wanted} ? `) : undefined;
    if (given === undefined) {
      if (args.format === 'json') world.out(json(wantingJson(found, tried)));
      else world.out(`${wanted}\n${renderer.goOn(withDice(args.argv, typed))}`);
      return 0;
    }
    accept(given, typed, found, args.lang, world);
  }
}

function notThrown(path: string, given: TypedDie, { die, dice, purpose, pool }: WantedDice, cast: Cast): BadInput {
  const faces = `${die.lowest}-${die.highest}`;
  const allowed = pool === undefined ? faces : `${faces}, 0*-${dice}*`;
  const [who, why] = [cast[purpose.who]!, purpose.why];
  return badInput(
    path,
    `${inWords(given)} ne convient pas ; attendu : ${allowed} (${die.id}, ${who.fr}, ${why.fr})`,
    `${inWords(given)} does not fit; expected ${allowed} (${die.id}, ${who.en}, ${why.en})`,
  );
}

const inWords = (die: TypedDie): string => (typeof die === 'number' ? String(die) : `${die.passed}*`);

/** The dice that were needed, for whom, and those that are left over. */
function tooMany(typed: readonly TypedDie[], { unused, throws }: Done, cast: Cast): BadInput {
  const left = typed
    .slice(typed.length - unused)
    .map(inWords)
    .join(', ');
  if (throws.length === 0)
    return badInput('--dice', `aucun dé à lancer ici ; de trop : ${left}`, `no die to roll here; too many: ${left}`);
  const facesUsed = (lang: Lang): string =>
    throws
      .map(
        (thrown) =>
          `${asTypedDice([thrown]).map(inWords).join(' ')} (${cast[thrown.purpose.who]![lang]}, ${thrown.purpose.why[lang]})`,
      )
      .join(', ');
  return badInput(
    '--dice',
    `de trop : ${left} ; utilisés : ${facesUsed('fr')}`,
    `too many: ${left}; used: ${facesUsed('en')}`,
  );
}

type Done = Extract<TypedRun<unknown>, { state: 'done' }>;

/** The command line as it was typed, with the dice so far and a place for the next. */
function withDice(argv: readonly string[], typed: readonly TypedDie[]): string {
  const at = argv.findIndex((word) => word === '--dice' || word.startsWith('--dice='));
  const others = at < 0 ? argv : argv.filter((_, i) => i !== at && (argv[at] !== '--dice' || i !== at + 1));
  return commandLine([...others, '--dice', [...typed.map(inWords), '?'].join(',')]);
}

/** Takes what a person typed at the prompt if it fits; otherwise says why not and leaves the dice as they were. */
function accept(given: string, typed: TypedDie[], found: Resolvable, lang: Lang, world: World): void {
  try {
    const more = readDice(given);
    const tried = runWithTypedDice(ruleOf(found.calculation.procedure), found.assessment.input, [...typed, ...more]);
    if (tried.state === 'impossible')
      throw notThrown('--dice', [...typed, ...more][tried.position]!, tried.wanted, found.assessment.cast);
    typed.push(...more);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    for (const { text } of error.problems) world.err(text[lang]);
  }
}
