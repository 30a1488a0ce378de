import type { BadInput } from '../../kernel/schema.ts';
import { type Lang, LANGS, languageOf } from '../../kernel/text.ts';
import { clip } from '../../kernel/untrusted.ts';
import { ownFlagsOf } from './own-flags.ts';
import { badInput, noSuchOption, pick } from './problem.ts';

export const FORMATS = ['text', 'json', 'csv', 'md'] as const;
export type Format = (typeof FORMATS)[number];

/** A report of battles is no table that could be laid out. */
const FORMATS_OF_REPORTS = ['text', 'json', 'csv'] as const satisfies readonly Format[];

export const formatsOf = (command: string): readonly Format[] =>
  command === 'simulate' ? FORMATS_OF_REPORTS : FORMATS;

/** Options of the program itself that are given once, and those that may be repeated; other flags are facts. */
type SingleOption = 'lang' | 'format' | 'json' | 'link' | 'dice' | 'seed' | 'name' | 'sample' | 'out';
type RepeatedOption = 'ruling' | 'of' | 'army';
type Valueless = (typeof VALUELESS)[number];
export type OptionName = SingleOption | RepeatedOption | Valueless;

/** Options without a value: the word after them is not theirs. */
export const VALUELESS = ['apply', 'partly'] as const;

const SITUATION = ['lang', 'format', 'json', 'link', 'ruling', 'army'] as const;

/** The commands, and the options each of them takes. */
export const OPTIONS_OF = {
  charts: ['lang', 'format'],
  odds: SITUATION,
  levers: SITUATION,
  roll: [...SITUATION, 'seed', 'apply', 'partly'],
  resolve: [...SITUATION, 'dice', 'apply', 'partly'],
  schema: ['lang', 'format'],
  rulings: ['lang', 'format'],
  matrix: ['lang', 'format', 'json', 'ruling', 'of'],
  army: ['lang', 'format', 'name', 'sample', 'out', 'partly'],
  scenarios: ['lang', 'format', 'seed', 'out'],
  play: ['lang', 'ruling', 'seed'],
  replay: ['lang'],
  simulate: ['lang', 'format', 'ruling', 'seed'],
  serve: ['lang'],
  completion: ['lang'],
} as const satisfies Readonly<Record<string, readonly OptionName[]>>;

/** What the script of a shell asks the program: which words may stand in place of the last one. */
export const COMPLETE = '--complete';

export type CommandId = keyof typeof OPTIONS_OF;

export const COMMAND_IDS = Object.keys(OPTIONS_OF) as CommandId[];

/** A flag as it was given; one without a value is a fact that is true. */
export interface Flag {
  readonly path: string;
  readonly value: string | undefined;
}

