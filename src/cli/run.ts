import type { Procedure, Ruleset } from '../kernel/ruleset.ts';
import { BadInput, fieldOf } from '../kernel/schema.ts';
import { seeded } from '../kernel/seed.ts';
import type { Lang } from '../kernel/text.ts';
import { attempt, rolled, type Typed } from '../kernel/throwing.ts';
import {
  answer,
  type Calculation,
  calculationOf,
  isResolvable,
  type Resolvable,
  ruleOf,
  optionsOf,
} from '../calculate/calculation.ts';
import { answerJson, resolutionJson, wantingJson } from '../present/json.ts';
import { jsonSchemaOf } from '../present/json-schema.ts';
import { readLink } from '../present/link.ts';
import { matchupJson, matchupTable } from '../calculate/matchups.ts';
import { printed } from '../present/printed.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import { type Arguments, languageAsked, readArguments } from './arguments.ts';
import { setFlag } from './flags.ts';
import { grid } from './grid.ts';
import { helpText } from './help.ts';
import { matrixText } from './matrix.ts';
import { bad, pick } from './problem.ts';
import { Renderer } from './render.ts';
import { WORDS } from './words.ts';

/** What the program needs of the world around it; tests give their own. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  out(text: string): void;
  err(text: string): void;
  /** All of standard input. */
  input(): Promise<string>;
  /** A person at a terminal, who can be asked for a die; undefined where nobody is. */
  readonly ask: ((question: string) => Promise<string | undefined>) | undefined;
  seed(): string;
}

/** 0: answered; 1: the rules do not allow it; 2: bad input. */
export type ExitCode = 0 | 1 | 2;

export async function run(argv: readonly string[], world: World): Promise<ExitCode> {
  try {
    return await dispatch(readArguments(argv, world.env), world);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const lang = languageAsked(argv, world.env);
    for (const { path, text } of error.problems)
      world.err(`grognard: ${path}${lang === 'fr' ? ' :' : ':'} ${text[lang]}`);
    return 2;
  }
}

const COMMANDS: Readonly<Record<string, (args: Arguments, world: World) => Promise<ExitCode>>> = {
  charts,
  odds,
  roll,
  resolve,
  schema,
  rulings,
  matrix,
};

async function dispatch(args: Arguments, world: World): Promise<ExitCode> {
  if (args.version) {
    world.out(world.version);
    return 0;
  }
  if (args.help || args.command === undefined || args.command === 'help') {
    world.out(await helpText(args));
    return 0;
  }
  const command = COMMANDS[args.command];
  if (command === undefined) {
    const known = Object.keys(COMMANDS).join(', ');
    throw bad(
      'command',
      `« ${args.command} » est inconnu ; commandes : ${known}`,
      `"${args.command}" is unknown; commands: ${known}`,
    );
  }
  return command(args, world);
}

const loadRuleset = (id: string | undefined): Promise<Ruleset> => pick(CATALOGUE, id, 'ruleset').load();

const json = (value: unknown): string => JSON.stringify(value, null, 2);

function rendererOf({ lang, format }: Arguments): Renderer {
  return new Renderer(lang, format === 'json' ? 'text' : format);
}

/** Flags that only a situation takes are refused elsewhere, rather than ignored. */
function noFlags({ flags }: Arguments): void {
  if (flags.length > 0)
    throw bad(`--${flags[0]!.path}`, 'cette commande ne connaît pas cette option', 'this command has no such option');
}

async function charts(args: Arguments, world: World): Promise<ExitCode> {
  noFlags(args);
  noMoreThan(2, args);
  const [rulesetId, chartId] = args.names;
  const renderer = rendererOf(args);
  if (rulesetId === undefined) {
    const rulesets = await Promise.all(CATALOGUE.map((card) => card.load()));
    if (args.format === 'json')
      world.out(
        json(
          rulesets.map(({ id, title, charts }) => ({
            id,
            title,
            charts: charts.map(({ id, title }) => ({ id, title })),
          })),
        ),
      );
    else
      world.out(
        grid(
          [renderer.say(WORDS.rulesets), 'id', renderer.say(WORDS.charts)],
          rulesets.flatMap((r) => r.charts.map((c) => [r.id, c.id, renderer.say(c.title)])),
          args.format,
        ),
      );
    return 0;
  }
  const ruleset = await loadRuleset(rulesetId);
  const chosen = chartId === undefined ? ruleset.charts : [pick(ruleset.charts, chartId, 'chart')];
  if (args.format === 'json') world.out(json(chosen.map(printed)));
  else world.out(chosen.map(({ id }) => renderer.chart(ruleset, id)).join('\n\n'));
  return 0;
}

