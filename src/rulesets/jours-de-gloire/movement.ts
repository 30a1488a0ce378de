import { tally, type Tally } from '../../kernel/modifier.ts';
import { chosen, type Switches } from '../../kernel/ruling.ts';
import { type Assessment, type Facet, isRefusal, procedure, type Refusal } from '../../kernel/ruleset.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../kernel/schema.ts';
import { cite } from '../../kernel/source.ts';
import { t, type Text } from '../../kernel/text.ts';
import { tollAt } from './charts/terrain.ts';
import { crest, hexTerrain, levelRow, levels, slope, slopeRow, tooSteep, water } from './ground.ts';
import { bridgeHexRow, disorders, opensByWay, type StepFacts, stepRows } from './movement-costs.ts';
import { MARCH_DISORDER, ROAD_BESIDE_ENEMY, ROAD_NOT_ALLOWED } from './switches.ts';
import { type Mover, STATE_NAMES, TERRAIN_NAMES, type TerrainRow, UNIT_NAMES } from './types.ts';

const MOVER_NAMES: Readonly<Record<Mover, Text>> = {
  general: t('général', 'general'),
  infantry: UNIT_NAMES.infantry,
  cavalry: UNIT_NAMES.cavalry,
  artillery: UNIT_NAMES.artillery,
};

const step = record(t('Pas', 'Step'), {
  terrain: hexTerrain(t('Hexagone entré', 'Hex entered')),
  way: byDefault(
    choice(
      t('Voie suivie', 'Way followed'),
      { none: t('aucune', 'none'), road: TERRAIN_NAMES.road, trail: TERRAIN_NAMES.trail },
      { lever: true },
    ),
    'none',
  ),
  levels: levels(t('Niveaux montés (+) ou descendus (-)', 'Levels up (+) or down (-)')),
  slope,
  crest,
  water,
  work: byDefault(
    choice(
      t('Ouvrage franchi', 'Work crossed'),
      {
        none: t('aucun', 'none'),
        redoubt: TERRAIN_NAMES.redoubt,
        fortification: TERRAIN_NAMES.fortification,
      },
      { lever: true },
    ),
    'none',
  ),
  friends: flag(t('Unité amie dans l’hexagone entré', 'Friendly unit in the hex entered'), { lever: true }),
  leavesZoc: flag(t('Quitte une ZdC ennemie', 'Leaves an enemy ZoC'), { lever: true }),
  enemy: byDefault(
    choice(
      t('Ennemi près de l’hexagone entré', 'Enemy near the hex entered'),
      {
        none: t('aucun', 'none'),
        adjacent: t('adjacent, hors de sa ZdC', 'adjacent, out of its ZoC'),
        zoc: t('dans sa ZdC', 'in its ZoC'),
      },
      { lever: true },
    ),
    'none',
  ),
});
type Step = OutputOf<typeof step>;

const situation = record(t('Mouvement', 'Movement'), {
  mover: choice(t('Qui bouge', 'Who moves'), MOVER_NAMES, { positional: true }),
  allowance: byDefault(
    whole(t('Points de mouvement', 'Movement points'), 0, 40, {
      positional: true,
      help: t('0 : sans limite', '0: no limit'),
    }),
    0,
  ),
  disordered: flag(t('En désordre au départ', 'Disordered at the start'), { lever: true }),
  path: list(t('Chemin', 'Path'), step, 1, 40),
});
type Situation = OutputOf<typeof situation>;

type MarchState = 'good' | 'disordered' | 'routed';

interface Roll {
  /** What each step costs, and the state the mover is in after it. */
  readonly steps: readonly { readonly cost: number; readonly state: MarchState }[];
  readonly allowance: number;
  readonly start: MarchState;
}

interface Outcome {
  readonly cost: number;
  /** Steps that the allowance pays for. */
  readonly steps: number;
  readonly state: MarchState;
}

