import type { Game } from '../../../kernel/game.ts';
import type { LevelId } from '../../../minds/levels.ts';
import { LEVEL_IDS } from '../../../minds/levels.ts';
import { equalJson } from '../../../kernel/json-hash.ts';
import { BadInput } from '../../../kernel/problem.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { SEED_VERSION } from '../../../kernel/seed.ts';
import { same } from '../../../kernel/text.ts';
import { clip } from '../../../kernel/untrusted.ts';
import type { Variant } from '../../../sim/batch.ts';
import { AS_IT_STANDS, sweep, valuesOf } from '../../../sim/variants.ts';
import { type Arguments, splitOnce } from '../../arguments/arguments.ts';
import { optionsFrom, rulingIn } from '../../arguments/calculation.ts';
import type { ListedScenario } from '../play/battles.ts';
import { badInput } from '../../arguments/problem.ts';
import { wholeIn } from '../../arguments/whole-number.ts';

/** The whole number that an option states. */
export function wholeOption(flag: string, said: string | undefined, byDefault: number, most: number): number {
  if (said === undefined) return byDefault;
  const number = wholeIn(said) ?? 0;
  if (number >= 1 && number <= most) return number;
  throw badInput(flag, `un nombre entier de 1 à ${most} est attendu`, `a whole number from 1 to ${most} is expected`);
}

/** `veteran,grognard`: who plays each side; one name plays both. */
export function mindsOption(flag: string, said: string, most = 2): readonly LevelId[] {
  const names = said.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !LEVEL_IDS.some((id) => id === name));
  const all = LEVEL_IDS.join(', ');
  if (unknown !== undefined)
    throw badInput(
      flag,
      `« ${clip(unknown)} » est inconnu ; au choix : ${all}`,
      `"${clip(unknown)}" is unknown; there are: ${all}`,
    );
  if (names.length > most) throw badInput(flag, `${most} noms au plus`, `at most ${most} names`);
  return names as LevelId[];
}

/** The scenario as it stands, then what it is compared with. */
export async function variantsOf(
  listed: ListedScenario,
  args: Arguments,
  compare: string | undefined,
  swept: string | undefined,
): Promise<readonly Variant[]> {
  if (compare !== undefined && swept !== undefined)
    throw badInput('--sweep', 'ne va pas avec --compare', 'does not go with --compare');
  const scenario = await listed.card.load();
  const ruleset = await listed.load();
  const options = optionsFrom(ruleset, args.rulings);
  const first: Variant = { label: AS_IT_STANDS, scenario, options };
  if (compare !== undefined)
    return [first, { label: same(compare), scenario, options: comparedOptions(ruleset, options, compare) }];
  if (swept === undefined) return [first];
  const [path, values] = splitOnce(swept);
  if (values === undefined)
    throw badInput('--sweep', 'endroit=valeurs est attendu : turns=6,8,10', 'place=values is expected: turns=6,8,10');
  return sweep(first, path, valuesOf(values, '--sweep'), '--sweep');
}

/** The same scenario with another option of one ruling, also of one chosen by --ruling. Throws `BadInput` that names the flag. */
function comparedOptions(ruleset: Ruleset, options: Options, compare: string): Options {
  let other: Options;
  try {
    other = optionsFrom(ruleset, [compare]);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(
      error.problems.map(({ path, text }) => ({ path: path.replace(/^(rulings\.|--ruling )/, '--compare '), text })),
    );
  }
  const id = rulingIn(ruleset, splitOnce(compare)[0]);
  const { [id]: _, ...others } = options;
  const compared = { ...others, ...other };
  if (!equalJson(compared, options)) return compared;
  throw badInput(
    '--compare',
    'cette option est déjà choisie : les mêmes batailles seraient comparées',
    'this option is chosen already: the same battles would be compared',
  );
}

/** Everything that battles depend on, in a short text. */
export const identityOf = (games: readonly Game[], minds: readonly LevelId[], seed: string): string =>
  [
    games[0]!.ruleset,
    games[0]!.version,
    ...games.map(({ scenario, options }) => `${scenario.id}:${scenario.hash}:${JSON.stringify(options)}`),
    minds.join(),
    seed,
    `dice:${SEED_VERSION}`,
  ].join(' ');
