import { t, type Text } from '../../../../kernel/text.ts';
import type { Stake } from '../../../../space/table.ts';
import type { Field, Objective } from '../position/field.ts';
import type { State } from '../position/state.ts';
import { lossesOf, unitsIn } from '../turn/victory.ts';

const MOST_POINTS = t('le plus de points après le dernier tour', 'the most points after the last turn');
const HOLDS_OUT = t('tenir jusqu’après le dernier tour', 'holding out until the last turn is over');
const STRENGTH_LOST = t('PF perdus', 'SP lost');

/** What decides the battle, as `turn/victory.ts` judges it. */
export function stakesOf(field: Field, state: State): readonly Stake[] {
  const { otherwise } = field.scenario;
  const aims = field.objectives.map(({ side }, i) => objectiveStake(field, state, i, side));
  const last: readonly Stake[] =
    otherwise > 0
      ? [{ side: otherwise - 1, is: 'aim', text: HOLDS_OUT }]
      : [0, 1].map((side): Stake => ({ side, is: 'aim', text: MOST_POINTS }));
  return [...aims, ...last, ...[0, 1].flatMap((side) => collapseStake(field, state, side)), ...leaderStakes(field)];
}

function objectiveStake(field: Field, state: State, place: number, side: number): Stake {
  const { units, ahead, has }: Objective = field.objectives[place]!;
  const { zone } = field.scenario.objectives[place]!;
  const and = ahead ? t(', et davantage de points', ', and more points') : t('', '');
  return {
    side,
    is: 'aim',
    text: t(
      `${units} unités en bon ordre ou fatiguées en ${zone} après le dernier tour${and.fr}`,
      `${units} units in good order or fatigued in ${zone} after the last turn${and.en}`,
    ),
    count: { of: t('en zone', 'in the zone'), now: unitsIn(field, state, side, has), limit: units },
  };
}

function collapseStake(field: Field, state: State, side: number): Stake[] {
  const { collapse } = field.scenario.sides[side]!;
  if (collapse === 0) return [];
  const limit = (collapse * field.strengths[side]!) / 100;
  return [
    {
      side,
      is: 'danger',
      text: t(`${collapse} % de ses PF perdus à la fin d’un tour`, `${collapse}% of its SP lost at the end of a turn`),
      count: { of: STRENGTH_LOST, now: lossesOf(field, state, side), limit },
    },
  ];
}

const leaderStakes = (field: Field): Stake[] =>
  field.deciding.map((leader) => {
    const { side, name, deathDecides } = field.leaders[leader]!;
    return { side, is: 'danger', text: deathDecides ? deathText(name) : flightText(name) };
  });

const deathText = ({ fr, en }: Text): Text => t(`${fr} tué ou pris`, `${en} killed or taken`);
const flightText = ({ fr, en }: Text): Text => t(`${fr} en fuite hors de la carte`, `${en} fled off the map`);
