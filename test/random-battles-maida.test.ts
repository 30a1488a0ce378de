import { test } from 'vitest';
import { playedByChance } from './support/played-by-chance.ts';
import { RANDOM_BATTLES } from './support/random-players.ts';

const MET = ['orders', 'draw', 'try', 'fire', 'move', 'lead', 'shock', 'test', 'fight', 'recoil', 'flee', 'rally'];

test(
  'played by chance: no refusal, no dead end, nothing lost, and events alone lead to the same states',
  () =>
    playedByChance(
      RANDOM_BATTLES.find(({ id }) => id === 'maida')!,
      {
        battles: 2000,
        copied: 40,
        offered: 20,
        met: [...MET, 'initiative', 'activate', 'refuse', 'advance', 'again'],
      },
    ),
  600_000,
);
