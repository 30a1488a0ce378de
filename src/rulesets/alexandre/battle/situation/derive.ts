import { directionTo, distance, OFF, opposite } from '../../../../space/hex.ts';
import type { Situation as FireSituation } from '../../fire/situation.ts';
import type { Situation as MeleeSituation } from '../../melee/situation.ts';
import type { State as Shown } from '../../types.ts';
import type { Field } from '../position/field.ts';
import { aspectOf } from '../position/places.ts';
import type { Party } from '../position/obligations.ts';
import {
  facingOf,
  fateOf,
  FLAG,
  has,
  hexOf,
  isRouted,
  LEADER_FLAG,
  leaderHas,
  leaderHex,
  type Position,
  stateOf,
} from '../position/state.ts';

/** Which side of the counter shows: 0 in good order, 1 fatigued. */
export const shownSide = (field: Field, position: Position, unit: number): 0 | 1 => {
  const state = stateOf(position, unit);
  return state === 'good' || (state !== 'fatigued' && !field.rulings.worseIsFatigued) ? 0 : 1;
};

export const strengthOf = (field: Field, position: Position, unit: number): number =>
  field.units[unit]!.strength[shownSide(field, position, unit)];
export const qualityOf = (field: Field, position: Position, unit: number): number =>
  field.units[unit]!.quality[shownSide(field, position, unit)];

/** Wounded, or a substitute: no bonus. */
export const bonusOf = (field: Field, position: Position, leader: number): number =>
  fateOf(position, leader) === 'wounded' || leaderHas(position, leader, LEADER_FLAG.substitute)
    ? 0
    : field.leaders[leader]!.bonus;

/** The leaders of a side on a hex. */
export function leadersAt(field: Field, position: Position, side: number, hex: number): number[] {
  const found: number[] = [];
  for (let leader = 0; leader < field.leaders.length; leader++)
    if (leaderHex(position, leader) === hex && field.leaders[leader]!.side === side) found.push(leader);
  return found;
}

/** A unit whose row of `same facing` counts: Ph that are not routed. */
const isPhalanx = (field: Field, position: Position, unit: number): boolean =>
  field.units[unit]!.type === 'Ph' && !isRouted(position, unit);

/** What the Ph around a Ph do for it: those of the same facing in each flank hex, elsewhere, and of its own name. */
export function phalanxesBeside(field: Field, position: Position, unit: number) {
  const beside = { phalanxesOnFlanks: 0, otherPhalanxes: 0, namesakeBeside: false };
  if (!isPhalanx(field, position, unit)) return beside;
  const hex = hexOf(position, unit);
  const facing = facingOf(position, unit);
  const { side } = field.units[unit]!;
  const places = field.places.at(position.units);
  for (let direction = 0; direction < 6; direction++) {
    const near = field.grid.neighbours[hex * 6 + direction]!;
    if (near === OFF || places.side(near) !== side) continue;
    let met = 0;
    for (const other of [places.topUnit(near), places.bottomUnit(near)]) {
      if (other < 0 || !isPhalanx(field, position, other) || facingOf(position, other) !== facing) continue;
      met++;
      if (field.units[other]!.name.en === field.units[unit]!.name.en) beside.namesakeBeside = true;
    }
    if (met === 0) continue;
    if (aspectOf(facing, direction) === 'flank') {
      beside.phalanxesOnFlanks++;
      met--;
    }
    beside.otherPhalanxes += met;
  }
  return beside;
}

type MeleeUnit = MeleeSituation['attackers'][number]['units'][number];

const NOTHING_BESIDE = { phalanxesOnFlanks: 0, otherPhalanxes: 0, namesakeBeside: false };

function meleeUnit(field: Field, position: Position, unit: number): MeleeUnit {
  const { type, name } = field.units[unit]!;
  const { phalanxesOnFlanks, otherPhalanxes, namesakeBeside } =
    type === 'Ph' ? phalanxesBeside(field, position, unit) : NOTHING_BESIDE;
  return {
    type,
    strength: strengthOf(field, position, unit),
    quality: qualityOf(field, position, unit),
    name: name.en,
    state: stateOf(position, unit) as Shown,
    phalanxesOnFlanks,
    otherPhalanxes,
    namesakeBeside,
  };
}

const namedLeaders = (field: Field, position: Position, leaders: readonly number[]) =>
  leaders.map((leader) => ({ name: field.leaders[leader]!.name.en, bonus: bonusOf(field, position, leader) }));

