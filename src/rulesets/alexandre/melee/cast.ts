import type { Cast } from '../../../kernel/effect.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { leaderNames, numbersOf } from '../units.ts';
import { allUnits, type Situation, type Stacks } from './situation.ts';
import { type Side, stackId, unitId } from './resolve.ts';

const SIDES: Readonly<Record<Side, Text>> = {
  attackers: t('les attaquants', 'the attackers'),
  defenders: t('les défenseurs', 'the defenders'),
};

/** `Ph Agema`; in French `Ph 2 de l’attaquant`, as the sheet says, in English `attacking Ph 2`. */
const unitName = (side: Side, type: string, name: string, number: string): Text => {
  if (name !== '') return same(`${type} ${name}`);
  return side === 'attackers'
    ? t(`${type}${number} de l’attaquant`, `attacking ${type}${number}`)
    : t(`${type}${number} du défenseur`, `defending ${type}${number}`);
};

const unnamedLeader = (side: Side, n: number): Text =>
  side === 'attackers'
    ? t(`chef ${n} de l’attaquant`, `attacking leader ${n}`)
    : t(`chef ${n} du défenseur`, `defending leader ${n}`);

function castSide(side: Side, stacks: Stacks, cast: Record<string, Text>): void {
  cast[side] = SIDES[side];
  const numbers = numbersOf(allUnits(stacks)).values();
  for (const [i, { units }] of stacks.entries()) {
    const { fr, en } = SIDES[side];
    cast[stackId(side, i)] =
      stacks.length === 1 ? SIDES[side] : t(`${fr} de la pile ${i + 1}`, `${en} of stack ${i + 1}`);
    for (const [j, unit] of units.entries())
      cast[unitId(side, i, j)] = unitName(side, unit.type, unit.name, numbers.next().value!);
  }
}

/** Names that tell the units, stacks and leaders of both sides apart. */
export function castOf(s: Situation): Cast {
  const cast: Record<string, Text> = { attacker: t('attaquant', 'attacker') };
  for (const side of ['attackers', 'defenders'] as const) {
    castSide(side, s[side], cast);
    const led = s[side].map(({ leaders }, i) => ({ id: stackId(side, i), leaders }));
    Object.assign(
      cast,
      leaderNames(led, (n) => unnamedLeader(side, n)),
    );
  }
  return cast;
}
