import { expect, test } from 'vitest';
import { isRefusal } from '../../../../kernel/assessment.ts';
import { seededChance } from '../../../../kernel/seed.ts';
import { unloggedDice } from '../../../../kernel/rolled-dice.ts';
import type { Command } from './orders.ts';
import { drawnPosition } from '../fixtures/random-position.ts';
import type { Battle } from '../game.ts';
import { type State, waiting } from '../position/state.ts';

const POSITIONS = 420;
/** Commands that are played on from each, so that what they oblige to is met too. */
const ONWARD = 12;

/** All that such positions come to: the steps of an activation, and what is owed in them. */
const MET =
  'fire move shock rally draw impulse counter-battery reaction refuse engage square counter-charge steady fight recoil advance right flee'.split(
    ' ',
  );

const isPass = (command: Command): boolean => command.do === 'pass';

/** What is wrong with the list of a position: what it names and `prepare` refuses, whom it names for nothing. */
function faultsOf({ legal, prepare }: Battle, state: State): string[] {
  const now = legal(state);
  const due = waiting(state)?.owes ?? state.step;
  const refused = now.sample().flatMap((command) => {
    const prepared = prepare(state, command);
    const why = isRefusal(prepared) ? prepared.refused.en : now.has(command) ? undefined : '`has` says no';
    return why === undefined ? [] : [`${due}: ${JSON.stringify(command)} is listed and refused: ${why}`];
  });
  const idle = now
    .units()
    .filter((unit) => !now.of(unit).some((command) => !isPass(command) && now.has(command)))
    .map((unit) => `${due}: unit ${unit} is named and has nothing to do`);
  return [...refused, ...idle];
}

test('what is listed is accepted, whoever is named has something to do, nobody is asked for nothing', () => {
  const faults: string[] = [];
  const met = new Set<string>();
  let able = 0;
  for (let i = 0; i < POSITIONS; i++) {
    const chance = seededChance(`all that is listed/${i}`);
    const { game, state: drawn } = drawnPosition(chance);
    const dice = unloggedDice(chance);
    let state = drawn;
    for (let played = 0; played <= ONWARD && state.over === null; played++) {
      const commands = game.legal(state).sample();
      const due = waiting(state)?.owes ?? state.step;
      const eager = commands.filter((command) => !isPass(command));
      for (const fault of faultsOf(game, state)) faults.push(`listed/${i}: ${fault}`);
      met.add(due);
      // A step that was drawn may have nothing to do; one that play leads to has.
      if (eager.length > 0) able += played === 0 ? 1 : 0;
      else if (played > 0) faults.push(`listed/${i}: ${due}: nothing but pass`);
      const from = eager.length > 0 && chance(1, 8) > 1 ? eager : commands;
      const prepared = game.prepare(state, from[chance(0, from.length - 1)]!);
      if (isRefusal(prepared)) break;
      state = prepared.played(prepared.rule(prepared.input, dice)).state;
    }
  }
  expect(faults.slice(0, 10)).toEqual([]);
  expect(able / POSITIONS).toBeGreaterThan(0.6);
  expect([...met]).toEqual(expect.arrayContaining(MET));
}, 240_000);
