import { BadInput } from '../kernel/schema.ts';
import { type Lang, languageOf, t, type Text } from '../kernel/text.ts';
import { type Arguments, type CommandId, languageAsked, noFlags, readArguments } from './arguments.ts';
import { odds, resolve, roll } from './calculating.ts';
import { helpText } from './help.ts';
import { levers } from './levers.ts';
import { charts, matrix, rulings, schema } from './looking-up.ts';
import { scenarios } from './playing/scenarios.ts';
import { serve } from './serve.ts';
import { COMPLETE, completion } from './shells.ts';
import { type ExitCode, guarded, type World } from './world.ts';

const COMMANDS: Readonly<Record<CommandId, (args: Arguments, world: World) => Promise<ExitCode>>> = {
  charts,
  odds,
  levers,
  roll,
  resolve,
  schema,
  rulings,
  matrix,
  army: async (args, world) => (await import('./armies/command.ts')).army(args, world),
  scenarios,
  play: async (args, world) => (await import('./playing/play.ts')).play(args, world),
  replay: async (args, world) => (await import('./playing/replay.ts')).replay(args, world),
  serve,
  completion,
};

export async function run(argv: readonly string[], outside: World): Promise<ExitCode> {
  const world = guarded(outside);
  if (argv[0] === COMPLETE) return completed(argv.slice(2), outside);
  try {
    return await dispatch(readArguments(argv, world.env), world);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const lang = languageAsked(argv, world.env);
    for (const { path, text } of error.problems) world.err(`grognard: ${placed(path, lang)}${text[lang]}`);
    return 2;
  }
}

/** For the script of a shell, which ignores what it does not know. */
async function completed(words: readonly string[], { env, out }: World): Promise<ExitCode> {
  const { candidatesFor } = await import('./completion.ts');
  out(await candidatesFor(words, languageOf(env)));
  return 0;
}

/** Places that the rules of the program name in their own words, as its user says them. */
const PLACES: Readonly<Record<string, Text>> = {
  procedure: t('procédure', 'procedure'),
  link: t('--link', '--link'),
};

const placed = (path: string, lang: Lang): string => {
  if (path === '') return '';
  const said = PLACES[path]?.[lang] ?? path.replace(/^rulings\./, '--ruling ');
  return `${said}${lang === 'fr' ? ' :' : ':'} `;
};

async function dispatch(args: Arguments, world: World): Promise<ExitCode> {
  if (args.version) world.out(world.version);
  else if (args.help) world.out(await helpText(args));
  else if (args.command === 'help') {
    noFlags(args);
    world.out(await helpText(args));
  } else return COMMANDS[args.command](args, world);
  return 0;
}