/** A melee as positions make it: the very situation of the calculator, and who its places are. */
export interface DerivedMelee {
  readonly situation: MeleeSituation;
  readonly attackers: readonly Stack[];
  readonly defenders: readonly Stack[];
}

/** A stack of a melee: counters in the order of the situation. */
export interface Stack extends Party {
  readonly leaders: readonly number[];
}

const stackOf = (field: Field, position: Position, { hex, units }: Party): Stack => ({
  hex,
  units,
  leaders: leadersAt(field, position, field.units[units[0]!]!.side, hex),
});

/** Whether units of a hex attack into another: their front, and not two levels apart. */
export function attacksInto(field: Field, position: Position, unit: number, to: number): boolean {
  const from = hexOf(position, unit);
  const direction = directionTo(field.grid, from, to);
  return direction !== undefined && aspectOf(facingOf(position, unit), direction) === 'front' && field.isNear(from, to);
}

type Approach = MeleeSituation['attackers'][number]['approaches'][number];

function approachesOf(field: Field, position: Position, { hex, units }: Party, defenders: readonly Party[]) {
  const approaches: Approach[] = [];
  for (let i = 0; i < defenders.length; i++) {
    const defender = defenders[i]!;
    const direction = directionTo(field.grid, hex, defender.hex);
    if (direction === undefined || !attacksInto(field, position, units[0]!, defender.hex)) continue;
    const facing = facingOf(position, defender.units.find((unit) => !isRouted(position, unit)) ?? defender.units[0]!);
    approaches.push({
      aspect: aspectOf(facing, opposite(direction)),
      defender: i + 1,
      stream: field.stream(hex, direction),
      slope: field.slope(hex, defender.hex),
    });
  }
  return approaches;
}

/** Two Ph of one name in adjacent hexes, both attacking. */
function attackingPair(field: Field, position: Position, attackers: readonly Party[]): boolean {
  if (attackers.length < 2) return false;
  const phalanxes = attackers.flatMap(({ hex, units }) =>
    units.filter((unit) => isPhalanx(field, position, unit)).map((unit) => ({ hex, name: field.units[unit]!.name.en })),
  );
  return phalanxes.some((one, i) =>
    phalanxes.some((other, j) => j > i && other.name === one.name && distance(field.grid, one.hex, other.hex) === 1),
  );
}

export function deriveMelee(
  field: Field,
  position: Position,
  attacking: readonly Party[],
  defending: readonly Party[],
  fired: readonly number[],
): DerivedMelee {
  const attackers = attacking.map((party) => stackOf(field, position, party));
  const defenders = defending.map((party) => stackOf(field, position, party));
  return {
    attackers,
    defenders,
    situation: {
      attackers: attackers.map((stack) => ({
        units: stack.units.map((unit) => meleeUnit(field, position, unit)),
        leaders: namedLeaders(field, position, stack.leaders),
        approaches: approachesOf(field, position, stack, defending),
        fired: fired.includes(stack.hex),
      })),
      defenders: defenders.map((stack) => ({
        units: stack.units.map((unit) => meleeUnit(field, position, unit)),
        leaders: namedLeaders(field, position, stack.leaders),
        terrain: field.terrain(stack.hex),
      })),
      phalanxPair: attackingPair(field, position, attacking),
    },
  };
}

/** A fire as positions make it. */
export interface DerivedFire {
  readonly situation: FireSituation;
  /** The target, top first, and its leaders. */
  readonly target: readonly number[];
  readonly leaders: readonly number[];
}

export function deriveFire(field: Field, position: Position, firers: readonly number[], at: number): DerivedFire {
  const target = field.places.at(position.units).stack(at);
  const leaders = leadersAt(field, position, field.units[target[0]!]!.side, at);
  return {
    target,
    leaders,
    situation: {
      firers: firers.map((unit) => ({
        type: field.units[unit]!.type,
        strength: strengthOf(field, position, unit),
        range: distance(field.grid, hexOf(position, unit), at),
        moved: has(position, unit, FLAG.moved),
        state: stateOf(position, unit) as Exclude<Shown, 'routed'>,
      })),
      target: {
        units: target.map((unit) => ({
          type: field.units[unit]!.type,
          strength: strengthOf(field, position, unit),
          name: field.units[unit]!.name.en,
          state: stateOf(position, unit) as Shown,
        })),
        leaders: namedLeaders(field, position, leaders),
        terrain: field.terrain(at),
      },
    },
  };
}
