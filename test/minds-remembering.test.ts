import { expect, test } from 'vitest';
import { isRefusal } from '../src/kernel/assessment.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { unloggedDice } from '../src/kernel/rolled-dice.ts';
import type { Command } from '../src/rulesets/alexandre/battle/turn/orders.ts';
import { openBattle } from '../src/rulesets/alexandre/battle/game.ts';
import { judgeBy } from '../src/rulesets/alexandre/battle/mind/judge.ts';
import { BEGINNER, EXPERT, TRAINED } from '../src/rulesets/alexandre/battle/mind/weights.ts';
import { type State, waiting } from '../src/rulesets/alexandre/battle/position/state.ts';
import gaugamela from '../src/rulesets/alexandre/scenarios/gaugamela.json' with { type: 'json' };
import theFord from '../src/rulesets/alexandre/scenarios/the-ford.json' with { type: 'json' };
import { battleByChance } from './support/by-chance.ts';
import { randomCommand } from './support/random-play.ts';

const EYES = { trained: TRAINED, beginner: BEGINNER, expert: EXPERT } as const;
/** How many ideas are asked for: as few as a mind that follows lines, as many as one that compares. */
const MOST = [1, 5, 6] as const;
/** Positions that each eye compares, at least. */
const ENOUGH = 200;

test.each([
  ['the-ford', theFord, 4, 3],
  ['gaugamela', gaugamela, 20, 1],
] as const)(
  '%s: whoever remembers has the ideas of one who sees the position first',
  (id, scenario, oneIn, battles) => {
    const battle = openBattle(scenario, OUR_OPTIONS);
    for (const [name, weights] of Object.entries(EYES)) {
      const eye = judgeBy(battle, weights);
      const forgetful = judgeBy(battle, weights);
      const chance = seededChance(`remembering/${id}/${name}`);
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
      const choose = (state: State): Command => {
        if (waiting(state) === undefined && state.step === 'move') seen.push(state);
        compare(state);
        // Now and then back to where it has been, as whoever follows lines does.
        if (seen.length > 0 && chance(1, 4) === 1) compare(seen[chance(0, seen.length - 1)]!);
        return chance(1, 4) === 1 ? randomCommand(battle, state, chance) : eye.ideas(state, 5)[0]!.command;
      };
      for (let n = 0; n < battles; n++) {
        seen.length = 0;
        battleByChance(battle, chance, choose);
      }
      expect(compared).toBeGreaterThan(ENOUGH);
    }
  },
);

/** Two units far apart, each a step away from a zone that one of them is enough to hold. */
const FAR_APART = {
  ...theFord,
  units: theFord.units.flatMap((unit) => {
    if (unit.side === 2) return unit.formation === 'mercenaries' ? [unit] : [];
    if (unit.hex === '0609') return [{ ...unit, hex: '0309' }];
    return unit.hex === '0709' ? [{ ...unit, hex: '1309' }] : [];
  }),
  leaders: theFord.leaders.filter(({ id }) => id === 'alexander' || id === 'spithridates' || id === 'omares'),
  objectives: [{ side: 1, units: 1, zone: '0108-1408' }],
};

test('an objective that one has taken draws others no more, however far they stand', () => {
  const battle = openBattle(FAR_APART, OUR_OPTIONS);
  const eye = judgeBy(battle, TRAINED);
  const goes = (state: State, unit: number) =>
    eye.ideas(state, 6).find(({ command }) => command.do === 'move' && command.units[0] === unit);
  let state = battle.setUp();
  const dice = unloggedDice(seededChance('far apart'));
  const play = (command: Command): void => {
    const prepared = battle.prepare(state, command);
    if (isRefusal(prepared)) throw new Error(prepared.refused.en);
    state = prepared.played(prepared.rule(prepared.input, dice)).state;
  };
  while (state.step !== 'move' || battle.field.leaders[state.active]!.side !== 0) play(eye.ideas(state, 1)[0]!.command);
  const before = goes(state, 1)!.gain;
  play(goes(state, 0)!.command);
  expect(eye.ideas(state, 6)).toEqual(judgeBy(battle, TRAINED).ideas(state, 6));
  expect(goes(state, 1)?.gain ?? 0).toBeLessThan(before);
});
