import { BadInput } from '../../kernel/schema.ts';
import type { Arguments } from '../arguments/arguments.ts';
import type { OwnFlagOf } from '../arguments/own-flags.ts';
import { badInput } from '../arguments/problem.ts';
import type { ExitCode, World } from '../world.ts';

/** The server's setting that each flag states. */
const SETTINGS: Readonly<Record<OwnFlagOf<'serve'>, string>> = { port: 'PORT', host: 'HOST' };

/** Answers once the server listens; the process then lives until a signal ends it. */
export async function serve(args: Arguments, { env, out }: World): Promise<ExitCode> {
  const given = settingsGiven(args);
  const server = await loadServer();
  try {
    await server.serve({ ...env, ...given }, out);
    return 0;
  } catch (error) {
    throw error instanceof BadInput ? namingFlags(error, given) : error;
  }
}

function settingsGiven({ names, flags }: Arguments): Readonly<Record<string, string>> {
  if (names.length > 0)
    throw badInput(
      names[0]!,
      'mot de trop ; le port se dit par --port',
      'one word too many; the port is told by --port',
    );
  const given: Record<string, string> = {};
  for (const { path, value } of flags) {
    const setting = Object.hasOwn(SETTINGS, path) ? SETTINGS[path as OwnFlagOf<'serve'>] : undefined;
    if (setting === undefined)
      throw badInput(
        `--${path}`,
        'cette commande ne connaît que --port et --host',
        'this command knows --port and --host only',
      );
    if (!value) throw badInput(`--${path}`, 'une valeur est attendue', 'a value is expected');
    if (setting in given)
      throw badInput(`--${path}`, 'cette option ne se donne qu’une fois', 'this option is given once only');
    given[setting] = value;
  }
  return given;
}

const NOT_LOADED = ['ERR_MODULE_NOT_FOUND', 'ERR_REQUIRE_ESM'];

/** The server's packages are optional: npm leaves them out where it is told to, or where Node is too old for them. */
async function loadServer(): Promise<typeof import('../../server/serve.ts')> {
  try {
    return await import('../../server/serve.ts');
  } catch (error) {
    if (!NOT_LOADED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw badInput(
      'serve',
      'les paquets du serveur manquent, ou ce Node est trop ancien pour eux ; réinstaller grognard sans --omit=optional, avec Node 22.12 ou plus récent',
      'the server’s packages are missing, or this Node is too old for them; install grognard again without --omit=optional, with Node 22.12 or newer',
    );
  }
}

/** Names the flag that a person gave, not the variable behind it. */
const namingFlags = ({ problems }: BadInput, given: Readonly<Record<string, string>>): BadInput =>
  new BadInput(
    problems.map((problem) => {
      const flag = Object.entries(SETTINGS).find(([, setting]) => setting === problem.path && setting in given)?.[0];
      return flag === undefined ? problem : { ...problem, path: `--${flag}` };
    }),
  );
