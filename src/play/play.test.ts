import { describe, expect, test } from 'vitest';
import { BadInput } from '../kernel/problem.ts';
import { OUR_OPTIONS } from '../kernel/ruling.ts';
import { seeded } from '../kernel/seed.ts';
import { isRefusal } from '../kernel/assessment.ts';
import { randomCommand } from '../../test/support/random-play.ts';
import { openBattle } from '../rulesets/alexandre/battle/game.ts';
import ford from '../rulesets/alexandre/scenarios/the-ford.json' with { type: 'json' };
import type { State } from '../rulesets/alexandre/battle/position/state.ts';
import type { Command } from '../rulesets/alexandre/battle/turn/orders.ts';
import type { Event } from '../rulesets/alexandre/battle/position/events.ts';
import { type Match, newMatch, play, playTyped, rewind, stateOf, undo } from './match.ts';
import { audit, replay } from './replay.ts';
import { endsAlike, readSave } from './save.ts';
import { saved } from './saved.ts';

const game = openBattle(ford, OUR_OPTIONS);

type FordMatch = Match<State, Command, Event>;

const after = (match: FordMatch, command: Command): FordMatch => {
  const played = play(match, command);
  if (isRefusal(played)) throw new Error(played.refused.en);
  return played.match;
};

/** A match of some commands by chance. */
function played(commands: number, seed = 'journal'): FordMatch {
  let match = newMatch(game, seed);
  const chance = seeded(seed);
  for (let i = 0; i < commands && stateOf(match).over === null; i++)
    match = after(match, randomCommand(game, stateOf(match), chance));
  return match;
}

test('a saved battle is taken up in the very same state, and every roll is what the rules make of it', async () => {
  const match = played(400);
  const save = readSave(saved(match));
  const again = await replay(game, save.journal);
  expect(game.hash(stateOf(again))).toBe(game.hash(stateOf(match)));
  expect(again.states).toEqual(match.states);
  expect(endsAlike(again, save)).toBe(true);
  expect(audit(again)).toEqual([]);
  expect(match.journal.entries.some(({ faces }) => faces.length > 0)).toBe(true);
});

test('the same seed and commands give the same journal', () => expect(played(60).journal).toEqual(played(60).journal));

describe('a journal notes which dice its seed throws', () => {
  test('from its first entry on, where it begins now', () =>
    expect(readSave(saved(played(20))).journal.seeding).toEqual({ version: 2, from: 0 }));

  test('from where it was, where it was begun with earlier dice; its faces stay', async () => {
    const match = played(30);
    const { seeding: _, ...ofOld } = JSON.parse(saved(match)) as Record<string, unknown>;
    const again = await replay(game, readSave(JSON.stringify(ofOld)).journal);
    expect(again.journal.seeding).toEqual({ version: 2, from: 30 });
    expect(again.journal.entries).toEqual(match.journal.entries);
    expect(rewind(again, 12, 'agreed').journal.seeding).toEqual({ version: 2, from: 12 });
    const later = after(again, randomCommand(game, stateOf(again), seeded('on')));
    expect(readSave(saved(later)).journal.seeding).toEqual({ version: 2, from: 30 });
  });

  test('one that names no number is refused', () => {
    const forged = saved(played(3)).replace('"seeding":{"version":2', '"seeding":{"version":"2"');
    expect(() => readSave(forged)).toThrow(BadInput);
  });
});

describe('an audit finds', () => {
  const match = played(120);
  const at = match.journal.entries.findIndex(({ command, faces }) => command.do === 'fight' && faces.length > 0);
  const changed = (change: (entry: (typeof match.journal.entries)[number]) => object) => {
    const entries = match.journal.entries.map((entry, i) => (i === at ? { ...entry, ...change(entry) } : entry));
    return audit({ ...match, journal: { ...match.journal, entries } } as FordMatch).map(({ entry, why }) => [
      entry,
      why.en,
    ]);
  };
  test('another face', () =>
    expect(changed(({ faces }) => ({ faces: [((faces[0] as number) + 5) % 10, ...faces.slice(1)] }))[0]![0]).toBe(
      at + 1,
    ));
  test('a face that no die has', () =>
    expect(changed(() => ({ faces: [11] }))).toEqual([[at + 1, 'a die cannot show that']]));
  test('a die too few', () => expect(changed(() => ({ faces: [] }))).toEqual([[at + 1, 'a die is missing']]));
  test('a die too many', () =>
    expect(changed(({ faces }) => ({ faces: [...faces, 1] }))).toEqual([[at + 1, 'there is a die too many']]));
  test('another side', () =>
    expect(changed(({ by }) => ({ by: 1 - by }))).toEqual([[at + 1, 'it was not for that side']]));
  test('what the rules do not allow', () =>
    expect(changed(() => ({ command: { do: 'initiative' } }))).toEqual([
      [at + 1, 'the rules do not allow it: not now'],
    ]));
  test('other events', () =>
    expect(changed(({ events }) => ({ events: events.slice(1) }))).toEqual([
      [at + 1, 'these dice give another result'],
    ]));
});

