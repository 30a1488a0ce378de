import type { ChartReading } from '../../../kernel/assessment.ts';
import { chosenOption, type Options } from '../../../kernel/ruling.ts';
import { cite } from '../../../kernel/source.ts';
import { join, t } from '../../../kernel/text.ts';
import { groupBy } from '../group-by.ts';
import { TIED_INITIATIVE } from '../options.ts';
import { strikerName } from './cast.ts';
import type { Blow, OrderedBlow } from './blows.ts';
import { opposite, type Side } from './sides.ts';
import type { Situation } from './situation.ts';
import type { AssessedBlow } from './strike.ts';

/** Blows due at the same moment; where both sides have some, `together` or one side after the other. */
export interface Moment {
  readonly blows: readonly Blow[];
  readonly together: boolean;
}

const isContested = (blows: readonly Blow[]): boolean => blows.some(({ side }) => side !== blows[0]!.side);

/** Chargers first, then by Initiative; blows of equal right fall at one moment. */
export function momentsOf(blows: readonly AssessedBlow[], order: Situation['order'], options: Options): Moment[] {
  if (order === 'simultaneous') return [{ blows: blows.map(({ blow }) => blow), together: true }];
  const together = chosenOption(options, TIED_INITIATIVE) === 'together';
  const turns = groupBy(blows, ({ charged, initiative }) => initiative + (charged ? 100 : 0));
  return [...turns]
    .toSorted(([a], [b]) => b - a)
    .map(([, turn]) => {
      const due = turn.map(({ blow }) => blow);
      return { blows: due, together: together && isContested(due) };
    });
}

function inOrder(moments: readonly Moment[], first: Side): OrderedBlow[] {
  const ordered: OrderedBlow[] = [];
  for (const { blows, together } of moments) {
    const begins = ordered.length;
    const of = (side: Side) => blows.filter((blow) => blow.side === side);
    const due = together ? blows : [...of(first), ...of(opposite(first))];
    for (const blow of due) ordered.push({ ...blow, counted: together ? begins : ordered.length });
  }
  return ordered;
}

/** Who comes first matters only where both sides are due at one moment: the last winner, else a die says so. */
export function ordersOf(moments: readonly Moment[], wonLastRound: Situation['wonLastRound']): OrderedBlow[][] {
  const tied = moments.some(({ blows, together }) => !together && isContested(blows));
  if (!tied) return [inOrder(moments, 'attackers')];
  if (wonLastRound !== 'nobody') return [inOrder(moments, wonLastRound)];
  return [inOrder(moments, 'attackers'), inOrder(moments, 'defenders')];
}

export const orderReading = (s: Situation, moments: readonly Moment[]): ChartReading => {
  const shown = moments.map(({ blows }) =>
    join(
      blows.map(({ side, body, beside }) => strikerName(s, side, body, beside)),
      ' = ',
    ),
  );
  return {
    source: cite('to-hit'),
    text: t('ordre des attaques', 'order of attacks'),
    value: join(shown, ' > '),
    rulings: [TIED_INITIATIVE.id, 'W-40'],
  };
};
