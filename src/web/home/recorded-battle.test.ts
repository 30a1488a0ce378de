import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { recordedBattle } from './recorded-battle.ts';

const record = async () => {
  const { battles } = CATALOGUE.find(({ id }) => id === 'alexandre')!;
  return recordedBattle(await battles!(), 'the-ford', 'granicus');
};
const { battle, map } = await record();

describe('the battle of the home page', () => {
  test('is the same each time', async () => expect((await record()).battle).toEqual(battle));

  test('begins with every counter on the map, and ends', () => {
    expect(battle.steps[0]!.places).toHaveLength(battle.counters.length);
    expect(battle.steps.length).toBeGreaterThan(100);
    expect(map.grid.hexes).toBe(14 * 12);
  });

  test('shows counters on the sheet, each that it knows, and none that has left', () => {
    const lying = new Set<number>();
    for (const { places, gone } of battle.steps) {
      for (const [counter, x, y] of places) {
        expect(battle.counters[counter]).toBeDefined();
        expect(x > 0 && x < battle.width && y > 0 && y < battle.height).toBe(true);
        lying.add(counter);
      }
      for (const counter of gone) expect(lying.delete(counter)).toBe(true);
    }
    expect(lying.size).toBeLessThan(battle.counters.length);
  });

  test('weighs little', () => expect(JSON.stringify(battle).length).toBeLessThan(20_000));
});
