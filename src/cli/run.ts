import { BadInput } from '../kernel/schema.ts';
import { type Arguments, type CommandId, languageAsked, noFlags, readArguments } from './arguments.ts';
import { odds, resolve, roll } from './calculating.ts';
import { helpText } from './help.ts';
import { charts, matrix, rulings, schema } from './looking-up.ts';
import { serve } from './serve.ts';
import { type ExitCode, guarded, type World } from './world.ts';

const COMMANDS: Readonly<Record<CommandId, (args: Arguments, world: World) => Promise<ExitCode>>> = {
  charts,
  odds,
  roll,
  resolve,
  schema,
  rulings,
  matrix,
  serve,
};

export async function run(argv: readonly string[], outside: World): Promise<ExitCode> {
  const world = guarded(outside);
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

async function dispatch(args: Arguments, world: World): Promise<ExitCode> {
  if (args.version) world.out(world.version);
  else if (args.help) world.out(await helpText(args));
  else if (args.command === 'help') {
    noFlags(args);
    world.out(await helpText(args));
  } else return COMMANDS[args.command](args, world);
  return 0;
}
