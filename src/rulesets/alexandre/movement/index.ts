import { refuseForbiddenGround, pathProcedure } from '../../../kernel/path-procedure.ts';
import { byDefault, choice, flag, record } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { moverClass, TERRAIN } from '../charts/terrain.ts';
import { ALSO_SAID, SLOPE_NAMES, UNIT_NAMES } from '../types.ts';
import { hexTerrain } from '../units.ts';
import { isBridgeOnTopOfClear, STEP_COSTS } from './step.ts';

export const movement = pathProcedure({
  id: 'movement',
  title: t('Mouvement', 'Movement'),
  about: t('Le coût d’une étape ou d’un trajet.', 'What a step or a path costs.'),
  charts: ['terrain'],
  mover: choice(
    t('Qui se déplace', 'Who moves'),
    { ...UNIT_NAMES, leader: t('chef', 'leader') },
    { synonyms: ALSO_SAID },
  ),
  step: record(t('Étape', 'Step'), {
    terrain: hexTerrain(t('Hexagone d’arrivée', 'Hex entered')),
    stream: flag(t('Ruisseau franchi', 'Across a stream'), { lever: true }),
    slope: byDefault(
      choice(t('Niveau de l’hexagone', 'Level of the hex'), SLOPE_NAMES, {
        lever: true,
        help: t('par rapport au précédent', 'compared with the one before'),
      }),
      'level',
    ),
  }),
  costs: STEP_COSTS,
  facts: (step, mover, options) => ({
    ...step,
    mover: moverClass(mover),
    bridgeOnTopOfClear: isBridgeOnTopOfClear(options),
  }),
  bars: ({ terrain, mover }) => refuseForbiddenGround(TERRAIN, terrain, mover),
  moverText: (mover) => (mover === 'leader' ? t('un chef', 'a leader') : t(mover, mover)),
  examples: [
    {
      id: 'ford',
      title: t('des archers passent un gué et montent', 'archers cross a ford and climb'),
      situation: { mover: 'Ar', allowance: 6, path: [{}, { terrain: 'ford-1', slope: 'down' }, { slope: 'up' }] },
    },
  ],
});
