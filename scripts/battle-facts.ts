// What battles between veterans tell about a scenario: how many commands a side gives, and which side does better.
// node scripts/battle-facts.ts [battles of each scenario] [only this scenario]
// It writes src/rulesets/<id>/scenarios/facts.ts, from which lists of battles say how long one takes and whom it favours.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioFacts } from '../src/kernel/battles.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { playBattle } from '../src/minds/battle.ts';
import { judgedGameOf, type JudgedGame } from '../src/minds/judged-game.ts';
import { LEVELS } from '../src/minds/levels.ts';
import type { Mind } from '../src/minds/mind.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';

const battles = Number(process.argv[2] ?? 200);
const only = process.argv[3];

/** Documents of battles on hexes list their units by sides, 1 and 2. */
const unitsOf = (scenario: unknown): ScenarioFacts['units'] => {
  const { units } = scenario as { readonly units: readonly { readonly side: number }[] };
  const of = (side: number): number => units.filter((unit) => unit.side === side).length;
  return [of(1), of(2)];
};

function factsOf(judged: JudgedGame<unknown, unknown, unknown>, scenario: unknown): ScenarioFacts {
  const given: [number, number] = [0, 0];
  const better: [number, number] = [0, 0];
  const counting: Mind = (known, seen, side) => {
    given[side as 0 | 1]++;
    return LEVELS.veteran.mind(known, seen, side);
  };
  for (let battle = 0; battle < battles; battle++) {
    const { level, winner } = playBattle(judged, [counting, counting], `facts-${battle}`);
    // Against par where the scenario names one.
    const ahead = level === undefined ? [0, 1].indexOf(winner) : [level > 0, level < 0].indexOf(true);
    if (ahead !== -1) better[ahead as 0 | 1]++;
  }
  const commands = given.map((all) => Math.round(all / battles)) as [number, number];
  return { units: unitsOf(scenario), commands, better, battles };
}

const written = ([id, { units, commands, better, battles: of }]: [string, ScenarioFacts]): string =>
  `  '${id}': { units: [${units.join(', ')}], commands: [${commands.join(', ')}], better: [${better.join(', ')}], battles: ${of} },`;

for (const { id, battles: battlesOf } of CATALOGUE) {
  const known = await battlesOf?.();
  if (known?.computerPlays !== true) continue;
  const facts: [string, ScenarioFacts][] = [];
  for (const card of known.scenarios) {
    if (only !== undefined && card.id !== only) {
      if (card.facts !== undefined) facts.push([card.id, card.facts]);
      continue;
    }
    const scenario = await card.load();
    const found = factsOf(await judgedGameOf(known.open(scenario, OUR_OPTIONS)), scenario);
    facts.push([card.id, found]);
    console.log(id, card.id, JSON.stringify(found));
  }
  const path = join(import.meta.dirname, '..', 'src', 'rulesets', id, 'scenarios', 'facts.ts');
  const head = readFileSync(path, 'utf8').split('export const FACTS')[0]!;
  writeFileSync(
    path,
    `${head}export const FACTS = {\n${facts.map(written).join('\n')}\n} as const satisfies Readonly<Record<string, ScenarioFacts>>;\n`,
  );
}
