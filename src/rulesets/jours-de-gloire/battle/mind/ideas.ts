import { type Facing, OFF } from '../../../../space/hex.ts';
import { mayRally } from '../turn/activation.ts';
import type { Command, CommandOf } from '../turn/orders.ts';
import { shocksOf } from '../actions/shock-declaration.ts';
import { firesOf } from '../actions/fire.ts';
import { legalNow } from '../turn/legal.ts';
import type { Assault, Obligation } from '../position/obligations.ts';
import { facingOf, hexOf, OFF_MAP, type State, waiting } from '../position/state.ts';
import { firstFormations, mayPass } from '../turn/sequence.ts';
import { assaultGain, fireGain, meetingGain } from './combat-gains.ts';
import { byGain, type Idea, leadIdeas, moveIdeas } from './moves.ts';
import type { Worth } from './worth.ts';

/** Shocks that are looked at; more combinations than that differ little. */
const MOST_SHOCKS = 80;
const PASS: Command = { do: 'pass' };

/** What a player would think of, best first. */
export function ideasOf(worth: Worth, state: State, most: number): readonly Idea[] {
  const owed = waiting(state);
  const ideas = owed === undefined ? inStep(worth, state, most) : answers(worth, state, owed);
  return ideas.slice(0, most);
}

function inStep(worth: Worth, state: State, most: number): Idea[] {
  const { field } = worth.placement;
  switch (state.step) {
    case 'initiative':
      return [{ command: { do: 'initiative' }, gain: 0 }];
    case 'first':
      return firstFormations(field, state)
        .map((formation): Idea => ({ command: { do: 'activate', formation }, gain: worth.urgencyOf(state, formation) }))
        .toSorted(byGain);
    case 'draw':
      return [{ command: { do: 'draw' }, gain: 0 }];
    case 'fire':
      return fires(worth, state);
    case 'move':
      return moveIdeas(worth, state, most);
    case 'shock':
      return shocks(worth, state);
    case 'rally': {
      const unit = field.units.findIndex((_, one) => mayRally(field, state, one));
      return [{ command: unit < 0 ? PASS : { do: 'rally', unit }, gain: 0 }];
    }
    case 'orders':
    case 'assault':
    case 'rout':
    case 'command':
    case 'over':
      return [];
  }
}

function fires({ placement }: Worth, state: State): Idea[] {
  const ideas: Idea[] = [{ command: PASS, gain: 0.005 }];
  // Two who fire apart strike twice.
  for (const command of firesOf(placement.field, state))
    ideas.push({ command, gain: fireGain(placement, state, command) / command.units.length ** 0.7 });
  return ideas.toSorted(byGain);
}

function shocks({ placement, shockGains }: Worth, state: State): Idea[] {
  const ideas: Idea[] = [];
  if (mayPass(placement.field, state, undefined)) ideas.push({ command: PASS, gain: placement.weights.leastGain });
  for (const command of shocksOf(placement.field, state)) {
    ideas.push({ command, gain: shockGains.gain(state, command) });
    if (ideas.length > MOST_SHOCKS) break;
  }
  return ideas.toSorted(byGain);
}

/** Answers to what waits, the best first. */
function answers(worth: Worth, state: State, owed: Obligation): Idea[] {
  const { placement } = worth;
  if (owed.owes === 'command')
    return [...leadIdeas(worth, state, placement.field.commander(owed.side)), { command: PASS, gain: 0 }];
  const all = legalNow(placement.field, state).sample();
  if (all.length === 1) return [{ command: all[0]!, gain: 0 }];
  const now = new PositionNow(worth, state);
  return all.map((command): Idea => ({ command, gain: gainOf(worth, state, command, owed, now) })).toSorted(byGain);
}

/** What all answers are compared with: worked out once, for whichever asks. */
class PositionNow {
  readonly #worth: Worth;
  readonly #state: State;
  #assault: number | undefined;
  readonly #worths = new Map<string, number>();

