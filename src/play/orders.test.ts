import { describe, expect, test } from 'vitest';
import { isRefusal } from '../kernel/assessment.ts';
import { OUR_OPTIONS } from '../kernel/ruling.ts';
import { seededChance } from '../kernel/seed.ts';
import { randomCommand } from '../../test/support/random-play.ts';
import type { Event } from '../rulesets/alexandre/battle/position/events.ts';
import type { State } from '../rulesets/alexandre/battle/position/state.ts';
import type { Command } from '../rulesets/alexandre/battle/turn/orders.ts';
import { openBattle } from '../rulesets/alexandre/battle/game.ts';
import ford from '../rulesets/alexandre/scenarios/the-ford.json' with { type: 'json' };
import { add, giveSeat } from './offers.ts';
import type { Declined } from './declined.ts';
import type { Line } from './journal.ts';
import { endingOf, type Match, newMatch, stateOf } from './match.ts';
import { begin, finish, nextDie, type Pending, play, type Played, roll, type Unfinished } from './orders.ts';
import { takeUp } from './replay.ts';
import { readSave } from './save.ts';
import { saveText } from './save-text.ts';
import type { Player } from './seats.ts';
import { undo } from './undo.ts';

type FordMatch = Match<State, Command, Event>;
type Ready = Pending<State, Command, Event>;

const game = openBattle(ford, OUR_OPTIONS);
const INITIATIVE = { do: 'initiative' } as const;
const FACES = [3, 4, 6, 6];
const fresh = newMatch(game, 'orders');

const taken = <T extends object>(answer: T | Declined): T => {
  if (isRefusal(answer)) throw new Error(answer.refused.en);
  return answer as T;
};
const played = (answer: Played<State, Command, Event> | Unfinished | Declined): FordMatch => {
  if ('match' in answer) return answer.match;
  throw new Error(JSON.stringify(answer));
};
const begun = (match: FordMatch, command: Command, player?: Player): Ready | Declined =>
  begin(match, { command, after: match.journal.lines.length, ...(player && { player }) });
const why = (answer: object): unknown => ('because' in answer ? answer.because : 'taken');
const reread = async (match: FordMatch) => takeUp(game, readSave(saveText(match)).journal);

describe('an order', () => {
  test('says which dice it wants, for whom and why, one after the other', () => {
    const pending = taken(begun(fresh, INITIATIVE));
    expect(pending.prepared.throwsDice).toBe(true);
    expect(nextDie(pending, [])).toMatchObject({ die: { id: 'd6' }, purpose: { who: 'side-1' } });
    expect(nextDie(pending, FACES)).toBeUndefined();
    expect(finish(pending, FACES.slice(0, 1))).toMatchObject({ state: 'wanting' });
    expect(finish(pending, [9])).toMatchObject({ state: 'impossible', position: 0 });
    expect(finish(pending, [...FACES, 1])).toEqual({ state: 'unused', unused: 1 });
  });

  test('has dice from the seed, from a real table, or from elsewhere with a proof', async () => {
    const pending = taken(begun(fresh, INITIATIVE));
    const proof = { scheme: 'chains-1', throw: 1, links: ['ab', 'cd'] };
    expect(roll(pending).entry.dice).toBeUndefined();
    expect(roll(pending)).toEqual(roll(pending));
    expect(played(finish(pending, FACES)).entries[0]).toMatchObject({ faces: FACES, dice: 'typed' });
    const proven = played(finish(pending, FACES, { proof }));
    expect(proven.entries[0]).toMatchObject({ faces: FACES, dice: { proof } });
    expect((await reread(proven)).entries).toEqual(proven.entries);
  });

  test('that throws no dice notes none', () => {
    const pending = taken(begun(played(roll(taken(begun(fresh, INITIATIVE)))), { do: 'pass' }));
    expect(nextDie(pending, [])).toBeUndefined();
    expect(played(finish(pending, [])).entries.at(-1)).toMatchObject({ faces: [] });
    expect(played(finish(pending, [])).entries.at(-1)).not.toHaveProperty('dice');
    expect(finish(pending, [4])).toEqual({ state: 'unused', unused: 1 });
  });

  test('that comes after another line than it says is stale, whatever it is', () => {
    const on = played(roll(taken(begun(fresh, INITIATIVE))));
    for (const after of [0, 2, -1, 0.5, Number.NaN]) {
      const answer = begin(on, { command: { do: 'pass' }, after });
      expect([why(answer), 'refused' in answer && answer.refused.en]).toEqual([
        'stale',
        'the battle has gone on since',
      ]);
    }
    expect(why(begin(on, { command: { do: 'pass' }, after: 1 }))).toBe('taken');
  });

  test('is for the side whose it is', () => {
    const { holder } = stateOf(fresh);
    const order = { command: INITIATIVE, after: 0 };
    expect(why(begin(fresh, { ...order, by: holder }))).toBe('taken');
    expect(why(begin(fresh, { ...order, by: 1 - holder }))).toBe('seat');
  });

  test('of somebody who does not command the side is not put to the rules, whose reasons may tell what is hidden', () => {
    const seated = seat(ANNE, BERT);
    const refusing = { ...seated, game: { ...game, prepare: () => expect.unreachable('the rules were asked') } };
    expect(why(begin(refusing, { command: { do: 'pass' }, after: 2, player: { person: 'eve' } }))).toBe('seat');
    expect(why(begin(refusing, { command: { do: 'pass' }, after: 2 }))).toBe('seat');
  });

  test('that is begun plays on the match that it was given for, as often as it is asked', () => {
    const pending = taken(begun(fresh, INITIATIVE));
    const [one, two] = [played(finish(pending, FACES)), played(finish(pending, FACES))];
    expect(two).toEqual(one);
    expect([fresh.journal.lines, fresh.entries, fresh.states.length]).toEqual([[], [], 1]);
  });

  test('that the rules refuse says so with its source', () =>
    expect(begun(fresh, { do: 'pass' })).toMatchObject({ because: 'rules', refused: { en: 'not now' } }));
});

