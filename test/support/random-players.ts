import type { Game } from '../../src/kernel/game.ts';
import type { Options } from '../../src/kernel/ruling.ts';
import type { Chance } from '../../src/kernel/seed.ts';
import { BATTLES as ALEXANDRE } from '../../src/rulesets/alexandre/battles.ts';
import { openBattle as openAlexandre } from '../../src/rulesets/alexandre/battle/game.ts';
import type { State as AlexandreState } from '../../src/rulesets/alexandre/battle/position/state.ts';
import { BATTLES as JOURS_DE_GLOIRE } from '../../src/rulesets/jours-de-gloire/battles.ts';
import { openBattle as openJoursDeGloire } from '../../src/rulesets/jours-de-gloire/battle/game.ts';
import type { State as JoursDeGloireState } from '../../src/rulesets/jours-de-gloire/battle/position/state.ts';
import { faultsOf as joursDeGloireFaults } from './faults-jours-de-gloire.ts';
import { faultsOf as alexandreFaults, randomCommand as alexandreCommand } from './random-play.ts';
import { randomCommand as joursDeGloireCommand } from './random-jours-de-gloire.ts';

/** A battle made ready, and somebody who plays it by chance. */
export interface Random {
  readonly game: Game;
  choose(state: unknown, chance: Chance): unknown;
  /** What is wrong with a state, in words. */
  faultsOf(state: unknown): readonly string[];
}

/** `lean`: no whole lists of moves, for speed. */
type Ready = (scenario: unknown, options: Options, lean: boolean) => Random;

const alexandre: Ready = (scenario, options, lean) => {
  const battle = openAlexandre(scenario, options);
  return {
    game: battle,
    choose: (state: AlexandreState, chance) => alexandreCommand(battle, state, chance, !lean),
    faultsOf: (state: AlexandreState) => alexandreFaults(battle, state),
  };
};

const joursDeGloire: Ready = (scenario, options) => {
  const battle = openJoursDeGloire(scenario, options);
  return {
    game: battle,
    choose: (state: JoursDeGloireState, chance) => joursDeGloireCommand(battle, state, chance),
    faultsOf: (state: JoursDeGloireState) => joursDeGloireFaults(battle, state),
  };
};

/** Every scenario of every ruleset that has battles. */
export const RANDOM_BATTLES = [
  ...ALEXANDRE.scenarios.map((card) => ({ ...card, ready: alexandre })),
  ...JOURS_DE_GLOIRE.scenarios.map((card) => ({ ...card, ready: joursDeGloire })),
];
