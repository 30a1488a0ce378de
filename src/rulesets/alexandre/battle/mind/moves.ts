import type { Idea as AnyIdea } from '../../../../kernel/judge.ts';
import { distance, type Facing } from '../../../../space/hex.ts';
import { leaderMayGoAlong, leaderMayMove, mayMove, onlyTurns, rosterOf } from '../turn/activation.ts';
import { type Command, type CommandOf, PASS } from '../turn/orders.ts';
import { leadersAt } from '../situation/derive.ts';
import { radiusOf } from '../actions/leaders.ts';
import { leaderReach, movesOf } from '../actions/movement.ts';
import { hexOf, leaderHex, onMap, type State } from '../position/state.ts';
import { putAmongFirst } from './best-first.ts';
import type { Worth } from './worth.ts';

export type Idea = AnyIdea<Command>;

/** Less than that is not worth a move. */
const WORTH_WHILE = 0.04;
/** A leader who has gone alone goes with nobody any more: less than that does not make him go ahead of his units. */
const WORTH_GOING_ALONE = 0.6;
/** What a unit gains in a hex, whatever its facing there. */
const groundGain = (
  { placement, objectiveWorth }: Worth,
  state: State,
  unit: number,
  hex: number,
  drive: number,
): number => placement.ground(state, unit, hex, drive) + objectiveWorth.of(state, unit, hex);

/** The best moves of one unit, with leaders or without. */
function movesOfUnit(worth: Worth, state: State, unit: number, drive: number, most: number): readonly Idea[] {
  const known = worth.moveCache.of(state, unit, most);
  return withLeaders(worth, state, unit, known ?? movesFound(worth, state, unit, drive, most));
}

/** The best moves of one unit, alone. */
function movesFound(worth: Worth, state: State, unit: number, drive: number, most: number): readonly Idea[] {
  const { placement, placesToConsider, moveCache, facingWorth } = worth;
  const here = hexOf(state, unit);
  const ground = groundGain(worth, state, unit, here, drive);
  const now = ground + facingWorth.now(state, unit);
  const ideas: Idea[] = [];
  /** In the hex that `fronts` looks at. */
  const consider = (to: number, facing: Facing, onGround: number): void => {
    /** Whoever promises no more than that is not among the best. */
    const bar = ideas.length < most ? WORTH_WHILE : ideas[most - 1]!.gain;
    if (onGround + facingWorth.most(facing) - now <= bar) return;
    const gain = onGround + facingWorth.gain(facing) - now;
    if (gain > bar)
      putAmongFirst(ideas, most, { command: { do: 'move', units: [unit], leaders: [], to, facing }, gain }, isBetter);
  };
  moveCache.dependsOnPlace(state, unit, here);
  if (onlyTurns(placement.field, state, unit))
    for (const { to, facing } of movesOf(placement.field, state, [unit])) consider(to, facing, ground);
  else
    for (const hex of placesToConsider.of(state, unit, drive)) {
      moveCache.dependsOnPlace(state, unit, hex);
      const onGround = groundGain(worth, state, unit, hex, drive);
      const facings = placesToConsider.facings[hex]!;
      facingWorth.on(state, unit, hex);
      for (let facing = 0; facing < 6; facing++) if (facings & (1 << facing)) consider(hex, facing as Facing, onGround);
    }
  return moveCache.keep(unit, most, ideas);
}

const isBetter = (one: Idea, other: Idea): boolean => one.gain > other.gain;
export const byGain = (a: Idea, b: Idea): number => b.gain - a.gain;

/** A leader of the hex goes along, or stays: whichever serves him. */
function withLeaders(worth: Worth, state: State, unit: number, ideas: readonly Idea[]): readonly Idea[] {
  if (ideas.length === 0) return ideas;
  const { field } = worth.placement;
  const hex = hexOf(state, unit);
  const along = leadersAt(field, state, field.units[unit]!.side, hex).filter((leader) =>
    leaderMayGoAlong(field, state, leader),
  );
  const leader = along[0];
  if (leader === undefined) return ideas;
  const stays = field.places.at(state.units).stack(hex).length > 1;
  const left = leaderWorth(worth, state, leader, hex, stays);
  return ideas
    .flatMap(({ command, gain }) => {
      const move = command as CommandOf<'move'>;
      if (move.to === hex) return [{ command, gain }];
      const there = leaderWorth(worth, state, leader, move.to, true);
      const before = leaderWorth(worth, state, leader, hex, true);
      return [
        { command: { ...move, leaders: along }, gain: gain + there - before },
        { command, gain: gain + left - before },
      ];
    })
    .toSorted(byGain);
}

