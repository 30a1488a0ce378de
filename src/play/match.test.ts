import { describe, expect, test } from 'vitest';
import { isRefusal } from '../kernel/assessment.ts';
import { type Chance, seededChance } from '../kernel/seed.ts';
import { type Battle, orderByChance, opened, sayByChance } from '../../test/support/matches.ts';
import { add } from './offers.ts';
import { type Entry, type Line, MOST_LINES, type Offer } from './journal.ts';
import { append, endingOf, faultIn, newMatch, stateOf } from './match.ts';
import { begin, play } from './orders.ts';
import { replay, takeUp } from './replay.ts';
import { readSave } from './save.ts';
import { saveText } from './save-text.ts';
import { rewind, undo } from './undo.ts';

/** What lines come to, worked out anew from all of them, and by other means than the match. */
function cameTo(lines: readonly Line[]) {
  let entries: Entry[] = [];
  let rewinds = 0;
  let offer: Offer | undefined;
  let settled: 'draw' | 0 | 1 | undefined;
  for (const line of lines) {
    if (line.is === 'seat') continue;
    const answered = line.is === 'answer' && line.accepts ? offer?.proposal : undefined;
    offer = line.is === 'offer' ? line : undefined;
    settled = line.is === 'resign' ? ((1 - line.by) as 0 | 1) : answered?.for === 'draw' ? 'draw' : undefined;
    const back = line.is === 'undo' || line.is === 'rewind' ? line : answered?.for === 'rewind' ? answered : undefined;
    if (back !== undefined) entries = entries.slice(0, back.to);
    if (line.is === 'rewind' || answered?.for === 'rewind') rewinds++;
    if (line.is === 'entry') entries = [...entries, line];
  }
  return { entries, rewinds, offer, settled };
}

/** A battle by chance in which players say all that players can say; every match on the way is shown. */
async function talkative(scenario: string, lines: number, seed: string, see: (match: Battle) => void): Promise<Battle> {
  const random = await opened(scenario);
  const chance: Chance = seededChance(seed);
  let match = newMatch(random.game, seed);
  while (match.journal.lines.length < lines) {
    see(match);
    const says = chance(1, 3) === 1 || endingOf(match) !== undefined;
    match = says ? sayByChance(match, chance) : orderByChance(random, match, chance);
  }
  return match;
}

describe.each(['the-ford', 'maida'])('%s: a journal of all that players can write', (scenario) => {
  const matches: Battle[] = [];
  const played = talkative(scenario, 300, 'fold', (match) => matches.push(match));

  test('grows only: each match begins with the lines of those before it, and none of them changes', async () => {
    const { journal } = await played;
    expect(new Set(journal.lines.map(({ is }) => is)).size).toBe(7);
    for (const { journal: earlier } of matches)
      expect(earlier.lines.every((line, i) => line === journal.lines[i])).toBe(true);
  });

  test('comes to the entries that stand, their positions, the rewinds, what is offered and how it ended', async () => {
    await played;
    for (const match of matches) {
      const { entries, rewinds, offer, settled } = cameTo(match.journal.lines);
      expect([match.entries, match.rewinds, match.offer]).toEqual([entries, rewinds, offer]);
      expect(match.settled === undefined ? undefined : (match.settled.winner ?? 'draw')).toBe(settled);
      expect(match.states).toHaveLength(entries.length + 1);
    }
    const { game, entries, states } = matches.at(-1)!;
    for (const [i, { events }] of entries.entries()) expect(game.evolve(states[i], events)).toEqual(states[i + 1]);
  });

  test('is the same match when it is read again, by the rules and by its events', async () => {
    const match = await played;
    const { journal } = readSave(saveText(match));
    for (const again of [await takeUp(match.game, journal), await replay(match.game, journal)])
      expect({ ...again, game: undefined }).toEqual({ ...match, game: undefined });
  });
});

const ford = await opened('the-ford');
const start = newMatch(ford.game, 'lines');
const ordered = (match: Battle, ...commands: readonly unknown[]): Battle => {
  let on = match;
  for (const command of commands) {
    const next = play(on, command);
    if (isRefusal(next)) throw new Error(next.refused.en);
    on = next.match;
  }
  return on;
};
const PASS = { do: 'pass' };
const passed = ordered(start, { do: 'initiative' }, PASS, PASS);
const together = {
  ...passed,
  entries: passed.entries.map((entry, i) => (i === 2 ? { ...entry, along: true as const } : entry)),
};
const over = append(passed, { is: 'resign', by: 0 });
const full = { ...passed, journal: { ...passed.journal, lines: Array<Line>(MOST_LINES).fill(passed.entries[0]!) } };
const REWIND = (to: number) => ({ is: 'rewind', to, reason: '' }) as const;
const UNDO = (to: number) => ({ is: 'undo', to }) as const;
const OFFER = (to: number) => ({ is: 'offer', by: 0, proposal: { for: 'rewind', to, reason: '' } }) as const;
const PLAYS = (command: unknown) => ({ is: 'offer', by: 0, proposal: { for: 'command', command } }) as const;
const DRAW = { is: 'offer', by: 0, proposal: { for: 'draw' } } as const;
const ANSWER = (by: 0 | 1) => ({ is: 'answer', by, accepts: true }) as const;

