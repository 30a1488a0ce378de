import type { Refusal } from '../../../kernel/assessment.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { cite } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { isTooLarge, refuseWater, tooLarge } from '../units.ts';
import { pairsOf } from './pair.ts';
import type { Situation, Stacks } from './situation.ts';

const refusal = (fr: string, en: string, ...rulings: readonly string[]): Refusal => ({
  refused: t(fr, en),
  source: cite('melee-modifiers'),
  rulings,
});

export function refuse(s: Situation, options: Options): Refusal | undefined {
  return refuseApproaches(s) ?? refusePair(s) ?? refuseStanding(s) ?? refuseStacks(s, options);
}

/** Every attacking stack attacks the only defending one, from one hex. */
const isPlain = ({ attackers, defenders }: Situation): boolean =>
  defenders.length === 1 &&
  attackers.every(
    ({ approaches }) => approaches.length === 0 || (approaches.length === 1 && approaches[0]!.defender === 1),
  );

function refuseApproaches(s: Situation): Refusal | undefined {
  if (isPlain(s)) return undefined;
  const { attackers, defenders } = s;
  const spared = new Set(defenders.map((_, i) => i + 1));
  for (const { approaches } of attackers) {
    if (approaches.length === 0) spared.clear();
    const through = new Set<number>();
    for (const { defender } of approaches) {
      if (defender > defenders.length)
        return refusal(
          `le défenseur n’a pas de pile n° ${defender} (nombre de piles : ${defenders.length})`,
          `no defending stack no. ${defender} (defending stacks: ${defenders.length})`,
        );
      if (through.has(defender))
        return refusal('une pile n’attaque que par un seul hexagone', 'a stack attacks from one hex only', 'A-43');
      through.add(defender);
      spared.delete(defender);
    }
  }
  for (const n of spared)
    return refusal(`personne n’attaque la pile n° ${n} du défenseur`, `nobody attacks defending stack no. ${n}`);
  return undefined;
}

/** A pair needs two attacking stacks with a Ph each, whose names, where both are given, are the same. */
function refusePair(s: Situation): Refusal | undefined {
  if (!s.phalanxPair || pairsOf(s).length > 0) return undefined;
  return {
    refused: t(
      'il faut deux piles de l’attaquant avec des Ph de même nom',
      'two attacking stacks with Ph of the same name are needed',
    ),
    source: cite('melee-modifiers', 'phalanx-pair'),
  };
}

function refuseStanding({ attackers, defenders }: Situation): Refusal | undefined {
  for (const { units } of attackers)
    for (const { state } of units)
      if (state === 'routed')
        return refusal('une unité en déroute n’attaque pas', 'a routed unit does not attack', 'A-40');
  for (const { terrain } of defenders) {
    const water = refuseWater(terrain);
    if (water !== undefined) return water;
  }
  return undefined;
}

function refuseStacks({ attackers, defenders }: Situation, options: Options): Refusal | undefined {
  const isLarge = ({ units }: Stacks[number]): boolean => isTooLarge(units, options);
  const large = attackers.find(isLarge) ?? defenders.find(isLarge);
  return large && tooLarge(large.units, t('une pile', 'a stack'));
}