function resolve({ steps, allowance, start }: Roll): Outcome {
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

function factsOf(given: Step, mover: Mover, disordered: boolean, last: boolean, switches: Switches): StepFacts {
  const denied = given.enemy !== 'none' && (last || chosen(switches, ROAD_BESIDE_ENEMY) === 'every-step');
  return {
    mover,
    terrain: given.terrain,
    bridgeHex: given.terrain === 'water' && isBridge(given.water) ? bridgeHexRow(switches) : undefined,
    way: given.way === 'none' || denied ? undefined : given.way,
    wayDenied: given.way !== 'none' && denied,
    level: levelRow(given.levels),
    slope: slopeRow(given.slope),
    crest: given.crest,
    water: given.water === 'none' || given.water === 'river' ? undefined : isBridge(given.water) ? 'bridge' : 'stream',
    work: given.work === 'none' ? undefined : given.work,
    friends: given.friends,
    leavesZoc: given.leavesZoc,
    entersZoc: given.enemy === 'zoc',
    disordered,
  };
}

/** The first thing on the step that its mover may not enter or cross, and the rulings that say so. */
function forbidden(
  given: Step,
  f: StepFacts,
  switches: Switches,
): readonly [TerrainRow, readonly string[]] | undefined {
  const na = (key: TerrainRow | undefined): key is TerrainRow => key !== undefined && tollAt(key, f.mover) === 'NA';
  if (given.water === 'river' || (given.terrain === 'water' && f.bridgeHex === undefined)) return ['water', []];
  const denied = f.wayDenied ? [ROAD_BESIDE_ENEMY.id] : [];
  if (f.bridgeHex === undefined && f.way === undefined && na(f.terrain)) return [f.terrain, denied];
  if (na(f.slope) && !(f.way !== undefined && opensByWay(f.slope, f.mover))) return [f.slope, denied];
  const lifted = f.way !== undefined && chosen(switches, ROAD_NOT_ALLOWED) === 'lifted';
  const side = [f.level, f.work].find(na);
  return side === undefined || lifted ? undefined : [side, f.way === undefined ? denied : [ROAD_NOT_ALLOWED.id]];
}

function refuseStep(given: Step, f: StepFacts, n: number, switches: Switches): Refusal | undefined {
  const steep = tooSteep(given, switches);
  if (steep) return { ...steep, refused: t(`pas ${n} : ${steep.refused.fr}`, `step ${n}: ${steep.refused.en}`) };
  const found = forbidden(given, f, switches);
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

interface March {
  readonly tallies: readonly Tally<StepFacts>[];
  readonly steps: Roll['steps'];
}

function march(s: Situation, switches: Switches): March | Refusal {
  const tallies: Tally<StepFacts>[] = [];
  const steps: Roll['steps'][number][] = [];
  let state: MarchState = s.disordered ? 'disordered' : 'good';
  for (const [i, given] of s.path.entries()) {
    const facts = factsOf(given, s.mover, state !== 'good', i === s.path.length - 1, switches);
    const refusal = refuseStep(given, facts, i + 1, switches);
    if (refusal) return refusal;
    const sum = tally(t(`Pas ${i + 1}`, `Step ${i + 1}`), stepRows(switches), facts);
    if (disorders(facts, switches))
      state = state !== 'good' && chosen(switches, MARCH_DISORDER) === 'routs' ? 'routed' : 'disordered';
    tallies.push(sum);
    steps.push({ cost: sum.total, state });
  }
  return { tallies, steps };
}

const pointsText = (points: number): Text => {
  const whole = Math.floor(points);
  const said = points === whole ? String(points) : `${whole === 0 ? '' : whole}½`;
  return points > 1 ? t(`${said} points`, `${said} points`) : t(`${said} point`, `${said} point`);
};

function assess(s: Situation, switches: Switches): Assessment<Roll> | Refusal {
  const marched = march(s, switches);
  if (isRefusal(marched)) return marched;
  const sum = pointsText(marched.steps.reduce((all, { cost }) => all + cost, 0));
  const disorderedTwice = marched.tallies.some(({ facts }) => facts.disordered && disorders(facts, switches));
  return {
    tallies: marched.tallies,
    readings: [],
    needs: t(`aucun dé ; ${sum.fr} en tout`, `no die; ${sum.en} in all`),
    rulings: disorderedTwice ? [MARCH_DISORDER.id] : [],
    roll: { steps: marched.steps, allowance: s.allowance, start: s.disordered ? 'disordered' : 'good' },
  };
}

const FACETS: readonly Facet<Outcome>[] = [
  {
    id: 'cost',
    text: t('Points de mouvement', 'Movement points'),
    counted: pointsText,
    of: ({ cost }) => String(cost),
  },
  {
    id: 'state',
    text: t('État à l’arrivée', 'State on arrival'),
    classes: (['good', 'disordered', 'routed'] as const).map((id) => ({ id, text: STATE_NAMES[id] })),
    of: ({ state }) => state,
  },
];

export const movement = procedure<Situation, Roll, Outcome>({
  id: 'movement',
  title: t('Mouvement', 'Movement'),
  about: t('Le coût d’un pas ou d’un chemin.', 'What a step or a path costs.'),
  charts: ['terrain'],
  situation,
  examples: [
    {
      id: 'road',
      title: t('des canons par la route, puis à travers champs', 'guns along the road, then across country'),
      situation: {
        mover: 'artillery',
        allowance: 6,
        path: [
          { way: 'road' },
          { way: 'road', water: 'bridge-over-river' },
          { way: 'road', slope: 'slope', levels: 1 },
          {},
        ],
      },
    },
    {
      id: 'assault',
      title: t('l’infanterie escalade une pente raide', 'infantry scales a steep slope'),
      situation: { mover: 'infantry', allowance: 6, path: [{}, { slope: 'steep', levels: 2 }, { enemy: 'zoc' }] },
    },
  ],
  assess,
  resolve,
  facets: () => FACETS,
  tell: (roll, { cost, steps, state }) => {
    const who = t('mouvement', 'movement');
    const spent = pointsText(cost);
    const now = STATE_NAMES[state];
    return [
      steps === roll.steps.length
        ? { who, text: t(`le chemin coûte ${spent.fr}`, `the path costs ${spent.en}`) }
        : {
            who,
            text: t(
              `s’arrête après ${steps} pas sur ${roll.steps.length}, ${spent.fr} en tout`,
              `stops after ${steps} of ${roll.steps.length} steps, ${spent.en} in all`,
            ),
          },
      ...(state === roll.start
        ? []
        : [{ who, text: t(`l’unité est maintenant ${now.fr}`, `the unit is now ${now.en}`) }]),
    ];
  },
  headline: ({ mover, path }) =>
    t(
      `${MOVER_NAMES[mover].fr} : chemin de ${path.length} hex.`,
      `${MOVER_NAMES[mover].en}: path of ${path.length} hexes`,
    ),
});
