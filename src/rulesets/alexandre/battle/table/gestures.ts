import { counterOf, leaderId, unitId } from '../../../../hex-battle/counters/ids.ts';
import type { HexGesture } from '../../../../hex-battle/table/orders.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { Ids } from '../../../../space/table.ts';
import type { Command, CommandOf } from '../turn/orders.ts';
import type { Field } from '../position/field.ts';
import { legalNow } from '../turn/legal.ts';
import { groupsOf, leaderReach, leadsOf, mayRaise, movesOf, reachOf } from '../actions/movement.ts';
import { attackersIn } from '../actions/melee.ts';
import { canLead } from '../turn/able-to-act.ts';
import { onlyTurns } from '../turn/activation.ts';
import { advancesInto } from '../actions/advance.ts';
import { stillRetreating } from '../actions/retreat.ts';
import { hexOf, OFF_MAP, type State, waiting } from '../position/state.ts';
import { earlyLeaders } from '../turn/sequence.ts';

const counterIds = (units: readonly number[], leaders: readonly number[] = []): string[] => [
  ...units.map(unitId),
  ...leaders.map(leaderId),
];

/** A command as a hand gives it; undefined where it is no counter's. */
export function gestureOf(field: Field, state: State, command: Command): HexGesture<Command> | undefined {
  const moves = (who: Ids, to: HexPlace): HexGesture<Command> => ({ kind: 'move', command, who, to });
  const strikes = (who: Ids, at: readonly number[]): HexGesture<Command> => ({
    kind: 'strike',
    command,
    who,
    at: at.map((hex) => ({ hex })),
  });
  const here = (who: string): HexGesture<Command> => ({ kind: 'here', command, who: [who] });
  switch (command.do) {
    case 'activate':
      return here(leaderId(command.leader));
    case 'rally':
    case 'top':
      return here(unitId(command.unit));
    case 'move': {
      const { units, leaders, to, facing } = command;
      const reach = units.some((unit) => onlyTurns(field, state, unit)) ? undefined : reachOf(field, state, units);
      const cost = reach === undefined ? {} : { cost: reach.costOf(reach.placeOf(to, facing)) };
      return { ...moves(counterIds(units, leaders), { hex: to, facing }), ...cost };
    }
    case 'lead':
      return moves([leaderId(command.leader)], { hex: command.to });
    case 'fire':
      return strikes(counterIds(command.units), [command.at]);
    case 'attack':
      return strikes(
        command.from.flatMap((hex) => counterIds(attackersIn(field, state, hex))),
        command.on,
      );
    case 'retreat':
      return moves(counterIds(unitsRetreating(state)), { hex: command.to });
    case 'flee':
      if (command.to === OFF_MAP) return here(unitId(command.unit));
      return moves([unitId(command.unit)], { hex: command.to });
    case 'advance':
      return moves(counterIds(command.units), { hex: command.to, facing: command.facing });
    case 'face': {
      const owed = waiting(state);
      if (owed?.owes !== 'face') return undefined;
      return moves([unitId(owed.unit)], { hex: hexOf(state, owed.unit), facing: command.facing });
    }
    case 'initiative':
    case 'fight':
    case 'check':
    case 'pass':
      return undefined;
  }
}

const unitsRetreating = (state: State): readonly number[] => {
  const owed = waiting(state);
  return owed?.owes === 'retreat' ? stillRetreating(state, owed).units : [];
};

const isMoving = (state: State): boolean => waiting(state) === undefined && state.step === 'move';

/** Counters that have something to do now. */
export function readyCounters(field: Field, state: State): string[] {
  if (state.over !== null) return [];
  const owed = waiting(state);
  if (owed?.owes === 'fight') return [];
  if (owed?.owes === 'advance') return [...new Set([...advancesInto(field, state, owed).values()].flat())].map(unitId);
  const units = legalNow(field, state).units().map(unitId);
  if (owed !== undefined) return units;
  if (state.step === 'early') return earlyLeaders(field, state).map(leaderId);
  if (state.step === 'move' && canLead(field, state)) return [leaderId(state.active), ...units];
  return units;
}

/** The gestures that a counter may make. */
export function gesturesOf(field: Field, state: State, id: string): HexGesture<Command>[] {
  const counter = counterOf(id);
  if (isMoving(state)) return 'unit' in counter ? moves(field, state, counter.unit) : leads(field, state, id);
  return legalNow(field, state)
    .sample()
    .flatMap((command) => gestureOf(field, state, command) ?? [])
    .filter(({ who }) => who.includes(id));
}

/** A unit's moves, those with the leader of its stack first. He is with it where it only turns, too. */
function moves(field: Field, state: State, unit: number): HexGesture<Command>[] {
  const here = hexOf(state, unit);
  const alone: HexGesture<Command>[] = [];
  const led: HexGesture<Command>[] = [];
  for (const units of groupsOf(field, state, unit)) {
    const commands = movesOf(field, state, units);
    const leadersAlong = commands.find(({ leaders }) => leaders.length > 0)?.leaders ?? [];
    for (const command of commands) {
      const gesture = gestureOf(field, state, command)!;
      (command.leaders.length > 0 ? led : alone).push(gesture);
      if (leadersAlong.length > 0 && command.to === here)
        led.push({ ...gesture, who: counterIds(units, leadersAlong) });
    }
  }
  const raised = mayRaise(field, state, unit) ? gestureOf(field, state, { do: 'top', unit }) : undefined;
  return [...led, ...alone, ...(raised === undefined ? [] : [raised])];
}

function leads(field: Field, state: State, id: string): HexGesture<Command>[] {
  const commands: CommandOf<'lead'>[] = [...leadsOf(field, state)].filter(({ leader }) => leaderId(leader) === id);
  if (commands.length === 0) return [];
  const reach = leaderReach(field, state, commands[0]!.leader);
  return commands.map((command) => ({
    command,
    kind: 'move',
    who: [id],
    to: { hex: command.to },
    cost: reach.costThrough(command.to),
  }));
}

/** Commands that point at no place, the end of the step last. */
export function commandsWithoutPlace(field: Field, state: State): Command[] {
  if (isMoving(state)) return [{ do: 'pass' }];
  return legalNow(field, state)
    .sample()
    .filter((command) => {
      const gesture = gestureOf(field, state, command);
      return gesture === undefined || gesture.kind === 'here';
    });
}