async function rulings(args: Arguments, world: World): Promise<ExitCode> {
  noFlags(args);
  noMoreThan(2, args);
  const ruleset = await loadRuleset(args.names[0]);
  const register = await ruleset.rulings();
  const chosen = args.names[1] === undefined ? register : [pick(register, args.names[1], 'ruling')];
  const renderer = rendererOf(args);
  world.out(args.format === 'json' ? json(chosen) : renderer.rulings(chosen));
  return 0;
}

async function schema(args: Arguments, world: World): Promise<ExitCode> {
  noFlags(args);
  noMoreThan(2, args);
  const ruleset = await loadRuleset(args.names[0]);
  const procedure = pick(ruleset.procedures, args.names[1], 'procedure');
  world.out(json(await jsonSchemaOf(ruleset, procedure, args.lang)));
  return 0;
}

function optionsFrom(ruleset: Ruleset, given: readonly string[]): Record<string, string> {
  const options: Record<string, string> = {};
  for (const pair of given) {
    const [id, option] = pair.split('=', 2);
    options[id!] = option ?? '';
  }
  return optionsOf(ruleset, options) as Record<string, string>;
}

/** Words beyond the names a command takes are refused, rather than ignored. */
function noMoreThan(n: number, { names }: Arguments): void {
  if (names.length > n)
    throw bad(
      names[n]!,
      'mot de trop ; les faits se disent par options (--champ valeur)',
      'one word too many; facts are told by flags (--field value)',
    );
}

/** The calculation that the arguments describe: a link, JSON, flags, or JSON completed by flags. */
async function calculationFrom(args: Arguments, world: World): Promise<Calculation> {
  noMoreThan(args.link === undefined ? 2 : 0, args);
  const link = args.link === undefined ? undefined : readLink(args.link);
  const ruleset = await loadRuleset(link?.ruleset ?? args.names[0]);
  const procedure = pick(ruleset.procedures, link?.procedure ?? args.names[1], 'procedure');
  const given = link?.json ?? (await jsonFrom(args, world));
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return calculationOf(ruleset, procedure, given);
  const situation: Record<string, unknown> = { ...given };
  for (const { path, value } of args.flags) setFlag(fieldOf(procedure.situation), situation, path, value);
  if (args.rulings.length > 0)
    situation['rulings'] = { ...(situation['rulings'] as object), ...optionsFrom(ruleset, args.rulings) };
  return calculationOf(ruleset, procedure, situation);
}

const LONGEST_INPUT = 1_000_000;

async function jsonFrom(args: Arguments, world: World): Promise<unknown> {
  if (args.json === undefined) return {};
  const text = args.json === '-' ? await world.input() : args.json;
  if (text.length > LONGEST_INPUT)
    throw bad('--json', `${LONGEST_INPUT} caractères au plus`, `at most ${LONGEST_INPUT} characters`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw bad('--json', 'ce n’est pas du JSON valable', 'this is not valid JSON');
  }
}

async function odds(args: Arguments, world: World): Promise<ExitCode> {
  const found = answer(await calculationFrom(args, world));
  world.out(args.format === 'json' ? json(answerJson(found)) : rendererOf(args).answer(found));
  return isResolvable(found) ? 0 : 1;
}

async function roll(args: Arguments, world: World): Promise<ExitCode> {
  const found = answer(await calculationFrom(args, world));
  if (!isResolvable(found)) return refusedCode(found, args, world);
  const seed = args.seed ?? world.seed();
  const resolution = rolled(ruleOf(found.calculation.procedure), found.assessment.roll, seeded(seed));
  if (args.format === 'json') world.out(json({ ...resolutionJson(found, resolution), seed }));
  else world.out(rendererOf(args).resolution(found, resolution, seed));
  return 0;
}

