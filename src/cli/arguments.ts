import { type Lang, LANGS, languageOf } from '../kernel/text.ts';
import { bad } from './problem.ts';

const FORMATS = ['text', 'json', 'csv', 'md'] as const;
export type Format = (typeof FORMATS)[number];

export interface Arguments {
  readonly command: string | undefined;
  readonly names: readonly string[];
  readonly lang: Lang;
  readonly format: Format;
  readonly help: boolean;
  readonly version: boolean;
  readonly json: string | undefined;
  readonly link: string | undefined;
  readonly dice: string | undefined;
  readonly seed: string | undefined;
  readonly rulings: readonly string[];
  /** Flags that belong to the situation, in the order given. */
  readonly flags: readonly { readonly path: string; readonly value: string | undefined }[];
}

const OWN = ['lang', 'format', 'json', 'link', 'dice', 'seed', 'ruling'] as const;
type Own = (typeof OWN)[number];

const isOwn = (name: string): name is Own => OWN.some((own) => own === name);

/** `--name value`, `--name=value`, or `--name` alone; a negative number is a value, not a flag. */
export function readArguments(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Arguments {
  const names: string[] = [];
  const own: Partial<Record<Own, string>> = {};
  const rulings: string[] = [];
  const flags: { path: string; value: string | undefined }[] = [];
  let help = false;
  let version = false;
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i]!;
    if (word === '-h' || word === '--help') help = true;
    else if (word === '--version') version = true;
    else if (!word.startsWith('--')) names.push(word);
    else {
      const [name, inline] = splitOnce(word.slice(2));
      const next = argv[i + 1];
      const takesNext = inline === undefined && next !== undefined && !next.startsWith('--');
      const value = takesNext ? next : inline;
      if (takesNext) i++;
      if (name === 'ruling') rulings.push(value ?? '');
      else if (isOwn(name)) own[name] = value ?? '';
      else flags.push({ path: name, value });
    }
  }
  const [command, ...rest] = names;
  return {
    command,
    names: rest,
    help,
    version,
    rulings,
    flags,
    lang: oneOf('--lang', LANGS, own.lang) ?? languageOf(env),
    format: oneOf('--format', FORMATS, own.format) ?? 'text',
    json: own.json,
    link: own.link,
    dice: own.dice,
    seed: own.seed,
  };
}

const splitOnce = (text: string): [string, string | undefined] => {
  const at = text.indexOf('=');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
};

function oneOf<T extends string>(flag: string, allowed: readonly T[], value: string | undefined): T | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw bad(flag, `une valeur parmi ${allowed.join(', ')} est attendue`, `one of ${allowed.join(', ')} is expected`);
}

/** The language to explain an error in, even one about the arguments themselves. */
export function languageAsked(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Lang {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const asked = argv[at]?.slice('--lang='.length) || argv[at + 1];
  return LANGS.find((lang) => at >= 0 && lang === asked) ?? languageOf(env);
}
