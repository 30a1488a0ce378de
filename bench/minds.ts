import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { type Ended, playedOut } from '../src/minds/battle.ts';
import { LEVELS, type LevelId } from '../src/minds/levels.ts';
import { openBattle } from '../src/rulesets/alexandre/field/game.ts';
import { judgeOf } from '../src/rulesets/alexandre/field/judging/index.ts';
import gaugamela from '../src/rulesets/alexandre/scenarios/gaugamela.json' with { type: 'json' };
import ford from '../src/rulesets/alexandre/scenarios/the-ford.json' with { type: 'json' };
import type { Contender, Contest } from './harness.ts';

/** Different battles in turn: a single one could be quicker than most. */
const BATTLES = 5;

function between(who: string, scenario: unknown, level: LevelId): Contender {
  const game = openBattle(scenario, OUR_OPTIONS);
  const known = { game, judge: judgeOf(game) };
  const { mind } = LEVELS[level];
  const played = (battle: number): Ended => playedOut(known, [mind, mind], `minds/${battle}`);
  let next = 0;
  return {
    who,
    run: () => played(next++ % BATTLES),
    wrong: () => (played(0).commands === played(0).commands ? undefined : 'the same battle goes another way'),
  };
}

/** Minds that look one step ahead, by exact odds: what a simulation is made of. */
export const mindsContest = (): Contest => ({
  id: 'minds',
  title: 'a whole battle between conscripts',
  contenders: [
    between('The Ford, 22 units', ford, 'conscript'),
    between('Gaugamela, 84 units', gaugamela, 'conscript'),
  ],
});
