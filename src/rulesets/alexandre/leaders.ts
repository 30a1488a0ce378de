import type { Assessment } from '../../kernel/assessment.ts';
import { type Dice, d10 } from '../../kernel/dice.ts';
import type { ActorId } from '../../kernel/effect.ts';
import type { Facet } from '../../kernel/facet.ts';
import { cite } from '../../kernel/source.ts';
import { t } from '../../kernel/text.ts';
import { FATE_NAMES, FATES, type Fate, LEADER_CHECK } from './charts/leaders.ts';
import type { LeaderEffect } from './shapes.ts';

const WHY = t(
  'sort du chef (0-6 indemne, 7-8 blessé, 9 tué)',
  'fate of the leader (0-6 unharmed, 7-8 wounded, 9 killed)',
);

export const checkLeader = (who: ActorId, dice: Dice): Fate => dice.read(d10, LEADER_CHECK, { who, why: WHY });

/** One second die for each leader. */
export const checkLeaders = (leaders: readonly ActorId[], dice: Dice): Fate[] =>
  leaders.map((who) => checkLeader(who, dice));

/** What a leader's fate is worth to his own side. */
const WORTH: Readonly<Record<Fate, number>> = { unharmed: 0, wounded: -1, killed: -2 };

const CLASSES = {
  own: FATES.map((fate) => ({ id: fate, text: FATE_NAMES[fate], worth: WORTH[fate] })),
  enemy: FATES.map((fate) => ({ id: fate, text: FATE_NAMES[fate], worth: 0 - WORTH[fate] })),
};

/** One facet per leader; a leader who was not checked is unharmed. `whose`: seen from the side that acts. */
export const leaderFacets = <O>(
  leaders: readonly ActorId[],
  assessment: Assessment<unknown>,
  id: string,
  whose: keyof typeof CLASSES,
  fates: (outcome: O) => readonly Fate[],
): Facet<O>[] =>
  leaders.map((leader, i) => ({
    id: `${id}-${i + 1}`,
    get text() {
      return assessment.cast[leader]!;
    },
    classes: CLASSES[whose],
    of: (outcome) => fates(outcome)[i] ?? 'unharmed',
  }));

export const leaderEffects = (leaders: readonly ActorId[], fates: readonly Fate[]): LeaderEffect[] =>
  fates.map((fate, i) => ({ kind: 'leader', who: [leaders[i]!], fate, source: cite('leader-check') }));
