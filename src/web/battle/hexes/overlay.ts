import { distance, type Grid, hexOfNumber } from '../../../space/hex.ts';
import type { HexCounter, HexOrders, HexPlace } from '../../../space/hex-table.ts';
import type { Orders } from '../../../space/table.ts';
import type { Overlay, Thought } from '../../board/hex/props.ts';
import { targetsIn } from '../match/strikes.ts';
import { groupOf, sent } from '../match/table-position.ts';
import type { HexBattle } from './hex-battle.ts';

export const hexesOf = (places: readonly HexPlace[]): number[] => places.map(({ hex }) => hex);

/** What the selection may do, drawn on the map. */
export function selectionOverlay(model: HexBattle): Overlay {
  const { selection, counter, command, table, state } = model;
  if (counter.value === undefined) {
    const strike = command.value === undefined ? [] : table.combats.concernedPlaces(state.value, command.value);
    return strike.length === 0 ? {} : { strike: hexesOf(strike) };
  }
  switch (selection.value.state) {
    case 'line':
      return lineOverlay(model);
    case 'strike':
      return { ...ordersOverlay(model), ...strikeOverlay(model) };
    default:
      return { ...ordersOverlay(model), ...moveOverlay(model) };
  }
}

const onHexes = (orders: Orders<unknown, HexPlace> | undefined): HexOrders | undefined =>
  orders !== undefined && 'reach' in orders ? (orders as HexOrders) : undefined;

/** The orders of the selected counter, and with whom it goes. */
function ordersIn({ orders, selection }: HexBattle) {
  const listed = onHexes(orders.value);
  const chosen = 'group' in selection.value ? selection.value.group : undefined;
  const group = listed && groupOf(listed, chosen);
  return group === undefined ? undefined : { listed: listed!, group };
}

/** Where the selected counter may go, whom it may strike, and whom it commands. */
function ordersOverlay(model: HexBattle): Overlay {
  const { counter, table, state } = model;
  const { id, place } = counter.value!;
  const found = ordersIn(model);
  const reach = found?.listed.reach(found.group).filter(({ hex }) => hex !== place.hex) ?? [];
  const costed = reach.flatMap(({ hex, cost }) =>
    cost === undefined || model.isFriends({ hex }) ? [] : [{ hex, cost }],
  );
  const uncosted = reach.flatMap(({ hex, cost }) => (cost === undefined ? [hex] : []));
  const couldReach = isEnemyAtRest(model) ? table.surface.reach(state.value, id) : [];
  return {
    ...(costed.length > 0 && { reach: costed }),
    ...(couldReach.length > 0 && { couldReach }),
    barred: found?.listed.barredHexes(found.group) ?? [],
    ends: uncosted,
    targets: hexesOf(targetsIn(model.orders.value?.strikes ?? [], table.surface.isSame)),
    together: commandedBy(model, id),
  };
}

/** An enemy's counter that answers nothing now: where it could go in its turn is worth a look; of one's own it would be no offer. */
function isEnemyAtRest({ orders, onTable, counter, legal }: HexBattle): boolean {
  const { groups, strikes, here } = orders.value!;
  const isEnemy = counter.value!.side !== legal.value.side;
  return isEnemy && !onTable.value.isChoiceDue && groups.length + strikes.length + here.length === 0;
}

/** Where it would come to stand, the way there, and how it may face. */
function moveOverlay(model: HexBattle): Overlay {
  const { selection, counter, onTable, table, state } = model;
  const current = selection.value;
  const move = current.state === 'move' ? sent(onTable.value, current, current.to).move : undefined;
  const end = current.state === 'move' ? current.to.hex : counter.value!.place.hex;
  const found = ordersIn(model);
  const choices = found?.listed.turns(found.group, end) ?? [];
  return {
    ...(move !== undefined && {
      paths: table.surface
        .traces(state.value, move.command)
        .map(hexesOf)
        .filter((path) => path.some((hex) => hex !== path[0])),
      ghosts: [{ counter: counter.value!, to: { ...move.to, hex: end } }],
    }),
    ...(choices.length > 0 && { turns: { hex: end, choices } }),
  };
}

