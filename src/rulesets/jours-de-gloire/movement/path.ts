import { tally, type Tally } from '../../../kernel/modifier.ts';
import { chosen, type Options } from '../../../kernel/ruling.ts';
import { isRefusal, type Refusal } from '../../../kernel/assessment.ts';
import { cite } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { tollAt } from '../charts/terrain.ts';
import { levelRow, slopeRow, tooSteep } from '../ground.ts';
import { bridgeHexRow, disorderedBy, opensByWay, STEP_COSTS, type StepFacts } from './costs.ts';
import { MOVER_NAMES, type Situation, type Step } from './situation.ts';
import { GENERAL_BESIDE_ENEMY, MARCH_DISORDER, ROAD_BESIDE_ENEMY, ROAD_NOT_ALLOWED } from '../options.ts';
import type { MovementOutcome } from '../shapes.ts';
import { type SideTerrain, type State, TERRAIN_NAMES, type TerrainRow } from '../types.ts';

interface Walked {
  readonly cost: number;
  /** The state the mover is in after it. */
  readonly state: State;
  /** What crossing disordered it, where that changed its state. */
  readonly changedBy?: SideTerrain;
}

export interface Roll {
  readonly steps: readonly Walked[];
  readonly allowance: number;
  readonly start: State;
}

/** How far the mover gets: to the end of its allowance, or to where it routs. */
export function resolve({ steps, allowance, start }: Roll): MovementOutcome {
  let [spent, done, state] = [0, 0, start];
  for (const step of steps) {
    if (allowance > 0 && spent + step.cost > allowance) break;
    spent += step.cost;
    done++;
    state = step.state;
    if (state === 'routed') break;
  }
  return { cost: spent, steps: done, state };
}

const isBridge = (given: Step['water']): boolean => given === 'bridge-over-river' || given === 'bridge-over-stream';

function factsOf(given: Step, { mover }: Situation, state: State, endsMove: boolean, options: Options): StepFacts {
  const besideEnemy = given.enemy !== 'none';
  const spared = mover === 'general' && chosen(options, GENERAL_BESIDE_ENEMY) === 'free';
  const denied = besideEnemy && endsMove && !spared;
  return {
    mover,
    terrain: given.terrain,
    // A bridge over a stream does not lead into a hex of water.
    bridgeHex: given.terrain === 'water' && given.water === 'bridge-over-river' ? bridgeHexRow(options) : undefined,
    way: given.way === 'none' || denied ? undefined : given.way,
    wayDenied: given.way !== 'none' && denied,
    besideEnemy,
    level: levelRow(given.levels),
    slope: slopeRow(given.slope),
    crest: given.crest,
    water: given.water === 'none' || given.water === 'river' ? undefined : isBridge(given.water) ? 'bridge' : 'stream',
    work: given.work === 'none' ? undefined : given.work,
    friends: given.friends,
    leavesZoc: given.leavesZoc,
    entersZoc: given.enemy === 'zoc',
    disordered: state !== 'good',
  };
}

/** The first thing on the step that its mover may not enter or cross, and the rulings that say so. */
function forbidden(given: Step, f: StepFacts, options: Options): readonly [TerrainRow, readonly string[]] | undefined {
  const na = (key: TerrainRow | undefined): key is TerrainRow => key !== undefined && tollAt(key, f.mover) === 'NA';
  if (given.water === 'river') return ['water', []];
  if (given.terrain === 'water' && f.bridgeHex === undefined)
    return ['water', given.water === 'bridge-over-stream' ? ['J-64'] : []];
  const denied = f.wayDenied ? [ROAD_BESIDE_ENEMY.id] : [];
  if (f.bridgeHex === undefined && f.way === undefined && na(f.terrain)) return [f.terrain, denied];
  if (na(f.slope) && !(f.way !== undefined && opensByWay(f.slope, f.mover))) return [f.slope, denied];
  const lifted = f.way !== undefined && chosen(options, ROAD_NOT_ALLOWED) === 'lifted';
  const side = [f.level, f.work].find(na);
  return side === undefined || lifted ? undefined : [side, f.way === undefined ? denied : [ROAD_NOT_ALLOWED.id]];
}

function refuseStep(given: Step, f: StepFacts, n: number, options: Options): Refusal | undefined {
  const steep = tooSteep(given, options);
  if (steep) return { ...steep, refused: t(`pas ${n} : ${steep.refused.fr}`, `step ${n}: ${steep.refused.en}`) };
  const found = forbidden(given, f, options);
  if (found === undefined) return undefined;
  const [key, rulings] = found;
  const [terrain, mover] = [TERRAIN_NAMES[key], MOVER_NAMES[f.mover]];
  return {
    refused: t(
      `pas ${n} : interdit (${mover.fr}, ${terrain.fr})`,
      `step ${n}: not allowed (${mover.en}, ${terrain.en})`,
    ),
    source: cite('terrain', key),
    rulings,
  };
}

export interface March {
  readonly tallies: readonly Tally<StepFacts>[];
  readonly roll: Roll;
}

/** The state that a step leads into, and by what where it is another one; a second D is J-66. */
function disordered(before: State, by: SideTerrain | undefined, options: Options): Pick<Walked, 'state' | 'changedBy'> {
  if (by === undefined) return { state: before };
  const state = before !== 'good' && chosen(options, MARCH_DISORDER) === 'routs' ? 'routed' : 'disordered';
  return state === before ? { state } : { state, changedBy: by };
}

/** The path step by step; those from `endingFrom` on are paid for as a step that ends the move. */
function marchedTo(endingFrom: number, s: Situation, options: Options): March | Refusal {
  const tallies: Tally<StepFacts>[] = [];
  const steps: Walked[] = [];
  // Note [d] speaks of units: a general is never disordered (J-45).
  const start = s.disordered && s.mover !== 'general' ? 'disordered' : 'good';
  let state: State = start;
  for (const [i, given] of s.path.entries()) {
    const facts = factsOf(given, s, state, i >= endingFrom, options);
    const refusal = refuseStep(given, facts, i + 1, options);
    if (refusal) return refusal;
    const sum = tally(t(`Pas ${i + 1}`, `Step ${i + 1}`), STEP_COSTS, facts);
    tallies.push(sum);
    steps.push({ cost: sum.total, ...disordered(state, disorderedBy(facts, options), options) });
    state = steps.at(-1)!.state;
  }
  return { tallies, roll: { steps, allowance: s.allowance, start } };
}

/** J-47 otherwise: the farthest step that can be reached when it alone is paid for as the last one. */
export function march(s: Situation, options: Options): March | Refusal {
  if (chosen(options, ROAD_BESIDE_ENEMY) === 'last-step')
    for (let last = s.path.length - 1; last > 0; last--) {
      const marched = marchedTo(last, s, options);
      if (isRefusal(marched) || resolve(marched.roll).steps > last) return marched;
    }
  return marchedTo(0, s, options);
}
