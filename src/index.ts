/** The library: rules, exact odds, dice and charts, for any ruleset of the catalogue. */
export {
  type Bands,
  band,
  bands,
  type Column,
  key,
  lineAt,
  type Matrix,
  matrix,
  type Note,
  row,
  type Verdicts,
  verdicts,
} from './kernel/chart.ts';
export {
  type Ask,
  atLeast,
  below,
  d10,
  d6,
  type Dice,
  type Die,
  keyed,
  type Rule,
  type Stage,
  type Throw,
} from './kernel/dice.ts';
export { fixed, type Line, type Modifier, modifiers, tally, type Tally } from './kernel/modifier.ts';
export { type Distribution, enumerate, odds, PATH_BUDGET, TooManyPaths } from './kernel/odds.ts';
export { chosen, offer, register, type Ruling, type Options } from './kernel/ruling.ts';
export type { Assessment, Reading, Refusal } from './kernel/assessment.ts';
export type { Chart, Matchups, Procedure, Ruleset } from './kernel/ruleset.ts';
export type { Facet } from './kernel/facet.ts';
export type { Instruction } from './present/told.ts';
export { procedure } from './kernel/ruleset.ts';
export {
  BadInput,
  byDefault,
  choice,
  fieldOf,
  flag,
  list,
  parse,
  type Problem,
  record,
  whole,
  words,
} from './kernel/schema.ts';
export { type Chance, seeded } from './kernel/seed.ts';
export { cite, type Source } from './kernel/source.ts';
export { type Lang, LANGS, t, type Text } from './kernel/text.ts';
export {
  type Attempt,
  attempt,
  type Resolution,
  retyped,
  rolled,
  silentDice,
  type Typed,
  type Wanted,
} from './kernel/throwing.ts';
export { type Answer, answer, type Calculation, calculationOf, isResolvable, ruleOf } from './calculate/calculation.ts';
export { answerJson, resolutionJson, wantingJson } from './present/json.ts';
export { jsonSchemaOf } from './present/json-schema.ts';
export { leversOf, type Lever } from './calculate/levers.ts';
export { linkOf, readLink } from './present/link.ts';
export { matchupTable } from './calculate/matchups.ts';
export { matchupJson } from './present/matchups.ts';
export { printed, type PrintedChart } from './present/printed.ts';
export { sentence } from './present/sentence.ts';
export { type Share, sharesOf } from './calculate/shares.ts';
export { type Card, CATALOGUE } from './rulesets/catalogue.ts';
