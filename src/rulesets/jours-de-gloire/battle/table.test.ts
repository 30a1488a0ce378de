import { describe, expect, test } from 'vitest';
import { leaderId } from '../../../hex-battle/counters/ids.ts';
import { numberOf } from '../../../space/hex.ts';
import { OUR_OPTIONS } from '../../../kernel/ruling.ts';
import auerstaedt from '../scenarios/auerstaedt.json' with { type: 'json' };
import maida from '../scenarios/maida.json' with { type: 'json' };
import { openBattle } from './game.ts';
import { tableOf } from './table.ts';
import { type Board, board } from './fixtures/board.ts';
import type { State } from './position/state.ts';
import { moveFor } from './table/surface.ts';
import type { Command } from './turn/orders.ts';

test('orders are given in secret, one side after the other, and nothing told or shown afterwards names them', () => {
  const game = openBattle(maida, OUR_OPTIONS);
  const table = tableOf(game);
  let state = game.setUp();
  for (const side of [0, 1]) {
    expect(game.secret!(state)).toBe(side);
    const [command] = table.commandsWithoutPlace(state);
    const prepared = game.prepare(state, command!);
    if ('refused' in prepared) throw new Error(prepared.refused.en);
    const events = prepared.played(undefined).events;
    expect(events.flatMap((event) => game.tell(event)?.en ?? []).join()).toMatch(
      /^(British|French): orders given \(2\)$/,
    );
    state = game.evolve(state, events);
  }
  expect(game.secret!(state)).toBeUndefined();
  const told = table.actors(state).map(({ id }) => table.details.actor(state, id).en);
  expect(told.filter((about) => about.includes('orders face down'))).toHaveLength(6);
  expect(told.filter((about) => about.includes('2 markers in the cup'))).toHaveLength(6);
});

test('those who wait stand in the cup, without the army commanders; reinforcements are no losses', () => {
  const game = openBattle(auerstaedt, OUR_OPTIONS);
  const table = tableOf(game);
  const state = game.setUp();
  expect(table.waiting?.en).toBe('In the cup');
  const apart = table.actors(state).filter((actor) => actor.apart);
  expect(apart.map(({ id }) => id)).toEqual([0, 1].map((side) => leaderId(game.field.commander(side))));
  expect(table.details.fallen(state)).toEqual([]);
  const awaited = table.details.reinforcements!(state);
  expect(awaited.length).toBeGreaterThan(0);
  expect(awaited.every(({ text }) => /^arrives in turn \d+$/.test(text.en))).toBe(true);
});

test('a hand combines any attackers that the rules allow, more than a list of commands holds', () => {
  const position = board({
    units: ['A I 4/5 0405 N', 'A I 4/5 0405 N', 'A I 4/5 0505 N', 'A I 4/5 0505 N', 'B I 4/5 0404 S'],
  });
  const table = tableOf(position.game);
  const parties = table.surface.orders(position.state, 'unit-1').strikes.map(({ who }) => who.toSorted().join(' '));
  expect(parties).toContain('unit-1 unit-2 unit-3');
  expect(parties.every((who) => who.includes('unit-1'))).toBe(true);
  expect(new Set(parties).size).toBe(8);
});

test('facts of a shock and of a fire come from the hexes of counters and sides', () => {
  const position = board({ units: ['A I 4/5 0405 N', 'A A 4/5 0407 N', 'B I 4/5 0404 S'] });
  const { combats } = tableOf(position.game);
  const [from, on, behind] = ['0405', '0404', '0407'].map((number) => position.hex(number)) as [number, number, number];
  const fight = position.play([position.shockBy([0], '0404')]);
  const originsOf = (state: State, command: Command) =>
    Object.fromEntries(
      Object.entries(combats.origins(state, command)).map(([path, places]) => [path, places.map(({ hex }) => hex)]),
    );
  const origins = originsOf(fight.state, { do: 'fight' });
  expect(origins['attackers[1].strength']).toEqual([from]);
  expect(origins['attackers[1].aspect']).toEqual([from, on]);
  expect(origins['defenders[1].inSquare']).toEqual([on]);
  expect(origins['terrain']).toEqual([on]);
  const fire = originsOf(position.state, { do: 'fire', units: [1], at: on });
  expect(fire['batteries[1].efficientRange']).toEqual([behind]);
  expect(fire['distance']).toEqual([behind, on]);
  expect(fire['target[1].cohesion']).toEqual([on]);
});