const ANNE = { person: 'anne' };
const BERT = { person: 'bert' };
const seat = (first: 'nobody' | Player, second: 'nobody' | Player): FordMatch =>
  taken(giveSeat(taken(giveSeat(fresh, 0, first)), 1, second));
const holderOf = (match: FordMatch): 0 | 1 => stateOf(match).holder as 0 | 1;

describe('seats: who may order for a side', () => {
  const mine = holderOf(fresh) === 0 ? ANNE : BERT;
  const others = holderOf(fresh) === 0 ? BERT : ANNE;
  test.each<[string, FordMatch, Player | undefined, string]>([
    ['whoever is at the table for both', fresh, undefined, 'taken'],
    ['one each: his own', seat(ANNE, BERT), mine, 'taken'],
    ['one each: the other’s', seat(ANNE, BERT), others, 'seat'],
    ['one each: nobody in particular', seat(ANNE, BERT), undefined, 'seat'],
    ['one person for both', seat(ANNE, ANNE), ANNE, 'taken'],
    ['a mind', seat({ mind: 'veteran' }, { mind: 'veteran' }), { mind: 'veteran' }, 'taken'],
    ['a person in the place of a mind', seat({ mind: 'veteran' }, { mind: 'veteran' }), ANNE, 'seat'],
    ['nobody', seat('nobody', 'nobody'), ANNE, 'seat'],
  ])('%s', (_, match, player, expected) => expect(why(begun(match, INITIATIVE, player))).toBe(expected));

  test('are lines of the journal', async () => {
    const match = seat(ANNE, BERT);
    expect((await reread(match)).seats).toEqual([ANNE, BERT]);
  });

  test('nobody takes back what the other person has played', () => {
    let match = played(roll(taken(begun(seat(ANNE, BERT), INITIATIVE, mine))));
    const side = game.legal(stateOf(match)).side!;
    const who = side === 0 ? ANNE : BERT;
    match = played(roll(taken(begun(match, { do: 'pass' }, who))));
    expect(undo(match, (one) => one === side, who)?.entries).toHaveLength(1);
    expect(undo(match, (one) => one !== side, side === 0 ? BERT : ANNE)).toBeUndefined();
  });
});

