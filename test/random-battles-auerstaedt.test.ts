import { test } from 'vitest';
import { playedByChance } from './support/played-by-chance.ts';
import { RANDOM_BATTLES } from './support/random-players.ts';

const MET = ['orders', 'draw', 'try', 'fire', 'move', 'lead', 'shock', 'test', 'fight', 'recoil', 'flee', 'rally'];

test(
  'played by chance: no refusal, no dead end, nothing lost, and events alone lead to the same states',
  () =>
    playedByChance(
      RANDOM_BATTLES.find(({ id }) => id === 'auerstaedt')!,
      {
        battles: 200,
        copied: 1,
        offered: 3,
        met: [...MET, 'refuse', 'advance', 'again', 'line'],
      },
    ),
  600_000,
);
