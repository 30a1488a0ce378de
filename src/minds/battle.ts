import { isRefusal } from '../kernel/assessment.ts';
import { seeded } from '../kernel/seed.ts';
import type { Text } from '../kernel/text.ts';
import { silentDice } from '../kernel/throwing.ts';
import { type Known, turnouts } from './expecting.ts';
import type { Mind } from './mind.ts';

/** How a battle between minds ended. */
export interface Fought {
  /** -1: nobody. */
  readonly winner: number;
  readonly why: Text;
  readonly turns: number;
  readonly commands: number;
  readonly lost: readonly number[];
  /** What the dice brought the first side beyond their exact expectation, in points of the battle. */
  readonly luck: number;
}

/** The rules end every battle long before. */
const MOST_COMMANDS = 20_000;

/** A whole battle: each side chooses by what it may see, and the dice come from the seed. */
export function fought<G, C, V>(known: Known<G, C, V>, minds: readonly Mind[], seed: string): Fought {
  const { game, judge } = known;
  const dice = silentDice(seeded(seed));
  let state = game.setUp();
  let luck = 0;
  for (let commands = 0; commands < MOST_COMMANDS; commands++) {
    const ending = game.ending(state);
    if (ending !== undefined) {
      const { turn, lost } = judge.score(state);
      return { winner: ending.winner ?? -1, why: ending.why, turns: turn, commands, lost, luck };
    }
    const side = game.legal(state).side!;
    const { command } = minds[side]!(known, game.view(state, side), side);
    const prepared = game.prepare(state, command);
    if (isRefusal(prepared)) throw new Error(`a mind was refused ${JSON.stringify(command)}: ${prepared.refused.en}`);
    const after = game.evolve(state, prepared.events(prepared.rule(prepared.input, dice)));
    const ways = turnouts(known, state, prepared);
    if (ways !== undefined && ways.length > 1)
      luck += ways.reduce((sum, way) => sum - way.chance * judge.worth(way.state, 0), judge.worth(after, 0));
    state = after;
  }
  throw new Error('the battle does not end');
}
