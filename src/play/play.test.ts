import { describe, expect, test } from 'vitest';
import { BadInput } from '../kernel/problem.ts';
import { OUR_OPTIONS } from '../kernel/ruling.ts';
import { seededChance } from '../kernel/seed.ts';
import { isRefusal } from '../kernel/assessment.ts';
import { randomCommand } from '../../test/support/random-play.ts';
import { openBattle } from '../rulesets/alexandre/battle/game.ts';
import ford from '../rulesets/alexandre/scenarios/the-ford.json' with { type: 'json' };
import type { State } from '../rulesets/alexandre/battle/position/state.ts';
import type { Command } from '../rulesets/alexandre/battle/turn/orders.ts';
import type { Event } from '../rulesets/alexandre/battle/position/events.ts';
import { type Match, newMatch, stateOf } from './match.ts';
import { play, playTyped } from './orders.ts';
import { rewind, undo } from './undo.ts';
import { headingOf } from './journal.ts';
import { audit } from './rerun.ts';
import { replay, takeUp } from './replay.ts';
import { endsAlike, readSave } from './save.ts';
import { saveText } from './save-text.ts';

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
  const chance = seededChance(seed);
  for (let i = 0; i < commands && stateOf(match).over === null; i++)
    match = after(match, randomCommand(game, stateOf(match), chance));
  return match;
}

test('a saved battle is taken up in the very same state, and every roll is what the rules make of it', async () => {
  const match = played(400);
  const save = readSave(saveText(match));
  const again = await replay(game, save.journal);
  expect(game.hash(stateOf(again))).toBe(game.hash(stateOf(match)));
  expect(again.states).toEqual(match.states);
  expect(endsAlike(again, save)).toBe(true);
  expect(audit(again)).toEqual([]);
  expect(match.entries.some(({ faces }) => faces.length > 0)).toBe(true);
});

/** As it was written before journals kept every line. */
const ofVersion1 = ({ journal, entries }: FordMatch, rewinds: readonly object[] = []): Record<string, unknown> => {
  const plain = entries.map((entry) => ({ ...entry, is: undefined }));
  return { format: 'grognard-journal', version: 1, ...headingOf(journal), rewinds, hash: '', entries: plain };
};

test('a journal of version 1 goes on as it would have gone on, rewinds and all', async () => {
  const start = rewind(played(30), 12, 'we forgot the set-up');
  const old = start.journal.lines.find(({ is }) => is === 'rewind');
  expect(old).toEqual({ is: 'rewind', to: 12, reason: 'we forgot the set-up' });
  const text = JSON.stringify(ofVersion1(start, [{ from: 30, to: 12, reason: 'we forgot the set-up' }]));
  const again = await replay(game, readSave(text).journal);
  expect(again.states).toEqual(start.states);
  expect(again.rewinds).toBe(1);
  const dice = (match: FordMatch): FordMatch => {
    const chance = seededChance('dice');
    let on = match;
    while (on.entries.length < 60) on = after(on, randomCommand(game, stateOf(on), chance));
    return on;
  };
  expect(dice(again).entries).toEqual(dice(start).entries);
  const kept = readSave(saveText(dice(again))).journal;
  expect((await replay(game, kept)).states).toEqual(dice(start).states);
  expect(kept.earlierRewinds).toEqual([{ from: 30, to: 12, reason: 'we forgot the set-up' }]);
});

test('the same seed and commands give the same journal', () => expect(played(60).journal).toEqual(played(60).journal));

describe('a journal notes which dice its seed throws', () => {
  test('from its first entry on, where it begins now', () =>
    expect(readSave(saveText(played(20))).journal.seeding).toEqual({ version: 2, from: 0 }));

  test('from where it was, where it was begun with earlier dice; its faces stay', async () => {
    const match = played(30);
    const { seeding: _, ...ofOld } = ofVersion1(match);
    const again = await replay(game, readSave(JSON.stringify(ofOld)).journal);
    expect(again.journal.seeding).toEqual({ version: 2, from: 30 });
    expect(again.entries).toEqual(match.entries);
    const later = after(again, randomCommand(game, stateOf(again), seededChance('on')));
    expect(readSave(saveText(later)).journal.seeding).toEqual({ version: 2, from: 30 });
  });

  test('one that names no number is refused', () => {
    const forged = saveText(played(3)).replace('"seeding":{"version":2', '"seeding":{"version":"2"');
    expect(() => readSave(forged)).toThrow(BadInput);
  });
});

