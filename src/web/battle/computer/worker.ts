import { decideAndExplain } from '../../../minds/levels.ts';
import { type JudgedGame, judgedGameOf } from '../../../minds/judged-game.ts';
import { CATALOGUE } from '../../../rulesets/catalogue.ts';
import type { Answer, Question } from './question.ts';
import { Haste } from './haste.ts';

interface Opened extends JudgedGame {
  readonly haste: Haste;
}

/** A mind beside the page: it thinks without holding the page up. */
const opened = new Map<string, Promise<Opened>>();

async function open({ ruleset, scenario, options }: Question): Promise<Opened> {
  const battles = await CATALOGUE.find(({ id }) => id === ruleset)!.battles!();
  const battle = battles.open(
    scenario.own ?? (await battles.scenarios.find(({ id }) => id === scenario.id)!.load(scenario.hash)),
    options,
  );
  return { ...(await judgedGameOf(battle)), haste: new Haste() };
}

async function answered(question: Question): Promise<Answer> {
  const { id, ruleset, scenario, options, level, side, seen } = question;
  const key = JSON.stringify([ruleset, scenario.id, scenario.hash, options]);
  try {
    let known = opened.get(key);
    if (known === undefined) opened.set(key, (known = open(question)));
    const battle = await known;
    const began = performance.now();
    const why = decideAndExplain(level, battle, seen, side, battle.haste.positions);
    battle.haste.took(performance.now() - began, why.looked);
    return { id, why };
  } catch {
    opened.delete(key);
    return { id, failed: true };
  }
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  postMessage(await answered(data), { transfer: [] });
});
