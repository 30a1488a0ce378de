import type { Assessment } from '../../kernel/assessment.ts';
import { type Dice, d10 } from '../../kernel/dice.ts';
import type { ActorId } from '../../kernel/effect.ts';
import type { Facet, FacetClass } from '../../kernel/facet.ts';
import { cite } from '../../kernel/source.ts';
import type { SentencePart } from '../../kernel/sentence-part.ts';
import { t, type Text } from '../../kernel/text.ts';
import { FATE_NAMES, FATES, type Fate, LEADER_CHECK } from './charts/leaders.ts';
import type { LeaderEffect } from './shapes.ts';

const WHY = t(
  'mort ou blessure du chef (0-6 indemne, 7-8 blessé, 9 tué)',
  'death or wounding of the leader (0-6 unharmed, 7-8 wounded, 9 killed)',
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

/** The facet of one leader; whoever was not checked is unharmed. */
class LeaderFacet<O> {
  readonly id: string;
  readonly classes: readonly FacetClass[];
  readonly #leader: ActorId;
  readonly #assessment: Assessment<unknown>;
  readonly #fate: (outcome: O) => Fate | undefined;

  constructor(
    id: string,
    classes: readonly FacetClass[],
    leader: ActorId,
    assessment: Assessment<unknown>,
    fate: (outcome: O) => Fate | undefined,
  ) {
    this.id = id;
    this.classes = classes;
    this.#leader = leader;
    this.#assessment = assessment;
    this.#fate = fate;
  }

  get text(): Text {
    return this.#assessment.cast[this.#leader]!;
  }

  classOf(outcome: O): string {
    return this.#fate(outcome) ?? 'unharmed';
  }
}

/** One facet per leader; `whose`: seen from the side that acts. */
export const leaderFacets = <O>(
  leaders: readonly ActorId[],
  assessment: Assessment<unknown>,
  id: string,
  whose: keyof typeof CLASSES,
  fates: (outcome: O) => readonly Fate[],
): Facet<O>[] =>
  leaders.map((leader, i) => new LeaderFacet(`${id}-${i + 1}`, CLASSES[whose], leader, assessment, (o) => fates(o)[i]));

const EACH_LEADER = t('chaque chef', 'each leader');

/** What may happen to any leader of a side, in a sentence: all run the same risk, so that the first stands for each. */
export const leaderRisks = <O>(id: string, fate: (outcome: O) => Fate | undefined): SentencePart<O> => ({
  facet: { id, text: EACH_LEADER, classes: CLASSES.own, classOf: (outcome) => fate(outcome) ?? 'unharmed' },
  of: EACH_LEADER,
  brief: (id) => (id === 'unharmed' ? undefined : { text: FATE_NAMES[id as Fate] }),
});

export const leaderEffects = (leaders: readonly ActorId[], fates: readonly Fate[]): LeaderEffect[] =>
  fates.map((fate, i) => ({ kind: 'leader', who: [leaders[i]!], fate, source: cite('leader-check') }));
