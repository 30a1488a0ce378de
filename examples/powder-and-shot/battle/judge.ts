import { isRefusal } from '../../../src/kernel/assessment.ts';
import { chancesOf, type SideIndex } from '../../../src/kernel/game.ts';
import type { Idea, AccountItem, Judge } from '../../../src/kernel/judge.ts';
import { t } from '../../../src/kernel/text.ts';
import { terrainAt } from '../../../src/space/map.ts';
import { TERRAIN } from '../charts.ts';
import type { Terrain } from '../types.ts';
import { apart, lostBy, strengthOf, unitsOf } from './field.ts';
import type { Battle } from './game.ts';
import { type Command, type Event, evolve, type State } from './state.ts';

type Move = Extract<Command, { do: 'move' }>;

/** What a shaken unit is worth, of what it was. */
const SHAKEN = 0.6;
const COVER = 0.1;
const STEP = 0.15;
/** What a unit gives up that moves instead of rallying. */
const RALLY = 0.3;

/** What minds know of a battle of this game: strength first, then cover, then the way to the enemy. */
export function judgeOf(battle: Battle): Judge<State, Command, Event> {
  const { field } = battle;

  const strength = (state: State, side: SideIndex): number =>
    unitsOf(field, state, side).reduce((sum, unit) => {
      const { strength } = field.units[unit]!;
      return sum + (state.units[unit]!.state === 'shaken' ? SHAKEN * strength : strength);
    }, 0);

  const cover = (state: State, side: SideIndex): number =>
    unitsOf(field, state, side).reduce((sum, unit) => {
      const ground = terrainAt(field.map, state.units[unit]!.hex) as Terrain;
      return sum - COVER * Number(TERRAIN.at(ground, 'combat'));
    }, 0);

  const steps = (state: State, side: SideIndex): number => {
    const enemies = unitsOf(field, state, 1 - side);
    if (enemies.length === 0) return 0;
    return unitsOf(field, state, side).reduce((sum, unit) => {
      if (state.units[unit]!.state === 'shaken') return sum;
      return sum + Math.min(...enemies.map((enemy) => apart(field, state, unit, enemy)));
    }, 0);
  };

  const account = (state: State, side: SideIndex): AccountItem[] => [
    { id: 'strength', text: t('forces', 'strength'), value: strength(state, side) - strength(state, 1 - side) },
    { id: 'cover', text: t('couvert', 'cover'), value: cover(state, side) - cover(state, 1 - side) },
    { id: 'advance', text: t('avance', 'advance'), value: -STEP * steps(state, side) },
  ];
  const worth = (state: State, side: SideIndex): number =>
    account(state, side).reduce((sum, { value }) => sum + value, 0);

  /** What a command changes, by the exact chances of its dice. */
  function gainOf(state: State, command: Command, now: number): number {
    if (command.do === 'pass') return 0;
    const prepared = battle.prepare(state, command);
    if (isRefusal(prepared)) throw new Error(prepared.refused.en);
    const chances = chancesOf(prepared)!;
    const mean = chances.entries.reduce(
      (sum, { value, weight }) => sum + Number(weight) * worth(prepared.played(value).state, state.side),
      0,
    );
    const isResting = command.do === 'move' && state.units[command.unit]!.state === 'shaken';
    const rest = isResting ? RALLY * field.units[command.unit]!.strength : 0;
    return mean / Number(chances.total) - now - rest;
  }

  function ideas(state: State, most: number): Idea<Command>[] {
    const now = worth(state, state.side);
    const all = battle.legal(state).sample();
    const found = all.map((command): Idea<Command> => ({ command, gain: gainOf(state, command, now) }));
    return found.toSorted((a, b) => b.gain - a.gain).slice(0, most);
  }

  return {
    worth,
    account,
    ideas,
    followUp: () => undefined,
    activation: ({ turn, side }) => `${turn}/${side}`,
    plainRule: (state) => {
      const all = battle.legal(state).sample();
      const strengthOfAll = (units: readonly number[]): number =>
        units.reduce((sum, unit) => sum + field.units[unit]!.strength, 0);
      const attack = all.find(
        (one) => one.do === 'attack' && strengthOfAll(one.units) > field.units[one.target]!.strength,
      );
      const after = ({ unit, to }: Move): number => steps(evolve(state, [{ is: 'moved', unit, to }]), state.side);
      const [move] = all
        .filter((one): one is Move => one.do === 'move' && after(one) < steps(state, state.side))
        .toSorted((one, other) => after(one) - after(other));
      return attack ?? move ?? { do: 'pass' };
    },
    score: (state) => ({
      turn: state.turn,
      lost: [0, 1].map((side) => lostBy(field, state, side)),
      of: [0, 1].map((side) => strengthOf(field, side)),
    }),
  };
}