  constructor(worth: Worth, state: State) {
    this.#worth = worth;
    this.#state = state;
  }

  /** What the assault in hand promises its side. */
  get assault(): number {
    return (this.#assault ??= assaultGain(this.#worth.placement, this.#state, this.#state.assault!));
  }

  /** What it is worth to units that they stay where they are. */
  worthIn(units: readonly number[]): number {
    const key = units.join();
    let known = this.#worths.get(key);
    if (known === undefined)
      this.#worths.set(key, (known = worthIn(this.#worth, this.#state, units, hexOf(this.#state, units[0]!))));
    return known;
  }
}

/** Those who stand there and those who come, but for one of them. */
const together = (there: readonly number[], come: readonly number[], but: number): readonly number[] =>
  there.length === 0 && come.length === 1
    ? there
    : [...there.filter((unit) => !come.includes(unit)), ...come].filter((unit) => unit !== but);

/** What it is worth to units that they come to stand in a place. */
function worthIn(worth: Worth, state: State, units: readonly number[], hex: number, facing?: Facing): number {
  const { placement } = worth;
  const drive = worth.drive(state, placement.field.units[units[0]!]!.side);
  let sum = 0;
  for (const unit of units)
    sum += placement.place(
      state,
      unit,
      hex,
      facing ?? facingOf(state, unit),
      drive,
      together(placement.mates(state, unit, hex), units, unit),
    );
  return sum;
}

function gainOf(worth: Worth, state: State, command: Command, owed: Obligation, now: PositionNow): number {
  const { placement } = worth;
  const { field } = placement;
  switch (command.do) {
    case 'orders':
      return command.formations.reduce((sum, formation) => sum + worth.orderWorth(state, formation), 0);
    case 'try': {
      const { leader } = field.formations[state.active]!;
      return (field.leaders[leader]!.rating + 1) / 10 - 0.5;
    }
    case 'fire':
      return fireGain(placement, state, command);
    case 'refuse':
      return owed.owes === 'refuse'
        ? worthIn(worth, state, owed.units, command.to, command.facing) + now.assault - now.worthIn(owed.units)
        : 0;
    case 'test':
      return owed.owes === 'square' || owed.owes === 'counter-charge'
        ? meetingGain(placement, state, state.assault!)
        : 1;
    case 'recoil':
      return owed.owes === 'recoil' ? worthIn(worth, state, owed.units, command.to) : 0;
    case 'advance':
      return owed.owes === 'advance'
        ? worthIn(worth, state, command.units, owed.into, command.facing) -
            now.worthIn(command.units) +
            objectivePoints(worth, owed.into) +
            TAKEN_GROUND
        : 0;
    case 'again':
      return againGain(worth, state, command);
    case 'flee':
      return command.to === OFF_MAP ? -99 : field.toEdge(field.units[command.unit]!.side, command.to);
    default:
      return 0;
  }
}

/** Ground from which somebody was thrown. */
const TAKEN_GROUND = 0.05;

const objectivePoints = ({ placement }: Worth, hex: number): number =>
  placement.field.objectives.find((objective) => objective.hex === hex)?.points ?? 0;

function againGain({ placement }: Worth, state: State, { option, on, units, charges }: CommandOf<'again'>): number {
  const side = placement.field.units[[...units, ...charges.map(({ unit }) => unit)][0]!]!.side;
  const assault: Assault = { side, kind: option, on, units, charges, stage: 'charge', counterCharge: false };
  const from = units.length > 0 ? hexOf(state, units[0]!) : OFF;
  // Whoever has to step up first is looked at when he stands there.
  if (from !== OFF && !placement.field.grid.neighbours.subarray(from * 6, from * 6 + 6).includes(on))
    return placement.weights.leastGain;
  return assaultGain(placement, state, assault) - placement.weights.leastGain;
}
