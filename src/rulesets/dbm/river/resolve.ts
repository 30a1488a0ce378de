import { lineAt } from '../../../kernel/chart.ts';
import { type Dice, d6 } from '../../../kernel/dice.ts';
import type { ActorId } from '../../../kernel/effect.ts';
import { t } from '../../../kernel/text.ts';
import { CROSSING, RIVER, type River } from '../charts/river.ts';
import type { ChosenOptions } from '../chosen-options.ts';
import type { RiverOutcome } from '../shapes.ts';

export interface RiverInput {
  /** 0: to be diced for. */
  readonly score: number;
  readonly modifier: number;
  readonly elements: readonly { readonly general: boolean; readonly friendAcross: boolean }[];
  readonly lowBank: ChosenOptions['LOW_RIVER'];
}

export const elementId = (i: number): ActorId => `elements[${i + 1}]`;

const WHY_CROSSING = t(
  'passage (1 noyade, 2-4 impossible, 5+ passe)',
  'crossing (1 drowns, 2-4 impossible, 5+ across)',
);

/** In order: a friend across helps the next, a river found impassable stops them all (ruling D-43). */
function cross({ elements }: RiverInput, dice: Dice): RiverOutcome['elements'] {
  const fates: RiverOutcome['elements'] = [];
  for (const [i, { general, friendAcross }] of elements.entries()) {
    const helped = general || friendAcross || fates.includes('across');
    const ask = { who: elementId(i), why: WHY_CROSSING };
    fates.push(fates.includes('barred') ? 'waits' : dice.read(d6, CROSSING, ask, helped ? 1 : 0));
  }
  return fates;
}

export function resolve(input: RiverInput, dice: Dice): RiverOutcome {
  const ask = { who: 'river', why: t('état', 'state') };
  const state: River = input.score > 0 ? lineAt(RIVER, input.score).value : dice.read(d6, RIVER, ask, input.modifier);
  const { id } = RIVER.lines.find(({ value }) => value === state)!;
  return { state: id, elements: state.perilous ? cross(input, dice) : input.elements.map(() => 'across') };
}
