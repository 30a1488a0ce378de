import { type Dice, d10, type Rule } from '../../../../kernel/dice.ts';
import { distance } from '../../../../space/hex.ts';
import { type Fate, LEADER_CHECK } from '../../charts/leaders.ts';
import { checkLeader } from '../../leaders.ts';
import { isActive } from '../turn/activation.ts';
import type { Draft } from '../position/draft.ts';
import { bonusOf, leadersAt } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import {
  fateOf,
  hexIn,
  hexOf,
  isRouted,
  LEADER_FLAG,
  type LeaderFate,
  leaderHas,
  leaderHex,
  leads,
  OFF_MAP,
  onMap,
  type Position,
  type State,
} from '../position/state.ts';

export const POINTS_OF_LEADER = 3;
const SUBSTITUTE_RADIUS = 2;

/** A wounded leader reaches half as far, rounded up; a substitute two hexes. */
export function radiusOf(field: Field, position: Position, leader: number): number {
  const radius = leaderHas(position, leader, LEADER_FLAG.substitute)
    ? SUBSTITUTE_RADIUS
    : field.leaders[leader]!.radius;
  return fateOf(position, leader) === 'wounded' ? Math.ceil(radius / 2) : radius;
}

/** For each unit, a bit for each leader in whose radius it is and who may command it. */
export function commandMasks(field: Field, state: Position): number[] {
  const masks: number[] = [];
  while (masks.length < field.units.length) masks.push(0);
  for (let l = 0; l < field.leaders.length; l++) {
    if (!leads(state, l)) continue;
    const from = leaderHex(state, l);
    const radius = radiusOf(field, state, l);
    for (const unit of field.followers[l]!)
      if (onMap(state, unit) && distance(field.grid, from, hexOf(state, unit)) <= radius) masks[unit]! |= 1 << l;
  }
  return masks;
}

/** What the enemy scores for a leader killed or taken: 3 × (bonus + 1); a substitute has no bonus. */
const worthOf = (field: Field, state: Position, leader: number): number =>
  POINTS_OF_LEADER * ((leaderHas(state, leader, LEADER_FLAG.substitute) ? 0 : field.leaders[leader]!.bonus) + 1);

/** A second wound kills. */
export function strikeLeader(draft: Draft, leader: number, fate: Fate): void {
  if (fate === 'unharmed') return;
  const { field, state } = draft;
  const falls: LeaderFate = fate === 'wounded' && fateOf(state, leader) === 'wounded' ? 'killed' : fate;
  draft.emit({ is: 'leader', leader, fate: falls, points: falls === 'killed' ? worthOf(field, state, leader) : 0 });
}

export function loseLeader(draft: Draft, leader: number, fate: 'captured' | 'fled'): void {
  const points = fate === 'captured' ? worthOf(draft.field, draft.state, leader) : 0;
  draft.emit({ is: 'leader', leader, fate, points });
}

/** A side comes through hexes: enemy leaders alone there are taken. */
export function captureIn(draft: Draft, side: number, hexes: readonly number[]): void {
  const { field, state } = draft;
  // A bit for each hex, by its last five bits (all that a shift counts): few leaders have one of them.
  let bits = 0;
  for (let i = 0; i < hexes.length; i++) bits |= 1 << hexes[i]!;
  const { leaders } = state;
  for (let leader = 0; leader < leaders.length; leader++) {
    const hex = hexIn(leaders[leader]!);
    if ((bits & (1 << hex)) === 0 || hex === OFF_MAP || !hexes.includes(hex)) continue;
    if (field.leaders[leader]!.side === side || field.places.at(state.units).side(hex) === 1 - side) continue;
    loseLeader(draft, leader, 'captured');
  }
}

/** The leaders who go along when units leave a hex: all, where no other unit of theirs stays. */
export function leadersWith(draft: Draft, units: readonly number[]): number[] {
  const { field, state } = draft;
  const hex = hexOf(state, units[0]!);
  const places = field.places.at(state.units);
  const staysIn = (unit: number): boolean => unit >= 0 && !units.includes(unit);
  if (staysIn(places.topUnit(hex)) || staysIn(places.bottomUnit(hex))) return [];
  return leadersAt(field, state, field.units[units[0]!]!.side, hex);
}

/** Leaders left behind in a hex by units that are lost are put to the test. */
export function leadersLeft(draft: Draft, side: number, hex: number): void {
  const { field, state } = draft;
  if (hex === OFF_MAP || field.places.at(state.units).side(hex) === side) return;
  for (const leader of leadersAt(field, state, side, hex)) draft.owe({ owes: 'check', side, leader });
}

export const LEADER_RULE: Rule<string, Fate> = (who: string, dice: Dice) => checkLeader(who, dice);
export { d10, LEADER_CHECK };

/** The survivor goes to the nearest friend; where there is none, he is taken. */
export function afterCheck(draft: Draft, leader: number, fate: Fate): void {
  const { field, state } = draft;
  strikeLeader(draft, leader, fate);
  if (!leads(state, leader)) return;
  const hex = nearestFriend(field, state, leader);
  if (hex === undefined) loseLeader(draft, leader, 'captured');
  else draft.emit({ is: 'joins', leader, hex });
}

function nearestFriend(field: Field, state: Position, leader: number): number | undefined {
  const { side } = field.leaders[leader]!;
  const from = leaderHex(state, leader);
  let [nearest, least]: [number | undefined, number] = [undefined, Infinity];
  for (const [u, unit] of field.units.entries()) {
    if (unit.side !== side || !onMap(state, u) || isRouted(state, u)) continue;
    const far = distance(field.grid, from, hexOf(state, u));
    if (far < least) [nearest, least] = [hexOf(state, u), far];
  }
  return nearest;
}

/** For each leader lost, another one from the next turn on, with the first unit of his formation that stands. */
export function substitutes(draft: Draft): void {
  const { field, state } = draft;
  for (const [l, leader] of field.leaders.entries()) {
    if (leads(state, l)) continue;
    const own = (u: number): boolean => field.units[u]!.side === leader.side && onMap(state, u) && !isRouted(state, u);
    const units = field.units.map((_, u) => u).filter(own);
    const unit =
      units.find((u) => field.units[u]!.formation === leader.formation) ??
      (leader.rank === 'army' ? units[0] : undefined);
    if (unit !== undefined) draft.emit({ is: 'substitute', leader: l, hex: hexOf(state, unit) });
  }
}

/** The bonus that helps a unit rally: that of the leader whose activation it is, in whose command it was noted. */
export const rallyBonus = (field: Field, state: State, unit: number): number =>
  isActive(field, state, unit) && leads(state, state.active) ? bonusOf(field, state, state.active) : 0;