export interface Arguments {
  /** The words as they were typed. */
  readonly argv: readonly string[];
  /** Help where none was named. */
  readonly command: CommandId | 'help';
  readonly names: readonly string[];
  readonly takes: readonly OptionName[];
  readonly lang: Lang;
  readonly format: Format | undefined;
  readonly help: boolean;
  readonly version: boolean;
  readonly json: string | undefined;
  readonly link: string | undefined;
  readonly dice: string | undefined;
  readonly seed: string | undefined;
  readonly rulings: readonly string[];
  /** The classes of a table that are asked for. */
  readonly of: readonly string[];
  /** The files of armies. */
  readonly armies: readonly string[];
  /** Whether what a result changes is written into the armies. */
  readonly apply: boolean;
  /** Whether a file may be written without what could not be read of it. */
  readonly partly: boolean;
  /** What an army is called, the one that it is a copy of, and the file to write. */
  readonly name: string | undefined;
  readonly sample: string | undefined;
  readonly out: string | undefined;
  /** Flags that belong to the situation, in the order given. */
  readonly flags: readonly Flag[];
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readArguments(argv: readonly string[], env: Environment): Arguments {
  const { names, flags: given, help, version } = wordsOf(argv);
  const flags = help || version ? given.filter(({ path }) => path === 'lang') : given;
  const [word, ...rest] = names;
  const command = word === undefined || word === 'help' ? 'help' : commandOf(word);
  const takes: readonly OptionName[] = command === 'help' ? ['lang'] : OPTIONS_OF[command];
  const isOwn = ({ path }: Flag): boolean => takes.some((name) => name === path);
  const all = (name: OptionName): string[] => flags.filter((flag) => isOwn(flag) && flag.path === name).map(valueOf);
  const once = (name: SingleOption): string | undefined => only(name, all(name));
  const isSaid = (name: Valueless): boolean => flags.some((flag) => isOwn(flag) && flag.path === name && saysYes(flag));
  return {
    argv,
    command,
    names: rest,
    takes,
    help,
    version,
    lang: oneOf('--lang', LANGS, once('lang')) ?? languageOf(env),
    format: oneOf('--format', formatsOf(command), once('format')),
    json: once('json'),
    link: once('link'),
    dice: once('dice'),
    seed: once('seed'),
    rulings: all('ruling'),
    of: all('of'),
    armies: all('army'),
    apply: isSaid('apply'),
    partly: isSaid('partly'),
    name: once('name'),
    sample: once('sample'),
    out: once('out'),
    flags: flags.filter((flag) => !isOwn(flag)),
  };
}

/** Where the words stand that are neither flags nor their values. */
export const namesAt = (argv: readonly string[]): readonly number[] => wordsOf(argv).namesAt;

/** `--name value`, `--name=value`, or `--name` alone; a negative number is a value, not a flag. */
function wordsOf(argv: readonly string[]) {
  const namesAt: number[] = [];
  const flags: Flag[] = [];
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i]!;
    if (word === '-h' || word === '--help' || word === '--version') continue;
    if (!word.startsWith('--')) namesAt.push(i);
    else {
      const [path, inline] = splitOnce(word.slice(2));
      const next = argv[i + 1];
      const isBare = VALUELESS.some((name) => name === path);
      const takesNext =
        !isBare && inline === undefined && next !== undefined && !next.startsWith('--') && next !== '-h';
      if (takesNext) i++;
      flags.push({ path, value: takesNext ? next : inline });
    }
  }
  return {
    names: namesAt.map((at) => argv[at]!),
    namesAt,
    flags,
    help: argv.includes('-h') || argv.includes('--help'),
    version: argv.includes('--version'),
  };
}

const commandOf = (word: string): CommandId =>
  pick(
    COMMAND_IDS.map((id) => ({ id })),
    word,
    'command',
  ).id;

const saysYes = ({ path, value }: Flag): boolean => {
  if (value === undefined) return true;
  throw badInput(`--${path}`, 'cette option ne prend pas de valeur', 'this option takes no value');
};

const valueOf = ({ path, value }: Flag): string => {
  if (value !== undefined) return value;
  throw badInput(`--${path}`, 'une valeur est attendue', 'a value is expected');
};

function only(name: SingleOption, values: readonly string[]): string | undefined {
  if (values.length < 2) return values[0];
  throw badInput(`--${name}`, 'cette option ne se donne qu’une fois', 'this option is given once only');
}

/** `A-7=top-unit` in two; the second part is undefined where there is no sign between them. */
export const splitOnce = (text: string): [string, string | undefined] => {
  const at = text.indexOf('=');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
};

function oneOf<T extends string>(flag: string, allowed: readonly T[], value: string | undefined): T | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw badInput(
    flag,
    `une valeur parmi ${allowed.join(', ')} est attendue`,
    `one of ${allowed.join(', ')} is expected`,
  );
}

/** Facts of a situation are refused where there is none, rather than ignored. */
export function refuseFlags({ flags, takes }: Arguments): void {
  if (flags.length > 0) throw refuseOption(flags[0]!.path, takes);
}

/** Neither an option of the command nor one of these facts; it may be an option of other commands. */
export function refuseOption(
  path: string,
  takes: readonly string[],
  facts: readonly string[] = [],
  labels: readonly string[] = [],
): BadInput {
  const owners = COMMAND_IDS.filter((id) => OPTIONS_OF[id].some((own) => own === path) || ownFlagsOf(id).has(path));
  return noSuchOption(path, [...facts, ...takes], owners, labels);
}

/** Words beyond the names a command takes are refused, rather than ignored. */
export function refuseNamesBeyond(n: number, { names }: Arguments): void {
  if (names.length > n)
    throw badInput(
      clip(names[n]!),
      'mot de trop ; les faits se disent par options (--champ valeur)',
      'one word too many; facts are told by flags (--field value)',
    );
}

/** The language to explain an error in, even one about the arguments themselves. */
export function languageAsked(argv: readonly string[], env: Environment): Lang {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const asked = argv[at]?.slice('--lang='.length) || argv[at + 1];
  return LANGS.find((lang) => at >= 0 && lang === asked) ?? languageOf(env);
}
