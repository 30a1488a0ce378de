import type { Cast } from '../../../kernel/effect.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { BOTH, BOTH_NAME, castElement, roleName } from '../combat/cast.ts';
import type { Role, ShootingSide, Situation } from './situation.ts';

const ROLES: Readonly<Record<Role, Text>> = { shooter: t('tireur', 'shooter'), target: t('cible', 'target') };

export const nameOf = (role: Role, element: ShootingSide): Text => roleName(ROLES[role], element);

export function castOf(s: Situation): Cast {
  const cast: Record<string, Text> = { [BOTH]: BOTH_NAME };
  for (const role of ['shooter', 'target'] as const) castElement(cast, role, nameOf(role, s[role]), s[role]);
  return cast;
}