function refusedCode(found: Parameters<typeof answerJson>[0], args: Arguments, world: World): ExitCode {
  world.out(args.format === 'json' ? json(answerJson(found)) : rendererOf(args).answer(found));
  return 1;
}

/** `7,9` are faces; `5*` says that five dice of the pool in hand passed. */
export function readDice(text: string): Typed[] {
  if (text.trim() === '') return [];
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((entry, i) => {
      if (/^\d+\*$/.test(entry)) return { passed: Number(entry.slice(0, -1)) };
      if (/^\d+$/.test(entry)) return Number(entry);
      throw bad(
        `--dice [${i + 1}]`,
        `« ${entry} » n’est ni une face, ni un nombre de réussites (5*)`,
        `"${entry}" is neither a face nor a number of passes (5*)`,
      );
    });
}

async function resolve(args: Arguments, world: World): Promise<ExitCode> {
  const found = answer(await calculationFrom(args, world));
  if (!isResolvable(found)) return refusedCode(found, args, world);
  const renderer = rendererOf(args);
  const typed = readDice(args.dice ?? '');
  for (;;) {
    const tried = attempt(ruleOf(found.calculation.procedure), found.assessment.roll, typed);
    if (tried.state === 'impossible') {
      const { die, dice, pool } = tried.wanted;
      const allowed = pool === undefined ? `${die.lowest}-${die.highest}` : `${die.lowest}-${die.highest}, 0*-${dice}*`;
      throw bad(`--dice [${tried.position + 1}]`, `attendu : ${allowed}`, `expected ${allowed}`);
    }
    if (tried.state === 'done') {
      if (tried.unused > 0) throw bad('--dice', `${tried.unused} de trop`, `${tried.unused} too many`);
      if (args.format === 'json') world.out(json(resolutionJson(found, tried)));
      else world.out(renderer.resolution(found, tried));
      return 0;
    }
    const given = args.format === 'text' ? await world.ask?.(`${renderer.wanted(tried.wanted)} ? `) : undefined;
    if (given === undefined) {
      world.out(args.format === 'json' ? json(wantingJson(found, tried)) : renderer.wanted(tried.wanted));
      return 0;
    }
    accept(given, typed, found, args.lang, world);
  }
}

/** Takes what a person typed at the prompt if it fits; otherwise says why not and leaves the dice as they were. */
function accept(given: string, typed: Typed[], found: Resolvable, lang: Lang, world: World): void {
  try {
    const more = readDice(given);
    const tried = attempt(ruleOf(found.calculation.procedure), found.assessment.roll, [...typed, ...more]);
    if (tried.state === 'impossible') {
      const { lowest, highest } = tried.wanted.die;
      throw bad('--dice', `attendu : ${lowest}-${highest}`, `expected ${lowest}-${highest}`);
    }
    typed.push(...more);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    for (const { text } of error.problems) world.err(text[lang]);
  }
}

async function matrix(args: Arguments, world: World): Promise<ExitCode> {
  noMoreThan(2, args);
  const ruleset = await loadRuleset(args.names[0]);
  const procedure: Procedure = pick(ruleset.procedures, args.names[1], 'procedure');
  const given = await jsonFrom(args, world);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw bad('--json', 'un objet JSON est attendu', 'a JSON object is expected');
  const { of: shown, ...filters } = given as Record<string, unknown>;
  const classes: string[] = typeof shown === 'string' ? [shown] : [];
  for (const { path, value } of args.flags)
    if (path === 'of') classes.push(value ?? '');
    else if (procedure.matchups !== undefined) setFlag(fieldOf(procedure.matchups.filters), filters, path, value);
  const table = matchupTable(ruleset, procedure, filters, optionsFrom(ruleset, args.rulings));
  world.out(
    args.format === 'json'
      ? json(matchupJson(ruleset, procedure, table))
      : matrixText(table, classes, rendererOf(args), args.format),
  );
  return 0;
}
