import { isRefusal } from '../../kernel/assessment.ts';
import type { Game } from '../../kernel/game.ts';
import { joinNames, t, type Text } from '../../kernel/text.ts';
import { hexAtAxial, OFF, rotateFacing } from '../../space/hex.ts';
import type { HexCounter, HexPlace } from '../../space/hex-table.ts';
import type { Ids, Shift } from '../../space/table.ts';
import type { HexRules } from './surface.ts';

const OFF_THE_MAP = t('hors de la carte', 'off the map');
const APART = t('ne se déplacent pas ensemble', 'do not move together');
const DICE = t('demande des dés', 'needs dice');

/**
 * Several counters moved by the same steps: those ahead first, they make room; whoever finds no way is tried again
 * afterwards. The leaders of a stack go with it.
 */
export function shiftOf<G, C, V>(
  game: Game<G, C, V>,
  rules: HexRules<G, C>,
  state: G,
  ids: Ids,
  lead: string,
  target: HexPlace,
): Shift<C, HexPlace> | undefined {
  const { grid } = rules.map;
  const counters = rules.counters(state);
  const first = counters.find(({ id }) => id === lead);
  if (first === undefined) return undefined;
  const { place: start, side } = first;
  const turn = target.facing === undefined || start.facing === undefined ? 0 : target.facing - start.facing;
  if (target.hex === start.hex && turn === 0) return undefined;
  const [q, r] = [grid.q[target.hex]! - grid.q[start.hex]!, grid.r[target.hex]! - grid.r[start.hex]!];
  const hexes = new Map(counters.map(({ id, place }) => [id, place.hex]));
  const ahead = (hex: number): number => (2 * q + r) * (2 * grid.q[hex]! + grid.r[hex]!) + 3 * r * grid.r[hex]!;
  let waiting = stacksIn(counters, ids).sort((a, b) => ahead(b.from) - ahead(a.from));
  let stateSoFar = state;
  const commands: C[] = [];
  const moved: { readonly counter: HexCounter; readonly to: HexPlace }[] = [];
  const stuck: { readonly who: readonly HexCounter[]; readonly text: Text }[] = [];

  /** Plays a move of some counters of a stack; or says why it is none. */
  const refusal = (from: number, who: readonly HexCounter[]): Text | undefined => {
    const end = hexAtAxial(grid, grid.q[from]! + q, grid.r[from]! + r);
    if (end === OFF) return OFF_THE_MAP;
    const blocks = ({ id, place, ...one }: HexCounter): boolean =>
      hexes.get(id) === end && place.hex !== from && (one.side !== side || one.strength !== undefined);
    const inTheWay = who.some(isUnit) ? counters.filter(blocks) : [];
    if (end !== from && inTheWay.length > 0) {
      const { fr, en } = joinNames(inTheWay.map(({ name }) => name));
      return t(`${fr} s’y trouve`, `${en} is there`);
    }
    const faced = who.findLast(({ place }) => place.facing !== undefined)?.place.facing;
    const facing = faced === undefined ? undefined : rotateFacing(faced, turn);
    const names = who.map(({ id }) => id);
    const command = rules.move(stateSoFar, names, { hex: end, ...(facing !== undefined && { facing }) });
    if (command === undefined) return APART;
    const prepared = game.prepare(stateSoFar, command);
    if (isRefusal(prepared)) {
      // When the others have gone, the step may be over: what counts is why it could not go before.
      const before = game.prepare(state, command);
      const barred = rules.barredHexes(stateSoFar, names).find(({ hex }) => hex === end)?.text;
      return barred ?? (isRefusal(before) ? before : prepared).refused;
    }
    if (prepared.throwsDice) return DICE;
    stateSoFar = prepared.played(undefined).state;
    commands.push(command);
    for (const counter of who) {
      hexes.set(counter.id, end);
      const faces = facing !== undefined && counter.place.facing !== undefined;
      moved.push({ counter, to: { hex: end, ...(faces && { facing }) } });
    }
    return undefined;
  };

  /** A stack with its leaders by one command, with one of them, or else the leaders after the units. */
  const refusalOf = ({ from, units, leaders }: Stack): Text | undefined => {
    const leadersAlong = target.hex === start.hex && units.length > 0 ? [] : leaders;
    if (units.length > 0) {
      const parties = leadersAlong.length === 0 ? [[]] : [leadersAlong, ...leadersAlong.map((leader) => [leader]), []];
      let text: Text | undefined;
      const gone = parties.find((party) => (text = refusal(from, [...units, ...party])) === undefined);
      if (gone === undefined) return text;
    }
    for (const leader of leadersAlong) {
      if (hexes.get(leader.id) !== from) continue;
      const text = refusal(from, [leader]);
      if (text !== undefined) stuck.push({ who: [leader], text });
    }
    return undefined;
  };

  const why = new Map<Stack, Text>();
  for (let before = Infinity; waiting.length > 0 && waiting.length < before;) {
    before = waiting.length;
    waiting = waiting.filter((stack) => {
      const text = refusalOf(stack);
      if (text !== undefined) why.set(stack, text);
      return text !== undefined;
    });
  }
  return {
    commands,
    moved,
    stuck: [...waiting.map((stack) => ({ who: stack.units, text: why.get(stack)! })), ...stuck],
  };
}

interface Stack {
  readonly from: number;
  readonly units: readonly HexCounter[];
  readonly leaders: readonly HexCounter[];
}

const isUnit = ({ strength }: HexCounter): boolean => strength !== undefined;

/** Counters by hex, those of the list and the leaders who stand with them. */
function stacksIn(counters: readonly HexCounter[], ids: Ids): Stack[] {
  const listed = counters.filter(({ id }) => ids.includes(id));
  return [...new Set(listed.map(({ place }) => place.hex))].map((from) => ({
    from,
    units: listed.filter((one) => one.place.hex === from && isUnit(one)),
    leaders: counters.filter((one) => one.place.hex === from && !isUnit(one)),
  }));
}
