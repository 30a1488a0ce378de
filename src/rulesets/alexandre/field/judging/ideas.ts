import { facingOf, hexOf, NOWHERE, type State, waiting } from '../state.ts';
import { mayRally, rosterOf } from '../activity.ts';
import { attacksOf } from '../attacking.ts';
import { type Command, PASS } from '../commands.ts';
import { firesOf } from '../firing.ts';
import { LegalNow } from '../legal.ts';
import { earlyLeaders } from '../turn.ts';
import { attackGain, fireGain } from './estimates.ts';
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
  const { field } = worth.standing;
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

/** The leader goes first whose units are nearest to blows; the others wait for their turn. */
function early({ standing }: Worth, state: State): Idea[] {
  const { field } = standing;
  const side = state.holder;
  const { near } = standing.threats[1 - side]!.at(state);
  const urgency = (leader: number): number => {
    let sum = 0;
    for (let unit = 0; unit < field.units.length; unit++) {
      if ((state.command[unit]! & (1 << leader)) === 0 || hexOf(state, unit) === NOWHERE) continue;
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

function fires({ standing }: Worth, state: State): Idea[] {
  const ideas: Idea[] = [{ command: PASS, gain: 0.01 }];
  for (const command of firesOf(standing.field, state)) {
    const gain = fireGain(standing, state, command);
    // Two who fire apart strike twice.
    ideas.push({ command, gain: gain / command.units.length ** 0.7 });
  }
  return ideas.toSorted(byGain);
}

function attacks({ standing }: Worth, state: State): Idea[] {
  const ideas: Idea[] = [{ command: PASS, gain: standing.weights.leastGain }];
  for (const command of attacksOf(standing.field, state)) {
    ideas.push({ command, gain: attackGain(standing, state, command) });
    if (ideas.length > MOST_ATTACKS) break;
  }
  return ideas.toSorted(byGain);
}

/** Answers to what waits, all of them, the best first. */
function answers(worth: Worth, state: State): Idea[] {
  const { standing } = worth;
  const owed = waiting(state)!;
  const all = new LegalNow(standing.field, state).all();
  if (all.length === 1) return [{ command: all[0]!, gain: 0 }];
  const placeNow = placesNow(worth, state);
  return all
    .map((command): Idea => ({ command, gain: gainOf(worth, state, command, owed.owes, placeNow) }))
    .toSorted(byGain);
}

/** What it is worth to units to be where they are: each is looked at once. */
function placesNow(worth: Worth, state: State): (unit: number) => number {
  const found = new Map<number, number>();
  return (unit) => {
    let place = found.get(unit);
    if (place === undefined)
      found.set(unit, (place = placeAfter(worth, state, unit, hexOf(state, unit), facingOf(state, unit))));
    return place;
  };
}

function gainOf(
  worth: Worth,
  state: State,
  command: Command,
  owes: string,
  placeNow: (unit: number) => number,
): number {
  const { standing } = worth;
  const owed = waiting(state)!;
  switch (command.do) {
    case 'fire':
      return owes === 'defensive-fire'
        ? fireGain(standing, state, command)
        : fireGain(standing, state, command) - OFFENSIVE_FIRE;
    case 'retreat':
      return owed.owes === 'retreat'
        ? placeAfter(worth, state, owed.units[0]!, command.to, facingOf(state, owed.units[0]!))
        : 0;
    case 'flee':
      return command.to === NOWHERE ? -99 : standing.field.toEdge(standing.field.units[command.unit]!.side, command.to);
    case 'advance': {
      let gain = 0;
      for (const unit of command.units)
        gain += placeAfter(worth, state, unit, command.to, command.facing) - placeNow(unit);
      return gain;
    }
    case 'face':
      return owed.owes === 'face' ? placeAfter(worth, state, owed.unit, hexOf(state, owed.unit), command.facing) : 0;
    default:
      return 0;
  }
}

/** Offensive fire takes two off the die of the melee that follows. */
const OFFENSIVE_FIRE = 0.8;
