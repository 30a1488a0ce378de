import type { Refusal } from '../../../kernel/assessment.ts';
import { cite } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { figureAt } from '../charts/terrain.ts';
import { inWater } from '../ground.ts';
import { badSquare } from '../square.ts';
import { isArtillery, TERRAIN_NAMES } from '../types.ts';
import type { Situation } from './situation.ts';

/** What bars fire across a hexside between neighbours: NA, and note [f]. */
export function barsFire({
  crest,
  slope,
}: Pick<Situation, 'crest' | 'slope'>): 'crest' | 'slope' | 'steep' | undefined {
  const sides = [...(crest ? (['crest'] as const) : []), ...(slope === 'none' ? [] : [slope])];
  return sides.find((key) => figureAt(key, 'fire') === 'NA');
}

function refuseBlockedView(s: Situation): Refusal | undefined {
  const side = s.distance > 1 ? undefined : barsFire(s);
  if (side === undefined) return undefined;
  const name = TERRAIN_NAMES[side];
  return {
    refused: t(
      `pas de tir adjacent à travers ce côté d’hex. (${name.fr})`,
      `no adjacent fire across that hexside (${name.en})`,
    ),
    source: cite('terrain', side),
    rulings: ['J-41'],
  };
}

export function refuse(s: Situation): Refusal | undefined {
  if (s.batteries.length > 1 && s.together !== 'stacked')
    return {
      refused: t(
        'pas de tir combiné : deux unités d’artillerie doivent être empilées et de la même formation',
        'no combined fire: two artillery units must be stacked and of the same formation',
      ),
      source: cite('fire-modifiers', 'combined'),
    };
  const short = s.batteries.find(({ greatestRange }) => greatestRange > 0 && greatestRange < s.distance);
  if (short)
    return {
      refused: t(
        `hors de portée : ${s.distance} hex., au plus ${short.greatestRange}`,
        `out of range: ${s.distance} hexes, at most ${short.greatestRange}`,
      ),
      source: cite('fire-modifiers', 'long'),
      rulings: ['J-39'],
    };
  if (s.kind === 'counter-battery' && !s.target.some(isArtillery))
    return {
      refused: t(
        'pas de tir de contre-batterie sur une cible sans artillerie',
        'no counter-battery fire at a target without artillery',
      ),
      source: cite('fire-modifiers', 'answering'),
      rulings: ['J-73'],
    };
  return inWater([s.firerTerrain]) ?? badSquare(s.target, cite('fire-modifiers', 'square')) ?? refuseBlockedView(s);
}
