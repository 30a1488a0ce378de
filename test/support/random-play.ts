import { isRefusal } from '../../src/kernel/assessment.ts';
import type { Chance } from '../../src/kernel/seed.ts';
import { silentDice } from '../../src/kernel/throwing.ts';
import { distance } from '../../src/space/hex.ts';
import type { Command } from '../../src/rulesets/alexandre/field/commands.ts';
import type { Event } from '../../src/rulesets/alexandre/field/events.ts';
import type { Battle } from '../../src/rulesets/alexandre/field/game.ts';
import { hexOf, onMap, type State, waiting } from '../../src/rulesets/alexandre/field/state.ts';

const one = <T>(list: readonly T[], chance: Chance): T => list[chance(0, list.length - 1)]!;

const TRIES = 3;

/** A command by chance, such that armies meet: uniform choice seldom fights. */
export function randomCommand({ field, legal }: Battle, state: State, chance: Chance): Command {
  const now = legal(state);
  if (waiting(state) !== undefined || state.step !== 'move') return weighted(now.all(), chance);
  const units = now.units();
  if (units.length === 0 || chance(1, 12) === 1) return chance(1, 3) > 1 ? { do: 'pass' } : weighted(now.all(), chance);
  const moves = now.of(one(units, chance));
  if (moves.length === 0) return { do: 'pass' };
  const nearest = (command: Command): number => {
    const to = 'to' in command ? command.to : 0;
    let least = Infinity;
    for (let unit = 0; unit < field.units.length; unit++)
      if (field.units[unit]!.side !== now.side && onMap(state, unit))
        least = Math.min(least, distance(field.grid, to, hexOf(state, unit)));
    return least;
  };
  const tried = Array.from({ length: TRIES }, () => one(moves, chance));
  return tried.reduce((best, move) => (nearest(move) < nearest(best) ? move : best));
}

/** Fights rather than passes. */
function weighted(commands: readonly Command[], chance: Chance): Command {
  if (commands.length === 0) throw new Error('dead end');
  const eager = commands.filter(({ do: what }) => what !== 'pass');
  return eager.length === 0 || (eager.length < commands.length && chance(1, 6) === 1)
    ? { do: 'pass' }
    : one(eager, chance);
}

/** A battle longer than that is endless. */
const MOST_COMMANDS = 20_000;

/** Plays a battle to its end by chance; every step is shown to `see`. */
export function randomBattle(
  battle: Battle,
  chance: Chance,
  see?: (before: State, command: Command, events: readonly Event[], after: State) => void,
): { readonly state: State; readonly commands: number } {
  const dice = silentDice(chance);
  let state = battle.setUp();
  for (let commands = 0; ; commands++) {
    if (state.over !== null) return { state, commands };
    if (commands > MOST_COMMANDS) throw new Error('endless');
    const command = randomCommand(battle, state, chance);
    const prepared = battle.prepare(state, command);
    if (isRefusal(prepared)) throw new Error(`refused: ${JSON.stringify(command)}: ${prepared.refused.en}`);
    const events = prepared.events(prepared.rule(prepared.input, dice));
    const after = battle.evolve(state, events);
    see?.(state, command, events, after);
    state = after;
  }
}
