import { allScenarios } from '../src/cli/commands/play/battles.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { type BattleResult, playBattle } from '../src/minds/battle.ts';
import { type JudgedGame, judgedGameOf } from '../src/minds/judged-game.ts';
import type { SideIndex } from '../src/kernel/game.ts';
import type { Mind } from '../src/minds/mind.ts';
import { LEVELS, type LevelId } from '../src/minds/levels.ts';
import { type Contender, type Contest, type Goal, timesFaster, timesSlower } from './harness.ts';
import { battleOfShowdown, searchOfBoardgameIo, SHOWDOWN } from './peers.ts';

/** Different battles together: a single one could be quicker than most. */
const BATTLES = 5;

async function openScenario(scenario: string): Promise<JudgedGame> {
  const { battles, card } = (await allScenarios()).find(({ card: { id } }) => id === scenario)!;
  return judgedGameOf(battles.open(await card.load(), OUR_OPTIONS));
}

async function decisionContender(who: string, scenario: string, level: LevelId): Promise<Contender> {
  const table = await openScenario(scenario);
  const { mind } = LEVELS[level];
  const play = (battle: number): BattleResult => playBattle(table, [mind, mind], `minds/${battle}`);
  return {
    who,
    many: BATTLES,
    run: () => {
      for (let battle = 0; battle < BATTLES; battle++) play(battle);
    },
    wrong: () => (play(0).commands === play(0).commands ? undefined : 'the same battle goes another way'),
  };
}

/** Goals are the battles a second that PERFORMANCE asks for, over the 18 ms that a battle of Showdown took beside them. */
export async function mindsContest(): Promise<Contest> {
  const peers = battleOfShowdown();
  const beside = (goal: Goal) => (peers.length > 0 ? { goal } : {});
  return {
    title: 'a whole battle between conscripts',
    contenders: [
      {
        ...(await decisionContender('The Ford, 22 units', 'the-ford', 'conscript')),
        ...beside(timesFaster(1.45, SHOWDOWN)),
      },
      {
        ...(await decisionContender('Gaugamela, 84 units', 'gaugamela', 'conscript')),
        ...beside(timesSlower(1.23, SHOWDOWN)),
      },
      await decisionContender('Maida, 22 units', 'maida', 'conscript'),
      ...peers,
    ],
  };
}

/** The position in which a mind looks at most positions, of those that a battle between conscripts comes to. */
function hardest(
  { game, judge }: JudgedGame,
  mind: Mind,
  commands: number,
): { seen: unknown; side: SideIndex; looked: number } {
  let found = { seen: game.setUp(), side: 0 as SideIndex, looked: 0 };
  let left = commands;
  const watching: Mind = (table, seen, side) => {
    const looked = left-- > 0 ? mind(table, seen, side).looked : 0;
    if (looked > found.looked) found = { seen, side, looked };
    return LEVELS.conscript.mind(table, seen, side);
  };
  playBattle({ game, judge }, [watching, watching], 'minds/hardest');
  return found;
}

/** What the best level weighs for one command, beside as many playouts of a tree search. */
export async function decisionContest(): Promise<Contest> {
  const table = await openScenario('the-ford');
  const { mind } = LEVELS.grognard;
  const { seen, side, looked } = hardest(table, mind, 12);
  return {
    title: 'one command by search',
    contenders: [
      {
        who: `The Ford, a grognard, ${looked} positions`,
        run: () => mind(table, seen, side),
        wrong: () => (mind(table, seen, side).looked === looked ? undefined : 'another answer to the same position'),
      },
      ...searchOfBoardgameIo(looked),
    ],
  };
}
