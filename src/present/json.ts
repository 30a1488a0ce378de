import type { Assessment, Refusal } from '../kernel/assessment.ts';
import type { Chart, Ruleset } from '../kernel/ruleset.ts';
import type { Limit, Line, Tally } from '../kernel/modifier.ts';
import { SEED_VERSION } from '../kernel/seed.ts';
import type { Source } from '../kernel/source.ts';
import type { Text } from '../kernel/text.ts';
import type { Throw } from '../kernel/dice.ts';
import type { Cast } from '../kernel/effect.ts';
import type { TypedRun, Resolution, WantedDice } from '../kernel/rolled-dice.ts';
import { type Answer, isResolvable, type Refused, type Resolvable } from '../calculate/calculation.ts';
import { linkOf } from './link.ts';
import { fraction, ratio } from '../calculate/number.ts';
import { resultSentence, sentence } from './sentence.ts';
import { afterDice, instructionsFor } from './instructions.ts';
import { lineReason } from './line-reason.ts';
import { atLeast, exactFacets, type FacetShares } from '../calculate/shares.ts';
import { marginOf, simulatedFacets, type Simulation } from '../calculate/simulation.ts';
import type { Json } from './shapes.ts';

/**
 * The JSON of every answer: what the command line, the HTTP API and the library give. See docs/json.md.
 * `simulation`: what was played instead, where exact odds would take too long.
 */
export function answerJson(answer: Answer, simulation?: Simulation<unknown>): Json<'Refused'> | Json<'WithOdds'> {
  if (!isResolvable(answer)) return refusedJson(answer);
  return { ...withOddsJson(answer), simulation: simulation === undefined ? null : simulationJson(answer, simulation) };
}

/** The same without the odds. */
export const assessedJson = (answer: Answer): Json<'Refused'> | Json<'Assessed'> =>
  isResolvable(answer)
    ? { ...commonJson(answer), assessment: assessmentJson(answer.calculation.ruleset, answer.assessment) }
    : refusedJson(answer);

const refusedJson = (answer: Refused): Json<'Refused'> => ({
  ...commonJson(answer),
  refused: refusalJson(answer.calculation.ruleset, answer.refusal),
});

const withOddsJson = (answer: Resolvable) => ({
  ...commonJson(answer),
  assessment: assessmentJson(answer.calculation.ruleset, answer.assessment),
  odds: oddsJson(answer),
});

export function commonJson(answer: Answer) {
  const { ruleset, procedure, situation, options } = answer.calculation;
  return {
    ruleset: ruleset.id,
    procedure: procedure.id,
    situation: situation as Record<string, unknown>,
    rulings: options,
    sentence: sentence(answer),
    link: linkOf(answer.calculation),
  };
}

const sourceJson = (ruleset: Ruleset, { chart, row }: Source): Json<'Source'> => ({
  chart,
  row: row ?? null,
  title: chartTitle(ruleset, chart),
});

export const chartTitle = (ruleset: Ruleset, id: string): Text =>
  ruleset.charts.find((chart: Chart) => chart.id === id)?.title ?? ruleset.sheet;

const refusalJson = (ruleset: Ruleset, { refused, source, rulings = [] }: Refusal) => ({
  text: refused,
  source: sourceJson(ruleset, source),
  rulings,
});

function assessmentJson(
  ruleset: Ruleset,
  { tallies, readings, needs, rulings, cast }: Assessment<unknown>,
): Json<'Assessment'> {
  return {
    tallies: tallies.map((tally) => tallyJson(ruleset, tally)),
    readings: readings.map(({ source, text, value, rulings: used = [] }) => ({
      text,
      value,
      source: sourceJson(ruleset, source),
      rulings: used,
    })),
    needs,
    rulings,
    cast,
  };
}

const tallyJson = (ruleset: Ruleset, tally: Tally): Json<'Tally'> => ({
  title: tally.title,
  lines: tally.lines.map((line) => lineJson(ruleset, tally, line)),
  sum: tally.sum,
  limit: tally.limit === undefined ? null : limitJson(ruleset, tally.limit),
  total: tally.total,
});

const limitJson = (ruleset: Ruleset, { min, max, source }: Limit) => ({
  min,
  max,
  source: sourceJson(ruleset, source),
});

