import { applyResult, takeBack as takeBackChanges } from '../../armies/apply.ts';
import { armyJson, readArmy } from '../../armies/army-file.ts';
import { fillPlace } from '../../armies/fill.ts';
import type { Armies, PlacedDraft, EntryRef } from '../../armies/placements.ts';
import { readPlacements, readChanges, readRefs } from '../../armies/untrusted-changes.ts';
import type { ArmyRules } from '../../kernel/army.ts';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { BadInput } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { clip } from '../../kernel/untrusted.ts';
import { assess, isResolvable } from '../../calculate/calculation.ts';
import { sheetJson } from '../../present/armies/sheet.ts';
import { assessedJson, resolutionJson, wantingJson } from '../../present/json.ts';
import { MOST_ARMIES, MOST_PLACES } from '../limits.ts';
import { resolveTyped } from './actions.ts';
import { type Body, bodyOf, calculationFrom, Checks, diceFrom, isRecord } from './body.ts';
import { procedureOf } from './find-by-id.ts';

interface Asked {
  readonly ruleset: Ruleset;
  readonly rules: ArmyRules;
  readonly body: Body;
}

/** What may be asked of armies: the fields of the body, and the answer. Nothing is kept between two requests. */
interface ArmyAction {
  readonly fields: readonly string[];
  answer(asked: Asked): object;
}

export const ARMY_ACTIONS = {
  sheet: { fields: ['army'], answer: sheet },
  place: { fields: ['procedure', 'armies', 'places', 'situation'], answer: place },
  apply: { fields: ['procedure', 'armies', 'casting', 'situation', 'rulings', 'dice'], answer: apply },
  'take-back': { fields: ['armies', 'changes'], answer: takeBack },
} as const satisfies Record<string, ArmyAction>;

export type ArmyActionId = keyof typeof ARMY_ACTIONS;

export function performOnArmies(id: ArmyActionId, ruleset: Ruleset, rules: ArmyRules, given: unknown): object {
  const { fields, answer }: ArmyAction = ARMY_ACTIONS[id];
  return answer({ ruleset, rules, body: bodyOf(given, fields) });
}

/** Reads an army as far as it can be read, and tells what was left out. */
function sheet({ rules, body }: Asked): object {
  const { army, left } = under('army', () => readArmy(rules, body['army']));
  return { ...sheetJson(rules, army), left };
}

function place({ ruleset, rules, body }: Asked): object {
  const procedure = procedureIn(ruleset, body);
  const armies = armiesIn(rules, body);
  const { places } = body;
  if (!isRecord(places) || Object.keys(places).length > MOST_PLACES)
    throw refusal(
      'places',
      `un objet de ${MOST_PLACES} places au plus est attendu`,
      `an object of at most ${MOST_PLACES} places is expected`,
    );
  const setting = { rules, procedure, armies };
  const checks = new Checks();
  let cast: PlacedDraft = { draft: body['situation'], placements: {} };
  for (const [at, given] of Object.entries(places)) {
    const refs = checks.run((): readonly EntryRef[] => readRefs(given, `places.${clip(at)}`));
    if (refs !== undefined)
      cast =
        checks.run(
          () => fillPlace(setting, cast, at, refs),
          (path) => `places.${path}`,
        ) ?? cast;
  }
  checks.end();
  return { situation: cast.draft, casting: cast.placements };
}

/** Refuses an army of which something would be lost by sending it back. */
function apply({ ruleset, rules, body }: Asked): object {
  const procedure = procedureIn(ruleset, body);
  const checks = new Checks();
  const armies = checks.run(() => armiesIn(rules, body));
  const casting = checks.run(() => readPlacements(body['casting']));
  const calculation = checks.run(() => calculationFrom(ruleset, procedure, body));
  const dice = checks.run(() => diceFrom(body));
  checks.end();
  const found = assess(calculation!);
  if (!isResolvable(found)) return assessedJson(found);
  const tried = resolveTyped(found, dice!);
  if (tried.state === 'wanting') {
    const { throws, wanted } = wantingJson(found, tried);
    return { throws, wanted };
  }
  const { resultSentence, throws, outcome, effects } = resolutionJson(found, tried);
  const { input, cast } = found.assessment;
  const after = applyResult(rules, armies!, casting!, { procedure, effects: procedure.effects(input, outcome), cast });
  const { changes, table } = after;
  return { resultSentence, throws, outcome, effects, armies: filesOf(rules, after.armies), changes, table };
}

function takeBack({ rules, body }: Asked): object {
  const armies = armiesIn(rules, body);
  return { armies: filesOf(rules, takeBackChanges(rules, armies, readChanges(rules, body['changes']))) };
}

const filesOf = (rules: ArmyRules, armies: Armies) =>
  Object.fromEntries(Object.entries(armies).map(([name, army]) => [name, armyJson(rules, army)]));

function procedureIn(ruleset: Ruleset, { procedure }: Body): Procedure {
  if (typeof procedure === 'string') return procedureOf(ruleset, procedure);
  const ids = ruleset.procedures.map(({ id }) => id).join(', ');
  throw refusal('procedure', `une valeur parmi ${ids} est attendue`, `one of ${ids} is expected`);
}

/** Reads an army that must be whole, since what cannot be read would be lost. */
function armiesIn(rules: ArmyRules, { armies }: Body): Armies {
  const names = isRecord(armies) ? Object.keys(armies) : [];
  if (names.length === 0 || names.length > MOST_ARMIES)
    throw refusal(
      'armies',
      `un objet de 1 à ${MOST_ARMIES} armées est attendu`,
      `an object of 1 to ${MOST_ARMIES} armies is expected`,
    );
  const checks = new Checks();
  const read = names.map((name) => {
    const path = `armies.${clip(name)}`;
    const found = checks.run(() => under(path, () => readArmy(rules, (armies as Body)[name])));
    checks.run(() => {
      if (found !== undefined && found.left.length > 0)
        under(path, () => {
          throw new BadInput(found.left);
        });
    });
    return [name, found?.army] as const;
  });
  checks.end();
  return Object.fromEntries(read) as Armies;
}

const refusal = (path: string, fr: string, en: string): BadInput => new BadInput([{ path, text: t(fr, en) }]);

function under<R>(path: string, read: () => R): R {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(
      error.problems.map((problem) => ({
        ...problem,
        path: problem.path === 'army' ? path : `${path}.${problem.path}`,
      })),
    );
  }
}
