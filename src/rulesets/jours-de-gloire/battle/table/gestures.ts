import { counterOf, leaderId, unitId } from '../../../../hex-battle/counters/ids.ts';
import type { HexGesture } from '../../../../hex-battle/table/orders.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { Ids } from '../../../../space/table.ts';
import { mayMove, mayShock } from '../turn/activation.ts';
import { advancesOf } from '../actions/advance.ts';
import { chargesOf, mayCharge } from '../actions/charge.ts';
import type { Command, CommandOf } from '../turn/orders.ts';
import { refuseShock, strikesAt } from '../actions/shock-declaration.ts';
import { onMapOf } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { stillRecoiling } from '../actions/retreat.ts';
import { leaderReach, leadsOf } from '../actions/leaders.ts';
import { legalNow } from '../turn/legal.ts';
import { costOf } from '../actions/movement.ts';
import type { Charge, Obligation } from '../position/obligations.ts';
import { hexOf, leaderHex, OFF_MAP, type State, waiting } from '../position/state.ts';

const ids = (units: readonly number[]): string[] => units.map(unitId);

const strikers = ({ units, charges }: Pick<CommandOf<'shock'>, 'units' | 'charges'>): string[] =>
  ids([...units, ...charges.map(({ unit }) => unit)]);

/** A command as a hand gives it; undefined where it is no counter's. */
export function gestureOf(state: State, command: Command): HexGesture<Command> | undefined {
  const moves = (who: Ids, to: HexPlace): HexGesture<Command> => ({ kind: 'move', command, who, to });
  const strikes = (who: Ids, hex: number): HexGesture<Command> => ({ kind: 'strike', command, who, at: [{ hex }] });
  const here = (units: readonly number[]): HexGesture<Command> => ({ kind: 'here', command, who: ids(units) });
  const owed = waiting(state);
  switch (command.do) {
    case 'fire':
      return strikes(ids(command.units), command.at);
    case 'move':
      return moves(ids(command.units), { hex: command.to, facing: command.facing });
    case 'lead':
      return moves([leaderId(command.leader)], { hex: command.to });
    case 'line':
    case 'leave':
      return here(command.units);
    case 'rally':
      return here([command.unit]);
    case 'shock':
    case 'again':
      return strikes(strikers(command), command.on);
    case 'refuse':
      if (owed?.owes !== 'refuse') return undefined;
      return moves(ids(owed.units), { hex: command.to, facing: command.facing });
    case 'recoil':
      if (owed?.owes !== 'recoil') return undefined;
      return moves(ids(stillRecoiling(state, owed)), { hex: command.to });
    case 'advance':
      if (owed?.owes !== 'advance') return undefined;
      return moves(ids(command.units), { hex: owed.into, facing: command.facing });
    case 'flee':
      if (command.to === OFF_MAP) return here([command.unit]);
      return moves(ids([command.unit]), { hex: command.to });
    case 'orders':
    case 'initiative':
    case 'activate':
    case 'draw':
    case 'try':
    case 'test':
    case 'fight':
    case 'pass':
      return undefined;
  }
}

/** What is settled by a throw alone: no counter is taken in hand for it. */
const BY_A_THROW: readonly Obligation['owes'][] = ['engage', 'square', 'counter-charge', 'steady', 'fight'];

const isMoving = (state: State): boolean => waiting(state) === undefined && state.step === 'move';

/** Counters that have something to do now. */
export function readyCounters(field: Field, state: State): string[] {
  if (state.over !== null) return [];
  const owed = waiting(state);
  if (owed?.owes === 'command') return [leaderId(field.commander(owed.side))];
  if (owed?.owes === 'advance') return ids([...new Set(advancesOf(field, state, owed).flatMap(({ units }) => units))]);
  if (owed !== undefined && BY_A_THROW.includes(owed.owes)) return [];
  const units = ids(legalNow(field, state).units());
  if (!isMoving(state)) return units;
  const { leader } = field.formations[state.active]!;
  return leadsOf(field, state, leader).length > 0 ? [...units, leaderId(leader)] : units;
}

