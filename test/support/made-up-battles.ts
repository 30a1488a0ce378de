import { hashOf, hashText } from '../../src/kernel/rolling-hash.ts';
import type { QuickBattles } from '../../src/kernel/battles.ts';
import { fieldOf } from '../../src/kernel/schema.ts';
import { QUICK_BATTLES as ALEXANDRE } from '../../src/rulesets/alexandre/generator/quick-battle.ts';
import { QUICK_BATTLES as JOURS_DE_GLOIRE } from '../../src/rulesets/jours-de-gloire/generator/quick-battle.ts';

/* Runs in Node and in a browser: both must make the same battles. */

const MAKERS = { alexandre: ALEXANDRE, 'jours-de-gloire': JOURS_DE_GLOIRE };
export type MakerId = keyof typeof MAKERS;

/** Every choice takes its turn. */
export function choicesFor({ choices }: Pick<QuickBattles, 'choices'>, n: number): Record<string, string> {
  const field = fieldOf(choices);
  const chosen: Record<string, string> = { seed: `seed ${n}` };
  let turn = n;
  for (const [name, one] of field.kind === 'record' ? Object.entries(field.fields) : [])
    if (one.kind === 'choice') {
      chosen[name] = one.values[turn % one.values.length]!;
      turn = Math.floor(turn / one.values.length);
    }
  return chosen;
}

/** The hash of each battle of so many seeds. */
export function hashesOfBattles(id: MakerId, count: number): string[] {
  const maker = MAKERS[id];
  return Array.from({ length: count }, (_, n) => hashText(hashOf(maker.make(choicesFor(maker, n)))));
}
