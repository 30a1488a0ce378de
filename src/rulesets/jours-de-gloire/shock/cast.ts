import type { ActorId, Cast } from '../../../kernel/effect.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { distinctNames, type Named, unitName } from '../units.ts';
import { unitId } from './resolve.ts';
import { SIDES } from './sides.ts';
import type { Situation } from './situation.ts';

const [ATTACKER, DEFENDER] = [SIDES.attackers[0], SIDES.defenders[0]];

/** Names that say the side of every unit that has none of its own, or shares it with the enemy. */
const sidedNames = (units: readonly Named[], enemies: readonly Named[], side: Text): Text[] =>
  distinctNames(units.map(unitName)).map((name, i) =>
    units[i]!.name === '' || enemies.some((enemy) => enemy.name === units[i]!.name)
      ? t(`${name.fr} (${side.fr})`, `${name.en} (${side.en})`)
      : name,
  );

/** Names that tell all units apart, and the side that throws. */
export function castOf({ attackers, defenders }: Situation): Cast {
  const names = distinctNames([
    ...sidedNames(attackers, defenders, ATTACKER),
    ...sidedNames(defenders, attackers, DEFENDER),
  ]).values();
  const cast: Record<ActorId, Text> = { attacker: ATTACKER };
  for (const [i] of attackers.entries()) cast[unitId('attackers', i)] = names.next().value!;
  for (const [i] of defenders.entries()) cast[unitId('defenders', i)] = names.next().value!;
  return cast;
}
