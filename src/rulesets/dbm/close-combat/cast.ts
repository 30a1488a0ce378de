import type { Cast } from '../../../kernel/effect.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { behindName, BOTH, BOTH_NAME, castElement, roleName } from '../combat/cast.ts';
import type { CombatSide, Role, Situation } from './situation.ts';

const ROLES: Readonly<Record<Role, Text>> = { friend: t('ami', 'friend'), enemy: t('ennemi', 'enemy') };

export const nameOf = (role: Role, element: CombatSide): Text => roleName(ROLES[role], element);

/** Both elements, the ranks and friends behind each, what each would recoil into, and who overlaps it. */
export function castOf(s: Situation): Cast {
  const cast: Record<string, Text> = { [BOTH]: BOTH_NAME };
  for (const role of ['friend', 'enemy'] as const) {
    const side = s[role];
    const name = nameOf(role, side);
    castElement(cast, role, name, side);
    for (const [i, { type }] of side.friendsNear.entries())
      cast[`${role}.friendsNear[${i + 1}]`] = behindName(type, name);
    cast[`${role}.overlaps`] = t('ses amis en débord', 'its overlapping friends');
    cast[`${role}.overlapsByElephants`] = t('ses El en débord', 'its overlapping El');
  }
  return cast;
}