describe('an audit finds', () => {
  const match = played(120);
  const at = match.entries.findIndex(({ command, faces }) => command.do === 'fight' && faces.length > 0);
  const changed = (change: (entry: (typeof match.entries)[number]) => object) => {
    const entries = match.entries.map((entry, i) => (i === at ? { ...entry, ...change(entry) } : entry));
    return audit({ ...match, entries } as FordMatch).map(({ entry, why }) => [entry, why.en]);
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
    const by = () => match.entries.map((entry) => entry.by);
    while (!(by().includes(0) && by().at(-1) === 1)) match = after(match, { do: 'pass' });
    const own = by().lastIndexOf(0);
    const dice = match.entries.findLastIndex(({ faces }) => faces.length > 0);
    expect(own).toBeGreaterThan(dice);
    expect(undo(match, (side) => side === 0)?.entries).toEqual(match.entries.slice(0, own));
    expect(undo(match)?.entries.length).toBe(match.entries.length - 1);
    expect(undo(match, () => false)).toBeUndefined();
  });
  test('takes back what had no dice, and the journal keeps it', () => {
    const passed = after(started, { do: 'pass' });
    const back = undo(passed)!;
    expect([back.entries, back.states]).toEqual([started.entries, started.states]);
    expect(back.journal.lines).toEqual([...passed.journal.lines, { is: 'undo', to: 1 }]);
    expect(after(back, { do: 'pass' }).entries).toEqual(passed.entries);
  });
  test('goes further by agreement, and the journal says so', async () => {
    const on = after(started, { do: 'pass' });
    const back = rewind(on, 0, 'we forgot the set-up');
    expect(back.states).toHaveLength(1);
    expect(back.journal.lines).toEqual([...on.journal.lines, { is: 'rewind', to: 0, reason: 'we forgot the set-up' }]);
    const again = after(back, { do: 'initiative' });
    expect(again.entries[0]!.faces).not.toEqual(started.entries[0]!.faces);
    expect(() => rewind(back, 5, '')).toThrow(RangeError);
    expect((await takeUp(game, readSave(saveText(again)).journal)).states).toEqual(again.states);
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
  const text = saveText(played(5));
  const old = JSON.stringify(ofVersion1(played(5)));
  const rewound = (rewinds: readonly object[]): string => JSON.stringify(ofVersion1(played(5), rewinds));
  const lines = (more: string): string => text.replace('\n]}', `,\n${more}\n]}`);
  test.each<[string, string, string]>([
    ['no JSON', '{', 'not valid JSON'],
    ['no journal', '{}', 'does not fit'],
    ['another format', text.replace('grognard-journal', 'other'), 'format'],
    ['a later version', text.replace('"version":2', '"version":3'), 'version: 3 is given, 1 or 2 is expected'],
    ['no version', text.replace('"version":2', '"version":"x"'), 'version: "x" is given, 1 or 2 is expected'],
    ['a side that does not exist', text.replace('"by":0', '"by":7'), 'lines[1].by: does not fit'],
    ['a face of no number', text.replace('"faces":[', '"faces":["x",'), 'lines[1].faces[1]: does not fit'],
    ['the same in version 1', old.replace('"faces":[', '"faces":["x",'), 'entries[1].faces[1]: does not fit'],
    ['endless rules', text.replace(/"rules":\d+/, '"rules":1e999'), 'rules: does not fit'],
    ['a rewind to later', rewound([{ from: 2, to: 5, reason: '' }]), 'rewinds[1]'],
    ['a rewind to before', rewound([{ from: 2, to: -1, reason: '' }]), 'rewinds[1].to'],
    ['a line that nobody knows', lines('{"is":"dance"}'), 'lines[6].is'],
    ['a proof without end', text.replace('"faces":[', '"dice":{"proof":{"x":{}}},"faces":['), 'lines[1].dice'],
  ])('%s', (_, given, expected) => expect(() => readSave(given)).toThrow(expected));

  test.each<[string, string, string]>([
    ['an undo of what is not there', '{"is":"undo","to":5}', 'lines[6]: there are not so many entries'],
    ['an undo over dice', '{"is":"undo","to":0}', 'lines[6]: dice were rolled since'],
    ['a rewind to later', '{"is":"rewind","to":6,"reason":""}', 'lines[6]: there are not so many entries'],
    ['an answer to nothing', '{"is":"answer","by":0,"accepts":true}', 'lines[6]: nothing waits for an answer'],
    [
      'an offer of a command that nobody knows',
      '{"is":"offer","by":0,"proposal":{"for":"command","command":{"do":"surrender"}}}',
      'lines[6].command',
    ],
  ])('%s', (_, line, expected) => expect(takeUp(game, readSave(lines(line)).journal)).rejects.toThrow(expected));

  test.each<[string, (given: string) => string, string]>([
    ['another scenario', (given) => given.replace('"the-ford"', '"gaugamela"'), 'another scenario'],
    ['a scenario that has changed', (given) => given.replace(game.scenario.hash, '00'), 'has changed'],
    [
      'a command that nobody knows',
      (given) => given.replace('"do":"initiative"', '"do":"surrender"'),
      'lines[1].command',
    ],
    ['a counter that does not exist', (given) => given.replace('"inactive":-1', '"inactive":77'), 'no such counter'],
    [
      'an event that nobody knows',
      (given) => given.replace('"is":"initiative"', '"is":"rain"'),
      'lines[1].events[1].is: ',
    ],
  ])('%s', (_, change, expected) => expect(replay(game, readSave(change(text)).journal)).rejects.toThrow(expected));
});
