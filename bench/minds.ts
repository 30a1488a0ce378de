import { allScenarios } from '../src/cli/playing/battles.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { type Ended, playedOut } from '../src/minds/battle.ts';
import { LEVELS, type LevelId } from '../src/minds/levels.ts';
import type { Contender, Contest } from './harness.ts';

/** Different battles in turn: a single one could be quicker than most. */
const BATTLES = 5;

async function between(who: string, scenario: string, level: LevelId): Promise<Contender> {
  const { battles, card } = (await allScenarios()).find(({ card: { id } }) => id === scenario)!;
  const game = battles.open(await card.load(), OUR_OPTIONS);
  const known = { game, judge: await battles.judge!(game) };
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
export const mindsContest = async (): Promise<Contest> => ({
  id: 'minds',
  title: 'a whole battle between conscripts',
  contenders: [
    await between('The Ford, 22 units', 'the-ford', 'conscript'),
    await between('Gaugamela, 84 units', 'gaugamela', 'conscript'),
    await between('Maida, 22 units', 'maida', 'conscript'),
  ],
});
