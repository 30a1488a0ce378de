import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { A, B, board } from './testing.ts';

test('a fact may be changed by agreement, checked as a form checks it', () => {
  const given = board({ units: [A, B] });
  const position = given.play([given.attack(['0404'], ['0403'])]);
  const agreed = (facts: Record<string, string | number | boolean>): Command => ({
    do: 'fight',
    agreed: { facts, reason: 'the counter had slipped' },
  });
  const prepared = position.game.prepare(position.state, agreed({ 'attackers[1].approaches[1].aspect': 'rear' }));
  expect('input' in prepared && (prepared.input as { total: number }).total).toBe(4);
  expect(() => position.game.prepare(position.state, agreed({ 'attackers[1].approaches[1].aspect': 'top' }))).toThrow(
    'attackers[1].approaches[1].aspect',
  );
  expect(() => position.game.prepare(position.state, agreed({ 'attackers[3].fired': true }))).toThrow('no such fact');
});
