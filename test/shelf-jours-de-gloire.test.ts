import { describe, expect, test } from 'vitest';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { playBattle } from '../src/minds/battle.ts';
import { judgedGameOf } from '../src/minds/judged-game.ts';
import { LEVELS } from '../src/minds/levels.ts';
import type { ScenarioDocument } from '../src/rulesets/jours-de-gloire/battle/scenario.ts';
import { BATTLES } from '../src/rulesets/jours-de-gloire/battles.ts';
import { playedByChance } from './support/played-by-chance.ts';
import { RANDOM_BATTLES } from './support/random-players.ts';

/** How many battles each is played through by two minds, and by chance: fewer of one that is long. */
const SHELF: Readonly<Record<string, { readonly minds: number; readonly chance: number }>> = {
  sahagun: { minds: 20, chance: 40 },
  montebello: { minds: 20, chance: 12 },
  'marengo-afternoon': { minds: 12, chance: 8 },
  'marengo-evening': { minds: 20, chance: 12 },
  corunna: { minds: 16, chance: 10 },
  craonne: { minds: 20, chance: 10 },
};

const MET = ['orders', 'draw', 'try', 'move', 'lead', 'shock', 'test', 'fight', 'recoil', 'flee', 'rally'];
const MINDS = [LEVELS.conscript.mind, LEVELS.conscript.mind];

describe.each(Object.entries(SHELF))('%s', (id, played) => {
  const card = BATTLES.scenarios.find((one) => one.id === id)!;
  const opened = async () => BATTLES.open(await card.load(), OUR_OPTIONS);

  test('two minds play it through, and either side may win it', async () => {
    const judged = await judgedGameOf(await opened());
    const { turns } = (await card.load()) as ScenarioDocument;
    const winners = new Set<number>();
    let lost = 0;
    for (let i = 0; i < played.minds; i++) {
      const ended = playBattle(judged, MINDS, `shelf/${i}`);
      expect(ended.turns).toBeLessThanOrEqual(turns);
      lost += ended.lost[0]! + ended.lost[1]!;
      winners.add(ended.winner);
    }
    expect(lost / played.minds).toBeGreaterThan(1);
    expect(winners).toContain(0);
    expect(winners).toContain(1);
  });

  test('played by chance: no refusal, no dead end, nothing lost, and events alone lead to the same states', () =>
    playedByChance(
      RANDOM_BATTLES.find((one) => one.id === id)!,
      {
        battles: played.chance,
        copied: 4,
        offered: 4,
        met: MET,
      },
    ));

  test('its introduction tells what decides it, in both languages', async () => {
    const { introduction, objectives, units, collapsePoints } = (await card.load()) as ScenarioDocument;
    for (const [told, turn] of [
      [introduction.fr, 'tour'],
      [introduction.en, 'turn'],
    ] as const) {
      for (const { hex } of objectives) expect(told).toContain(`(${hex})`);
      for (const late of new Set(units.flatMap((unit) => unit.turn || []))) expect(told).toContain(`${turn} ${late}`);
    }
    expect(collapsePoints).toBe(4);
  });
});