describe('offers and answers', () => {
  const start = seat(ANNE, BERT);
  const say = (match: FordMatch, line: Parameters<typeof add<State, Command, Event>>[1]): FordMatch | Declined =>
    add(match, line, { after: match.journal.lines.length, player: line.by === 0 ? ANNE : BERT });
  const draw = { is: 'offer', by: 0, proposal: { for: 'draw' } } as const;

  test('a draw that is accepted ends the battle, and one that is not does not', async () => {
    const offered = taken(say(start, draw));
    expect(offered.offer).toEqual(draw);
    expect(why(say(offered, { is: 'answer', by: 0, accepts: true }))).toBe('position');
    const declined = taken(say(offered, { is: 'answer', by: 1, accepts: false }));
    expect([declined.offer, endingOf(declined)]).toEqual([undefined, undefined]);
    const over = taken(say(offered, { is: 'answer', by: 1, accepts: true }));
    expect(endingOf(over)).toMatchObject({ winner: undefined, why: { en: 'a draw by agreement' } });
    expect(why(begun(over, INITIATIVE, ANNE))).toBe('over');
    expect(endingOf(await reread(over))).toEqual(endingOf(over));
  });

  test('whoever resigns loses', () => {
    const over = taken(say(start, { is: 'resign', by: 1 }));
    expect(endingOf(over)?.winner).toBe(0);
    expect(why(say(over, { is: 'resign', by: 0 }))).toBe('over');
    expect(undo(over)).toBeUndefined();
  });

  test('an order makes an offer lapse', () => {
    const offered = taken(say(start, draw));
    const on = played(roll(taken(begun(offered, INITIATIVE, holderOf(start) === 0 ? ANNE : BERT))));
    expect(on.offer).toBeUndefined();
    expect(why(say(on, { is: 'answer', by: 1, accepts: true }))).toBe('position');
  });

  test('a rewind that is accepted goes back over dice, and those that follow are others', async () => {
    const player = holderOf(start) === 0 ? ANNE : BERT;
    const on = played(roll(taken(begun(start, INITIATIVE, player))));
    const offered = taken(say(on, { is: 'offer', by: 0, proposal: { for: 'rewind', to: 0, reason: 'wrong set-up' } }));
    const back = taken(say(offered, { is: 'answer', by: 1, accepts: true }));
    expect([back.entries.length, back.rewinds]).toEqual([0, 1]);
    const again = played(roll(taken(begun(back, INITIATIVE, player))));
    expect(again.entries[0]!.faces).not.toEqual(on.entries[0]!.faces);
    expect((await reread(again)).states).toEqual(again.states);
  });

  test('facts of a combat need the other side’s word, at once before they are played', async () => {
    const fought = combat();
    const by = game.legal(stateOf(fought)).side!;
    const [me, you] = by === 0 ? [ANNE, BERT] : [BERT, ANNE];
    const command: Command = { do: 'fight', agreed: { facts: {}, reason: 'as we said' } };
    const match = taken(giveSeat(taken(giveSeat(fought, by, me)), 1 - by, you));
    expect(why(begun(match, command, me))).toBe('consent');
    expect(why(begun(fought, command))).toBe('taken');
    const offered = taken(say(match, { is: 'offer', by, proposal: { for: 'command', command } }));
    expect(why(begun(offered, command, me))).toBe('consent');
    const agreed = taken(say(offered, { is: 'answer', by: 1 - by, accepts: true }));
    expect(why(begun(agreed, { ...command, agreed: { facts: {}, reason: 'more' } }, me))).toBe('consent');
    const on = played(roll(taken(begun(agreed, command, me))));
    expect((await reread(on)).states).toEqual(on.states);
    // The same journal without the consent is refused, at the line of the command.
    const { lines } = on.journal;
    const forged = { ...on.journal, lines: lines.filter(({ is }) => is !== 'offer' && is !== 'answer') as Line[] };
    await expect(takeUp(game, forged)).rejects.toThrow(`lines[${lines.length - 2}]: the other side has not agreed`);
  });
});

/** A match in which a melee waits for its dice. */
function combat(): FordMatch {
  for (let seed = 0; ; seed++) {
    let match = newMatch(game, `combat/${seed}`);
    const chance = seededChance(`combat/${seed}`);
    while (stateOf(match).over === null) {
      if (game.legal(stateOf(match)).has({ do: 'fight' })) return match;
      match = played(play(match, randomCommand(game, stateOf(match), chance)));
    }
  }
}
