import { t, type Text } from '../../../kernel/text.ts';
import { type Match, newMatch, stateOf } from '../../../play/match.ts';
import { saveText } from '../../../play/save-text.ts';
import { type Arguments, refuseNamesBeyond } from '../../arguments/arguments.ts';
import { badInput } from '../../arguments/problem.ts';
import { holdsText, mustBeWritable, replace } from '../../files.ts';
import type { ExitCode, World } from '../../world.ts';
import { type ListedScenario, openBattle, ownFlags, scenarioNamed } from './battles.ts';
import { Computer } from './computer.ts';
import { continueFile, type ResumedBattle } from './resume.ts';
import { storytellerOf } from './story.ts';
import { TerminalBattle } from './terminal-battle.ts';

type Battle = Match<unknown, unknown, unknown>;

/** Plays a scenario as text: both sides at one table, or one against the computer. */
export async function play(args: Arguments, world: World): Promise<ExitCode> {
  refuseNamesBeyond(1, args);
  const { journal, dice = 'rolled', opponent } = ownFlags(args, 'play');
  if (dice !== 'rolled' && dice !== 'typed')
    throw badInput('--dice', 'une valeur parmi rolled, typed est attendue', 'one of rolled, typed is expected');
  const listed = await scenarioNamed(args.names[0]);
  const goesOn = journal !== undefined && (await holdsText(journal));
  const { battle, match } = goesOn ? await continueFile(journal, listed, args) : await newBattle(listed, args, world);
  if (journal !== undefined) await mustBeWritable(journal);
  const { game } = battle;
  const computer = await Computer.seat(battle, opponent);
  const sketcher = game.sketcher();
  const keep = async (match: Battle): Promise<void> => {
    if (journal !== undefined) await replace(journal, saveText(match));
  };
  const terminal = new TerminalBattle(
    match,
    sketcher,
    args.lang,
    world,
    dice === 'typed',
    computer,
    await storytellerOf(battle),
    keep,
  );
  world.out(`${game.scenario.title[args.lang]}
${game.scenario.introduction[args.lang]}
${sketcher.legend[args.lang]}`);
  if (goesOn) world.out(`\n${continuedText(match)[args.lang]}`);
  await keep(await terminal.run());
  return 0;
}

async function newBattle(
  listed: ListedScenario,
  args: Arguments,
  world: World,
): Promise<Pick<ResumedBattle, 'battle' | 'match'>> {
  const battle = await openBattle(listed, args.rulings);
  return { battle, match: newMatch(battle.game, args.seed ?? world.seed(), listed.own) };
}

function continuedText(match: Battle): Text {
  const { length } = match.entries;
  const { fr, en } = match.game.standing(stateOf(match));
  return t(`La bataille continue après l’entrée ${length} : ${fr}`, `The battle goes on after entry ${length}: ${en}`);
}
