import type { Idea as AnyIdea } from '../../../../kernel/judge.ts';
import { DIRECTIONS, distance } from '../../../../space/hex.ts';
import { mayMove } from '../turn/activation.ts';
import type { Command, CommandOf } from '../turn/orders.ts';
import { leaderMayMove, leadsOf } from '../actions/leaders.ts';
import { endsOf, exitOf, facingThere, groupsOf, mayLine } from '../actions/movement.ts';
import { DISORDERED, facingOf, hexOf, leaderHex, type State, stateNumberIn } from '../position/state.ts';
import { Group } from './group.ts';
import type { Placement } from './placement.ts';
import type { Worth } from './worth.ts';

export type Idea = AnyIdea<Command>;

export const byGain = (a: Idea, b: Idea): number => b.gain - a.gain;

/** Less than that is not worth a move. */
const WORTH_WHILE = 0.03;
/** Hexes of its reach at which a unit looks closely, and as many again to which it could withdraw. */
const CLOSE_LOOKS = 9;
const WITHDRAWALS = 3;
/** Units whose moves are compared. */
const UNITS_COMPARED = 3;

/** The places of the greatest ranks, the greatest first; of equal ones those that come first. */
function highest(ranks: readonly number[], most: number): number[] {
  const first: number[] = [];
  for (let i = 0; i < ranks.length; i++) {
    const rank = ranks[i]!;
    if (first.length === most && rank <= ranks[first[most - 1]!]!) continue;
    let at = first.length < most ? first.length : most - 1;
    for (; at > 0 && rank > ranks[first[at - 1]!]!; at--) first[at] = first[at - 1]!;
    first[at] = i;
  }
  return first;
}

/** The places of the least ranks, the least last; of equal ones those that come last. */
function lowest(ranks: readonly number[], most: number): number[] {
  const last: number[] = [];
  for (let i = 0; i < ranks.length; i++) {
    const rank = ranks[i]!;
    if (last.length === most) {
      if (rank > ranks[last[0]!]!) continue;
      last.shift();
    }
    let at = last.length;
    for (; at > 0 && rank > ranks[last[at - 1]!]!; at--) last[at] = last[at - 1]!;
    last[at] = i;
  }
  return last;
}

/** The hexes of a reach at which to look closely: those that promise most, those that promise least, and those nearby. */
function hexesOfInterest(
  placement: Placement,
  state: State,
  unit: number,
  hexes: readonly number[],
  drive: number,
): number[] {
  const { field } = placement;
  const { side } = field.units[unit]!;
  const { near } = placement.threats[1 - side]!.at(state);
  const here = hexOf(state, unit);
  const shaken = stateNumberIn(state.units[unit]!) === DISORDERED;
  const wish = Math.max(drive, shaken ? drive : 0.3);
  const ranks: number[] = [];
  for (const hex of hexes)
    ranks.push(
      placement.nearness(state, unit, hex, wish) +
        placement.purpose(state, unit, hex) +
        placement.taken(state, side, hex) +
        (near[hex] === 1 && !shaken ? 0.5 : 0) +
        (field.places.side(state, hex) === side ? 0.2 : 0),
    );
  const chosen: number[] = [];
  const choose = (hex: number): void => {
    if (!chosen.includes(hex)) chosen.push(hex);
  };
  for (const place of highest(ranks, CLOSE_LOOKS)) choose(hexes[place]!);
  for (const place of lowest(ranks, WITHDRAWALS)) choose(hexes[place]!);
  for (const hex of hexes) if (distance(field.grid, hex, here) <= 1) choose(hex);
  return chosen;
}

