import { chosenOption, type Options } from '../../kernel/ruling.ts';
import type { Refusal } from '../../kernel/assessment.ts';
import { byDefault, choice, flag, whole } from '../../kernel/schema.ts';
import { cite } from '../../kernel/source.ts';
import { t, type Text } from '../../kernel/text.ts';
import { effect, figureAt } from './charts/terrain.ts';
import { SEVERAL_TERRAINS, STEEP_LEVELS } from './options.ts';
import { HEX_TERRAINS, type HexTerrain, type SideTerrain, TERRAIN_NAMES, type TerrainRow } from './types.ts';

const namesOf = <K extends TerrainRow>(keys: readonly K[]): Record<K, Text> =>
  Object.fromEntries(keys.map((key) => [key, TERRAIN_NAMES[key]])) as Record<K, Text>;

export const hexTerrain = (label: Text) =>
  byDefault(
    choice(label, namesOf<HexTerrain>(HEX_TERRAINS), { lever: true, side: 'ground', place: 'ground' }),
    'clear',
  );

/** A second terrain of the same hex. */
export const otherTerrain = byDefault(
  choice(
    t('Autre terrain du même hexagone', 'Other terrain of the same hex'),
    { none: t('aucun', 'none'), ...namesOf<HexTerrain | 'road' | 'trail'>([...HEX_TERRAINS, 'road', 'trail']) },
    { place: 'ground' },
  ),
  'none',
);

/** Ground that a charge may have crossed on its way. */
export const chargeGround = choice(
  t('Terrain', 'Terrain'),
  namesOf<TerrainRow>([...HEX_TERRAINS, 'bridge', 'stream', 'crest', 'slope', 'steep', 'redoubt', 'fortification']),
  { positional: true },
);

export const levels = (label: Text) =>
  byDefault(whole(label, -9, 9, { lever: true, side: 'ground', place: 'ground' }), 0);
export const slope = byDefault(
  choice(
    t('Pente sur le côté d’hex.', 'Slope on the hexside'),
    { none: t('aucune', 'none'), slope: TERRAIN_NAMES.slope, steep: TERRAIN_NAMES.steep },
    { lever: true, side: 'ground', rare: true, place: 'ground' },
  ),
  'none',
);
export const crest = flag(t('Crête sur le côté d’hex.', 'Crest on the hexside'), {
  lever: true,
  side: 'ground',
  rare: true,
  place: 'ground',
});
export const water = byDefault(
  choice(
    t('Ruisseau, rivière ou pont sur le côté d’hex.', 'Stream, river or bridge on the hexside'),
    {
      none: t('aucun', 'none'),
      stream: TERRAIN_NAMES.stream,
      'bridge-over-stream': t('pont / ponton sur un ruisseau', 'bridge / pontoon over a stream'),
      river: t('rivière sans pont', 'river without a bridge'),
      'bridge-over-river': t('pont / ponton sur une rivière', 'bridge / pontoon over a river'),
    },
    { lever: true, side: 'ground', place: 'ground' },
  ),
  'none',
);
export const work = byDefault(
  choice(
    t('Redoute, mur ou fortification', 'Redoubt, wall or fortification'),
    {
      none: t('aucun', 'none'),
      'into-redoubt': t('redoute / mur, vers l’intérieur', 'redoubt / wall, inwards'),
      'out-of-redoubt': t('redoute / mur, vers l’extérieur', 'redoubt / wall, outwards'),
      'into-fortification': t('fortification, vers l’intérieur', 'fortification, inwards'),
      'out-of-fortification': t('fortification, vers l’extérieur', 'fortification, outwards'),
    },
    { lever: true, side: 'ground', rare: true, place: 'ground' },
  ),
  'none',
);
export type Work = 'none' | 'into-redoubt' | 'out-of-redoubt' | 'into-fortification' | 'out-of-fortification';

export function worksOf(work: Work): { into: SideTerrain | undefined; outOf: SideTerrain | undefined } {
  const kind = work.endsWith('redoubt') ? 'redoubt' : 'fortification';
  return { into: work.startsWith('into') ? kind : undefined, outOf: work.startsWith('out') ? kind : undefined };
}

export const slopeRow = (given: 'none' | 'slope' | 'steep'): SideTerrain | undefined =>
  given === 'none' ? undefined : given;

/** The level row for a difference, seen from where one comes. */
export function levelRow(difference: number): SideTerrain | undefined {
  if (difference === 0) return undefined;
  if (difference > 0) return difference === 1 ? 'up-1' : 'up-2';
  return difference === -1 ? 'down-1' : 'down-2';
}

export const terrainsOf = (terrain: HexTerrain, other: 'none' | TerrainRow): TerrainRow[] =>
  other === 'none' || other === terrain ? [terrain] : [terrain, other];

/** What of a hex counts against an attack: ruling J-17. */
export function terrainsThatCount(
  terrains: readonly TerrainRow[],
  column: 'fire' | 'shock',
  options: Options,
): TerrainRow[] {
  const own = terrains.filter((key) => figureAt(key, column) !== 'UAT');
  if (chosenOption(options, SEVERAL_TERRAINS) === 'add') return own;
  return [own.reduce((kept, key) => (effect(key, column) < effect(kept, column) ? key : kept))];
}

/** Nobody stands in water to fight from it: ruling J-71. */
export const inWater = (terrains: readonly HexTerrain[]): Refusal | undefined =>
  terrains.some((key) => figureAt(key, 'shock') === 'NA')
    ? {
        refused: t(
          'ni attaque ni tir depuis une rivière, un lac ou la mer',
          'no attack and no fire from a river, a lake or the sea',
        ),
        source: cite('terrain', 'water'),
        rulings: ['J-71'],
      }
    : undefined;

/** A steep slope across three levels or more is impassable: note [i], ruling J-14. */
export function tooSteep(
  side: { readonly levels: number; readonly slope: 'none' | 'slope' | 'steep' },
  options: Options,
): Refusal | undefined {
  const apart = Math.abs(side.levels);
  const impassable = chosenOption(options, STEEP_LEVELS) === 'exactly-three' ? apart === 3 : apart >= 3;
  if (side.slope !== 'steep' || !impassable) return undefined;
  return {
    refused: t(
      `pente raide et ${apart} niveaux d’écart : côté d’hex. infranchissable, choc interdit`,
      `steep slope across ${apart} levels: hexside impassable, no shock`,
    ),
    source: cite('terrain', 'steep'),
    rulings: [STEEP_LEVELS.id],
  };
}
