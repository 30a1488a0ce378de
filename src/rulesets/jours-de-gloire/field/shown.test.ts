import { expect, test } from 'vitest';
import { OUR_OPTIONS } from '../../../kernel/ruling.ts';
import type { Game } from '../../../kernel/game.ts';
import maida from '../scenarios/maida.json' with { type: 'json' };
import { deriveFire, deriveShock, originsOfFire, originsOfShock } from './derive.ts';
import { openBattle } from './game.ts';
import { tableOf } from './shown.ts';
import { board } from './testing.ts';

const tableFor = (game: object) => tableOf(game as Game);

test('orders are given in secret, one side after the other, and nothing told or shown afterwards names them', () => {
  const game = openBattle(maida, OUR_OPTIONS);
  const table = tableFor(game);
  let state = game.setUp();
  for (const side of [0, 1]) {
    expect(table.secret!(state)).toBe(side);
    const [command] = table.plain(state);
    const prepared = game.prepare(state, command!);
    if ('refused' in prepared) throw new Error(prepared.refused.en);
    const events = prepared.events(undefined);
    expect(events.flatMap((event) => game.tell(event)?.en ?? []).join()).toMatch(
      /^(British|French): orders given \(2\)$/,
    );
    state = game.evolve(state, events);
  }
  expect(table.secret!(state)).toBeUndefined();
  const told = table.actors(state).map(({ about }) => about.en);
  expect(told.filter((about) => about.includes('orders face down'))).toHaveLength(6);
  expect(told.filter((about) => about.includes('2 markers in the cup'))).toHaveLength(6);
});

test('a hand combines any attackers that the rules allow, more than a list of commands holds', () => {
  const position = board({
    units: ['A I 4/5 0405 N', 'A I 4/5 0405 N', 'A I 4/5 0505 N', 'A I 4/5 0505 N', 'B I 4/5 0404 S'],
  });
  const table = tableFor(position.game);
  const parties = table.gestures(position.state, 'unit-1').map(({ who }) => who.toSorted().join(' '));
  expect(parties).toContain('unit-1 unit-2 unit-3');
  expect(parties.every((who) => who.includes('unit-1'))).toBe(true);
  expect(new Set(parties).size).toBe(8);
});

test('facts of a shock and of a fire come from a counter, a hex or a side between two', () => {
  const position = board({ units: ['A I 4/5 0405 N', 'A A 4/5 0407 N', 'B I 4/5 0404 S'] });
  const { field } = position.game;
  const [from, on] = [position.hex('0405'), position.hex('0404')];
  const shock = deriveShock(field, position.state, [{ unit: 0, hex: from, charging: false, path: [] }], on, false);
  const origins = originsOfShock(field, shock);
  expect(origins['attackers[1].strength']).toEqual({ unit: 0 });
  expect(origins['attackers[1].aspect']).toEqual({ between: [from, on] });
  expect(origins['attackers[1].terrain']).toEqual({ hex: from });
  expect(origins['defenders[1].inSquare']).toEqual({ unit: 2 });
  expect(origins['terrain']).toEqual({ hex: on });
  const fire = originsOfFire([1], position.state, on, deriveFire(field, position.state, [1], on, 'ordinary'));
  expect(fire['batteries[1].efficientRange']).toEqual({ unit: 1 });
  expect(fire['distance']).toEqual({ between: [position.hex('0407'), on] });
  expect(fire['target[1].cohesion']).toEqual({ unit: 2 });
});