/** What a counter may do. */
export function gesturesOf(field: Field, state: State, id: string): HexGesture<Command>[] {
  const counter = counterOf(id);
  if ('leader' in counter) return leads(field, state, counter.leader);
  if (isMoving(state)) return mayMove(field, state, counter.unit) ? moves(field, state, counter.unit) : [];
  const commands =
    waiting(state) === undefined && state.step === 'shock'
      ? shocksWith(field, state, counter.unit)
      : legalNow(field, state).sample();
  return commands.flatMap((command) => gestureOf(state, command) ?? []).filter(({ who }) => who.includes(id));
}

/** A unit's moves, those with the general of its hex first: he follows by a command of his own. */
function moves(field: Field, state: State, unit: number): HexGesture<Command>[] {
  const here = hexOf(state, unit);
  const general = generalIn(field, state, here);
  const led: HexGesture<Command>[] = [];
  const alone = legalNow(field, state)
    .of(unit)
    .flatMap((command) => {
      const gesture = gestureOf(state, command);
      if (gesture?.kind !== 'move' || command.do !== 'move') return gesture ?? [];
      const costed = { ...gesture, cost: costOf(field, state, command.units, command.to) };
      const following = command.to === here ? [] : general?.follows.get(command.to);
      if (general !== undefined && following !== undefined)
        led.push({ ...costed, who: [...costed.who, general.id], following });
      return costed;
    });
  return [...led, ...alone];
}

/** The general in a hex who may move now, and how he follows wherever he may go. */
function generalIn(field: Field, state: State, hex: number) {
  const { leader } = field.formations[state.active]!;
  if (leaderHex(state, leader) !== hex) return undefined;
  const commands = leadsOf(field, state, leader);
  if (commands.length === 0) return undefined;
  return { id: leaderId(leader), follows: new Map(commands.map((command) => [command.to, [command]])) };
}

function leads(field: Field, state: State, leader: number): HexGesture<Command>[] {
  const commands = leadsOf(field, state, leader);
  if (commands.length === 0) return [];
  const reach = leaderReach(field, state, leader);
  return commands.map((command) => ({
    command,
    kind: 'move',
    who: [leaderId(leader)],
    to: { hex: command.to },
    cost: reach.costThrough(command.to),
  }));
}

/** So many ways to combine attackers are offered for one target. */
const MOST_WAYS = 512;

function* subsets<T>(list: readonly T[]): Generator<readonly T[]> {
  const [first, ...rest] = list;
  if (first === undefined) return yield [];
  for (const subset of subsets(rest)) {
    yield subset;
    yield [first, ...subset];
  }
}

/** Every way in which those who charge ride: each not at all, or by one of its ways. */
function* ridings(chargers: readonly (readonly Charge[])[]): Generator<readonly Charge[]> {
  const [first, ...rest] = chargers;
  if (first === undefined) return yield [];
  for (const others of ridings(rest)) {
    yield others;
    for (const charge of first) yield [charge, ...others];
  }
}

/** All shocks in which a unit takes part, whoever joins it: more than a list of commands would hold. */
function shocksWith(field: Field, state: State, unit: number): Command[] {
  const { side } = field.units[unit]!;
  const own = field.formations[state.active]!.units.filter((other) => mayShock(field, state, other));
  const targets = new Set(onMapOf(field, state, 1 - side).map((enemy) => hexOf(state, enemy)));
  return [...targets].flatMap((on) => {
    const standing = own.filter((other) => strikesAt(field, state, other, on));
    const charging = own
      .filter((other) => mayCharge(field, state, other))
      .map((other) => chargesOf(field, state, other, on))
      .filter(({ length }) => length > 0);
    const found: Command[] = [];
    let tried = 0;
    for (const charges of ridings(charging))
      for (const units of subsets(standing)) {
        if (!units.includes(unit) && !charges.some((charge) => charge.unit === unit)) continue;
        if (tried++ >= MOST_WAYS) return found;
        const command = { do: 'shock', on, units, charges } as const;
        if (refuseShock(field, state, command) === undefined) found.push(command);
      }
    return found;
  });
}

/** Commands that point at no place, the end of the step last. */
export function commandsWithoutPlace(field: Field, state: State): Command[] {
  if (isMoving(state)) return [{ do: 'pass' }];
  return legalNow(field, state)
    .sample()
    .filter((command) => {
      const gesture = gestureOf(state, command);
      return gesture === undefined || gesture.kind === 'here';
    });
}
