import { t, type Text } from '../../kernel/text.ts';
import { border, type Reason } from '../../space/reach/out-of-reach.ts';
import type { Reach } from '../../space/reach/reach.ts';

/** Why a counter does not come to a hex, for whoever points there. */
export const REASON_TEXTS: Readonly<Record<Reason, Text>> = {
  cost: t('pas assez de points de mouvement', 'not enough movement points'),
  forbidden: t('terrain interdit', 'ground that may not be entered'),
  enemy: t('tenu par l’ennemi', 'held by the enemy'),
  zone: t('zone ennemie', 'enemy zone'),
  stacking: t('pas de place dans la pile', 'no room in the stack'),
  edge: t('hors de la carte', 'off the map'),
};
export const ROUTED_THERE = t('une unité en déroute s’y trouve', 'a routed unit is there');

/** Every hex that is reached, once. */
export const hexesReached = (reach: Reach): number[] => [
  ...new Set(Array.from(reach.places.subarray(0, reach.count), (place) => reach.hexOf(place))),
];

/** Hexes just out of reach, and those within it where the move may not end, with the reasons. */
export function barredHexes(
  reach: Reach,
  isEnd: (hex: number) => boolean,
  whyNoEnd: (hex: number) => Text,
): { readonly hex: number; readonly text: Text }[] {
  const beyond = border(reach).map(({ hex, reason }) => ({ hex, text: REASON_TEXTS[reason] }));
  const known = new Set(beyond.map(({ hex }) => hex));
  const forbidden = hexesReached(reach).filter((hex) => hex !== reach.start && !known.has(hex) && !isEnd(hex));
  return [...beyond, ...forbidden.map((hex) => ({ hex, text: whyNoEnd(hex) }))];
}

/** Where a move may end, with the half points that it costs. */
export const endsOf = (reach: Reach, isEnd: (hex: number) => boolean) =>
  hexesReached(reach)
    .filter((hex) => hex !== reach.start && isEnd(hex))
    .map((hex) => ({ hex, cost: reach.costThrough(hex) }));
