import type { Refusal } from '../../../kernel/assessment.ts';
import { tally } from '../../../kernel/modifier.ts';
import { chosenOption, type Options } from '../../../kernel/ruling.ts';
import { cite } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { TERRAIN, tollAt } from '../charts/terrain.ts';
import { levelRow, slopeRow, tooSteep } from '../ground.ts';
import { GENERAL_BESIDE_ENEMY, ROAD_BESIDE_ENEMY, ROAD_NOT_ALLOWED } from '../options.ts';
import { type Mover, type State, TERRAIN_NAMES, type TerrainRow } from '../types.ts';
import { bridgeHexRow, disorderedBy, opensByWay, STEP_COSTS, type StepFacts } from './costs.ts';
import { MOVER_NAMES, type Situation, type Step } from './situation.ts';

const isBridge = (given: Step['water']): boolean => given === 'bridge-over-river' || given === 'bridge-over-stream';

export function factsOf(
  given: Step,
  { mover }: Pick<Situation, 'mover'>,
  state: State,
  endsMove: boolean,
  options: Options,
): StepFacts {
  const besideEnemy = given.enemy !== 'none' && endsMove;
  const spared = mover === 'general' && chosenOption(options, GENERAL_BESIDE_ENEMY) === 'free';
  const denied = besideEnemy && !spared;
  return {
    mover,
    terrain: given.terrain,
    // A bridge over a stream does not lead into a hex of water.
    bridgeHex: given.terrain === 'water' && given.water === 'bridge-over-river' ? bridgeHexRow(options) : undefined,
    way: given.way === 'none' || denied ? undefined : given.way,
    wayDenied: given.way !== 'none' && denied,
    wayKept: besideEnemy && spared,
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
function forbiddenGround(
  given: Step,
  f: StepFacts,
  options: Options,
): readonly [TerrainRow, readonly string[]] | undefined {
  const na = (key: TerrainRow | undefined): key is TerrainRow => key !== undefined && tollAt(key, f.mover) === 'NA';
  if (given.water === 'river') return ['water', []];
  if (given.terrain === 'water' && f.bridgeHex === undefined)
    return ['water', given.water === 'bridge-over-stream' ? ['J-64'] : []];
  const denied = f.wayDenied ? [ROAD_BESIDE_ENEMY.id] : [];
  if (f.bridgeHex === undefined && f.way === undefined && na(f.terrain)) return [f.terrain, denied];
  if (na(f.slope) && !(f.way !== undefined && opensByWay(f.slope, f.mover))) return [f.slope, denied];
  const lifted = f.way !== undefined && chosenOption(options, ROAD_NOT_ALLOWED) === 'lifted';
  const side = [f.level, f.work].find(na);
  return side === undefined || lifted ? undefined : [side, f.way === undefined ? denied : [ROAD_NOT_ALLOWED.id]];
}

export function refuseStep(given: Step, f: StepFacts, n: number, options: Options): Refusal | undefined {
  const steep = tooSteep(given, options);
  if (steep) return { ...steep, refused: t(`étape ${n} : ${steep.refused.fr}`, `step ${n}: ${steep.refused.en}`) };
  const found = forbiddenGround(given, f, options);
  if (found === undefined) return undefined;
  const [key, rulings] = found;
  const [terrain, mover] = [TERRAIN_NAMES[key], MOVER_NAMES[f.mover]];
  return {
    refused: t(
      `étape ${n} : non autorisée (${mover.fr}, ${terrain.fr})`,
      `step ${n}: not allowed (${mover.en}, ${terrain.en})`,
    ),
    source: cite('terrain', key),
    rulings,
  };
}

/** What one step costs a mover in good order, and whether it disorders; `NA` where it may not be made. */
export function stepToll(
  given: Step,
  mover: Mover,
  options: Options,
): { readonly points: number | 'NA'; readonly disorders: boolean } {
  const facts = factsOf(given, { mover }, 'good', true, options);
  if (refuseStep(given, facts, 1, options)) return { points: 'NA', disorders: false };
  return {
    points: tally(TERRAIN.title, STEP_COSTS, facts).total,
    disorders: disorderedBy(facts, options) !== undefined,
  };
}
