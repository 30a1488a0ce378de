import { gzipSync } from 'node:zlib';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { type ActionId, perform } from './actions.ts';
import type { OddsSource } from './odds-source.ts';
import { procedureOf, rulesetOf } from './find-by-id.ts';

/** What is asked of a procedure, as plain data: it may travel to another thread. */
export interface Question {
  readonly ruleset: string;
  readonly procedure: string;
  readonly action: ActionId;
  readonly body: unknown;
  /** Whether the caller takes its answer compressed. */
  readonly gzip: boolean;
}

/** The JSON of an answer, ready to be sent. */
export interface WrittenAnswer {
  readonly content: string | Uint8Array;
  readonly gzipped: boolean;
}

/** Smaller ones fit in one packet anyway. */
const WORTH_COMPRESSING = 1_024;
/** Three times as fast as the usual level, and a few percent larger. */
const LEVEL = 1;

export function writeAnswer(question: Question, rulesets: readonly Ruleset[], place: OddsSource): WrittenAnswer {
  const ruleset = rulesetOf(rulesets, question.ruleset);
  const procedure = procedureOf(ruleset, question.procedure);
  const json = JSON.stringify(perform(question.action, ruleset, procedure, question.body, place));
  if (!question.gzip || json.length < WORTH_COMPRESSING) return { content: json, gzipped: false };
  return { content: gzipSync(json, { level: LEVEL }), gzipped: true };
}
