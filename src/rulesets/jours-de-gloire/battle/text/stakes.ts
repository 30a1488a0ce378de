import { t } from '../../../../kernel/text.ts';
import { numberOf } from '../../../../space/hex.ts';
import type { Stake } from '../../../../space/table.ts';
import type { Field } from '../position/field.ts';
import type { State } from '../position/state.ts';
import { collapsedOf } from '../turn/victory.ts';

/** What decides the battle, as `turn/victory.ts` judges it. */
export const stakesOf = (field: Field, state: State): readonly Stake[] =>
  [0, 1].flatMap((side) => [
    ...objectiveStakes(field, state, side),
    ...exitStakes(field, side),
    {
      side,
      is: 'aim',
      text: t('le plus de points après le dernier tour', 'the most points after the last turn'),
    } as const,
    ...collapseStake(field, state, side),
  ]);

const objectiveStakes = (field: Field, state: State, side: number): Stake[] =>
  field.objectives.map(({ hex, points }, i) => {
    const place = numberOf(field.grid, hex);
    return {
      side,
      is: 'aim',
      text: t(`${points} points pour ${place}`, `${points} points for ${place}`),
      count: { of: t(`tient ${place}`, `holds ${place}`), now: state.held[i] === side ? 1 : 0, limit: 1 },
    };
  });

const exitStakes = (field: Field, side: number): Stake[] =>
  field.exits
    .filter((exit) => exit.side === side)
    .map(({ hex, points }) => {
      const place = numberOf(field.grid, hex);
      return {
        side,
        is: 'aim',
        text: t(
          `${points} points pour chaque unité qui sort par ${place}`,
          `${points} points for each unit that leaves by ${place}`,
        ),
      };
    });

function collapseStake(field: Field, state: State, side: number): Stake[] {
  const { collapse } = field.scenario.sides[side]!;
  if (collapse === 0) return [];
  return [
    {
      side,
      is: 'danger',
      text:
        collapse === 1
          ? t('une de ses formations effondrée', 'one of its formations collapsed')
          : t(`${collapse} de ses formations effondrées`, `${collapse} of its formations collapsed`),
      count: {
        of: t('formations effondrées', 'formations collapsed'),
        now: collapsedOf(field, state, side),
        limit: collapse,
      },
    },
  ];
}
