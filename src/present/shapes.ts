import * as v from 'valibot';
import {
  Assessed,
  Assessment,
  Effect,
  Facet,
  Instruction,
  Levers,
  Line,
  Matrix,
  Odds,
  Refused,
  Resolved,
  Rolled,
  Sentence,
  Simulation,
  Source,
  Tally,
  Throw,
  Wanted,
  Wanting,
  WithOdds,
} from './shapes/answers.ts';
import {
  ArmiesAfter,
  ArmiesBefore,
  ArmiesPlaced,
  ArmiesWanting,
  ArmyChange,
  ArmySheet,
  Gauge,
  Ref,
} from './shapes/armies.ts';
import { Chart, Class, Named, ProcedureCard, RulesetCard, RulesetPage, Ruling } from './shapes/catalogue.ts';
import { Text, list } from './shapes/parts.ts';

/*
 * The JSON of every answer, described once: the types of present/json.ts, the OpenAPI document and docs/json.md come
 * from here, and the tests hold every answer against it.
 */

const Problem = v.strictObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  errors: list(v.strictObject({ path: v.string(), message: v.string() })),
});
const ProblemKind = v.strictObject({ id: v.string(), status: v.number(), title: Text, about: Text });

const Health = v.strictObject({ status: v.literal('ok'), version: v.string() });

/** Those that have a name in the OpenAPI document. */
export const SHAPES = {
  Text,
  Named,
  Class,
  ProcedureCard,
  RulesetCard,
  RulesetPage,
  Chart,
  Ruling,
  Source,
  Line,
  Tally,
  Assessment,
  Facet,
  Odds,
  Simulation,
  Refused,
  Assessed,
  WithOdds,
  Throw,
  Wanted,
  Effect,
  Instruction,
  Resolved,
  Rolled,
  Wanting,
  Sentence,
  Levers,
  Matrix,
  Ref,
  Gauge,
  ArmySheet,
  ArmiesPlaced,
  ArmyChange,
  ArmiesAfter,
  ArmiesWanting,
  ArmiesBefore,
  Problem,
  ProblemKind,
  Health,
} as const;

export type ShapeId = keyof typeof SHAPES;
/** What a shape looks like in TypeScript. */
export type Json<Id extends ShapeId> = v.InferOutput<(typeof SHAPES)[Id]>;
