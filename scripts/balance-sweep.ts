/**
 * How even a battle is, with other values of some of its numbers: `node scripts/balance-sweep.ts the-ford 100
 * sides[1].collapse=18,22,26 turns=7,8` plays a hundred battles between two veterans for each combination, with the same
 * dice, and prints a table. Places are those of `grognard simulate --sweep`; without any the battle is played as it
 * stands. A scenario of one's own is named by its file; a bare document needs `--ruleset=alexandre`. `par.lead=20,30` (also
 * `par.within`, `par.decisive`) plays nothing anew. `--mind=conscript`, `--seed=tuning`, `--jobs=1`.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { allScenarios } from '../src/cli/commands/play/battles.ts';
import { playAll } from '../src/cli/commands/simulate/threads.ts';
import { levelOf, NO_PAR, type Par } from '../src/hex-battle/scenario/par.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { same } from '../src/kernel/text.ts';
import type { BattleResult } from '../src/minds/battle.ts';
import { LEVEL_IDS } from '../src/minds/levels.ts';
import { readScenarioFile } from '../src/play/scenario-file.ts';
import { tasksOf, type Variant } from '../src/sim/batch.ts';
import { meanOf, wilson } from '../src/sim/statistics.ts';
import { sweep } from '../src/sim/variants.ts';

const { values: flags, positionals } = parseArgs({ allowPositionals: true, strict: false });
const [id = 'the-ford', games = '100', ...places] = positionals;
const mind = LEVEL_IDS.find((level) => level === (flags['mind'] ?? 'veteran'));
if (mind === undefined) throw new Error(`minds are: ${LEVEL_IDS.join(', ')}`);

/** What the table needs of a scenario document of any ruleset. */
interface Document {
  readonly par?: Par;
}

async function scenarioCalled(name: string): Promise<{ readonly ruleset: string; readonly document: Document }> {
  if (name.endsWith('.json')) {
    const text = readFileSync(name, 'utf8');
    const said = flags['ruleset'];
    if (said !== undefined) return { ruleset: String(said), document: JSON.parse(text) as Document };
    const { ruleset, scenario } = readScenarioFile(text);
    if (ruleset === undefined) throw new Error(`${name} does not say of which ruleset it is: --ruleset=…`);
    return { ruleset, document: scenario as Document };
  }
  const listed = (await allScenarios()).find(({ card }) => card.id === name);
  if (listed?.battles.computerPlays !== true) throw new Error(`no scenario that minds play is called ${name}`);
  return { ruleset: listed.ruleset, document: (await listed.card.load()) as Document };
}

/** One place of the scenario, and the values that are tried in it. */
interface Axis {
  readonly place: string;
  readonly values: readonly number[];
}

function axisOf(said: string): Axis {
  const [place = '', list = ''] = said.split('=');
  const values = list.split(',').map((value) => (/^-?\d+$/.test(value) ? Number(value) : NaN));
  if (values.some(Number.isNaN)) throw new Error(`${said}: whole numbers are expected, as in turns=7,8`);
  return { place, values };
}

/** A value in each place. */
type Combination = readonly { readonly place: string; readonly value: number }[];

const combinationsOf = (axes: readonly Axis[]): readonly Combination[] =>
  axes.reduce<readonly Combination[]>(
    (found, { place, values }) => found.flatMap((one) => values.map((value) => [...one, { place, value }])),
    [[]],
  );

const { ruleset, document } = await scenarioCalled(id);
const axes = places.map(axisOf);
const isOfPar = ({ place }: Axis): boolean => place.startsWith('par.');
const combinations = combinationsOf(axes.filter((axis) => !isOfPar(axis)));
const pars = combinationsOf(axes.filter(isOfPar));

const asItStands: Variant = { label: same(''), scenario: document, options: OUR_OPTIONS };
const variants = combinations.map((combination) =>
  combination.reduce((variant, { place, value }) => sweep(variant, place, [value], place)[1]!, asItStands),
);
const fought: BattleResult[][] = variants.map(() => []);
await playAll(
  { ruleset, variants, minds: [mind, mind], seed: String(flags['seed'] ?? 'sweep') },
  tasksOf(variants.length, Number(games), []),
  {
    jobs: Number(flags['jobs'] ?? availableParallelism()),
    stopped: () => false,
    see: (played) => void fought[played.variant]!.push(played.fought),
  },
);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The value below which so great a part of them lies. */
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.round(part * (sorted.length - 1))] ?? NaN;

function leadsOf(battles: readonly BattleResult[]): string {
  const leads = battles.flatMap(({ lead }) => lead ?? []).toSorted((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((part) => quantile(leads, part)).join(' · ');
}

/** How often the first side, nobody and the second side did better than par; decisive successes in brackets. */
function againstPar(battles: readonly BattleResult[], par: Par): string {
  const degrees = battles.flatMap(({ lead }) =>
    lead === undefined ? [] : (levelOf(par, lead, [same(''), same('')])?.degree ?? []),
  );
  if (degrees.length === 0) return '–';
  const times = (holds: (degree: number) => boolean): number => degrees.filter(holds).length;
  const first = `${times((degree) => degree > 0)} (${times((degree) => degree === 2)})`;
  const second = `${times((degree) => degree < 0)} (${times((degree) => degree === -2)})`;
  return `${first} · ${times((degree) => degree === 0)} · ${second}`;
}

function endsOf(battles: readonly BattleResult[]): string {
  const ends = new Map<string, number>();
  for (const { why } of battles) ends.set(why.en, (ends.get(why.en) ?? 0) + 1);
  return [...ends]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([why, times]) => `${why} ${times}`)
    .join('; ');
}

const line = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
const heads = [
  ...[...combinations[0]!, ...pars[0]!].map(({ place }) => `\`${place}\``),
  'battles',
  'decided',
  'first side wins',
  '95 %',
  'lead: quarter · half · three quarters',
  'better than par: first · at par · second',
  'turns',
  'ends',
];
line(heads);
line(heads.map(() => '---'));
for (const [i, combination] of combinations.entries())
  for (const chosen of pars) {
    const battles = fought[i]!;
    const decided = battles.filter(({ winner }) => winner >= 0);
    const { value, low, high } = wilson(decided.filter(({ winner }) => winner === 0).length, decided.length);
    const par = { ...(document.par ?? NO_PAR) };
    for (const { place, value: tried } of chosen) par[place.slice('par.'.length) as keyof Par] = tried;
    line([
      ...[...combination, ...chosen].map((one) => one.value),
      battles.length,
      decided.length,
      percent(value),
      `${(100 * low).toFixed(1)} – ${(100 * high).toFixed(1)}`,
      leadsOf(battles),
      againstPar(battles, par),
      meanOf(battles.map(({ turns }) => turns)).value.toFixed(1),
      endsOf(battles),
    ]);
  }
