import type { Game } from '../../src/kernel/game.ts';
import { isRefusal } from '../../src/kernel/assessment.ts';
import { distance } from '../../src/space/hex.ts';
import type { Gesture, Table } from '../../src/space/table.ts';
import { groupsIn, movesIn, moveTo, strikeAt, targetsIn } from '../../src/web/battle/match/selection.ts';

/** What a player does next: a button, or a counter taken in hand and pointed somewhere. */
export type Deed =
  | { readonly by: 'button'; readonly command: unknown; readonly passes: boolean; readonly warned: boolean }
  | { readonly by: 'hand'; readonly counter: string; readonly gesture: Gesture<unknown>; readonly dice: boolean };

const MOVES_IN_A_STEP = 3;

/** A plain player: a few units go as near to the enemy as they come, everybody who can strikes, all answers are the first. */
export class TablePlayer {
  readonly #game: Game;
  readonly #table: Table;
  #moved = 0;

  constructor(game: Game, table: Table) {
    this.#game = game;
    this.#table = table;
  }

  needsDice(state: unknown, command: unknown): boolean {
    const prepared = this.#game.prepare(state, command);
    return !isRefusal(prepared) && prepared.throwsDice;
  }

  next(state: unknown): Deed {
    const table = this.#table;
    const able = table.able(state);
    const plain = table.plain(state);
    const pass = plain.find(table.isPass);
    for (const counter of able) {
      const deed = this.#withCounter(state, counter, able);
      if (deed === undefined) continue;
      if (deed.gesture.kind === 'go' && !table.isOwed(state) && ++this.#moved > MOVES_IN_A_STEP) break;
      return deed;
    }
    this.#moved = 0;
    const command = plain.find((one) => !table.isPass(one)) ?? pass;
    if (pass === undefined || command === undefined || (command !== pass && able.length === 0))
      return { by: 'button', command, passes: false, warned: false };
    return { by: 'button', command: pass, passes: true, warned: able.length > 0 && !table.isOwed(state) };
  }

  #withCounter(state: unknown, counter: string, able: readonly string[]): Extract<Deed, { by: 'hand' }> | undefined {
    const gestures = this.#table.gestures(state, counter);
    const [target] = targetsIn(gestures);
    const gesture = target === undefined ? this.#move(state, counter, gestures, able) : strikeAt(gestures, target);
    return gesture && { by: 'hand', counter, gesture, dice: this.needsDice(state, gesture.command) };
  }

  /** To the hex nearest to an enemy, with the facing that the page proposes; never onto a friend. */
  #move(state: unknown, counter: string, gestures: readonly Gesture<unknown>[], able: readonly string[]) {
    const { grid } = this.#table.map;
    const shown = this.#table.counters(state);
    const mine = shown.find(({ id }) => id === counter)!;
    // Leaders stay behind: who runs ahead alone is taken.
    if (mine.strength === undefined) return undefined;
    const enemies = shown.filter(({ side }) => side !== mine.side);
    const isOwed = this.#table.isOwed(state);
    const taken = new Set(
      isOwed ? [] : shown.filter(({ id }) => able.includes(id) || id === counter).map(({ hex }) => hex),
    );
    const moves = groupsIn(gestures).length === 0 ? [] : movesIn(gestures, {});
    const nearest = (hex: number): number => Math.min(...enemies.map((enemy) => distance(grid, hex, enemy.hex)));
    const ends = [...new Set(moves.map(({ at }) => at[0]!))].filter((hex) => !taken.has(hex));
    const end = ends.toSorted((a, b) => nearest(a) - nearest(b) || a - b)[0];
    if (end === undefined) return undefined;
    return isOwed || nearest(end) < nearest(mine.hex) ? moveTo(moves, end, undefined, mine.facing) : undefined;
  }
}