describe('undo', () => {
  const started = after(newMatch(game, 'undo'), { do: 'initiative' });
  test('stops at a roll', () => expect(undo(started)).toBeUndefined());
  test('with somebody who takes nothing back: to the last command of the other', () => {
    let match = started;
    const by = () => match.journal.entries.map((entry) => entry.by);
    while (!(by().includes(0) && by().at(-1) === 1)) match = after(match, { do: 'pass' });
    const own = by().lastIndexOf(0);
    const dice = match.journal.entries.findLastIndex(({ faces }) => faces.length > 0);
    expect(own).toBeGreaterThan(dice);
    expect(undo(match, (side) => side === 0)?.journal.entries).toEqual(match.journal.entries.slice(0, own));
    expect(undo(match)?.journal.entries.length).toBe(match.journal.entries.length - 1);
    expect(undo(match, () => false)).toBeUndefined();
  });
  test('takes back what had no dice', () => {
    const passed = after(started, { do: 'pass' });
    expect(undo(passed)).toEqual(started);
  });
  test('goes further by agreement, and the journal says so', () => {
    const back = rewind(after(started, { do: 'pass' }), 0, 'we forgot the set-up');
    expect(back.states).toHaveLength(1);
    expect(back.journal.rewinds).toEqual([{ from: 2, to: 0, reason: 'we forgot the set-up' }]);
    expect(after(back, { do: 'initiative' }).journal.entries[0]!.faces).not.toEqual(started.journal.entries[0]!.faces);
    expect(() => rewind(back, 5, '')).toThrow(RangeError);
  });
});

test('dice of a real table: which is missing, which cannot be, and done', () => {
  const match = newMatch(game, 'typed');
  const command = { do: 'initiative' } as const;
  expect(playTyped(match, command, [3])).toMatchObject({ state: 'wanting', wanted: { die: { id: 'd6' } } });
  expect(playTyped(match, command, [3, 7])).toMatchObject({ state: 'impossible', position: 1 });
  expect(playTyped(match, command, [3, 4, 6, 6])).toMatchObject({ entry: { faces: [3, 4, 6, 6] } });
  expect(playTyped(match, { do: 'pass' }, [])).toMatchObject({ refused: { en: 'not now' } });
});

describe('files that do not fit are refused in words', () => {
  const text = saved(played(5));
  test.each<[string, string, string]>([
    ['no JSON', '{', 'not valid JSON'],
    ['no journal', '{}', 'does not fit'],
    ['another format', text.replace('grognard-journal', 'other'), 'format'],
    ['a later version', text.replace('"version":1', '"version":2'), 'version: 2 is given, 1 is expected'],
    ['no version', text.replace('"version":1', '"version":"x"'), 'version: "x" is given, 1 is expected'],
    ['a side that does not exist', text.replace('"by":0', '"by":7'), 'entries[1].by: does not fit'],
    ['a face of no number', text.replace('"faces":[', '"faces":["x",'), 'entries[1].faces[1]: does not fit'],
    ['endless rules', text.replace(/"rules":\d+/, '"rules":1e999'), 'rules: does not fit'],
    ['a rewind to later', text.replace('"rewinds":[]', '"rewinds":[{"from":2,"to":5,"reason":""}]'), 'rewinds[1]'],
    ['a rewind to before', text.replace('"rewinds":[]', '"rewinds":[{"from":2,"to":-1,"reason":""}]'), 'rewinds[1].to'],
  ])('%s', (_, given, expected) => expect(() => readSave(given)).toThrow(expected));

  test.each<[string, (given: string) => string, string]>([
    ['another scenario', (given) => given.replace('"the-ford"', '"gaugamela"'), 'another scenario'],
    ['a scenario that has changed', (given) => given.replace(game.scenario.hash, '00'), 'has changed'],
    [
      'a command that nobody knows',
      (given) => given.replace('"do":"initiative"', '"do":"surrender"'),
      'entries[1].command',
    ],
    ['a counter that does not exist', (given) => given.replace('"inactive":-1', '"inactive":77'), 'no such counter'],
    [
      'an event that nobody knows',
      (given) => given.replace('"is":"initiative"', '"is":"rain"'),
      'entries[1].events[1].is: ',
    ],
  ])('%s', (_, change, expected) => expect(replay(game, readSave(change(text)).journal)).rejects.toThrow(expected));
});
