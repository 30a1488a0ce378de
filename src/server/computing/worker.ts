import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import type { Limits } from '../limits.ts';
import { replyTo } from './calculators.ts';
import { ThreadOdds } from './odds-source.ts';
import type { Question } from './question.ts';

const rulesets = await Promise.all(CATALOGUE.map((card) => card.load()));
const place = new ThreadOdds(workerData as Limits);

/** Smaller ones are as quickly copied, and may share their memory with others. */
const WORTH_MOVING = 64 * 1024;

export default function calculate(question: Question) {
  const reply = replyTo(question, rulesets, place);
  if (!('content' in reply) || reply.content.byteLength < WORTH_MOVING) return reply;
  return move({ [transferableSymbol]: [reply.content.buffer], [valueSymbol]: reply });
}
