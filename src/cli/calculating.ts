import { BadInput } from '../kernel/schema.ts';
import { seeded } from '../kernel/seed.ts';
import type { Lang } from '../kernel/text.ts';
import { attempt, rolled, type Typed, type Wanted } from '../kernel/throwing.ts';
import { clipped } from '../kernel/untrusted.ts';
import { type Answer, answer, isResolvable, type Resolvable, ruleOf } from '../calculate/calculation.ts';
import { simulationFor } from '../calculate/simulation.ts';
import { answerJson, resolutionJson, wantingJson } from '../present/json.ts';
import type { Arguments } from './arguments.ts';
import { calculationFrom } from './given.ts';
import { bad } from './problem.ts';
import { rendererOf } from './render.ts';
import { json } from './visible.ts';
import type { ExitCode, World } from './world.ts';

export async function odds(args: Arguments, world: World): Promise<ExitCode> {
  const found = answer(await calculationFrom(args, world));
  return tellAnswer(found, args, world);
}

function tellAnswer(found: Answer, args: Arguments, world: World): ExitCode {
  const simulation = isResolvable(found) ? simulationFor(found) : undefined;
  world.out(args.format === 'json' ? json(answerJson(found, simulation)) : rendererOf(args).answer(found, simulation));
  return isResolvable(found) ? 0 : 1;
}

export async function roll(args: Arguments, world: World): Promise<ExitCode> {
  if (args.seed === '') throw bad('--seed', 'une valeur est attendue', 'a value is expected');
  const found = answer(await calculationFrom(args, world));
  if (!isResolvable(found)) return tellAnswer(found, args, world);
  const seed = args.seed ?? world.seed();
  const resolution = rolled(ruleOf(found.calculation.procedure), found.assessment.roll, seeded(seed));
  if (args.format === 'json') world.out(json({ ...resolutionJson(found, resolution), seed }));
  else world.out(rendererOf(args).resolution(found, resolution, seed));
  return 0;
}

/** `7,9` are faces; `5*` says that five dice of the pool in hand passed. */
export function readDice(text: string): Typed[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((entry, i) => {
      if (/^\d+\*$/.test(entry)) return { passed: Number(entry.slice(0, -1)) };
      if (/^\d+$/.test(entry)) return Number(entry);
      throw bad(
        `--dice [${i + 1}]`,
        `« ${clipped(entry)} » n’est ni une face, ni un nombre de réussites (5*)`,
        `"${clipped(entry)}" is neither a face nor a number of passes (5*)`,
      );
    });
}

export async function resolve(args: Arguments, world: World): Promise<ExitCode> {
  const typed = readDice(args.dice ?? '');
  const found = answer(await calculationFrom(args, world));
  if (!isResolvable(found)) return tellAnswer(found, args, world);
  const renderer = rendererOf(args);
  for (;;) {
    const tried = attempt(ruleOf(found.calculation.procedure), found.assessment.roll, typed);
    if (tried.state === 'impossible') throw notThrown(`--dice [${tried.position + 1}]`, tried.wanted);
    if (tried.state === 'done') {
      if (tried.unused > 0) throw bad('--dice', `${tried.unused} de trop`, `${tried.unused} too many`);
      if (args.format === 'json') world.out(json(resolutionJson(found, tried)));
      else world.out(renderer.resolution(found, tried));
      return 0;
    }
    const asks = args.format === undefined || args.format === 'text';
    const wanted = renderer.wanted(tried.wanted, found.assessment.cast);
    const given = asks ? await world.ask?.(`${wanted} ? `) : undefined;
    if (given === undefined) {
      world.out(args.format === 'json' ? json(wantingJson(found, tried)) : wanted);
      return 0;
    }
    accept(given, typed, found, args.lang, world);
  }
}

function notThrown(path: string, { die, dice, pool }: Wanted): BadInput {
  const faces = `${die.lowest}-${die.highest}`;
  const allowed = pool === undefined ? faces : `${faces}, 0*-${dice}*`;
  return bad(path, `attendu : ${allowed}`, `expected ${allowed}`);
}

/** Takes what a person typed at the prompt if it fits; otherwise says why not and leaves the dice as they were. */
function accept(given: string, typed: Typed[], found: Resolvable, lang: Lang, world: World): void {
  try {
    const more = readDice(given);
    const tried = attempt(ruleOf(found.calculation.procedure), found.assessment.roll, [...typed, ...more]);
    if (tried.state === 'impossible') throw notThrown('--dice', tried.wanted);
    typed.push(...more);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    for (const { text } of error.problems) world.err(text[lang]);
  }
}
