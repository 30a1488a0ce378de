// How many commands a side gives in a battle, on the average of battles between veterans:
// node scripts/battle-lengths.ts [battles of each scenario]
// It writes src/rulesets/<id>/scenarios/lengths.ts, from which the page says how many minutes a battle takes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRefusal } from '../src/kernel/assessment.ts';
import { unloggedDice } from '../src/kernel/rolled-dice.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { judgedGameOf, type JudgedGame } from '../src/minds/judged-game.ts';
import { LEVELS } from '../src/minds/levels.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';

const battlesOfEach = Number(process.argv[2] ?? 20);

/** Commands of both sides in one battle. */
function commandsIn(judged: JudgedGame<unknown, unknown, unknown>, seed: string): readonly [number, number] {
  const { game } = judged;
  const dice = unloggedDice(seededChance(seed));
  const given: [number, number] = [0, 0];
  for (let state = game.setUp(); game.ending(state) === undefined;) {
    const side = game.legal(state).side as 0 | 1;
    const { command } = LEVELS.veteran.mind(judged, game.view(state, side), side);
    const prepared = game.prepare(state, command);
    if (isRefusal(prepared)) throw new Error(prepared.refused.en);
    state = prepared.played(prepared.rule(prepared.input, dice)).state;
    given[side]++;
  }
  return given;
}

for (const { id, battles } of CATALOGUE) {
  const known = await battles?.();
  if (known?.computerPlays !== true) continue;
  const lines: string[] = [];
  for (const card of known.scenarios) {
    const judged = await judgedGameOf(known.open(await card.load(), OUR_OPTIONS));
    const all = Array.from({ length: battlesOfEach }, (_, i) => commandsIn(judged, `length-${i}`));
    const [first, second] = ([0, 1] as const).map((side) =>
      Math.round(all.reduce((sum, given) => sum + given[side], 0) / battlesOfEach),
    );
    lines.push(`  '${card.id}': [${first}, ${second}],`);
    console.log(id, card.id, first, second);
  }
  writeFileSync(
    join(import.meta.dirname, '..', 'src', 'rulesets', id, 'scenarios', 'lengths.ts'),
    `/** Commands of each side in a battle, on the average of ${battlesOfEach} between veterans: scripts/battle-lengths.ts */
export const LENGTHS = {
${lines.join('\n')}
} as const;
`,
  );
}
