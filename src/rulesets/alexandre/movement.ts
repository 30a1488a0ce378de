import { type Modifier, tally } from '../../kernel/modifier.ts';
import { chosen, type Options } from '../../kernel/ruling.ts';
import { type Assessment, procedure, type Refusal } from '../../kernel/ruleset.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../kernel/schema.ts';
import { cite } from '../../kernel/source.ts';
import { t, type Text } from '../../kernel/text.ts';
import { type MoverClass, moverClass, TERRAIN, type TerrainRow, terrainText } from './charts/terrain.ts';
import { BRIDGE_COST } from './options.ts';
import { SLOPE_NAMES, type Slope, type HexTerrain, UNIT_NAMES } from './types.ts';
import { hexTerrain } from './units.ts';

const step = record(t('Pas', 'Step'), {
  terrain: hexTerrain(t('Hexagone d’arrivée', 'Hex entered')),
  stream: flag(t('Ruisseau franchi', 'Across a stream'), { lever: true }),
  slope: byDefault(choice(t('L’hexagone d’arrivée est', 'The hex entered is'), SLOPE_NAMES, { lever: true }), 'level'),
});

const situation = record(t('Mouvement', 'Movement'), {
  mover: choice(t('Qui bouge', 'Who moves'), { ...UNIT_NAMES, leader: t('chef', 'leader') }),
  allowance: byDefault(
    whole(t('Points de mouvement', 'Movement points'), 0, 40, { help: t('0 : sans limite', '0: no limit') }),
    0,
  ),
  path: list(t('Trajet', 'Path'), step, 1, 40),
});
type Situation = OutputOf<typeof situation>;

interface StepFacts {
  readonly mover: MoverClass;
  readonly terrain: HexTerrain;
  readonly stream: boolean;
  readonly slope: Slope;
  readonly bridgeOnTopOfClear: boolean;
}

/** A cell of a movement column as points. */
const cost = (row: TerrainRow, mover: MoverClass): number => Number(TERRAIN.at(row, mover));

const hexCost = ({ terrain, mover, bridgeOnTopOfClear }: StepFacts): number =>
  cost(terrain, mover) + (terrain === 'bridge' && bridgeOnTopOfClear ? cost('clear', mover) : 0);

const side = (id: string, row: (f: StepFacts) => TerrainRow | undefined): Modifier<StepFacts> => ({
  id,
  text: id === 'stream' ? terrainText('stream') : t('changement de niveau', 'change of level'),
  source: cite('terrain', id === 'stream' ? 'stream' : 'up'),
  printed: t('voir Terrains', 'see Terrain'),
  value: (f) => {
    const met = row(f);
    return met === undefined ? undefined : cost(met, f.mover);
  },
  detail: (f) => terrainText(row(f)!),
});

const STEP_COSTS: readonly Modifier<StepFacts>[] = [
  {
    id: 'hex',
    text: t('hexagone d’arrivée', 'hex entered'),
    source: cite('terrain'),
    printed: t('voir Terrains', 'see Terrain'),
    value: hexCost,
    detail: ({ terrain }) => terrainText(terrain),
    rulings: ({ terrain }) => (terrain === 'bridge' ? [BRIDGE_COST.id] : []),
  },
  side('stream', ({ stream }) => (stream ? 'stream' : undefined)),
  side('slope', ({ slope }) => (slope === 'level' ? undefined : slope)),
];

interface Roll {
  readonly costs: readonly number[];
  readonly allowance: number;
}

interface Outcome {
  readonly cost: number;
  /** Steps that the allowance pays for. */
  readonly steps: number;
}

function resolve({ costs, allowance }: Roll): Outcome {
  if (allowance === 0) return { cost: costs.reduce((sum, c) => sum + c, 0), steps: costs.length };
  let spent = 0;
  let steps = 0;
  for (const c of costs) {
    if (spent + c > allowance) break;
    spent += c;
    steps++;
  }
  return { cost: spent, steps };
}

function assess(s: Situation, options: Options): Assessment<Roll> | Refusal {
  const mover = moverClass(s.mover);
  const blocked = s.path.findIndex(({ terrain }) => TERRAIN.at(terrain, mover) === 'NA');
  if (blocked >= 0) {
    const name = terrainText(s.path[blocked]!.terrain);
    return {
      refused: t(
        `pas ${blocked + 1} : on n’entre pas dans ce terrain (${name.fr})`,
        `step ${blocked + 1}: that terrain (${name.en}) may not be entered`,
      ),
      source: cite('terrain', s.path[blocked]!.terrain),
    };
  }
  const bridgeOnTopOfClear = chosen(options, BRIDGE_COST) === 'on-top-of-clear';
  const tallies = s.path.map((facts, i) =>
    tally(t(`Pas ${i + 1}`, `Step ${i + 1}`), STEP_COSTS, { ...facts, mover, bridgeOnTopOfClear }),
  );
  const costs = tallies.map(({ total }) => total);
  const sum = costs.reduce((all, c) => all + c, 0);
  return {
    tallies,
    readings: [],
    needs: t(`aucun dé ; ${points(sum).fr} en tout`, `no die; ${points(sum).en} in all`),
    rulings: [],
    roll: { costs, allowance: s.allowance },
  };
}

const points = (n: number): Text => t(`${n} point${n > 1 ? 's' : ''}`, `${n} point${n === 1 ? '' : 's'}`);

const reached = ({ costs }: Roll, { cost, steps }: Outcome): Text => {
  const paid = points(cost);
  if (steps === costs.length) return t(`tout le trajet, ${paid.fr}`, `the whole path, ${paid.en}`);
  return t(
    `s’arrête après ${steps} pas sur ${costs.length}, ${paid.fr}`,
    `stops after ${steps} of ${costs.length} steps, ${paid.en}`,
  );
};

const moverText = (mover: Situation['mover']): Text =>
  mover === 'leader' ? t('un chef', 'a leader') : t(mover, mover);

export const movement = procedure<Situation, Roll, Outcome>({
  id: 'movement',
  title: t('Mouvement', 'Movement'),
  about: t('Le coût d’un pas ou d’un trajet.', 'What a step or a path costs.'),
  charts: ['terrain'],
  situation,
  examples: [
    {
      id: 'ford',
      title: t('des archers passent un gué et montent', 'archers cross a ford and climb'),
      situation: { mover: 'Ar', allowance: 6, path: [{}, { terrain: 'ford-1', slope: 'down' }, { slope: 'up' }] },
    },
  ],
  assess,
  resolve,
  facets: (roll) => [
    {
      id: 'reach',
      text: t('Trajet', 'Path'),
      classes: [{ id: 'reached', text: reached(roll, resolve(roll)) }],
      of: () => 'reached',
    },
    { id: 'cost', text: t('Points dépensés', 'Points spent'), counted: points, of: ({ cost }) => String(cost) },
  ],
  tell: (roll, outcome) => [{ who: t('mouvement', 'movement'), text: reached(roll, outcome) }],
  headline: ({ mover, path }) =>
    t(
      `${moverText(mover).fr} : trajet de ${path.length} hex.`,
      `${moverText(mover).en}: path of ${path.length} hex${path.length === 1 ? '' : 'es'}`,
    ),
});
