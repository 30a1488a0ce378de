import { assessmentOf, type Assessment, type Refusal } from '../../../kernel/assessment.ts';
import { tally } from '../../../kernel/modifier.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { signed, t, type Text } from '../../../kernel/text.ts';
import { ALL_MELEE_MODIFIERS, LIMIT } from '../charts/melee-modifiers.ts';
import { ladderOf } from '../states.ts';
import type { State } from '../types.ts';
import { describeLed } from '../units.ts';
import { castOf } from './cast.ts';
import { effects } from './effects.ts';
import { EXAMPLES } from './examples.ts';
import { facets, gist, marginal } from './facets.ts';
import { factsOf } from './facts.ts';
import { MATCHUPS } from './matchups.ts';
import { refuse } from './refuse.ts';
import { resolve, type MeleeInput, stacksOf } from './resolve.ts';
import { allUnits, type Situation, situation, type Stacks } from './situation.ts';
import { sentenceParts } from './sentence-parts.ts';
import { meleeEffectText } from './effect-text.ts';

/** The rulings that bear on the whole: the limit, and what results do to units that are not in good order. */
function rulingsOf(limited: boolean, { attackers, defenders }: Situation): readonly string[] {
  const defending = allUnits(defenders);
  const states = new Set<State>([...allUnits(attackers), ...defending].map(({ state }) => state));
  const rulings = limited ? ['A-1'] : [];
  if (states.has('discouraged')) rulings.push('A-27');
  if (states.has('fatigued')) rulings.push('A-28');
  if (states.has('routed')) rulings.push('A-29');
  if (states.has('discouraged') || states.has('routed')) rulings.push('A-39');
  if (defending.some(({ type, state }) => type === 'Ph' && state === 'routed')) rulings.push('A-41');
  return rulings;
}

const TITLE = t('Mêlée', 'Melee');

function assess(s: Situation, options: Options): Assessment<MeleeInput> | Refusal {
  const refusal = refuse(s, options);
  if (refusal) return refusal;
  const sum = tally(TITLE, ALL_MELEE_MODIFIERS, factsOf(s, options), LIMIT);
  const { total } = sum;
  return assessmentOf(
    { total, attackers: stacksOf(s.attackers), defenders: stacksOf(s.defenders), ladder: ladderOf(options) },
    {
      modifier: () => sum,
      needs: () =>
        t(
          `dé (0-9) ${signed(total)} : de ${total} à ${total + 9} sur la table des résultats`,
          `die (0-9) ${signed(total)}: ${total} to ${total + 9} on the results chart`,
        ),
      rulings: () => rulingsOf(sum.sum !== total, s),
      cast: () => castOf(s),
    },
  );
}

const sideText = (stacks: Stacks): Text =>
  describeLed(allUnits(stacks), stacks.length === 1 ? stacks[0]!.leaders : stacks.flatMap(({ leaders }) => leaders));

export const melee = procedure({
  id: 'melee',
  group: 'fight',
  title: TITLE,
  about: t('Des piles attaquent des piles adjacentes.', 'Stacks attack adjacent stacks.'),
  charts: [
    'types',
    'ratios',
    'quality-modifiers',
    'melee-modifiers',
    'terrain',
    'melee-results',
    'leader-check',
    'key',
  ],
  situation,
  examples: EXAMPLES,
  assess,
  resolve,
  facets,
  gist,
  marginal,
  matchups: MATCHUPS,
  effects,
  effectText: meleeEffectText,
  headline: (s) => {
    const [attackers, defenders] = [sideText(s.attackers), sideText(s.defenders)];
    return allUnits(s.attackers).length === 1
      ? t(`${attackers.fr} attaque ${defenders.fr}`, `${attackers.en} attacks ${defenders.en}`)
      : t(`${attackers.fr} attaquent ${defenders.fr}`, `${attackers.en} attack ${defenders.en}`);
  },
  sentenceParts,
});
