/**
 * Says how much time and memory it takes to read and take up a long journal: `node scripts/long-journal.ts 50000`. No
 * battle has so many entries: that journal names other rules, and a general rides to and fro in it. A whole battle of
 * Auerstaedt by chance is gone through by the rules.
 */
import { isRefusal } from '../src/kernel/assessment.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { newMatch, stateOf } from '../src/play/match.ts';
import { play } from '../src/play/orders.ts';
import { takeUp } from '../src/play/replay.ts';
import { readSave } from '../src/play/save.ts';
import { saveText } from '../src/play/save-text.ts';
import { RANDOM_BATTLES } from '../test/support/random-players.ts';

const [entries = '50000'] = process.argv.slice(2);
const { load, ready } = RANDOM_BATTLES.find(({ id }) => id === 'auerstaedt')!;
const { game, choose } = ready(await load(), OUR_OPTIONS, true);

const megabytes = (): string => `${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most so far`;

async function time(what: string, text: string): Promise<void> {
  const start = performance.now();
  const { journal } = readSave(text);
  const read = performance.now();
  const { states } = await takeUp(game, journal);
  const end = performance.now();
  console.log(
    `${what}: ${journal.lines.length} lines, ${(text.length / 1e6).toFixed(1)} million characters; read in ` +
      `${((read - start) / 1000).toFixed(2)} s, ${states.length} states in ${((end - read) / 1000).toFixed(2)} s; ${megabytes()}`,
  );
}

/** As long as a battle lasts. */
function byChance(): string {
  let match = newMatch(game, 'long');
  const chance = seededChance('long');
  while (game.ending(stateOf(match)) === undefined) {
    const played = play(match, choose(stateOf(match), chance));
    if (isRefusal(played)) throw new Error(played.refused.en);
    ({ match } = played);
  }
  return saveText(match);
}

/** As many entries as somebody asks for. */
function toAndFro(count: number): string {
  const match = newMatch(game, 'long');
  const ride = (path: readonly number[]) => ({
    is: 'entry' as const,
    by: 0 as const,
    command: { do: 'lead', leader: 0, to: path[0] },
    faces: [],
    events: [{ is: 'lead', leader: 0, path }],
  });
  const [there, back] = [ride([0]), ride([1])];
  const rides = Array.from({ length: count }, (_, i) => (i % 2 === 0 ? there : back));
  return saveText({ ...match, journal: { ...match.journal, rules: 0, lines: rides } });
}

console.log(`before: ${megabytes()}`);
const long = toAndFro(Number(entries));
await time('by its events', long);
await time('by the rules', byChance());