/** The most promising of some ideas, the best first; of equal ones those that came first. */
class Best {
  readonly ideas: Idea[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** A gain that is no greater is not worth an idea any more. */
  get bar(): number {
    return this.ideas.length < this.#most ? -Infinity : this.ideas[this.#most - 1]!.gain;
  }

  add(idea: Idea): void {
    if (idea.gain <= this.bar) return;
    const { ideas } = this;
    if (ideas.length === this.#most) ideas.pop();
    let at = ideas.length;
    for (; at > 0 && idea.gain > ideas[at - 1]!.gain; at--) ideas[at] = ideas[at - 1]!;
    ideas[at] = idea;
  }
}

/** The best moves of units of one hex, together. */
function movesOfGroup(worth: Worth, state: State, units: readonly number[], drive: number, best: Best): void {
  const { placement } = worth;
  const { field } = placement;
  const [here, facing] = [hexOf(state, units[0]!), facingOf(state, units[0]!)];
  const group = new Group(placement, state, units, drive).at(here);
  const apart = group.mates(facing, false);
  const now = group.worth(facing) + group.mates(facing, true);
  for (const to of hexesOfInterest(placement, state, units[0]!, endsOf(field, state, units), drive)) {
    group.at(to);
    const { taken } = group;
    const left = to === here ? 0 : apart;
    if (group.most + taken + left - now <= Math.max(WORTH_WHILE, best.bar)) continue;
    const there = to === here ? undefined : facingThere(field, state, to);
    const alone = to === here ? 0 : group.mates(there ?? facing, false);
    for (const turned of DIRECTIONS) {
      if (to === here ? turned === facing : there !== undefined && there !== turned) continue;
      const bar = Math.max(WORTH_WHILE, best.bar);
      const mates = group.mates(turned, true);
      if (group.worthUnharmed(turned) + mates + taken + left - alone - now <= bar) continue;
      const gain = group.worth(turned) + mates + taken + left - alone - now;
      if (gain > bar) best.add({ command: { do: 'move', units, to, facing: turned }, gain });
    }
  }
}

/** Out of its square, off the map, or elsewhere, alone or with those of its hex. */
function movesOfUnit(worth: Worth, state: State, unit: number, drive: number, most: number): readonly Idea[] {
  const { placement } = worth;
  const { field } = placement;
  const best = new Best(most);
  const points = exitOf(field, state, unit);
  if (points !== undefined) best.add({ command: { do: 'leave', units: [unit] }, gain: points });
  // What a stack does together is thought of once.
  for (const group of groupsOf(field, state, unit))
    if (group.length === 1 || group[0] === unit) movesOfGroup(worth, state, group, drive, best);
  if (mayLine(field, state, unit)) {
    const far = placement.threats[1 - field.units[unit]!.side]!.at(state).horse[hexOf(state, unit)]!;
    const stack = field.places.stack(state, hexOf(state, unit)).filter((other) => mayLine(field, state, other));
    if (far > 3) best.add({ command: { do: 'line', units: stack }, gain: 0.1 * placement.values[unit]! });
  }
  return best.ideas;
}

/** Where a leader could go: to whom he has in range then. */
export function leadIdeas(worth: Worth, state: State, leader: number): Idea[] {
  const { field } = worth.placement;
  if (!leaderMayMove(field, state, leader)) return [];
  const now = worth.leaderWorth(state, leader, leaderHex(state, leader));
  return leadsOf(field, state, leader)
    .map((command: CommandOf<'lead'>): Idea => ({ command, gain: worth.leaderWorth(state, leader, command.to) - now }))
    .filter(({ gain }) => gain > WORTH_WHILE)
    .toSorted(byGain);
}

/** Units first, those nearest to the enemy before the others; then the leader; then the step is done with. */
export function moveIdeas(worth: Worth, state: State, most: number): Idea[] {
  const { placement } = worth;
  const { field } = placement;
  const { side, units: all, leader } = field.formations[state.active]!;
  const drive = worth.drive(state, side);
  const { near } = placement.threats[1 - side]!.at(state);
  const units = all
    .filter((unit) => mayMove(field, state, unit) || exitOf(field, state, unit) !== undefined)
    .toSorted((a, b) => near[hexOf(state, a)]! - near[hexOf(state, b)]! || a - b);
  const pass: Idea = { command: { do: 'pass' }, gain: 0 };
  const found: Idea[] = [];
  let compared = 0;
  for (const unit of units) {
    const ideas = movesOfUnit(worth, state, unit, drive, Math.max(1, Math.ceil(most / 2)));
    if (ideas.length === 0) continue;
    found.push(...ideas);
    if (++compared >= (most === 1 ? 1 : UNITS_COMPARED)) break;
  }
  if (found.length === 0) found.push(...leadIdeas(worth, state, leader));
  found.sort(byGain);
  found.length = Math.min(found.length, most === 1 ? 1 : most - 1);
  if (most > 1 || found.length === 0) found.push(pass);
  return found;
}
