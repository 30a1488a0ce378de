import { expect, test } from 'vitest';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { seeded } from '../src/kernel/seed.ts';
import { openBattle } from '../src/rulesets/alexandre/field/game.ts';
import { judgeBy } from '../src/rulesets/alexandre/field/judging/index.ts';
import { GREEN, SEASONED, TRAINED } from '../src/rulesets/alexandre/field/judging/weights.ts';
import { type State, waiting } from '../src/rulesets/alexandre/field/state.ts';
import gaugamela from '../src/rulesets/alexandre/scenarios/gaugamela.json' with { type: 'json' };
import theFord from '../src/rulesets/alexandre/scenarios/the-ford.json' with { type: 'json' };
import { battleByChance } from './support/by-chance.ts';
import { randomCommand } from './support/random-play.ts';

const EYES = { trained: TRAINED, green: GREEN, seasoned: SEASONED } as const;
/** How many ideas are asked for: as few as a mind that follows lines, as many as one that compares. */
const MOST = [1, 5, 6] as const;

test.each([
  ['the-ford', theFord, 4],
  ['gaugamela', gaugamela, 20],
] as const)('%s: whoever remembers has the ideas of one who sees the position first', (id, scenario, oneIn) => {
  const battle = openBattle(scenario, OUR_OPTIONS);
  for (const [name, weights] of Object.entries(EYES)) {
    const eye = judgeBy(battle, weights);
    const forgetful = judgeBy(battle, weights);
    const chance = seeded(`remembering/${id}/${name}`);
    const seen: State[] = [];
    let compared = 0;
    const compare = (state: State): void => {
      const most = MOST[chance(0, MOST.length - 1)]!;
      const ideas = eye.ideas(state, most);
      const elsewhere = seen.find(({ turn, active }) => turn !== state.turn || active !== state.active);
      if (elsewhere === undefined) return;
      // Whoever has just looked at another activation has forgotten this one.
      forgetful.ideas(elsewhere, most);
      expect(ideas, `${name}, position ${seen.length}`).toEqual(forgetful.ideas(state, most));
      if (chance(1, oneIn) === 1) expect(ideas).toEqual(judgeBy(battle, weights).ideas(state, most));
      compared++;
    };
    battleByChance(battle, chance, (state) => {
      if (waiting(state) === undefined && state.step === 'move') seen.push(state);
      compare(state);
      // Now and then back to where it has been, as whoever follows lines does.
      if (seen.length > 0 && chance(1, 4) === 1) compare(seen[chance(0, seen.length - 1)]!);
      return chance(1, 4) === 1 ? randomCommand(battle, state, chance) : eye.ideas(state, 5)[0]!.command;
    });
    expect(compared).toBeGreaterThan(200);
  }
});
