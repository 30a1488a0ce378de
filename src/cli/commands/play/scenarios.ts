import { same, t } from '../../../kernel/text.ts';
import { minutesOf } from '../../../play/battle-facts.ts';
import { type Arguments, refuseFlags, refuseNamesBeyond } from '../../arguments/arguments.ts';
import { grid } from '../../output/grid.ts';
import { rendererOf, tableFormat } from '../../output/render.ts';
import { json } from '../../output/terminal-safe.ts';
import { OUTPUT_WORDS } from '../../output/output-words.ts';
import type { ExitCode, World } from '../../world.ts';
import { allScenarios, openBattle, scenarioNamed } from './battles.ts';
import { NEW, newScenario } from './new-scenario.ts';
import { NEXT, nextScenario } from './next-scenario.ts';

const UNITS = t('unités', 'units');

/** Lists what can be played; of one that is named, or in a file, tells what it is, once it has been checked; makes new ones up; goes on with a campaign. */
export async function scenarios(args: Arguments, world: World): Promise<ExitCode> {
  const [named] = args.names;
  if (named === NEW) return newScenario(args, world);
  if (named === NEXT) return nextScenario(args, world);
  refuseFlags(args);
  refuseNamesBeyond(1, args);
  if (named !== undefined) return showScenario(named, args, world);
  const all = await allScenarios();
  const listed = all.map(({ ruleset, card: { id, title, about, difficulty, facts } }) => ({
    ruleset,
    id,
    title,
    about,
    difficulty,
    ...facts,
    ...(facts !== undefined && { minutes: [minutesOf(facts, 0, 'computer'), minutesOf(facts, 1, 'computer')] }),
  }));
  const renderer = rendererOf(args);
  const rows = listed.map(({ ruleset, id, title, about, units = [], minutes = [] }) => [
    ruleset,
    id,
    renderer.say(title),
    units.join(' : '),
    minutes.join(' : '),
    renderer.say(about),
  ]);
  const headings = [OUTPUT_WORDS.rulesets, same('id'), OUTPUT_WORDS.scenario, UNITS, same('min'), same('')].map(
    (text) => renderer.say(text),
  );
  world.out(args.format === 'json' ? json(listed) : grid(headings, rows, tableFormat(args)));
  return 0;
}

async function showScenario(named: string, args: Arguments, world: World): Promise<ExitCode> {
  const { lang } = args;
  const listed = await scenarioNamed(named);
  const { game } = await openBattle(listed, args.rulings);
  const { id, title, introduction } = game.scenario;
  if (args.format === 'json') world.out(json({ ruleset: listed.ruleset, id, title, introduction, sides: game.sides }));
  else {
    const { sketch, legend } = game.sketcher();
    world.out([title[lang], introduction[lang], sketch(game.setUp()), legend[lang]].join('\n'));
  }
  return 0;
}
