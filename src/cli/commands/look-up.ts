import { currentId } from '../../kernel/ruling.ts';
import { fieldOf } from '../../kernel/schema.ts';
import { matchupTable } from '../../calculate/matchups.ts';
import { matchupJson } from '../../present/matchups.ts';
import { jsonSchemaOf } from '../../present/json-schema.ts';
import { printedChart } from '../../present/printed-chart.ts';
import { rulingJson } from '../../present/rulings.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { type Arguments, refuseFlags, refuseNamesBeyond } from '../arguments/arguments.ts';
import { setFlags } from '../arguments/flags.ts';
import { helpOf, jsonFrom, loadRuleset, optionsFrom } from '../arguments/calculation.ts';
import { grid } from '../output/grid.ts';
import { classesOf, matchupsText } from './matchups-text.ts';
import { badInput, pick } from '../arguments/problem.ts';
import { rendererOf, tableFormat } from '../output/render.ts';
import { rulingsText } from '../output/rulings-text.ts';
import { json } from '../output/terminal-safe.ts';
import { OUTPUT_WORDS } from '../output/output-words.ts';
import type { ExitCode, World } from '../world.ts';

/** Refuses facts: these commands take names only. */
function onlyNames(args: Arguments): void {
  refuseFlags(args);
  refuseNamesBeyond(2, args);
}

export async function charts(args: Arguments, world: World): Promise<ExitCode> {
  onlyNames(args);
  const [rulesetId, chartId] = args.names;
  if (rulesetId === undefined) return allCharts(args, world);
  const ruleset = await loadRuleset(rulesetId);
  const chosen = chartId === undefined ? ruleset.charts : [pick(ruleset.charts, chartId, 'chart', args.lang)];
  const renderer = rendererOf(args);
  if (args.format === 'json') world.out(json(chosen.map(printedChart)));
  else world.out(chosen.map(({ id }) => renderer.chart(ruleset, id)).join('\n\n'));
  return 0;
}

async function allCharts(args: Arguments, world: World): Promise<ExitCode> {
  const rulesets = await Promise.all(CATALOGUE.map((card) => card.load()));
  const renderer = rendererOf(args);
  const list = rulesets.map(({ id, title, charts }) => ({
    id,
    title,
    charts: charts.map(({ id, title }) => ({ id, title })),
  }));
  const headings = [renderer.say(OUTPUT_WORDS.rulesets), 'id', renderer.say(OUTPUT_WORDS.charts)];
  const rows = list.flatMap((r) => r.charts.map((c) => [r.id, c.id, renderer.say(c.title)]));
  world.out(args.format === 'json' ? json(list) : grid(headings, rows, tableFormat(args)));
  return 0;
}

export async function rulings(args: Arguments, world: World): Promise<ExitCode> {
  onlyNames(args);
  const ruleset = await loadRuleset(args.names[0]);
  const register = await ruleset.rulings();
  const chosen = args.names[1] === undefined ? register : [pick(register, currentId(args.names[1]), 'ruling')];
  world.out(
    args.format === 'json' ? json(chosen.map(rulingJson)) : rulingsText(chosen, rendererOf(args), tableFormat(args)),
  );
  return 0;
}

/** The schema that exists beside those of a ruleset's procedures. */
const ARMY = 'army';

export async function schema(args: Arguments, world: World): Promise<ExitCode> {
  onlyNames(args);
  if (args.format !== undefined && args.format !== 'json')
    throw badInput('--format', 'json est attendu', 'json is expected');
  const ruleset = await loadRuleset(args.names[0]);
  if (args.names[1] === ARMY) {
    const { armySchemaOf } = await import('../../present/armies/schema.ts');
    world.out(json(armySchemaOf(await ruleset.army(), args.lang)));
    return 0;
  }
  const procedure = pick(ruleset.procedures, args.names[1], 'procedure', args.lang);
  world.out(json(await jsonSchemaOf(ruleset, procedure, args.lang)));
  return 0;
}

export async function matrix(args: Arguments, world: World): Promise<ExitCode> {
  refuseNamesBeyond(2, args);
  const ruleset = await loadRuleset(args.names[0]);
  const procedure = pick(ruleset.procedures, args.names[1], 'procedure', args.lang);
  const given = await jsonFrom(args, world);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw badInput('--json', 'un objet JSON est attendu', 'a JSON object is expected');
  const { of: one = [], ...filters } = given as Record<string, unknown>;
  if (procedure.matchups !== undefined)
    setFlags(fieldOf(procedure.matchups.filters), filters, args, helpOf('matrix', ruleset, procedure));
  const whole = matchupTable(ruleset, procedure, filters, optionsFrom(ruleset, args.rulings));
  const asked = [one, args.of].flat();
  const table = classesOf(whole, asked);
  if (args.format === 'json') world.out(json(matchupJson(ruleset, procedure, table)));
  else world.out(matchupsText(table, asked.length > 0, rendererOf(args), tableFormat(args)));
  return 0;
}
