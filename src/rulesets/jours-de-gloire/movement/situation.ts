import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { crest, hexTerrain, levels, slope, water } from '../ground.ts';
import { type Mover, TERRAIN_NAMES, UNIT_NAMES } from '../types.ts';

export const MOVER_NAMES: Readonly<Record<Mover, Text>> = {
  general: t('général', 'general'),
  infantry: UNIT_NAMES.infantry,
  cavalry: UNIT_NAMES.cavalry,
  artillery: UNIT_NAMES.artillery,
};

export const step = record(t('Étape', 'Step'), {
  terrain: hexTerrain(t('Terrain où l’on entre', 'Terrain entered')),
  way: byDefault(
    choice(
      t('Route ou chemin suivi', 'Road or trail followed'),
      { none: t('aucun', 'none'), road: TERRAIN_NAMES.road, trail: TERRAIN_NAMES.trail },
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
      t('Redoute, mur ou fortification à franchir', 'Redoubt, wall or fortification crossed'),
      {
        none: t('aucun', 'none'),
        redoubt: TERRAIN_NAMES.redoubt,
        fortification: TERRAIN_NAMES.fortification,
      },
      { lever: true, rare: true },
    ),
    'none',
  ),
  friends: flag(t('Unité amie dans cet hexagone', 'Friendly unit in that hex'), { lever: true, rare: true }),
  leavesZoc: flag(t('Quitte une ZdC ennemie', 'Leaves an enemy ZoC'), { lever: true, rare: true }),
  enemy: byDefault(
    choice(
      t('Ennemi adjacent à cet hexagone', 'Enemy adjacent to that hex'),
      {
        none: t('aucun', 'none'),
        adjacent: t('oui, hors de sa ZdC', 'yes, out of its ZoC'),
        zoc: t('oui, dans sa ZdC', 'yes, in its ZoC'),
      },
      { lever: true },
    ),
    'none',
  ),
});
export type Step = OutputOf<typeof step>;

export const situation = record(t('Mouvement', 'Movement'), {
  mover: choice(t('Qui bouge', 'Who moves'), MOVER_NAMES, { positional: true }),
  allowance: byDefault(
    whole(t('Points de mouvement', 'Movement points'), 0, 40, {
      positional: true,
      help: t('0 : sans limite', '0: no limit'),
    }),
    0,
  ),
  disordered: flag(t('En désordre au départ', 'Disordered at the start'), {
    lever: true,
    help: t('sans effet pour un général', 'no effect for a general'),
  }),
  path: list(t('Trajet', 'Path'), step, 1, 40),
});
export type Situation = OutputOf<typeof situation>;
