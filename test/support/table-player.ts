import type { Game } from '../../src/kernel/game.ts';
import { isRefusal } from '../../src/kernel/assessment.ts';
import { type Match, stateOf } from '../../src/play/match.ts';
import { play, playTogether } from '../../src/play/orders.ts';
import { distance } from '../../src/space/hex.ts';
import type { HexOrders, HexTable } from '../../src/space/hex-table.ts';
import { strikeAt } from '../../src/web/battle/match/strikes.ts';

/** What a player does next: a button, or a counter taken in hand and pointed somewhere. */
export type Deed =
  | { readonly by: 'button'; readonly command: unknown; readonly passes: boolean; readonly warned: boolean }
  | {
      readonly by: 'hand';
      readonly counter: string;
      readonly kind: 'move' | 'strike';
      readonly hex: number;
      readonly command: unknown;
      /** Of those who go along. */
      readonly following: readonly unknown[];
      readonly dice: boolean;
    };

export type AnyMatch = Match<unknown, unknown, unknown>;

/** The next deed of a player, and the match after it. */
export function playedBy(player: TablePlayer, match: AnyMatch): { readonly deed: Deed; readonly match: AnyMatch } {
  const deed = player.next(stateOf(match));
  const follow = deed.by === 'hand' ? deed.following : [];
  const played = follow.length > 0 ? playTogether(match, [deed.command, ...follow]) : play(match, deed.command);
  if (isRefusal(played)) throw new Error(`${JSON.stringify(deed)}: ${played.refused.en}`);
  return { deed, match: played.match };
}

const MOVES_IN_A_STEP = 3;

/** A plain player: a few units go as near to the enemy as they come, everybody who can strikes, all answers are the first. */
export class TablePlayer {
  readonly #game: Game;
  readonly #table: HexTable;
  #moved = 0;

  constructor(game: Game, table: HexTable) {
    this.#game = game;
    this.#table = table;
  }

  needsDice(state: unknown, command: unknown): boolean {
    const prepared = this.#game.prepare(state, command);
    return !isRefusal(prepared) && prepared.throwsDice;
  }

  next(state: unknown): Deed {
    const table = this.#table;
    const ready = table.readyCounters(state);
    const withoutPlace = table.commandsWithoutPlace(state);
    const pass = withoutPlace.find(table.isPass);
    for (const counter of ready) {
      const deed = this.#withCounter(state, counter, ready);
      if (deed === undefined) continue;
      if (deed.kind === 'move' && !table.isChoiceDue(state) && ++this.#moved > MOVES_IN_A_STEP) break;
      return deed;
    }
    this.#moved = 0;
    const command = withoutPlace.find((one) => !table.isPass(one)) ?? pass;
    if (pass === undefined || command === undefined || (command !== pass && ready.length === 0))
      return { by: 'button', command, passes: false, warned: false };
    return { by: 'button', command: pass, passes: true, warned: ready.length > 0 && !table.isChoiceDue(state) };
  }

  #withCounter(state: unknown, counter: string, ready: readonly string[]): Extract<Deed, { by: 'hand' }> | undefined {
    const { surface } = this.#table;
    const orders = surface.orders(state, counter);
    const target = orders.strikes[0]?.at[0];
    const strike = target && strikeAt(orders.strikes, surface.isSame, target);
    const move = target === undefined ? this.#move(state, counter, orders, ready) : undefined;
    const { command } = strike ?? move ?? {};
    if (command === undefined) return undefined;
    const [kind, hex] = move === undefined ? (['strike', target!.hex] as const) : (['move', move.to.hex] as const);
    return {
      by: 'hand',
      counter,
      kind,
      hex,
      command,
      following: move?.following ?? [],
      dice: this.needsDice(state, command),
    };
  }

  /** To the hex nearest to an enemy, with the facing that the page proposes; never onto a friend. */
  #move(state: unknown, counter: string, orders: HexOrders, ready: readonly string[]) {
    const { surface, isChoiceDue } = this.#table;
    const { grid } = surface.map;
    const shown = surface.counters(state);
    const mine = shown.find(({ id }) => id === counter)!;
    // Leaders stay behind: who runs ahead alone is taken.
    if (mine.strength === undefined) return undefined;
    const enemies = shown.filter(({ side }) => side !== mine.side);
    const taken = new Set(
      isChoiceDue(state)
        ? []
        : shown.filter(({ id }) => ready.includes(id) || id === counter).map(({ place }) => place.hex),
    );
    const [group] = orders.groups;
    const nearest = (hex: number): number => Math.min(...enemies.map(({ place }) => distance(grid, hex, place.hex)));
    const ends = group === undefined ? [] : orders.reach(group).map(({ hex }) => hex);
    const end = ends.filter((hex) => !taken.has(hex)).toSorted((a, b) => nearest(a) - nearest(b) || a - b)[0];
    if (end === undefined) return undefined;
    return isChoiceDue(state) || nearest(end) < nearest(mine.place.hex)
      ? orders.send(group!, { hex: end }).move
      : undefined;
  }
}
