import type { ActorId } from '../../../kernel/effect.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { describe, type Element } from '../element.ts';
import { MET_NAMES } from '../types.ts';

/** The two together, as the cast names them. */
export const BOTH: ActorId = 'both';

/** `Bd(O) (friend)`. */
export const roleName = (role: Text, element: Element): Text => {
  const what = describe(element);
  return t(`${what.fr} (${role.fr})`, `${what.en} (${role.en})`);
};

export const behindName = (type: string, name: Text): Text =>
  t(`${type} derrière ${name.fr}`, `${type} behind ${name.en}`);

const metName = ({ what, type }: Element['behind'][number], name: Text): Text => {
  if (what === 'friend') return t(`${type} rencontré par ${name.fr}`, `${type} met by ${name.en}`);
  const met = MET_NAMES[what];
  return what === 'enemy' ? t(`${met.fr} derrière ${name.fr}`, `${met.en} behind ${name.en}`) : met;
};

/** An element and those that its fate may reach in any combat. */
export function castElement(cast: Record<ActorId, Text>, id: ActorId, name: Text, element: Element): void {
  cast[id] = name;
  for (const [i, { type }] of element.rears.entries()) cast[`${id}.rears[${i + 1}]`] = behindName(type, name);
  for (const [i, met] of element.behind.entries()) cast[`${id}.behind[${i + 1}]`] = metName(met, name);
}

export const BOTH_NAME = t('les deux', 'both');
