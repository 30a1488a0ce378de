import { test } from 'vitest';
import { playedByChance } from './support/played-by-chance.ts';
import { RANDOM_BATTLES } from './support/random-players.ts';

/** How many battles of each are played, and what must have been done in them. */
const PLAYED: Readonly<Record<string, Parameters<typeof playedByChance>[1]>> = {
  'the-ford': {
    battles: 2000,
    copied: 400,
    offered: 140,
    met: ['initiative', 'activate', 'rally', 'move', 'lead', 'fire', 'attack', 'fight', 'retreat', 'flee', 'advance'],
  },
  'persian-gates': {
    battles: 200,
    copied: 40,
    offered: 20,
    met: ['initiative', 'activate', 'rally', 'move', 'lead', 'fire', 'attack', 'fight', 'retreat', 'flee', 'advance'],
  },
  granicus: {
    battles: 80,
    copied: 10,
    offered: 5,
    met: ['initiative', 'activate', 'rally', 'move', 'lead', 'fire', 'attack', 'fight', 'retreat', 'flee', 'advance'],
  },
  hydaspes: {
    battles: 80,
    copied: 10,
    offered: 5,
    met: ['initiative', 'activate', 'rally', 'move', 'lead', 'fire', 'attack', 'fight', 'retreat', 'flee', 'advance'],
  },
  issus: {
    battles: 60,
    copied: 10,
    offered: 5,
    met: ['initiative', 'activate', 'rally', 'move', 'lead', 'fire', 'attack', 'fight', 'retreat', 'flee', 'advance'],
  },
  gaugamela: {
    battles: 200,
    copied: 20,
    offered: 10,
    met: ['initiative', 'activate', 'move', 'lead', 'fire', 'attack', 'fight', 'retreat', 'flee', 'advance'],
  },
};

test.each(RANDOM_BATTLES.filter(({ id }) => id in PLAYED))(
  '$id, played by chance: no refusal, no dead end, nothing lost, and events alone lead to the same states',
  (scenario) => playedByChance(scenario, PLAYED[scenario.id]!),
  600_000,
);
