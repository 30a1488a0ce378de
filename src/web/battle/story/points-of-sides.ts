import type { BattleModel } from '../match/model.ts';

type Points = readonly number[];

const counted = new WeakMap<object, Points>();

/** The points of each side before the first entry, then after each; positions never change, and are counted once. */
export const pointsOfSides = ({ match, table }: BattleModel): readonly Points[] =>
  match.value.states.map((state) => {
    const key = state as object;
    let points = counted.get(key);
    if (points === undefined) counted.set(key, (points = table.sides(state).map((side) => side.points)));
    return points;
  });
