import type { Refusal } from '../../../kernel/assessment.ts';
import { tally, type Tally } from '../../../kernel/modifier.ts';
import { reachesBarrier, type PathInput, walk } from '../../../kernel/path.ts';
import { chosenOption, type Options } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';
import { MARCH_DISORDER, ROAD_BESIDE_ENEMY } from '../options.ts';
import type { MovementOutcome } from '../shapes.ts';
import type { SideTerrain, State } from '../types.ts';
import { disorderedBy, STEP_COSTS, type StepFacts } from './costs.ts';
import type { Situation } from './situation.ts';
import { factsOf, refuseStep } from './step.ts';

interface Step {
  readonly cost: number;
  /** The state the mover is in after it. */
  readonly state: State;
  /** What crossing disordered it, where that changed its state. */
  readonly changedBy?: SideTerrain;
}

export interface MovementInput extends PathInput<Step> {
  readonly start: State;
}

/** How far the mover gets: to the end of its allowance, or to where it routs. */
export function resolve(input: MovementInput): MovementOutcome {
  const walked = walk(input, ({ state }) => state === 'routed');
  return { ...walked, state: input.steps[walked.steps - 1]?.state ?? input.start };
}

export interface March {
  readonly tallies: readonly Tally<StepFacts>[];
  readonly input: MovementInput;
  /** Why the path goes no farther, where something on it may not be entered. */
  readonly blocked: Refusal | undefined;
}

/** The state that a step leads into, and by what where it is another one; a second D is J-66. */
function stateAfterStep(
  before: State,
  by: SideTerrain | undefined,
  options: Options,
): Pick<Step, 'state' | 'changedBy'> {
  if (by === undefined) return { state: before };
  const state = before !== 'good' && chosenOption(options, MARCH_DISORDER) === 'routs' ? 'routed' : 'disordered';
  return state === before ? { state } : { state, changedBy: by };
}

/** The path step by step; those from `endingFrom` on are paid for as a step that ends the move. */
function marchEndingFrom(endingFrom: number, s: Situation, options: Options): March {
  const tallies: Tally<StepFacts>[] = [];
  const steps: Step[] = [];
  // Note [d] is about disordered units: a general never is (J-45).
  const start = s.disordered && s.mover !== 'general' ? 'disordered' : 'good';
  let state: State = start;
  let blocked: Refusal | undefined;
  for (const [i, given] of s.path.entries()) {
    const facts = factsOf(given, s, state, i >= endingFrom, options);
    blocked = refuseStep(given, facts, i + 1, options);
    if (blocked) break;
    const sum = tally(t(`Étape ${i + 1}`, `Step ${i + 1}`), STEP_COSTS, facts);
    tallies.push(sum);
    steps.push({ cost: sum.total, ...stateAfterStep(state, disorderedBy(facts, options), options) });
    state = steps.at(-1)!.state;
  }
  return { tallies, input: { steps, of: s.path.length, allowance: s.allowance, start }, blocked };
}

/** Why the march is refused: its allowance carries it into what blocks the path; with no point left it stops before. */
function refuseBarrier({ input, blocked }: March): Refusal | undefined {
  const walked = resolve(input);
  return reachesBarrier(input, walked) && walked.state !== 'routed' ? blocked : undefined;
}

/** J-47 otherwise: the farthest step that can be reached when it alone is paid for as the last one. */
export function march(s: Situation, options: Options): March | Refusal {
  if (chosenOption(options, ROAD_BESIDE_ENEMY) === 'last-step')
    for (let last = s.path.length - 1; last > 0; last--) {
      const marched = marchEndingFrom(last, s, options);
      const refusal = refuseBarrier(marched);
      if (refusal) return refusal;
      if (resolve(marched.input).steps > last) return marched;
    }
  const marched = marchEndingFrom(0, s, options);
  return refuseBarrier(marched) ?? marched;
}