function lineJson(ruleset: Ruleset, tally: Tally, line: Line): Json<'Line'> {
  const { row, value, standing, because } = line;
  const applies = standing !== 'absent';
  return {
    id: row.id,
    text: row.text,
    source: sourceJson(ruleset, row.source),
    printed: row.printed,
    value,
    standing,
    counted: standing === 'counts',
    why: lineReason(tally, line),
    because: because ?? null,
    detail: applies ? (row.detail?.(tally.facts) ?? null) : null,
    rulings: applies ? (row.rulings?.(tally.facts) ?? []) : [],
  };
}

/** Null where the exact odds would take too long; `outcomes` is null where only those of single facets can be counted. */
function oddsJson(answer: Resolvable): Json<'Odds'> | null {
  const facets = exactFacets(answer);
  if (facets === undefined) return null;
  const { distribution } = answer;
  return {
    total: '1',
    outcomes: distribution
      ? distribution.entries.map(({ value, weight }) => ({
          outcome: value,
          fraction: fraction(weight, distribution.total),
          probability: ratio(weight, distribution.total),
        }))
      : null,
    facets: facets.map(facetJson),
  };
}

export function facetJson({ facet, shares, mean }: FacetShares): Json<'Facet'> {
  const reaching = mean === undefined ? undefined : atLeast(shares);
  return {
    id: facet.id,
    text: facet.text,
    classes: shares.map(({ id, text, worth, weight, total, chance }, i) => ({
      id,
      text,
      worth,
      fraction: fraction(weight, total),
      probability: chance,
      ...(reaching && {
        atLeast: { fraction: fraction(reaching[i]!, total), probability: ratio(reaching[i]!, total) },
      }),
    })),
    mean: mean ?? null,
  };
}

function simulationJson(answer: Resolvable, simulation: Simulation<unknown>): Json<'Simulation'> {
  const { runs, seed } = simulation;
  return {
    runs,
    seed,
    seedVersion: SEED_VERSION,
    facets: simulatedFacets(answer, simulation).map(({ facet, shares, mean }) => ({
      id: facet.id,
      text: facet.text,
      mean: mean ?? null,
      classes: shares.map(({ id, text, worth, chance }) => ({
        id,
        text,
        worth,
        share: chance,
        margin: marginOf(chance, runs),
      })),
    })),
  };
}

const throwJson = ({ die, purpose, faces, passed }: Throw, cast: Cast): Json<'Throw'> => ({
  die,
  who: cast[purpose.who]!,
  why: purpose.why,
  ...(purpose.counted && { counted: purpose.counted }),
  faces,
  ...(passed !== undefined && { passed }),
});

/** A calculation resolved with rolled or typed dice. */
export const resolutionJson = (answer: Resolvable, resolution: Resolution<unknown>): Json<'Resolved'> => {
  const { outcome, throws } = resolution;
  return {
    ...withOddsJson(answer),
    resultSentence: resultSentence(answer, resolution),
    throws: throws.map((thrown) => throwJson(thrown, answer.assessment.cast)),
    afterDice: afterDice(answer, throws).map((tally) => tallyJson(answer.calculation.ruleset, tally)),
    outcome,
    effects: answer.calculation.procedure.effects(answer.assessment.input, outcome).map((effect) => ({ ...effect })),
    told: instructionsFor(answer, outcome),
  };
};

const wantedJson = ({ die, dice, purpose, pool }: WantedDice, cast: Cast): Json<'Wanted'> => ({
  die: die.id,
  lowest: die.lowest,
  highest: die.highest,
  dice,
  who: cast[purpose.who]!,
  why: purpose.why,
  ...(purpose.counted && { counted: purpose.counted }),
  pool: pool ?? null,
});

/** A calculation that waits for its next die. */
export const wantingJson = (
  answer: Resolvable,
  attempt: Extract<TypedRun<unknown>, { state: 'wanting' }>,
): Json<'Wanting'> => ({
  ...withOddsJson(answer),
  throws: attempt.throws.map((thrown) => throwJson(thrown, answer.assessment.cast)),
  wanted: wantedJson(attempt.wanted, answer.assessment.cast),
});
