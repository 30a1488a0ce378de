import { expect, test } from 'vitest';
import { melee } from '../../../rulesets/alexandre/index.ts';
import { dieSide } from './throwers.ts';

test.each([
  [0, 'attackers', 'own'],
  [1, 'attackers', 'enemy'],
  [1, 'attackers[1].leaders[1]', 'enemy'],
  [1, 'defenders[1].leaders[1]', 'own'],
  [0, 'defenders[1].leaders[1]', 'enemy'],
  // Each side throws for the initiative, whoever asks.
  [0, 'side-2', 'enemy'],
  [1, 'side-1', 'own'],
] as const)('side %i gives the command: the die for %s is drawn as %s', (by, who, side) =>
  expect(dieSide({ by, procedure: melee }, who)).toBe(side),
);

test('a test of one’s own is in one’s own colour', () =>
  expect(dieSide({ by: 1, procedure: undefined }, 'leader-3')).toBe('enemy'));