/** What it is worth that a leader stands in a hex: whom he commands, whom he helps in melee, what he risks. */
export function leaderWorth(
  { placement }: Worth,
  state: State,
  leader: number,
  hex: number,
  withUnit: boolean,
): number {
  const { field } = placement;
  const { side, bonus } = field.leaders[leader]!;
  const radius = radiusOf(field, state, leader);
  let worth = 0;
  for (const unit of field.followers[leader]!)
    if (onMap(state, unit) && distance(field.grid, hex, hexOf(state, unit)) <= radius)
      worth += placement.weights.command * field.units[unit]!.strength[0];
  const threat = placement.threats[1 - side]!.at(state);
  const price = placement.leaderValues[leader]!;
  if (!withUnit) return worth - (threat.mayStrike(hex) ? 0.35 * price : 0.1);
  return threat.near[hex] === 1 ? worth + 0.3 * bonus - 0.02 * price : worth;
}

/**
 * Where the leader of the activation could go by himself: to units of his, or where he commands more of them. He goes
 * before his units, so that whoever may go along with one of them waits for that.
 */
function leads(worth: Worth, state: State, movable: readonly number[]): Idea[] {
  const leader = state.active;
  if (leader < 0 || !leaderMayMove(worth.placement.field, state, leader)) return [];
  const here = leaderHex(state, leader);
  if (movable.some((unit) => hexOf(state, unit) === here)) return [];
  const { field } = worth.placement;
  const places = field.places.at(state.units);
  const { side } = field.leaders[leader]!;
  const now = leaderWorth(worth, state, leader, here, places.side(here) === side);
  const reach = leaderReach(field, state, leader);
  const hexes: number[] = [];
  for (let i = 1; i < reach.count; i++) {
    const hex = reach.hexOf(reach.places[i]!);
    if (hex !== here && places.side(hex) === side) hexes.push(hex);
  }
  return hexes
    .map((to): Idea => ({
      command: { do: 'lead', leader, to },
      gain: leaderWorth(worth, state, leader, to, true) - now,
    }))
    .filter(({ gain }) => gain > WORTH_GOING_ALONE)
    .toSorted(byGain);
}

/** Takes the one of which a number is least out of a list; of several, the first by number. */
function takeNearest(units: number[], away: (unit: number) => number): number {
  let least = 0;
  for (let i = 1; i < units.length; i++) {
    const nearer = away(units[i]!) - away(units[least]!);
    if (nearer < 0 || (nearer === 0 && units[i]! < units[least]!)) least = i;
  }
  const [unit] = units.splice(least, 1);
  return unit!;
}

/** A leader who goes alone first; then units, those nearest to the enemy before the others; then the step is done with. */
export function moveIdeas(worth: Worth, state: State, most: number): Idea[] {
  const { placement } = worth;
  const { field } = placement;
  const { side } = field.leaders[state.active]!;
  const drive = worth.drive(side);
  const { near } = placement.threats[1 - side]!.at(state);
  const units = rosterOf(field, state).filter((unit) => mayMove(field, state, unit));
  const ahead = leads(worth, state, units);
  if (ahead.length > 0) return ahead.slice(0, most);
  const pass: Idea = { command: PASS, gain: 0 };
  const found: Idea[] = [];
  let compared = 0;
  while (units.length > 0) {
    const unit = takeNearest(units, (one) => near[hexOf(state, one)]!);
    const ideas = movesOfUnit(worth, state, unit, drive, Math.max(1, Math.ceil(most / 2)));
    if (ideas.length === 0) continue;
    found.push(...ideas);
    if (++compared >= (most === 1 ? 1 : placement.weights.unitsCompared)) break;
  }
  // Those of one unit are in order.
  if (compared > 1) found.sort(byGain);
  found.length = Math.min(found.length, most === 1 ? 1 : most - 1);
  if (most > 1 || found.length === 0) found.push(pass);
  return found;
}

/** What it is worth to a unit that gives way, advances or turns to be in a place. */
export const placeAfter = (worth: Worth, state: State, unit: number, hex: number, facing: Facing): number => {
  const { side } = worth.placement.field.units[unit]!;
  return worth.placement.place(state, unit, hex, facing, worth.drive(side)) + worth.objectiveWorth.of(state, unit, hex);
};
