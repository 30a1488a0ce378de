import { describe, expect, test } from 'vitest';
import type { Viewer } from '../kernel/game.ts';
import { BadInput } from '../kernel/problem.ts';
import { seededChance } from '../kernel/seed.ts';
import { type Battle, opened, orderByChance, sayByChance } from '../../test/support/matches.ts';
import type { Line } from './journal.ts';
import { append, endingOf, newMatch, stateOf } from './match.ts';
import { follow, followLine, headingSeen, lineSeen } from './seen.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

describe.each(['the-ford', 'maida'])('%s: whoever follows line by line, told what he may see', (scenario) => {
  test('stands where he sees the battle stand, whatever the players write', async () => {
    const random = await opened(scenario);
    const { game } = random;
    const chance = seededChance('seen');
    let match = newMatch(game, 'a secret seed');
    let following = VIEWERS.map((viewer) => follow(game, headingSeen(match.journal), viewer));
    const written = new Set<Line['is']>();
    let hidden = 0;
    while (match.journal.lines.length < 300) {
      const says = chance(1, 4) === 1 || endingOf(match) !== undefined;
      const next: Battle = says ? sayByChance(match, chance) : orderByChance(random, match, chance);
      for (const line of next.journal.lines.slice(match.journal.lines.length)) {
        written.add(line.is);
        following = following.map((one, i) => followLine(one, lineSeen(match, line, VIEWERS[i]!)));
        match = append(match, line, line.is === 'entry' ? game.evolve(stateOf(match), line.events) : undefined);
        for (const [i, viewer] of VIEWERS.entries()) {
          const { rewinds, offer, settled, seats } = following[i]!;
          expect(stateOf(following[i]!)).toEqual(game.view(stateOf(match), viewer));
          expect([rewinds, offer, settled, seats]).toEqual([match.rewinds, match.offer, match.settled, match.seats]);
        }
      }
    }
    for (const { journal } of following) {
      expect(JSON.stringify(journal)).not.toContain('a secret seed');
      hidden += journal.lines.filter((line) => line.is === 'entry' && line.command === null).length;
    }
    expect(written.size).toBe(7);
    expect(hidden > 0).toBe(scenario === 'maida');
  });
});

describe('a line that cannot follow', async () => {
  const { game } = await opened('maida');
  const match = newMatch(game, 'seen');
  const start = follow(game, headingSeen(match.journal), 'spectator');
  test.each<[string, Line, string]>([
    ['an undo of nothing', { is: 'undo', to: 0 }, 'lines[1]: there are not so many entries'],
    ['a rewind to later', { is: 'rewind', to: 7, reason: '' }, 'lines[1]: there are not so many entries'],
    ['an answer to nothing', { is: 'answer', by: 0, accepts: true }, 'lines[1]: nothing waits for an answer'],
  ])('is refused with its number and the reason: %s', (_, line, why) => {
    expect(() => followLine(start, line)).toThrow(why);
    expect(() => followLine(start, line)).toThrow(BadInput);
  });

  test('a hidden command of a person who plays against another needs no word of the one who follows', () => {
    const seated = [0, 1].reduce(
      (one, side) => followLine(one, { is: 'seat', side, seat: { person: `player ${side}` } }),
      start,
    );
    const [command] = game.legal(stateOf(match)).sample();
    const prepared = game.prepare(stateOf(match), command);
    if ('refused' in prepared) throw new Error(prepared.refused.en);
    const { events } = prepared.played(undefined);
    const line = lineSeen(match, { is: 'entry', by: prepared.by, command, faces: [], events }, 'spectator');
    expect(line).toMatchObject({ is: 'entry', command: null });
    expect(followLine(seated, line).entries).toHaveLength(1);
  });
});
