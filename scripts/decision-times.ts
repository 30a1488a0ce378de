/**
 * How long a mind takes for one command: `node scripts/decision-times.ts the-ford veteran,grognard`. Every so many commands
 * of battles between veterans (`--every=7`, `--battles=2`) each of them is asked. Processor time counts, not what else runs
 * on the machine; what is alone in its position is not asked about.
 */
import { allScenarios } from '../src/cli/commands/play/battles.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { playBattle } from '../src/minds/battle.ts';
import { judgedGameOf } from '../src/minds/judged-game.ts';
import { LEVEL_IDS, type LevelId, LEVELS } from '../src/minds/levels.ts';
import type { Mind } from '../src/minds/mind.ts';

const words = process.argv.slice(2);
const flag = (name: string): string | undefined =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const [id = 'the-ford', levels = 'veteran,grognard'] = words.filter((word) => !word.startsWith('--'));
const [battles, every] = [Number(flag('battles') ?? 2), Number(flag('every') ?? 7)];
/** The first ones teach the compiler. */
const WARMING = 30;

const listed = (await allScenarios()).find(({ card }) => card.id === id);
if (listed?.battles.computerPlays !== true) throw new Error(`no scenario that minds play is called ${id}`);
const judged = await judgedGameOf(listed.battles.open(await listed.card.load(), OUR_OPTIONS));

const shown = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;

for (const level of levels.split(',') as LevelId[]) {
  if (!LEVEL_IDS.includes(level)) throw new Error(`minds are: ${LEVEL_IDS.join(', ')}`);
  const taken: number[] = [];
  let looked = 0;
  let choices = 0;
  const watched: Mind = (table, seen, side) => {
    const decision = LEVELS.veteran.mind(table, seen, side);
    if (decision.considered.length > 1 && (choices < WARMING || choices % every === 0)) {
      const begun = process.cpuUsage().user;
      const { looked: positions } = LEVELS[level].mind({ game: table.game, judge: table.judge }, seen, side);
      if (choices >= WARMING) taken.push((process.cpuUsage().user - begun) / 1000);
      looked = Math.max(looked, positions);
    }
    if (decision.considered.length > 1) choices++;
    return decision;
  };
  for (let battle = 0; battle < battles; battle++) playBattle(judged, [watched, watched], `times/${battle}`);
  const sorted = taken.toSorted((a, b) => a - b);
  const part = (share: number): string =>
    shown(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!);
  console.log(`| ${id} | ${level} | ${sorted.length} | ${part(0.5)} | ${part(0.95)} | ${part(1)} | ${looked} |`);
}
