import type { Modifier } from '../../../kernel/modifier.ts';
import { chosenOption, type Options } from '../../../kernel/ruling.ts';
import { cite } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { type MoverClass, TERRAIN, type TerrainRow, terrainText } from '../charts/terrain.ts';
import { BRIDGE_COST } from '../options.ts';
import type { HexTerrain, Slope } from '../types.ts';

/** What the cost of one step depends on. */
export interface StepFacts {
  readonly mover: MoverClass;
  readonly terrain: HexTerrain;
  readonly stream: boolean;
  readonly slope: Slope;
  readonly bridgeOnTopOfClear: boolean;
}

export const isBridgeOnTopOfClear = (options: Options): boolean =>
  chosenOption(options, BRIDGE_COST) === 'on-top-of-clear';

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

export const STEP_COSTS: readonly Modifier<StepFacts>[] = [
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

export const mayEnter = (terrain: HexTerrain, mover: MoverClass): boolean => TERRAIN.at(terrain, mover) !== 'NA';

/** Points for one step onto ground that may be entered. */
export const stepCost = (facts: StepFacts): number => STEP_COSTS.reduce((sum, row) => sum + (row.value(facts) ?? 0), 0);
