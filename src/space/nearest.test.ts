import { expect, test } from 'vitest';
import { seededChance } from '../kernel/seed.ts';
import { distance, gridOf } from './hex.ts';
import { FAR, Nearest } from './nearest.ts';

test('places come and go: every hex knows how far the nearest is', () => {
  const grid = gridOf(13, 11);
  const chance = seededChance('nearest');
  const nearest = new Nearest(grid);
  const places: number[] = [];
  for (let i = 0; i < 600; i++) {
    if (places.length > 0 && chance(0, 12) < places.length)
      nearest.remove(places.splice(chance(0, places.length - 1), 1)[0]!);
    else {
      // Two counters may stand in one hex.
      const hex = places.length > 0 && chance(0, 4) === 0 ? places[0]! : chance(0, grid.hexes - 1);
      places.push(hex);
      nearest.add(hex);
    }
    const expected = Array.from({ length: grid.hexes }, (_, hex) =>
      places.reduce((least, place) => Math.min(least, distance(grid, hex, place)), FAR),
    );
    expect([...nearest.away]).toEqual(expected);
  }
});
