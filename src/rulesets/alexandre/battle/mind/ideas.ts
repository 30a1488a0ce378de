import { DIRECTIONS, type Facing } from '../../../../space/hex.ts';
import { facingOf, hexOf, OFF_MAP, type State, waiting } from '../position/state.ts';
import { mayRally, rosterOf } from '../turn/activation.ts';
import { attacksOf } from '../actions/melee.ts';
import { type Command, PASS } from '../turn/orders.ts';
import { firesOf } from '../actions/fire.ts';
import { legalNow } from '../turn/legal.ts';
import type { Obligation } from '../position/obligations.ts';
import { earlyLeaders } from '../turn/sequence.ts';
import { attackGain, fireGain } from './combat-gains.ts';
import { byGain, type Idea, moveIdeas, placeAfter } from './moves.ts';
import type { Worth } from './worth.ts';

/** Attacks that are looked at; more combinations than that differ little. */
const MOST_ATTACKS = 80;

/** What a player would think of, best first. */
export function ideasOf(worth: Worth, state: State, most: number): readonly Idea[] {
  const owed = waiting(state);
  const ideas = owed === undefined ? inStep(worth, state, most) : answers(worth, state);
  return ideas.slice(0, most);
}

function inStep(worth: Worth, state: State, most: number): Idea[] {
  const { field } = worth.placement;
  switch (state.step) {
    case 'initiative':
      return [{ command: { do: 'initiative' }, gain: 0 }];
    case 'early':
      return early(worth, state);
    case 'rally': {
      const unit = rosterOf(field, state).find((one) => mayRally(field, state, one));
      return unit === undefined ? [{ command: PASS, gain: 0 }] : [{ command: { do: 'rally', unit }, gain: 1 }];
    }
    case 'move':
      return moveIdeas(worth, state, most);
    case 'fire':
      return fires(worth, state);
    case 'melee':
      return attacks(worth, state);
    case 'rout':
    case 'over':
      return [];
  }
}

/** The leader goes first whose units are nearest to the enemy; the others wait for their turn. */
function early({ placement }: Worth, state: State): Idea[] {
  const { field } = placement;
  const side = state.holder;
  const { near } = placement.threats[1 - side]!.at(state);
  const urgency = (leader: number): number => {
    let sum = 0;
    for (let unit = 0; unit < field.units.length; unit++) {
      if ((state.command[unit]! & (1 << leader)) === 0 || hexOf(state, unit) === OFF_MAP) continue;
      const away = near[hexOf(state, unit)]!;
      if (away <= field.units[unit]!.movement / 2 && field.units[unit]!.stillBefore <= state.turn)
        sum += field.units[unit]!.strength[0] / (1 + away);
    }
    return sum * (1 + field.leaders[leader]!.bonus / 3);
  };
  const ideas = earlyLeaders(field, state)
    .map((leader): Idea => ({ command: { do: 'activate', leader }, gain: urgency(leader) }))
    .toSorted(byGain);
  const pass: Idea = { command: PASS, gain: 0.5 };
  return [...ideas, pass].toSorted(byGain);
}

function fires({ placement }: Worth, state: State): Idea[] {
  const ideas: Idea[] = [{ command: PASS, gain: 0.01 }];
  for (const command of firesOf(placement.field, state)) {
    const gain = fireGain(placement, state, command);
    // Two who fire apart strike twice.
    ideas.push({ command, gain: gain / command.units.length ** 0.7 });
  }
  return ideas.sort(byGain);
}

function attacks({ placement }: Worth, state: State): Idea[] {
  const ideas: Idea[] = [{ command: PASS, gain: placement.weights.leastGain }];
  for (const command of attacksOf(placement.field, state)) {
    ideas.push({ command, gain: attackGain(placement, state, command) });
    if (ideas.length > MOST_ATTACKS) break;
  }
  return ideas.sort(byGain);
}

/** Answers to what waits, all of them, the best first. */
function answers(worth: Worth, state: State): Idea[] {
  const owed = waiting(state)!;
  const all = legalNow(worth.placement.field, state).sample();
  if (all.length === 1) return [{ command: all[0]!, gain: 0 }];
  const place = placesAfter(worth, state);
  return all.map((command): Idea => ({ command, gain: gainOf(worth, state, command, owed, place) })).sort(byGain);
}

/** What it is worth to units that give way, advance or turn to be in places: each is looked at once. */
function placesAfter(worth: Worth, state: State): Place {
  const { grid } = worth.placement.field;
  const found = new Map<number, number>();
  return (unit, hex = hexOf(state, unit), facing = facingOf(state, unit)) => {
    const key = (unit * grid.hexes + hex) * DIRECTIONS.length + facing;
    let place = found.get(key);
    if (place === undefined) found.set(key, (place = placeAfter(worth, state, unit, hex, facing)));
    return place;
  };
}

/** As it stands, where nothing else is said. */
type Place = (unit: number, hex?: number, facing?: Facing) => number;

function gainOf({ placement }: Worth, state: State, command: Command, owed: Obligation, place: Place): number {
  switch (command.do) {
    case 'fire':
      return fireGain(placement, state, command) - (owed.owes === 'defensive-fire' ? 0 : OFFENSIVE_FIRE);
    case 'retreat':
      return owed.owes === 'retreat' ? place(owed.units[0]!, command.to) : 0;
    case 'flee':
      return command.to === OFF_MAP
        ? -99
        : placement.field.toEdge(placement.field.units[command.unit]!.side, command.to);
    case 'advance': {
      let gain = 0;
      for (const unit of command.units) gain += place(unit, command.to, command.facing) - place(unit);
      return gain;
    }
    case 'face':
      return owed.owes === 'face' ? place(owed.unit, undefined, command.facing) : 0;
    default:
      return 0;
  }
}

/** Offensive fire takes two off the die of the melee that follows. */
const OFFENSIVE_FIRE = 0.8;
