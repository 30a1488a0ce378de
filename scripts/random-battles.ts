/**
 * Plays battles by chance and says how they end: `node scripts/random-battles.ts the-ford 1000`. With a third word, the
 * seed, and `checked` after it, every state is checked, which takes longer.
 */
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { seeded } from '../src/kernel/seed.ts';
import { BATTLES } from '../src/rulesets/alexandre/battles.ts';
import { openBattle } from '../src/rulesets/alexandre/field/game.ts';
import { faultsOf, randomBattle } from '../test/support/random-play.ts';

const [id = 'the-ford', battles = '1000', seed = 'random', checked] = process.argv.slice(2);
const card = BATTLES.scenarios.find((scenario) => scenario.id === id);
if (card === undefined) {
  console.error(`no such scenario; there are: ${BATTLES.scenarios.map((scenario) => scenario.id).join(', ')}`);
  process.exit(2);
}
const battle = openBattle(await card.load(), OUR_OPTIONS);
const see: Parameters<typeof randomBattle>[3] =
  checked === undefined
    ? undefined
    : (_, command, __, after) => {
        const faults = faultsOf(battle, after);
        if (faults.length > 0) throw new Error(`${JSON.stringify(command)}: ${faults.join('; ')}`);
      };
const endings = new Map<string, number>();
let commands = 0;
const start = performance.now();
for (let i = 0; i < Number(battles); i++) {
  const { state, commands: played } = randomBattle(battle, seeded(`${seed}/${i}`), checked !== undefined, see);
  commands += played;
  const { winner, why } = state.over!;
  const ending = `${winner < 0 ? 'nobody' : battle.sides[winner]!.en}, ${why}`;
  endings.set(ending, (endings.get(ending) ?? 0) + 1);
}
const seconds = (performance.now() - start) / 1000;
for (const [ending, times] of [...endings].toSorted((a, b) => b[1] - a[1]))
  console.log(`${String(times).padStart(8)}  ${ending}`);
console.log(
  `${battles} battles of ${Math.round(commands / Number(battles))} commands, ${Math.round(Number(battles) / seconds)} a second`,
);
