import type { Cast } from '../../kernel/effect.ts';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { SEED_BYTES, SEED_VERSION, seededChance, seedOf } from '../../kernel/seed.ts';
import { t, type Text } from '../../kernel/text.ts';
import { runWithTypedDice, runWithRolledDice, type TypedDie, type WantedDice } from '../../kernel/rolled-dice.ts';
import { type Answer, assess, isResolvable, type Resolvable, ruleOf } from '../../calculate/calculation.ts';
import { simulationFor } from '../../calculate/simulation.ts';
import { answerJson, assessedJson, resolutionJson, wantingJson } from '../../present/json.ts';
import { leversJson } from '../../present/levers.ts';
import { linkOf } from '../../present/link.ts';
import { matchupJson } from '../../present/matchups.ts';
import { sentence } from '../../present/sentence.ts';
import { tableWithin, answerWithin, checkLeverCost } from './answers.ts';
import { type Body, bodyOf, calculationFrom, diceFrom, seedFrom, tableFrom } from './body.ts';
import { oddsQuestion, type OddsSource } from './odds-source.ts';
import { RequestProblem } from '../problems.ts';

interface Asked {
  readonly ruleset: Ruleset;
  readonly procedure: Procedure;
  readonly body: Body;
  readonly place: OddsSource;
}

/** What may be asked of a procedure: the fields of its body, and the answer. */
interface Action {
  readonly fields: readonly string[];
  answer(asked: Asked): object;
}

const fieldsOfBody = (...more: readonly string[]): readonly string[] => ['situation', 'rulings', ...more];

export const ACTIONS = {
  assess: { fields: fieldsOfBody(), answer: (asked) => withoutOdds(asked) },
  odds: {
    fields: fieldsOfBody(),
    answer: ({ ruleset, procedure, body, place }) =>
      oddsJson(answerWithin(calculationFrom(ruleset, procedure, body), place)),
  },
  roll: { fields: fieldsOfBody('seed'), answer: roll },
  resolve: { fields: fieldsOfBody('dice'), answer: resolve },
  sentence: { fields: fieldsOfBody(), answer: sentenceAndLink },
  levers: { fields: fieldsOfBody(), answer: levers },
  matrix: { fields: ['filters', 'rulings'], answer: matrix },
} as const satisfies Record<string, Action>;

export type ActionId = keyof typeof ACTIONS;
export const ACTION_IDS = Object.keys(ACTIONS) as ActionId[];

/** The actions a procedure knows: not every one has a table of match-ups. */
export const actionsOf = (procedure: Procedure): ActionId[] =>
  ACTION_IDS.filter((id) => id !== 'matrix' || procedure.matchups !== undefined);

export function perform(
  id: ActionId,
  ruleset: Ruleset,
  procedure: Procedure,
  given: unknown,
  place: OddsSource,
): object {
  const action: Action = ACTIONS[id];
  return action.answer({ ruleset, procedure, body: bodyOf(given, action.fields), place });
}

/** The answer with its odds; with a simulation where they would take too long. */
export const oddsJson = (answer: Answer): object =>
  answerJson(answer, isResolvable(answer) ? simulationFor(answer) : undefined);

const withoutOdds = ({ ruleset, procedure, body }: Asked): object =>
  assessedJson(assess(calculationFrom(ruleset, procedure, body)));

function roll({ ruleset, procedure, body, place }: Asked): object {
  const seed = seedFrom(body) ?? seedOf(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
  const answer = answerWithin(calculationFrom(ruleset, procedure, body), place);
  if (!isResolvable(answer)) return answerJson(answer);
  return {
    ...resolutionJson(answer, runWithRolledDice(ruleOf(procedure), answer.assessment.input, seededChance(seed))),
    seed,
    seedVersion: SEED_VERSION,
  };
}

function resolve({ ruleset, procedure, body, place }: Asked): object {
  const dice = diceFrom(body);
  const answer = answerWithin(calculationFrom(ruleset, procedure, body), place);
  if (!isResolvable(answer)) return answerJson(answer);
  const tried = resolveTyped(answer, dice);
  return tried.state === 'wanting' ? wantingJson(answer, tried) : resolutionJson(answer, tried);
}

/** The result of these faces, or the die they wait for; refuses one that cannot be, or is one too many. */
export function resolveTyped(
  { calculation: { procedure }, assessment: { input, cast } }: Resolvable,
  dice: readonly TypedDie[],
) {
  const tried = runWithTypedDice(ruleOf(procedure), input, dice);
  if (tried.state === 'impossible') throw badDie(tried.position, facesText(dice[tried.position], tried.wanted, cast));
  if (tried.state === 'wanting' || tried.unused === 0) return tried;
  const used = dice.length - tried.unused;
  throw badDie(used, t(`de trop ; dés nécessaires : ${used}`, `one too many; dice needed: ${used}`));
}

const badDie = (position: number, text: Text): RequestProblem => {
  const path = `dice[${position + 1}]`;
  return new RequestProblem('bad-dice', t(`${path} : ${text.fr}`, `${path}: ${text.en}`), {
    problems: [{ path, text }],
  });
};

function facesText(given: unknown, { die, purpose, pool }: WantedDice, cast: Cast): Text {
  const who = cast[purpose.who]!;
  const passed =
    pool === undefined ? t('', '') : t(` ou { "passed": 0 à ${pool.of} }`, ` or { "passed": 0 to ${pool.of} }`);
  const said = JSON.stringify(given);
  return t(
    `${said} ne convient pas ; attendu : ${die.id}, ${die.lowest} à ${die.highest}${passed.fr} (${who.fr}, ${purpose.why.fr})`,
    `${said} does not fit; expected ${die.id}, ${die.lowest} to ${die.highest}${passed.en} (${who.en}, ${purpose.why.en})`,
  );
}

function sentenceAndLink({ ruleset, procedure, body, place }: Asked): object {
  const answer = answerWithin(calculationFrom(ruleset, procedure, body), place);
  return { sentence: sentence(answer), link: linkOf(answer.calculation) };
}

function levers({ ruleset, procedure, body, place }: Asked): object {
  const calculation = calculationFrom(ruleset, procedure, body);
  const before = assess(calculation);
  if (!isResolvable(before)) return answerJson(before);
  const { input } = before.assessment;
  const what = t('ce qui changerait les chances', 'what would change the odds');
  return place.atLength(`levers ${oddsQuestion(calculation, input)}`, what, () => {
    checkLeverCost(calculation, input, place.limits);
    return leversJson(answerWithin(calculation, place) as Resolvable);
  });
}

function matrix({ ruleset, procedure, body, place }: Asked): object {
  const { filters, options } = tableFrom(ruleset, procedure, body);
  const question = `matrix ${ruleset.id} ${procedure.id} ${JSON.stringify([filters, options])}`;
  return place.atLength(question, t('tableau des face-à-face', 'table of match-ups'), () => {
    const table = tableWithin(ruleset, procedure, filters, options, place.limits);
    return matchupJson(ruleset, procedure, table);
  });
}
