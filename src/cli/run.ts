import { BadInput } from '../kernel/schema.ts';
import { type Lang, languageOf, t, type Text } from '../kernel/text.ts';
import {
  type Arguments,
  type CommandId,
  COMPLETE,
  languageAsked,
  refuseFlags,
  readArguments,
} from './arguments/arguments.ts';
import { odds, resolve, roll } from './commands/calculate.ts';
import { type ExitCode, guard, type World } from './world.ts';

/** Calculations are what people ask in mid-game: the others are loaded when they are asked for. */
const COMMANDS: Readonly<Record<CommandId, (args: Arguments, world: World) => Promise<ExitCode>>> = {
  odds,
  roll,
  resolve,
  charts: async (args, world) => (await import('./commands/look-up.ts')).charts(args, world),
  levers: async (args, world) => (await import('./commands/levers.ts')).levers(args, world),
  schema: async (args, world) => (await import('./commands/look-up.ts')).schema(args, world),
  rulings: async (args, world) => (await import('./commands/look-up.ts')).rulings(args, world),
  matrix: async (args, world) => (await import('./commands/look-up.ts')).matrix(args, world),
  army: async (args, world) => (await import('./commands/armies/command.ts')).army(args, world),
  scenarios: async (args, world) => (await import('./commands/play/scenarios.ts')).scenarios(args, world),
  play: async (args, world) => (await import('./commands/play/play.ts')).play(args, world),
  replay: async (args, world) => (await import('./commands/play/replay.ts')).replay(args, world),
  simulate: async (args, world) => (await import('./commands/simulate/command.ts')).simulate(args, world),
  serve: async (args, world) => (await import('./commands/serve.ts')).serve(args, world),
  completion: async (args, world) => (await import('./help/completion-scripts.ts')).completion(args, world),
};

const helpFor = async (args: Arguments): Promise<string> => (await import('./help/help.ts')).helpText(args);

export async function run(argv: readonly string[], outside: World): Promise<ExitCode> {
  const world = guard(outside);
  if (argv[0] === COMPLETE) return complete(argv.slice(2), outside);
  try {
    return await dispatch(readArguments(argv, world.env), world);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const lang = languageAsked(argv, world.env);
    const meant = await (await import('./arguments/word-order.ts')).reorderedCommand(argv, lang);
    if (meant !== undefined) world.err(`grognard: ${meant[lang]}`);
    else for (const { path, text } of error.problems) world.err(`grognard: ${placeText(path, lang)}${text[lang]}`);
    return 2;
  }
}

/** For the script of a shell, which ignores what it does not know. */
async function complete(words: readonly string[], { env, out }: World): Promise<ExitCode> {
  const { candidatesFor } = await import('./help/completion.ts');
  out(await candidatesFor(words, languageOf(env)));
  return 0;
}

/** Places that the rules of the program name in their own words, as its user says them. */
const PLACES: Readonly<Record<string, Text>> = {
  procedure: t('procédure', 'procedure'),
  link: t('--link', '--link'),
};

const placeText = (path: string, lang: Lang): string => {
  if (path === '') return '';
  const said = PLACES[path]?.[lang] ?? path.replace(/^rulings\./, '--ruling ');
  return `${said}${lang === 'fr' ? ' :' : ':'} `;
};

async function dispatch(args: Arguments, world: World): Promise<ExitCode> {
  if (args.version) world.out(world.version);
  else if (args.help) world.out(await helpFor(args));
  else if (args.command === 'help') {
    refuseFlags(args);
    world.out(await helpFor(args));
  } else return COMMANDS[args.command](args, world);
  return 0;
}
