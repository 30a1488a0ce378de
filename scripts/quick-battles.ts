/**
 * Makes battles up and has them played: `node scripts/quick-battles.ts alexandre 200 veteran` (a ruleset, how many, a
 * mind for both sides). Every choice takes its turn; `--size=20` and the like hold one; `--seed=tuning` makes other
 * battles than those of the table in docs/quick-battles.md; `--jobs=1` leaves a core to others.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { playAll } from '../src/cli/commands/simulate/threads.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { fieldOf } from '../src/kernel/schema.ts';
import { t, type Text } from '../src/kernel/text.ts';
import { LEVEL_IDS, type LevelId } from '../src/minds/levels.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { type PlayedTask, tasksOf } from '../src/sim/batch.ts';
import { wilson } from '../src/sim/statistics.ts';

const { values: flags, positionals } = parseArgs({ allowPositionals: true, strict: false });
const [ruleset = 'alexandre', games = '200', level = 'veteran'] = positionals;
const mind = LEVEL_IDS.find((id) => id === level);
if (mind === undefined) throw new Error(`minds are: ${LEVEL_IDS.join(', ')}`);
const battles = await CATALOGUE.find(({ id }) => id === ruleset)?.battles?.();
const quick = await battles?.quick?.();
if (quick === undefined) throw new Error(`${ruleset} makes no battles up`);

/** What the summary needs of a scenario document of any ruleset. */
interface Made {
  readonly sides: readonly { readonly name: Text }[];
  readonly units: readonly { readonly side: number; readonly strength: number }[];
}

const field = fieldOf(quick.choices);
const choices = field.kind === 'record' ? Object.entries(field.fields) : [];
/** Every choice takes its turn, the first fastest. */
function choose(battle: number): Record<string, string> {
  const asked: Record<string, string> = { seed: `${String(flags['seed'] ?? 'table')}-${battle}` };
  let turn = battle;
  for (const [name, one] of choices) {
    if (one.kind !== 'choice') continue;
    asked[name] = String(flags[name] ?? one.values[turn % one.values.length]!);
    turn = flags[name] === undefined ? Math.floor(turn / one.values.length) : turn;
  }
  return asked;
}

const asked = Array.from({ length: Number(games) }, (_, battle) => choose(battle));
const made = asked.map((one) => quick.make(one) as Made);
const minds: LevelId[] = [mind, mind];
const variants = made.map((scenario) => ({ label: t('', ''), scenario, options: OUR_OPTIONS }));
const fought: PlayedTask['fought'][] = [];
await playAll({ ruleset, variants, minds, seed: 'quick' }, tasksOf(variants.length, 1, []), {
  jobs: Number(flags['jobs'] ?? availableParallelism()),
  stopped: () => false,
  see: ({ variant, fought: one }) => void (fought[variant] = one),
});

/** How often one wins, of those battles that somebody won. */
function row(label: string, those: (battle: number) => boolean, won: (battle: number) => boolean): void {
  const decided = fought.flatMap(({ winner }, battle) => (winner >= 0 && those(battle) ? [battle] : []));
  const { value, low, high } = wilson(decided.filter(won).length, decided.length);
  const percent = (share: number): string => (100 * share).toFixed(1);
  console.log(`| ${label} | ${decided.length} | ${percent(value)} % | ${percent(low)} – ${percent(high)} |`);
}

console.log('| battles | decided | the first side wins | 95 % |\n|---|---|---|---|');
row(
  'all',
  () => true,
  (battle) => fought[battle]!.winner === 0,
);
for (const [name, one] of choices)
  for (const value of one.kind === 'choice' ? one.values : [])
    if (asked.some((each) => each[name] === value))
      row(
        `${name} ${value}`,
        (battle) => asked[battle]![name] === value,
        (battle) => fought[battle]!.winner === 0,
      );
for (const name of new Set(made.flatMap(({ sides }) => sides.map((side) => side.name.en))))
  row(
    `wins of ${name}`,
    (battle) => made[battle]!.sides.some((side) => side.name.en === name),
    (battle) => made[battle]!.sides[fought[battle]!.winner]!.name.en === name,
  );

const strengthOf = ({ units }: Made, side: number): number =>
  units.reduce((sum, unit) => sum + (unit.side === side + 1 ? unit.strength : 0), 0);
const hardlyFought = fought.flatMap(({ lost }, battle) =>
  lost.every((points, side) => points * 10 < strengthOf(made[battle]!, side)) ? [battle] : [],
);
console.log(`battles in which neither side lost a tenth: ${hardlyFought.length}`);
for (const battle of hardlyFought) console.log(`  ${JSON.stringify(asked[battle])} ${fought[battle]!.why.en}`);
const commands = fought.reduce((sum, one) => sum + one.commands, 0) / fought.length;
console.log(
  `commands a battle: ${commands.toFixed(0)}; turns: ${(fought.reduce((sum, one) => sum + one.turns, 0) / fought.length).toFixed(1)}`,
);