describe('what helps a hand', () => {
  const barredFor = ({ game, state }: Board, id: string) => tableOf(game).surface.orders(state, id).barredHexes([id]);
  const there = (list: readonly { readonly hex: number; readonly text?: { en: string } }[], hex: number) =>
    list.find((one) => one.hex === hex)?.text?.en;

  test('why not there: points, ground, enemies, zones, friends', () => {
    const ground = { '0305': 'water', '0406': 'water' };
    const units = ['A I 4/5 0405 N', 'B I 4/5 0604 S', 'A I 4/5 0404 N', 'A I 4/5 0404 N', 'A I 4/5 0304 N r'];
    const position = board({ units, ground, step: 'move' });
    const barred = barredFor(position, 'unit-1');
    const why = (number: string) => there(barred, position.hex(number));
    expect(why('0305')).toBe('ground that may not be entered');
    expect(why('0404')).toBe('no room in the stack');
    expect(why('0304')).toBe('a routed unit is there');
    expect(why('0604')).toBe('held by the enemy');
    expect(why('0505')).toBeUndefined();
  });

  test('after firing and in square there are reasons of their own', () => {
    const square = board({ units: ['A I 4/5 0405 N q', 'B I 4/5 1201 S'], step: 'move' });
    expect(there(barredFor(square, 'unit-1'), square.hex('0605'))).toBe('in square: one hex');
    const guns = board({ units: ['A A 4/5 0405 N', 'B I 4/5 0402 S', 'B I 4/5 0504 N d'], step: 'fire' });
    const fired = guns.play([{ do: 'fire', units: [0], at: guns.hex('0402') }, 0]);
    expect(there(barredFor(fired, 'unit-1'), fired.hex('0505'))).toBe('after firing, not next to an enemy');
  });

  test('how far an enemy could come, and where his zones lie', () => {
    const position = board({ units: ['A I 4/5 0405 N', 'B I 4/5 0404 S', 'B I 4/5 0801 S r', 'B A 4/5 1005 S'] });
    const { surface } = tableOf(position.game);
    expect(surface.reach(position.state, 'unit-2').map(({ hex }) => hex)).toContain(position.hex('0403'));
    expect(surface.reach(position.state, 'unit-3')).toEqual([]);
    const zones = surface.zones!(position.state, 1).map((hex) => numberOf(position.game.field.grid, hex));
    expect(zones.toSorted()).toEqual(['0304', '0403', '0405', '0503', '0504', '0505']);
  });

  test('a stack goes by one command, its general by another', () => {
    const position = board({ units: ['A I 4/5 0405 N', 'B I 4/5 1201 S'], step: 'move' });
    const [{ state }, to] = [position, position.hex('0505')];
    const move = (who: string[]) => moveFor(state, who, { hex: to });
    expect(move(['unit-1'])).toEqual({ do: 'move', units: [0], to, facing: 0 });
    expect(move(['leader-1'])).toEqual({ do: 'lead', leader: 0, to });
    expect(move(['unit-1', 'leader-1'])).toBeUndefined();
  });

  test('a side sees its own orders again until they are shown, and not while they are given', () => {
    const game = openBattle(maida, OUR_OPTIONS);
    const { details } = tableOf(game);
    let state = game.setUp();
    expect(details.hidden!(state, 0)).toEqual([]);
    for (let i = 0; i < 2; i++) {
      const prepared = game.prepare(state, game.legal(state).sample()[0]!);
      if ('refused' in prepared) throw new Error(prepared.refused.en);
      state = prepared.played(undefined).state;
    }
    const said = details.hidden!(state, 0).map(({ en }) => en);
    expect(said).toEqual(['Kempt: with orders', 'Acland: with orders', 'Cole: without orders']);
    expect(details.hidden!(game.view(state, 1), 0)).toEqual([]);
  });

  test('what was agreed goes with a fire or a shock alone', () => {
    const { combats } = tableOf(openBattle(maida, OUR_OPTIONS));
    const agreement = { facts: { terrain: 'woods' }, reason: 'a wood was forgotten' };
    const command = combats.agree({ do: 'fight' }, agreement);
    expect(combats.agreement(command)).toEqual(agreement);
    expect(combats.agree(command, undefined)).toEqual({ do: 'fight' });
    expect(combats.agree({ do: 'pass' }, agreement)).toEqual({ do: 'pass' });
  });
});
