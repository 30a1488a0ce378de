import { isRefusal } from '../../src/kernel/assessment.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Chance } from '../../src/kernel/seed.ts';
import { unloggedDice } from '../../src/kernel/rolled-dice.ts';

/** A battle longer than that is endless. */
const MOST_COMMANDS = 20_000;

/** Plays a battle to its end with commands that `choose` makes; every step is shown to `see`. */
export function battleByChance<G, C, V>(
  battle: Game<G, C, V>,
  chance: Chance,
  choose: (state: G) => C,
  see?: (before: G, command: C, events: readonly V[], after: G) => void,
): { readonly state: G; readonly commands: number } {
  const dice = unloggedDice(chance);
  let state = battle.setUp();
  for (let commands = 0; ; commands++) {
    if (battle.ending(state) !== undefined) return { state, commands };
    if (commands > MOST_COMMANDS) throw new Error('endless');
    const command = choose(state);
    const prepared = battle.prepare(state, command);
    if (isRefusal(prepared)) throw new Error(`refused: ${JSON.stringify(command)}: ${prepared.refused.en}`);
    const { events, state: after } = prepared.played(prepared.rule(prepared.input, dice));
    see?.(state, command, events, after);
    state = after;
  }
}
