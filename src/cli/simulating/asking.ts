import type { Game } from '../../kernel/game.ts';
import type { LevelId } from '../../minds/levels.ts';
import { LEVEL_IDS } from '../../minds/levels.ts';
import { t } from '../../kernel/text.ts';
import { clipped } from '../../kernel/untrusted.ts';
import type { Variant } from '../../sim/batch.ts';
import { type Arguments, splitOnce } from '../arguments.ts';
import { optionsFrom } from '../given.ts';
import type { Listed } from '../playing/battles.ts';
import { bad } from '../problem.ts';

/** A whole number of an option. */
export function wholeOf(flag: string, said: string | undefined, byDefault: number, most: number): number {
  if (said === undefined) return byDefault;
  const number = /^\d{1,9}$/.test(said) ? Number(said) : Number.NaN;
  if (number >= 1 && number <= most) return number;
  throw bad(flag, `un nombre entier de 1 à ${most} est attendu`, `a whole number from 1 to ${most} is expected`);
}

/** `veteran,grognard`: who plays each side; one name plays both. */
export function mindsOf(flag: string, said: string, most = 2): readonly LevelId[] {
  const names = said.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !LEVEL_IDS.some((id) => id === name));
  const all = LEVEL_IDS.join(', ');
  if (unknown !== undefined)
    throw bad(
      flag,
      `« ${clipped(unknown)} » est inconnu ; au choix : ${all}`,
      `"${clipped(unknown)}" is unknown; there are: ${all}`,
    );
  if (names.length > most) throw bad(flag, `${most} noms au plus`, `at most ${most} names`);
  return names as LevelId[];
}

const MOST_VALUES = 20;

/** `turns=6,8,10` or `units[4].strength=3..6`: the place in the scenario, and the values it takes. */
function sweepOf(said: string): { readonly path: string; readonly values: readonly number[] } {
  const [path, list] = splitOnce(said);
  const range = /^(\d{1,4})\.\.(\d{1,4})$/.exec(list ?? '');
  const values =
    range === null
      ? (list ?? '').split(',').map((text) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN))
      : Array.from({ length: Math.max(0, Number(range[2]) - Number(range[1]) + 1) }, (_, i) => Number(range[1]) + i);
  if (values.length === 0 || values.length > MOST_VALUES || values.some(Number.isNaN))
    throw bad(
      '--sweep',
      `endroit=valeurs est attendu, ${MOST_VALUES} valeurs au plus : turns=6,8,10 ou units[4].strength=3..6`,
      `place=values is expected, at most ${MOST_VALUES} values: turns=6,8,10 or units[4].strength=3..6`,
    );
  return { path, values };
}

/** The scenario with one number of it replaced; places count from 1, as in its error messages. */
function withValue(scenario: unknown, path: string, value: number): unknown {
  const copy = structuredClone(scenario);
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  let at = copy as Record<string, unknown>;
  for (const [i, key] of keys.entries()) {
    const name = Array.isArray(at) ? String(Number(key) - 1) : key;
    const there = Object.hasOwn(at, name) ? at[name] : undefined;
    if (i === keys.length - 1 && typeof there === 'number') {
      at[name] = value;
      return copy;
    }
    if (typeof there !== 'object' || there === null) break;
    at = there as Record<string, unknown>;
  }
  throw bad(
    '--sweep',
    `« ${clipped(path)} » n’est pas un nombre du scénario ; par exemple turns, sides[1].collapse, units[4].strength`,
    `"${clipped(path)}" is no number of the scenario; for instance turns, sides[1].collapse, units[4].strength`,
  );
}

/** The scenario as it stands, then what it is compared with. */
export async function variantsOf(
  listed: Listed,
  args: Arguments,
  compare: string | undefined,
  sweep: string | undefined,
): Promise<readonly Variant[]> {
  if (compare !== undefined && sweep !== undefined)
    throw bad('--sweep', 'ne va pas avec --compare', 'does not go with --compare');
  const scenario = await listed.card.load();
  const ruleset = await listed.load();
  const options = optionsFrom(ruleset, args.rulings);
  const first: Variant = { label: t('tel quel', 'as it stands'), scenario, options };
  if (compare !== undefined)
    return [first, { label: t(compare, compare), scenario, options: optionsFrom(ruleset, [...args.rulings, compare]) }];
  if (sweep === undefined) return [first];
  const { path, values } = sweepOf(sweep);
  return [
    first,
    ...values.map((value) => ({
      label: t(`${path} = ${value}`, `${path} = ${value}`),
      scenario: withValue(scenario, path, value),
      options,
    })),
  ];
}

/** Everything that battles depend on, in a short text. */
export const identityOf = (games: readonly Game[], minds: readonly LevelId[], seed: string): string =>
  [
    games[0]!.ruleset,
    games[0]!.version,
    ...games.map(({ scenario, options }) => `${scenario.id}:${scenario.hash}:${JSON.stringify(options)}`),
    minds.join(),
    seed,
  ].join(' ');
