import type { Text } from '../../kernel/text.ts';
import { distance, type Facing, type Grid } from '../../space/hex.ts';
import { type HexCounter, type HexOrders, type HexPlace, placesOn } from '../../space/hex-table.ts';
import type { Destination, Ids, Move, Strike } from '../../space/table.ts';

/** A command as a hand gives it on a map: these go there, strike at those, or do something where they stand. */
export type HexGesture<C> =
  | ({ readonly kind: 'move' } & Move<C, HexPlace>)
  | ({ readonly kind: 'strike' } & Strike<C, HexPlace>)
  | { readonly kind: 'here'; readonly command: C; readonly who: Ids };

const vertices = (one: Facing, other: Facing): number => Math.min((one - other + 6) % 6, (other - one + 6) % 6);

const keyOf = (who: Ids): string => who.toSorted().join();

/** Everything is listed: hexes and facings are few. */
export function hexOrders<C>(
  grid: Grid,
  gestures: readonly HexGesture<C>[],
  counter: HexCounter | undefined,
  barredFor: (group: Ids) => readonly { readonly hex: number; readonly text: Text }[],
): HexOrders<C> {
  type Listed = Move<C, HexPlace>;
  const moves = gestures.filter((one) => one.kind === 'move');
  const groups = new Map<string, Ids>();
  for (const { who } of moves) if (!groups.has(keyOf(who))) groups.set(keyOf(who), who);
  const movesOf = (group: Ids): readonly Listed[] => moves.filter(({ who }) => keyOf(who) === keyOf(group));
  const here = counter?.place;

  /** With the facing that is asked for, or else the cheapest, and of these the one that turns least. */
  const best = (there: readonly Listed[], asked: Facing | undefined): Listed | undefined => {
    const turn = ({ to }: Listed): number =>
      to.facing === undefined || here?.facing === undefined ? 0 : vertices(to.facing, here.facing);
    return (
      there.find(({ to }) => to.facing === asked) ??
      there.toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0) || turn(a) - turn(b))[0]
    );
  };

  const hexes = gestures.flatMap((one) =>
    one.kind === 'here' ? [] : one.kind === 'move' ? [one.to.hex] : one.at.map(({ hex }) => hex),
  );

  return {
    groups: [...groups.values()],
    places: placesOn([...new Set(hexes)]),
    strikes: gestures.filter((one) => one.kind === 'strike'),
    here: gestures.flatMap((one) => (one.kind === 'here' ? [one.command] : [])),
    send: (group, { hex, facing }): Destination<C, HexPlace> => {
      if (hex === here?.hex && facing === undefined) return {};
      const move = best(
        movesOf(group).filter(({ to }) => to.hex === hex),
        facing,
      );
      if (move !== undefined) return { move };
      const why = barredFor(group).find((one) => one.hex === hex)?.text;
      return why === undefined ? {} : { why };
    },
    nearest: (group, { hex }) => {
      const far = ({ to }: Listed): number => distance(grid, to.hex, hex);
      const there = movesOf(group).filter(({ to }) => to.hex !== here?.hex);
      const [first] = there.toSorted((a, b) => far(a) - far(b) || (a.cost ?? 0) - (b.cost ?? 0));
      return first && { hex: first.to.hex };
    },
    reach: (group) => {
      const reach = new Map<number, { readonly hex: number; readonly cost?: number }>();
      for (const { to, cost } of movesOf(group)) {
        const known = reach.get(to.hex)?.cost;
        if (!reach.has(to.hex) || (cost !== undefined && known !== undefined && cost < known))
          reach.set(to.hex, { hex: to.hex, ...(cost !== undefined && { cost }) });
      }
      return [...reach.values()];
    },
    turns: (group, hex) =>
      movesOf(group).flatMap(({ to, cost }) =>
        to.hex !== hex || to.facing === undefined ? [] : [{ facing: to.facing, ...(cost !== undefined && { cost }) }],
      ),
    barredHexes: barredFor,
  };
}
