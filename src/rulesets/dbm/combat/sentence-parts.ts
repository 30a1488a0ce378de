import type { Assessment } from '../../../kernel/assessment.ts';
import type { Tally } from '../../../kernel/modifier.ts';
import type { SentencePart } from '../../../kernel/sentence-part.ts';
import { join, same, t, type Text } from '../../../kernel/text.ts';
import { describe, type Element } from '../element.ts';
import type { CombatOutcome } from '../shapes.ts';
import { code } from '../types.ts';
import type { Side } from './contest.ts';
import { BOTH_DESTROYED, FATES, resultOf, TIE } from './facets.ts';
import type { CombatInput } from './combat-rule.ts';

/** `Wb(O) 4 (+1 rank)`: an element with its total before the dice, and what counts in it. */
export function totalText(element: Element, sum: Tally | undefined): Text {
  const { fr, en } = describe(element);
  if (sum === undefined) return t(fr, en);
  const { total, briefs } = sum;
  if (briefs.length === 0) return t(`${fr} ${total}`, `${en} ${total}`);
  const counted = join(briefs, ', ');
  return t(`${fr} ${total} (${counted.fr})`, `${en} ${total} (${counted.en})`);
}

const SIDES: readonly Side[] = ['second', 'first'];

/** The fates of both sides without their names, so that their shares are summed up once per distribution. */
const RESULT = {
  id: 'result',
  text: t('Résultat', 'Result'),
  classes: [
    TIE,
    BOTH_DESTROYED,
    ...SIDES.flatMap((side) =>
      FATES.map(([id, fr, en, cost]) => ({
        id: `${side}-${id}`,
        text: t(fr, en),
        worth: side === 'first' ? 0 - cost : cost,
      })),
    ),
  ],
  classOf: resultOf,
};

const TEXTS: ReadonlyMap<string, Text> = new Map(RESULT.classes.map(({ id, text }) => [id, text]));

/** What to call a side: its troops, and whose they are where both have the same. */
function nameOf({ input, cast }: Assessment<CombatInput>, side: Side): Text {
  const [first, second] = [code(input.first.facts.self), code(input.second.facts.self)];
  if (first === second) return cast[input[side].id]!;
  return same(side === 'first' ? first : second);
}

export const combatSentenceParts = (assessment: Assessment<CombatInput>): readonly SentencePart<CombatOutcome>[] => [
  {
    facet: RESULT,
    brief: (id) => {
      const side = SIDES.find((each) => id.startsWith(each));
      const text = TEXTS.get(id)!;
      return { text: side === undefined ? text : join([nameOf(assessment, side), text], ' ') };
    },
  },
];
