import { firstVerdict } from '../../../kernel/chart.ts';
import type { ActorId, Cast } from '../../../kernel/effect.ts';
import { cite } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { DESTRUCTION, type Lost } from '../charts/destruction.ts';
import { FOLLOW_UP } from '../charts/follow-up.ts';
import { lineText } from '../charts/line.ts';
import { supportingRanks } from '../charts/support.ts';
import { BOTH } from '../combat/cast.ts';
import { other, type Side } from '../combat/contest.ts';
import { comparedEffect, fateEffects, paces } from '../combat/effects.ts';
import type { CombatFacts } from '../combat/fighter.ts';
import type { CombatInput } from '../combat/combat-rule.ts';
import { combatEffectText } from '../combat/effect-text.ts';
import type { CloseCombatEffect, CombatOutcome } from '../shapes.ts';
import { isMachine } from '../types.ts';
import type { CombatSide } from './situation.ts';

const NOTHING = t('', '');
const SIDES: readonly Side[] = ['first', 'second'];

type CloseFacts = CombatFacts<CombatSide>;

/** Ranks behind: the first stands within a base depth, those beyond it die as supports only (ruling D-53). */
const placeOf = (rank: number, supports: number): Lost['place'] => {
  if (rank < supports) return 'support';
  return rank === 0 ? 'depth' : 'further';
};

/** Supports and neighbours of an element destroyed. */
function neighbourEffects(by: ActorId, facts: CloseFacts): CloseCombatEffect[] {
  const { type: dead, rears, friendsNear, rearsFortified: behindInFortification } = facts.self;
  const supports = supportingRanks(facts);
  const near = [
    ...rears.map(({ type }, i) => ({ who: `${by}.rears[${i + 1}]`, behind: type, place: placeOf(i, supports) })),
    ...friendsNear.map(({ type, place }, i) => ({ who: `${by}.friendsNear[${i + 1}]`, behind: type, place })),
  ];
  return near.map(({ who, behind, place }): CloseCombatEffect => {
    const { id, value: dies } = firstVerdict(DESTRUCTION, { dead, behind, place, behindInFortification });
    const common = { who: [who], by, source: cite('destruction', id) };
    return dies ? { kind: 'destroyed', cause: 'along', ...common } : { kind: 'spared', ...common };
  });
}

/** Whether a winner follows up; those who only overlapped its enemy do not. */
function followEffects(id: ActorId, enemyId: ActorId, { self, enemy, options }: CloseFacts): CloseCombatEffect[] {
  const judge = (overlapOnly: boolean) => {
    const frontHeld = self.frontHeld && !overlapOnly;
    const defends = self.fortification || self.bank;
    const line = firstVerdict(FOLLOW_UP, { ...self, enemy, frontHeld, overlapOnly, defends, options });
    return { why: line.id, follows: line.value, source: cite('follow-up', line.id) };
  };
  const who = [id];
  const { why, follows, source } = judge(false);
  const reach = self.baggage ? 'baggage' : 'base-depth';
  const effects: CloseCombatEffect[] = [
    follows
      ? { kind: 'follow', who, reach, paces: self.baggage ? paces(self) : null, source }
      : {
          kind: 'stay',
          who,
          why,
          source,
          ...(why === 'foot-v-skirmishers' && { rulings: isMachine(self) ? ['D-62', 'D-66'] : ['D-62'] }),
        },
  ];
  const overlapping = (['overlaps', 'overlapsByElephants'] as const).filter((how) => enemy[how] > 0);
  if (overlapping.length > 0) {
    const aside = judge(true);
    const beside = overlapping.map((how) => `${enemyId}.${how}`);
    effects.push({ kind: 'stay', who: beside, why: aside.why, source: aside.source });
  }
  return effects;
}

/** The comparison, the fate of each side and of those around it, then who follows up or that the fight goes on. */
export function effects(input: CombatInput<CombatSide>, outcome: CombatOutcome): CloseCombatEffect[] {
  const suffered = SIDES.flatMap((side): CloseCombatEffect[] => {
    const { id, facts } = input[side];
    const own = fateEffects(input, outcome, side);
    return outcome[side].fate === 'destroyed' ? [...own, ...neighbourEffects(id, facts)] : own;
  });
  const unharmed = SIDES.filter((side) => outcome[side].fate === 'none');
  const [winner] = unharmed.length === 1 ? unharmed : [];
  return [
    comparedEffect(input, outcome),
    ...suffered,
    ...(winner === undefined ? [] : followEffects(input[winner].id, input[other(winner)].id, input[winner].facts)),
    ...(unharmed.length === 2
      ? [{ kind: 'fight-on', who: [BOTH], source: cite('equal', 'others-equal') } as const]
      : []),
  ];
}

export function effectText(effect: CloseCombatEffect, cast: Cast, brief?: boolean): Text {
  switch (effect.kind) {
    case 'spared':
      return t('est épargné', 'is spared');
    case 'follow':
      return effect.reach === 'baggage'
        ? t('suit aussitôt d’un mouvement, jusqu’aux bagages', 'follows up at once by a full move, to the baggage')
        : brief
          ? t('suit', 'follows up')
          : t('suit aussitôt d’une profondeur de socle', 'follows up at once by one base depth');
    case 'stay': {
      const why = lineText(FOLLOW_UP, effect.why);
      if (brief) return effect.why === 'overlap-only' ? NOTHING : t('ne suit pas', 'does not follow up');
      return effect.why === 'overlap-only'
        ? t(`ne suivent pas (${why.fr})`, `do not follow up (${why.en})`)
        : t(`ne suit pas (${why.fr})`, `does not follow up (${why.en})`);
    }
    case 'fight-on':
      if (brief) return NOTHING;
      return t(
        'le combat se poursuit à la phase suivante, si personne ne rompt',
        'the fight goes on next phase, if nobody breaks off',
      );
    default:
      return combatEffectText(effect, cast, brief);
  }
}
