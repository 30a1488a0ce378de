import type { ActorId, Cast } from '../../../kernel/effect.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { nameOf, withNumber } from '../fields.ts';
import { namesText } from '../types.ts';
import { type Situation, unitsOf } from './situation.ts';

/** Who throws for hits on a melee: nobody in particular. */
export const HITS = 'hits';
export const ODD_HIT = 'odd-hit';

export const shootersId = (place: number): ActorId => `shooters[${place + 1}]`;

/** Batches of one Strength wound together. */
export const groupId = (places: readonly number[]): ActorId => places.map(shootersId).join('+');

export const unitId = (place: number): ActorId => (place === 0 ? 'target' : `melee[${place}]`);

/** Which unit of a melee, without its name. */
export const UNIT_PLACES: readonly Text[] = [
  t('cible', 'target'),
  ...[2, 3, 4, 5, 6].map((n) => t(`unité ${n}`, `unit ${n}`)),
];

export const shootersName = ({ shooters }: Situation, place: number): Text =>
  nameOf(shooters[place]!, withNumber(t('tireurs', 'shooters'), place, shooters.length));

export const unitName = (unit: { readonly name: string }, place: number): Text => nameOf(unit, UNIT_PLACES[place]!);

export const groupName = (s: Situation, places: readonly number[]): Text =>
  namesText(places.map((place) => shootersName(s, place)));

export function castOf(s: Situation, groups: readonly (readonly number[])[]): Cast {
  const cast: Record<ActorId, Text> = {};
  for (const i of s.shooters.keys()) cast[shootersId(i)] = shootersName(s, i);
  for (const places of groups) cast[groupId(places)] = groupName(s, places);
  for (const [i, unit] of unitsOf(s).entries()) cast[unitId(i)] = unitName(unit, i);
  if (s.melee.length === 0) return cast;
  return {
    ...cast,
    [HITS]: t('touches sur le corps à corps', 'hits on the combat'),
    [ODD_HIT]: t('touche impaire', 'odd hit'),
    own: t('camp des tireurs', 'shooters’ side'),
    enemy: t('camp ennemi', 'enemy side'),
  };
}
