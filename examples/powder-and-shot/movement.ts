import { refuseForbiddenGround, chartCost, pathProcedure } from '../../src/kernel/path-procedure.ts';
import { record } from '../../src/kernel/schema.ts';
import { t } from '../../src/kernel/text.ts';
import { ALLOWANCES, TERRAIN } from './charts.ts';
import { type Arm, arm, ARMS, type Terrain, terrain } from './types.ts';

/** What the cost of one step depends on. */
interface StepFacts {
  readonly terrain: Terrain;
  readonly arm: Arm;
}

export const movement = pathProcedure({
  id: 'movement',
  title: t('Mouvement', 'Movement'),
  about: t('Le coût d’un trajet, hexagone par hexagone.', 'What a path costs, hex by hex.'),
  charts: ['terrain', 'allowances'],
  mover: arm,
  step: record(t('Étape', 'Step'), { terrain }),
  facts: (step, mover): StepFacts => ({ terrain: step.terrain, arm: mover }),
  costs: [
    chartCost({
      id: 'hex',
      text: t('hexagone d’arrivée', 'hex entered'),
      chart: TERRAIN,
      row: (f: StepFacts) => f.terrain,
      column: (f: StepFacts) => f.arm,
    }),
  ],
  bars: (f) => refuseForbiddenGround(TERRAIN, f.terrain, f.arm),
  allowance: (mover) => ALLOWANCES.at(mover, 'points'),
  moverText: (mover) => ARMS[mover],
  examples: [
    {
      id: 'village',
      title: t('l’infanterie gagne un village', 'infantry makes for a village'),
      situation: { mover: 'infantry', path: [{}, { terrain: 'village' }] },
    },
  ],
});
