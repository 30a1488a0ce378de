import { describe, expect, test } from 'vitest';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { isRefusal } from '../src/kernel/assessment.ts';
import { newMatch, stateOf } from '../src/play/match.ts';
import { play, playTogether } from '../src/play/orders.ts';
import { undo } from '../src/play/undo.ts';
import { readSave } from '../src/play/save.ts';
import { saveText } from '../src/play/save-text.ts';
import { replay } from '../src/play/replay.ts';
import ford from '../src/rulesets/alexandre/scenarios/the-ford.json' with { type: 'json' };
import type { Command } from '../src/rulesets/alexandre/battle/turn/orders.ts';
import { openBattle } from '../src/rulesets/alexandre/battle/game.ts';
import { tableOf } from '../src/rulesets/alexandre/battle/table.ts';

const game = openBattle(ford, OUR_OPTIONS);
const table = tableOf(game);
const { surface, combats } = table;
const { grid } = game.field;

/** The Ford when units of this side first may move. */
function moving(side: number) {
  let match = newMatch(game, 'lines');
  for (;;) {
    const state = stateOf(match);
    if (state.step === 'move' && game.legal(state).side === side && table.readyCounters(state).length > 3) return match;
    const commands: readonly Command[] =
      state.step === 'initiative' ? [{ do: 'initiative' }] : [{ do: 'pass' }, ...game.legal(state).sample()];
    const played = commands.map((command) => play(match, command)).find((one) => !isRefusal(one));
    if (played === undefined || isRefusal(played)) throw new Error('stuck');
    match = played.match;
  }
}

describe('a line', () => {
  const match = moving(0);
  const state = stateOf(match);
  const lead = table.readyCounters(state).find((id) => id.startsWith('unit-'))!;
  const start = surface.counters(state).find(({ id }) => id === lead)!.place.hex;
  const line = surface.lineOf(state, lead, table.readyCounters(state));
  const shifted = (hex: number) => surface.shift(state, line, lead, { hex })!;

  test('is made of neighbours who may act and face alike', () => {
    expect(line).toContain(lead);
    expect(line.length).toBeGreaterThan(1);
  });

  test('goes by the same steps with the leaders who stand in it, and is taken back at once', async () => {
    const { commands, moved, stuck } = shifted(start - grid.width * 2);
    expect(stuck).toEqual([]);
    const counters = surface.counters(state);
    const hexes = counters.filter(({ id }) => line.includes(id)).map(({ place }) => place.hex);
    const leaders = counters.filter(({ id, place }) => id.startsWith('leader-') && hexes.includes(place.hex));
    expect(leaders.map(({ id }) => id)).toEqual(['leader-2']);
    expect(moved.map(({ counter }) => counter.id).toSorted()).toEqual([...line, 'leader-2'].toSorted());
    for (const { counter, to } of moved) expect(counter.place.hex - to.hex).toBe(grid.width * 2);
    const played = playTogether(match, commands);
    if (isRefusal(played)) throw new Error(played.refused.en);
    expect(played.match.entries.length).toBe(match.entries.length + commands.length);
    expect(undo(played.match)?.entries).toEqual(match.entries);
    expect(undo(played.match)?.journal.lines).toEqual([
      ...played.match.journal.lines,
      { is: 'undo', to: match.entries.length },
    ]);
    const again = await replay(game, readSave(saveText(played.match)).journal);
    expect(undo(again)?.states.length).toBe(match.states.length);
  });

  test('names those who cannot, and why', () => {
    const { stuck } = shifted(start - grid.width * 8);
    expect(stuck.flatMap(({ who }) => who).length).toBe(line.length);
    for (const { text } of stuck) expect(text.en).toMatch(/points|map|reach|there/);
  });
});

test('hexes out of reach say why: points, enemies, friends in the way', () => {
  const state = stateOf(moving(0));
  const unit = table.readyCounters(state).find((id) => id.startsWith('unit-'))!;
  const barred = surface.orders(state, unit).barredHexes([unit]);
  const reached = new Set(surface.reach(state, unit).map(({ hex }) => hex));
  expect(barred.length).toBeGreaterThan(0);
  for (const { hex } of barred) expect(reached.has(hex)).toBe(false);
  expect(new Set(barred.map(({ text }) => text.en))).toContain('not enough movement points');
  for (const {
    place: { hex },
    side,
  } of surface.counters(state))
    if (side === 1 && barred.some((one) => one.hex === hex))
      expect(barred.find((one) => one.hex === hex)!.text.en).toMatch(/enemy|points/);
});

test('what was agreed for a command is said, and taken off again', () => {
  const agreement = { facts: { 'defenders[1].terrain': 'woods' }, reason: 'a wood was forgotten' };
  const command = combats.agree({ do: 'fight' }, agreement);
  expect(combats.agreement(command)).toEqual(agreement);
  expect(combats.agree(command, undefined)).toEqual({ do: 'fight' });
  expect(combats.agree({ do: 'pass' }, agreement)).toEqual({ do: 'pass' });
});
