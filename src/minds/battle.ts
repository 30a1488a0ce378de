import { isRefusal } from '../kernel/assessment.ts';
import { equalJson } from '../kernel/json-hash.ts';
import { seeded } from '../kernel/seed.ts';
import type { Text } from '../kernel/text.ts';
import { silentDice } from '../kernel/rolled-dice.ts';
import { foreseenAnew, type Known, remembering, type Turnout } from './expecting.ts';
import { luckOf } from './imagined.ts';
import type { Mind } from './mind.ts';

/** How a battle between minds ended. */
export interface Ended {
  /** -1: nobody. */
  readonly winner: number;
  readonly why: Text;
  readonly turns: number;
  readonly commands: number;
  readonly lost: readonly number[];
}

export interface Fought extends Ended {
  /** What the dice brought the first side beyond their exact expectation, in points of the battle. */
  readonly luck: number;
}

/** The rules end every battle long before. */
const MOST_COMMANDS = 20_000;

/** A whole battle: each side chooses by what it may see, and the dice come from the seed. */
export function playedOut<G, C, V>(
  given: Known<G, C, V>,
  minds: readonly Mind[],
  seed: string,
  thrown?: (ways: readonly Turnout<G>[], fallen: Turnout<G>) => void,
): Ended {
  const known = remembering(given);
  const { game, judge } = known;
  const dice = silentDice(seeded(seed));
  let state = game.setUp();
  for (let commands = 0; commands < MOST_COMMANDS; commands++) {
    const ending = game.ending(state);
    if (ending !== undefined) {
      const { turn, lost } = judge.score(state);
      return { winner: ending.winner ?? -1, why: ending.why, turns: turn, commands, lost };
    }
    const side = game.legal(state).side!;
    const { command } = minds[side]!(known, game.view(state, side), side);
    const ahead = known.foresight.found(state, command) ?? foreseenAnew(known, state, command);
    if (isRefusal(ahead)) throw new Error(`a mind was refused ${JSON.stringify(command)}: ${ahead.refused.en}`);
    const { prepared } = ahead;
    const outcome = prepared.rule(prepared.input, dice);
    const ways = thrown === undefined ? ahead.counted : ahead.ways;
    const fallen = ways?.find((way) => equalJson(way.outcome, outcome));
    if (ways !== undefined && ways.length > 1) thrown?.(ways, fallen!);
    state = fallen === undefined ? prepared.played(outcome).state : fallen.state;
    known.foresight.movedTo(state);
  }
  throw new Error('the battle does not end');
}

/** The same with its luck: whatever else the dice might have brought is judged too. */
export function fought<G, C, V>(known: Known<G, C, V>, minds: readonly Mind[], seed: string): Fought {
  let luck = 0;
  const ended = playedOut(known, minds, seed, (ways, fallen) => (luck += luckOf(known.judge, ways, fallen, 0)));
  return { ...ended, luck };
}
