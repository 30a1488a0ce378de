/**
 * One line for each scenario and each procedure, by which two versions of the code can be compared: a refactoring changes
 * none of them. `node scripts/digests.ts`; `--battles=300 --answers=20000 --minds=5` are the numbers taken by default.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { answer, calculation } from '../src/calculate/calculation.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { parse } from '../src/kernel/schema.ts';
import { seededChance } from '../src/kernel/seed.ts';
import type { LevelId } from '../src/minds/levels.ts';
import { answerJson } from '../src/present/json.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { BatchPlayer } from '../src/sim/batch.ts';
import { likelySituations } from '../test/support/arbitrary.ts';
import { battleByChance } from '../test/support/by-chance.ts';
import { RANDOM_BATTLES } from '../test/support/random-players.ts';

const numberOf = (name: string, usual: number): number =>
  Number(process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? usual);
const [battles, answers, mindBattles] = [numberOf('battles', 300), numberOf('answers', 20_000), numberOf('minds', 5)];
/** More paths than that are left out of an answer: pools of any size would take hours. */
const MOST_PATHS = 3_000;

const say = (what: string, digest: string): void => console.log(`${digest.slice(0, 32)}  ${what}`);

for (const card of RANDOM_BATTLES) {
  const { game, choose } = card.ready(await card.load(), OUR_OPTIONS, true);
  const digest = createHash('sha256');
  for (let i = 0; i < battles; i++) {
    const chance = seededChance(`digest/${i}`);
    battleByChance(
      game,
      chance,
      (state) => choose(state, chance),
      (_, command, events, after) => digest.update(JSON.stringify([command, events, game.hash(after)])),
    );
  }
  say(`${card.id}: ${battles} battles by chance`, digest.digest('hex'));
}

for (const card of CATALOGUE) {
  const battlesOf = await card.battles?.();
  for (const scenario of battlesOf?.scenarios ?? [])
    for (const level of ['conscript', 'veteran'] as const satisfies readonly LevelId[]) {
      const variants = [{ label: scenario.title, scenario: await scenario.load(), options: OUR_OPTIONS }];
      const player = new BatchPlayer({ ruleset: card.id, variants, minds: [level, level], seed: 'digest' }, battlesOf!);
      const digest = createHash('sha256');
      for (let battle = 0; battle < mindBattles; battle++)
        digest.update(JSON.stringify(await player.play({ variant: 0, battle })));
      say(`${scenario.id}: ${mindBattles} battles of two ${level}s`, digest.digest('hex'));
    }
}

for (const card of CATALOGUE) {
  const ruleset = await card.load();
  for (const procedure of ruleset.procedures) {
    const digest = createHash('sha256');
    fc.assert(
      fc.property(likelySituations(procedure), (situation) => {
        const asked = calculation(ruleset, procedure, parse(procedure.situation, situation), OUR_OPTIONS);
        digest.update(JSON.stringify(answerJson(answer(asked, MOST_PATHS))));
      }),
      { seed: 1, numRuns: answers },
    );
    say(`${card.id} ${procedure.id}: ${answers} answers`, digest.digest('hex'));
  }
}
