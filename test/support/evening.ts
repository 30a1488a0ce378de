import { expect } from 'vitest';
import { type ArmiesAfter, applyResult, takeBack } from '../../src/armies/apply.ts';
import { copySample } from '../../src/armies/edit.ts';
import { nameOf } from '../../src/armies/entries.ts';
import { fillPlace } from '../../src/armies/fill.ts';
import type { Armies, PlacedDraft, EntryRef, ArmySetting } from '../../src/armies/placements.ts';
import { entriesNamed, armySheetOf } from '../../src/armies/sheet.ts';
import { calculationOf, isResolvable, assess, ruleOf } from '../../src/calculate/calculation.ts';
import type { ArmyRules } from '../../src/kernel/army.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { parsePath } from '../../src/kernel/schema.ts';
import { runWithTypedDice, type TypedDie } from '../../src/kernel/rolled-dice.ts';

type Path = readonly (string | number)[];

function put(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  const inner = put((value as Record<string | number, unknown>)[step], rest, to);
  return Array.isArray(value) ? value.with(Number(step), inner) : { ...(value as object), [step]: inner };
}

/** The two armies that come along, as `mine` and `theirs`, in English. */
export async function bothArmies(rules: ArmyRules): Promise<Armies> {
  const [mine, theirs] = await rules.samples();
  return { mine: copySample(rules, mine!, 'en'), theirs: copySample(rules, theirs!, 'en') };
}

/** Whoever bears that name in either army. */
export function refTo(rules: ArmyRules, armies: Armies, name: string): EntryRef {
  for (const [army, list] of Object.entries(armies)) {
    const [found] = entriesNamed(rules, list, name);
    if (found !== undefined) return { army, entry: found.id };
  }
  throw new Error(`nobody is called ${name}`);
}

export interface Fight {
  readonly procedure: string;
  /** Names by place: `{ 'attackers[1].units': ['Companions 1'] }`. */
  readonly cast: Readonly<Record<string, readonly string[]>>;
  /** What no army knows, by path. */
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly dice: readonly TypedDie[];
}

export function castOf(setting: ArmySetting, { cast, facts = {} }: Fight): PlacedDraft {
  let placed: PlacedDraft = { draft: undefined, placements: {} };
  for (const [at, names] of Object.entries(cast))
    placed = fillPlace(
      setting,
      placed,
      at,
      names.map((name) => refTo(setting.rules, setting.armies, name)),
    );
  const draft = Object.entries(facts).reduce((all, [path, fact]) => put(all, parsePath(path), fact), placed.draft);
  return { draft, placements: placed.placements };
}

/** Puts units into a situation, resolves it with these dice, all of which must be used, and applies what comes of it. */
export function fought(ruleset: Ruleset, rules: ArmyRules, armies: Armies, fight: Fight): ArmiesAfter {
  const procedure = ruleset.procedures.find(({ id }) => id === fight.procedure)!;
  const { draft, placements } = castOf({ rules, procedure, armies }, fight);
  const found = assess(calculationOf(ruleset, procedure, draft));
  if (!isResolvable(found)) throw new Error(`refused: ${found.refusal.refused.en}`);
  const { input, cast } = found.assessment;
  const tried = runWithTypedDice(ruleOf(procedure), input, fight.dice);
  expect(tried).toMatchObject({ state: 'done', unused: 0 });
  if (tried.state !== 'done') throw new Error('not done');
  const result = applyResult(rules, armies, placements, {
    procedure,
    effects: procedure.effects(input, tried.outcome),
    cast,
  });
  expect(takeBack(rules, result.armies, JSON.parse(JSON.stringify(result.changes)) as typeof result.changes)).toEqual(
    armies,
  );
  return result;
}

/** `Companions 1: fatigued`, for everybody who is not steady. */
export const notSteady = (rules: ArmyRules, armies: Armies): string[] =>
  Object.values(armies).flatMap((army) =>
    armySheetOf(rules, army)
      .lines.filter(({ standing }) => standing.standing !== 'steady')
      .map(({ name, standing }) => `${name.en}: ${standing.text.en}`),
  );

/** `Byrhtnoth: 1 models, 2 carried`, for every unit whose figures are no longer those of the start. */
export const figuresOf = (rules: ArmyRules, armies: Armies): string[] =>
  Object.values(armies).flatMap((army) =>
    army.entries
      .filter(({ values, start }) => ['models', 'carried'].some((name) => values[name] !== start[name]))
      .map((entry) => {
        const { models, carried } = entry.values;
        return `${nameOf(rules, entry).en}: ${models} models${carried === 0 ? '' : `, ${carried} carried`}`;
      }),
  );

/** `losses of the army: 3 of 35 SP; 16`, for every gauge of both sides. */
export const gaugesOf = (rules: ArmyRules, armies: Armies): string[] =>
  Object.values(armies).flatMap((army) =>
    rules
      .gauges(army)
      .map(({ title, lost, of, counted, thresholds }) =>
        [`${title.en}: ${lost} of ${of} ${counted.en}`, ...thresholds.map(({ at }) => at)].join('; '),
      ),
  );