describe('a line that cannot follow says why', () => {
  test.each<[string, Battle, Line, string | undefined]>([
    ['an undo of the last entry', passed, UNDO(2), undefined],
    ['an undo of two entries', passed, UNDO(1), undefined],
    ['an undo of nothing', passed, UNDO(3), 'there are not so many entries'],
    ['an undo to before the beginning', passed, UNDO(-1), 'there are not so many entries'],
    ['an undo to between two entries', passed, UNDO(1.5), 'there are not so many entries'],
    ['an undo over dice', passed, UNDO(0), 'dice were rolled since'],
    ['an undo of half of what was played together', together, UNDO(2), 'these orders were played together'],
    ['an undo of all of it', together, UNDO(1), undefined],
    ['an undo after the end', over, UNDO(2), 'the battle is over'],
    ['a rewind over dice', passed, REWIND(0), undefined],
    ['a rewind to later', passed, REWIND(4), 'there are not so many entries'],
    ['a rewind to before the beginning', passed, REWIND(-1), 'there are not so many entries'],
    ['a rewind to between two entries', passed, REWIND(0.5), 'there are not so many entries'],
    ['a rewind after the end', over, REWIND(1), undefined],
    ['the offer of a rewind', passed, OFFER(0), undefined],
    ['the offer of a rewind to later', passed, OFFER(4), 'there are not so many entries'],
    ['the offer of a rewind to before the beginning', passed, OFFER(-1), 'there are not so many entries'],
    ['the offer of a rewind to nowhere', passed, OFFER(Number.NaN), 'there are not so many entries'],
    ['the offer of a rewind after the end', over, OFFER(0), undefined],
    ['the offer of a draw after the end', over, DRAW, 'the battle is over'],
    ['the offer of facts for a combat', passed, PLAYS({ do: 'fight', agreed: { facts: {}, reason: '' } }), undefined],
    ['the offer of an order without any', passed, PLAYS(PASS), 'this order needs no agreement'],
    ['an answer to nothing', passed, ANSWER(1), 'nothing waits for an answer'],
    ['an answer', append(passed, DRAW), ANSWER(1), undefined],
    ['an answer to oneself', append(passed, DRAW), ANSWER(0), 'it is for the other side to answer'],
    [
      'an answer to an offer that lapsed',
      append(append(passed, DRAW), UNDO(2)),
      ANSWER(1),
      'nothing waits for an answer',
    ],
    ['a resignation after the end', over, { is: 'resign', by: 1 }, 'the battle is over'],
    ['an entry after the end', over, passed.entries[2]!, 'the battle is over'],
    ['another player after the end', over, { is: 'seat', side: 0, seat: 'nobody' }, undefined],
    ['an entry in a full journal', full, passed.entries[2]!, 'the journal is full'],
    ['an undo in a full journal', full, UNDO(2), 'the journal is full'],
    ['a seat in a full journal', full, { is: 'seat', side: 0, seat: 'nobody' }, 'the journal is full'],
  ])('%s', (_, match, line, why) => expect(faultIn(match, line)?.refused.en).toBe(why));
});

test('a full journal takes no order, no undo and no rewind, and can still be read', () => {
  expect(begin(full, { command: PASS, after: MOST_LINES })).toMatchObject({ because: 'full' });
  expect(add(full, DRAW, { after: MOST_LINES })).toMatchObject({ because: 'full' });
  expect(undo(full)).toBeUndefined();
  expect(() => rewind(full, 0, '')).toThrow('the journal is full');
  expect(readSave(saveText(full)).journal.lines).toHaveLength(MOST_LINES);
});

test('a rewind after a resignation lets the battle go on', () => {
  expect(endingOf(over)?.winner).toBe(1);
  const on = rewind(over, 2, 'he pressed the wrong key');
  expect([endingOf(on), stateOf(on)]).toEqual([undefined, passed.states[2]]);
  expect(play(on, PASS)).toHaveProperty('match');
});
