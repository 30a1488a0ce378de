import { type Arguments, noFlags, noMoreThan } from '../arguments.ts';
import { grid } from '../grid.ts';
import { rendererOf, tableFormat } from '../render.ts';
import { json } from '../visible.ts';
import { WORDS } from '../words.ts';
import type { ExitCode, World } from '../world.ts';
import { allScenarios } from './battles.ts';

export async function scenarios(args: Arguments, world: World): Promise<ExitCode> {
  noFlags(args);
  noMoreThan(0, args);
  const all = await allScenarios();
  const listed = all.map(({ ruleset, card: { id, title, about } }) => ({ ruleset, id, title, about }));
  const renderer = rendererOf(args);
  const rows = listed.map(({ ruleset, id, title, about }) => [ruleset, id, renderer.say(title), renderer.say(about)]);
  const headings = [renderer.say(WORDS.rulesets), 'id', renderer.say(WORDS.scenario), ''];
  world.out(args.format === 'json' ? json(listed) : grid(headings, rows, tableFormat(args)));
  return 0;
}
