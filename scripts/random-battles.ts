/**
 * Plays battles by chance and says how they end: `node scripts/random-battles.ts the-ford 1000`. With a third word, the
 * seed, and `checked` after it, every state is checked, which takes longer.
 */
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { battleByChance } from '../test/support/by-chance.ts';
import { RANDOM_BATTLES } from '../test/support/random-players.ts';

const [id = 'the-ford', battles = '1000', seed = 'random', checked] = process.argv.slice(2);
const card = RANDOM_BATTLES.find((scenario) => scenario.id === id);
if (card === undefined) {
  console.error(`no such scenario; there are: ${RANDOM_BATTLES.map((scenario) => scenario.id).join(', ')}`);
  process.exit(2);
}
const { game, choose, faultsOf } = card.ready(await card.load(), OUR_OPTIONS, checked === undefined);
const see: Parameters<typeof battleByChance>[3] =
  checked === undefined
    ? undefined
    : (_, command, __, after) => {
        const faults = faultsOf(after);
        if (faults.length > 0) throw new Error(`${JSON.stringify(command)}: ${faults.join('; ')}`);
      };
const endings = new Map<string, number>();
let commands = 0;
const start = performance.now();
for (let i = 0; i < Number(battles); i++) {
  const chance = seededChance(`${seed}/${i}`);
  const { state, commands: played } = battleByChance(game, chance, (now) => choose(now, chance), see);
  commands += played;
  const ending = game.ending(state)!.why.en;
  endings.set(ending, (endings.get(ending) ?? 0) + 1);
}
const seconds = (performance.now() - start) / 1000;
for (const [ending, times] of [...endings].toSorted((a, b) => b[1] - a[1]))
  console.log(`${String(times).padStart(8)}  ${ending}`);
console.log(
  `${battles} battles of ${Math.round(commands / Number(battles))} commands, ${Math.round(Number(battles) / seconds)} a second`,
);
