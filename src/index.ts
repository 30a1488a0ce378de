/** The library: rules, exact odds, dice and charts, for any ruleset of the catalogue. */
export { type Assessment, assessmentOf, isRefusal, type ChartReading, type Refusal } from './kernel/assessment.ts';
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
  type Purpose,
  atLeast,
  below,
  d10,
  d6,
  type Dice,
  type Die,
  die,
  withKey,
  type Rule,
  type Stage,
  type Sum,
  sum,
  type Throw,
} from './kernel/dice.ts';
export type { ActorId, Cast, Effect } from './kernel/effect.ts';
export type { Facet, FacetClass } from './kernel/facet.ts';
export {
  chancesOf,
  type Consequence,
  type Ending,
  type Game,
  isPrepared,
  type Legal,
  type Prepared,
  type SideIndex,
} from './kernel/game.ts';
export { fixedValue, type Line, type Modifier, modifiers, tally, type Tally } from './kernel/modifier.ts';
export { type Distribution, enumerate, odds, PATH_BUDGET, TooManyPaths } from './kernel/odds.ts';
export { defineRuleset, type DefinedRuleset, type RulesetParts } from './kernel/ruleset-card.ts';
export { chosenOption, rulingChoice, type Options, OUR_OPTIONS, register, type Ruling } from './kernel/ruling.ts';
export {
  type Chart,
  type EffectOf,
  type Matchups,
  type OutcomeOf,
  procedure,
  type Procedure,
  type Ruleset,
  type SituationOf,
} from './kernel/ruleset.ts';
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
export { type Chance, seededChance } from './kernel/seed.ts';
export { withDescription, effectShape, type ShapeOf } from './kernel/shape.ts';
export { cite, type Source } from './kernel/source.ts';
export { type Lang, LANGS, t, type Text } from './kernel/text.ts';
export {
  type TypedRun,
  runWithTypedDice,
  type Resolution,
  asTypedDice,
  runWithRolledDice,
  unloggedDice,
  type TypedDie,
  type WantedDice,
} from './kernel/rolled-dice.ts';
export {
  type Answer,
  answer,
  assess,
  type Calculation,
  calculation,
  calculationOf,
  isResolvable,
  type Resolvable,
  ruleOf,
} from './calculate/calculation.ts';
export { leversOf, type Lever } from './calculate/levers.ts';
export { measureOf, type Measure } from './calculate/measure.ts';
export { percentileOf } from './calculate/luck.ts';
export { matchupTable, type MatchupTable } from './calculate/matchups.ts';
export { exactFacets, type FacetShares, type Share, sharesIn, sharesOf } from './calculate/shares.ts';
export { marginOf, simulate, type Simulation, simulationFor } from './calculate/simulation.ts';
export { answerJson, assessedJson, resolutionJson, wantingJson } from './present/json.ts';
export { jsonSchemaOf } from './present/json-schema.ts';
export { linkJson, linkOf, readLink } from './present/link.ts';
export { matchupJson } from './present/matchups.ts';
export { printedChart, type PrintedChart } from './present/printed-chart.ts';
export { resultSentence, sentence } from './present/sentence.ts';
export type { Json } from './present/shapes.ts';
export { type Instruction, instructionsFor } from './present/instructions.ts';
export { type CatalogueEntry, CATALOGUE } from './rulesets/catalogue.ts';
export type { Battles, OpenBattle, QuickBattles, ScenarioCard } from './kernel/battles.ts';
export * as armies from './armies/index.ts';
export * as battles from './play/index.ts';
export type {
  Army,
  ArmyRules,
  ArmyEntry,
  EntryKind,
  Gauge,
  SampleArmy,
  UnitStanding,
  Threshold,
  Values,
} from './kernel/army.ts';
export { armyLink, type ArmyLinkParts, armyOfLink, readArmyLink } from './present/armies/link.ts';
export { armySchemaOf } from './present/armies/schema.ts';
export { armyTable, readArmyTable, type ReadTable } from './present/armies/table.ts';
