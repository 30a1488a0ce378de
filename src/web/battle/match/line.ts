import { isRefusal } from '../../../kernel/assessment.ts';
import type { Game } from '../../../kernel/game.ts';
import { enumerated, t, type Text } from '../../../kernel/text.ts';
import { type Facing, type Grid, hexAtAxial, neighboursOf, OFF, turned } from '../../../space/hex.ts';
import type { Aids } from '../../../space/table.ts';
import type { Counter } from '../../board/props.ts';

/** Several counters moved by the same steps: what is played, who comes where, and who cannot. */
export interface Shift {
  readonly commands: readonly unknown[];
  readonly moved: readonly { readonly counter: Counter; readonly hex: number; readonly facing?: Facing }[];
  readonly stuck: readonly { readonly who: readonly Counter[]; readonly text: Text }[];
}

/** From one hex to another, in steps of the grid, and by how many vertices all turn. */
export interface Steps {
  readonly from: number;
  readonly to: number;
  readonly turn: number;
}

const OFF_THE_MAP = t('hors de la carte', 'off the map');
const APART = t('ne se déplacent pas ensemble', 'do not move together');
const DICE = t('demande des dés', 'needs dice');

/** Those ahead first: they make room. Whoever finds no way is tried again when the others have gone. */
export function shiftOf(
  game: Game,
  aids: Aids,
  grid: Grid,
  state: unknown,
  counters: readonly Counter[],
  line: readonly string[],
  { from, to, turn }: Steps,
): Shift {
  const [q, r] = [grid.q[to]! - grid.q[from]!, grid.r[to]! - grid.r[from]!];
  const places = new Map(counters.map((counter) => [counter.id, counter.hex]));
  const stacks = new Map<number, Counter[]>();
  for (const counter of counters)
    if (line.includes(counter.id)) stacks.set(counter.hex, [...(stacks.get(counter.hex) ?? []), counter]);
  const ahead = (hex: number): number => (2 * q + r) * (2 * grid.q[hex]! + grid.r[hex]!) + 3 * r * grid.r[hex]!;
  let waiting = [...stacks].sort(([a], [b]) => ahead(b) - ahead(a));
  let now = state;
  const commands: unknown[] = [];
  const moved: Shift['moved'][number][] = [];
  const why = new Map<number, Text>();

  /** Undefined where the stack has gone. */
  const refusal = (start: number, stack: readonly Counter[]): Text | undefined => {
    const end = hexAtAxial(grid, grid.q[start]! + q, grid.r[start]! + r);
    if (end === OFF) return OFF_THE_MAP;
    const inTheWay = counters.filter(({ id, hex }) => places.get(id) === end && hex !== start);
    if (end !== start && inTheWay.length > 0) {
      const { fr, en } = enumerated(inTheWay.map(({ name }) => name));
      return t(`${fr} s’y trouve`, `${en} is there`);
    }
    const who = stack.map(({ id }) => id);
    const faced = stack.findLast(({ facing }) => facing !== undefined)?.facing;
    const facing = faced === undefined ? undefined : turned(faced, turn);
    const command = aids.move(now, who, end, facing);
    if (command === undefined) return APART;
    const prepared = game.prepare(now, command);
    if (isRefusal(prepared)) return aids.barred(now, who).find(({ hex }) => hex === end)?.text ?? prepared.refused;
    if (prepared.throwsDice) return DICE;
    now = prepared.played(undefined).state;
    commands.push(command);
    for (const counter of stack) {
      places.set(counter.id, end);
      moved.push({ counter, hex: end, ...(facing !== undefined && counter.facing !== undefined && { facing }) });
    }
    return undefined;
  };

  for (let before = Infinity; waiting.length > 0 && waiting.length < before;) {
    before = waiting.length;
    waiting = waiting.filter(([start, stack]) => {
      const text = refusal(start, stack);
      if (text !== undefined) why.set(start, text);
      return text !== undefined;
    });
  }
  return { commands, moved, stuck: waiting.map(([start, who]) => ({ who, text: why.get(start)! })) };
}

/** The counters that stand side by side with one of them, able to act and facing as it does. */
export function lineAround(grid: Grid, counters: readonly Counter[], able: readonly string[], id: string): string[] {
  const first = counters.find((counter) => counter.id === id);
  if (first?.facing === undefined) return [];
  const fellows = counters.filter((one) => able.includes(one.id) && one.facing === first.facing);
  const hexes = new Set([first.hex]);
  for (const hex of hexes)
    for (const near of neighboursOf(grid, hex)) if (fellows.some((one) => one.hex === near)) hexes.add(near);
  return fellows.filter(({ hex }) => hexes.has(hex)).map((one) => one.id);
}
