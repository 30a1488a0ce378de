import type { ActorId, Cast } from '../../../kernel/effect.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { nameOf, withNumber } from '../fields.ts';
import { type Side, SIDE_NAMES, SIDES } from './sides.ts';
import type { Situation } from './situation.ts';

/** Whoever throws for equal Initiative. */
export const INITIATIVE = 'initiative';

export const bodyId = (side: Side, body: number): ActorId => `${side}[${body + 1}]`;

/** The warriors of a body, or one of the sets of blows beside them. */
export const strikerId = (side: Side, body: number, beside: number): ActorId =>
  beside === 0 ? bodyId(side, body) : `${bodyId(side, body)}.beside[${beside}]`;

/** Which body of a side, without its name. */
export const bodyPlace = (side: Side, body: number, of: number): Text => withNumber(SIDE_NAMES[side], body, of);

export const bodyName = (s: Situation, side: Side, body: number): Text =>
  nameOf(s[side][body]!, bodyPlace(side, body, s[side].length));

export function strikerName(s: Situation, side: Side, body: number, beside: number): Text {
  const who = bodyName(s, side, body);
  if (beside === 0) return who;
  const sets = s[side][body]!.beside;
  const unnamed = withNumber(t(`${who.fr}, autres attaques`, `${who.en}, other attacks`), beside - 1, sets.length);
  return nameOf(sets[beside - 1]!, unnamed);
}

export function castOf(s: Situation): Cast {
  const cast: Record<ActorId, Text> = { [INITIATIVE]: t('Initiatives égales', 'equal Initiative') };
  for (const side of SIDES)
    for (const [body, { beside }] of s[side].entries()) {
      cast[bodyId(side, body)] = bodyName(s, side, body);
      for (const i of beside.keys()) cast[strikerId(side, body, i + 1)] = strikerName(s, side, body, i + 1);
    }
  return cast;
}
