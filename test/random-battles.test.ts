import { expect, test } from 'vitest';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { seeded } from '../src/kernel/seed.ts';
import { BATTLES } from '../src/rulesets/alexandre/battles.ts';
import { openBattle } from '../src/rulesets/alexandre/field/game.ts';
import { faultsOf, randomBattle } from './support/random-play.ts';

test.each(BATTLES.scenarios.map(({ id, load }) => [id, load, id === 'the-ford' ? 40 : 2] as const))(
  '%s, played by chance: no refusal, no dead end, nothing lost, and events alone lead to the same states',
  async (_, load, battles) => {
    const battle = openBattle(await load(), OUR_OPTIONS);
    const met = new Set<string>();
    let [copied, commands] = [battle.setUp(), 0];
    for (let i = 0; i < battles; i++) {
      copied = battle.setUp();
      const { state } = randomBattle(battle, seeded(`test/${i}`), true, (before, command, events, after) => {
        met.add(command.do);
        commands++;
        const faults = faultsOf(battle, after);
        if (faults.length > 0) throw new Error(`${JSON.stringify(command)}: ${faults.join('; ')}`);
        copied = battle.evolve(copied, structuredClone(events) as typeof events);
        if (JSON.stringify(copied) !== JSON.stringify(after)) throw new Error(`${command.do}: events lead elsewhere`);
        expect(before).not.toBe(after);
      });
      expect(battle.hash(copied)).toBe(battle.hash(state));
      expect(battle.ending(state)).toBeDefined();
    }
    expect(commands).toBeGreaterThan(battles * 50);
    for (const what of [
      'initiative',
      'activate',
      'rally',
      'move',
      'lead',
      'fire',
      'attack',
      'fight',
      'retreat',
      'flee',
      'advance',
    ])
      expect(met).toContain(what);
  },
  120_000,
);
