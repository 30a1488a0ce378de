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

/** Several counters moved by the same steps: those ahead first, they make room; whoever finds no way is tried again afterwards. */
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
  const start = counters.find(({ id }) => id === lead)?.place;
  if (start === undefined) return undefined;
  const turn = target.facing === undefined || start.facing === undefined ? 0 : target.facing - start.facing;
  if (target.hex === start.hex && turn === 0) return undefined;
  const [q, r] = [grid.q[target.hex]! - grid.q[start.hex]!, grid.r[target.hex]! - grid.r[start.hex]!];
  const hexes = new Map(counters.map(({ id, place }) => [id, place.hex]));
  const stacks = new Map<number, HexCounter[]>();
  for (const counter of counters)
    if (ids.includes(counter.id)) stacks.set(counter.place.hex, [...(stacks.get(counter.place.hex) ?? []), counter]);
  const ahead = (hex: number): number => (2 * q + r) * (2 * grid.q[hex]! + grid.r[hex]!) + 3 * r * grid.r[hex]!;
  let waiting = [...stacks].sort(([a], [b]) => ahead(b) - ahead(a));
  let now = state;
  const commands: C[] = [];
  const moved: { readonly counter: HexCounter; readonly to: HexPlace }[] = [];
  const why = new Map<number, Text>();

  /** Undefined where the stack has gone. */
  const refusal = (from: number, stack: readonly HexCounter[]): Text | undefined => {
    const end = hexAtAxial(grid, grid.q[from]! + q, grid.r[from]! + r);
    if (end === OFF) return OFF_THE_MAP;
    const inTheWay = counters.filter(({ id, place }) => hexes.get(id) === end && place.hex !== from);
    if (end !== from && inTheWay.length > 0) {
      const { fr, en } = joinNames(inTheWay.map(({ name }) => name));
      return t(`${fr} s’y trouve`, `${en} is there`);
    }
    const who = stack.map(({ id }) => id);
    const faced = stack.findLast(({ place }) => place.facing !== undefined)?.place.facing;
    const facing = faced === undefined ? undefined : rotateFacing(faced, turn);
    const command = rules.move(now, who, { hex: end, ...(facing !== undefined && { facing }) });
    if (command === undefined) return APART;
    const prepared = game.prepare(now, command);
    if (isRefusal(prepared)) return rules.barred(now, who).find(({ hex }) => hex === end)?.text ?? prepared.refused;
    if (prepared.throwsDice) return DICE;
    now = prepared.played(undefined).state;
    commands.push(command);
    for (const counter of stack) {
      hexes.set(counter.id, end);
      const faces = facing !== undefined && counter.place.facing !== undefined;
      moved.push({ counter, to: { hex: end, ...(faces && { facing }) } });
    }
    return undefined;
  };

  for (let before = Infinity; waiting.length > 0 && waiting.length < before;) {
    before = waiting.length;
    waiting = waiting.filter(([from, stack]) => {
      const text = refusal(from, stack);
      if (text !== undefined) why.set(from, text);
      return text !== undefined;
    });
  }
  return { commands, moved, stuck: waiting.map(([from, who]) => ({ who, text: why.get(from)! })) };
}