function strikeOverlay({ strike, counters }: HexBattle): Overlay {
  const found = strike.value;
  if (found === undefined) return {};
  const strikers = counters.value.filter(({ id }) => found.who.includes(id)).map(({ place }) => place);
  return { strike: hexesOf([...strikers, ...found.at]) };
}

const ALL_ROUND = ([0, 1, 2, 3, 4, 5] as const).map((facing) => ({ facing }));

/** Where each of the line would come to stand. */
function lineOverlay({ shift, counter, selection }: HexBattle): Overlay {
  const moved = shift.value?.moved ?? [];
  const lead = counter.value!;
  const current = selection.value;
  const end = current.state === 'line' ? (current.to?.hex ?? lead.place.hex) : lead.place.hex;
  return {
    ghosts: moved.toSorted((a, b) => Number(b.counter.id === lead.id) - Number(a.counter.id === lead.id)),
    paths: moved.flatMap(({ counter: { place }, to }) => (place.hex === to.hex ? [] : [[place.hex, to.hex]])),
    ...(lead.place.facing !== undefined && { turns: { hex: end, choices: ALL_ROUND } }),
  };
}

/** Where those stand whom a leader commands. */
function commandedBy({ table, state, counters }: HexBattle, id: string): readonly number[] {
  const commands = table.actors(state.value).find((actor) => actor.id === id)?.commands ?? [];
  return hexesOf(counters.value.filter((one) => commands.includes(one.id)).map(({ place }) => place));
}

/** As many hexes as a phone shows at a size that can be read. */
const SEEN_TOGETHER = 5;

/** The hex of the counter that is nearest to an enemy, and that enemy’s where both are seen at once. */
export function nearestToEnemies(
  grid: Grid,
  own: readonly HexCounter[],
  enemies: readonly HexCounter[],
): readonly number[] | undefined {
  let nearest: readonly number[] | undefined;
  let least = Infinity;
  for (const { place } of own)
    for (const { place: other } of enemies) {
      const far = distance(grid, place.hex, other.hex);
      if (far < least) [nearest, least] = [[place.hex, other.hex], far];
    }
  return least > SEEN_TOGETHER ? nearest?.slice(0, 1) : nearest;
}

/** Where those who are to act, or else the first side, are nearest to an enemy. */
export function fightingHexes({ counters, table, readyCounters, legal }: HexBattle): readonly number[] | undefined {
  const side = legal.value.side ?? 0;
  const units = counters.value.filter(({ strength }) => strength !== undefined);
  const own = units.filter((one) => one.side === side);
  const acting = own.filter(({ id }) => readyCounters.value.includes(id));
  const enemies = units.filter((one) => one.side !== side);
  return nearestToEnemies(table.surface.map.grid, acting.length > 0 ? acting : own, enemies);
}

/** All hexes that a side's units could come to. */
export function threatOf({ counters, table, state }: HexBattle, side: number): readonly number[] {
  const units = counters.value.filter((one) => one.side === side && one.strength !== undefined);
  return [...new Set(units.flatMap(({ id }) => table.surface.reach(state.value, id).map(({ hex }) => hex)))];
}

/** What somebody thinks of doing. */
export const thoughtsOverlay = ({ thoughts }: HexBattle): readonly Thought[] | undefined =>
  thoughts.value?.map((thought) => ({ ...thought, ways: thought.ways.map(hexesOf) }));

/** Hexes that a lesson speaks of. */
export const taughtIn = ({ teacher, table }: HexBattle): readonly number[] =>
  (teacher.value?.pointedOut.value.places ?? []).flatMap((number) => hexOfNumber(table.surface.map.grid, number) ?? []);
