import { leaderId, unitId } from '../../../hex-battle/counters/ids.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { ActorShown, CounterShown, SideShown, Table } from '../../../space/table.ts';
import { isHeld, sideToAct } from './turn/activation.ts';
import { aidsOf } from './table/aids.ts';
import type { Command } from './turn/orders.ts';
import { qualityOf, shownSide, strengthOf } from './situation/derive.ts';
import type { Field } from './position/field.ts';
import type { Battle } from './game.ts';
import { ableOf, gesturesOf, plainOf } from './table/gestures.ts';
import { hintFor } from './text/hints.ts';
import { leaderPath, pathOf } from './actions/movement.ts';
import {
  facingOf,
  fateOf,
  FLAG,
  has,
  hexOf,
  LEADER_FLAG,
  leaderHas,
  leaderHex,
  leads,
  onMap,
  type State,
  stateOf,
  type UnitState,
  waiting,
} from './position/state.ts';
import { actsBefore, awaitsActivation } from './turn/sequence.ts';
import { lossesOf, pointsOf } from './turn/victory.ts';
import { FATE_TEXTS, stateWords, unitText } from './text/log-lines.ts';

/** As the results chart abbreviates them. */
const STATE_CODES: Readonly<Partial<Record<UnitState, string>>> = { fatigued: 'F', discouraged: 'D', routed: 'Dr' };

const WOUNDED = { code: 'W', text: FATE_TEXTS.wounded };

/** A battle of this ruleset laid on a table. */
export function tableOf({ field }: Battle): Table<State, Command> {
  return {
    map: field.map,
    counters: (state) => countersOf(field, state),
    able: (state) => ableOf(field, state),
    isOwed: (state) => waiting(state) !== undefined || state.step === 'early',
    gestures: (state, id) => gesturesOf(field, state, id),
    plain: (state) => plainOf(field, state),
    isPass: (command) => command.do === 'pass',
    path: (state, command) => wayOf(field, state, command),
    sides: (state) => [0, 1].map((side) => sideShown(field, state, side)),
    actors: (state) => actorsOf(field, state),
    thrower: (who) => throwerOf(field, who),
    hint: (state) => hintFor(field, state),
    aids: aidsOf(field),
  };
}

/** Units below, their tops above them, leaders on top. */
function countersOf(field: Field, state: State): CounterShown[] {
  const side = sideToAct(field, state);
  const able = new Set(ableOf(field, state));
  const shown: CounterShown[] = [];
  const order = field.units
    .map((_, unit) => unit)
    .sort((a, b) => Number(has(state, b, FLAG.below)) - Number(has(state, a, FLAG.below)));
  for (const unit of order) {
    if (!onMap(state, unit)) continue;
    const { type, movement, side: own } = field.units[unit]!;
    const now = stateOf(state, unit);
    const code = STATE_CODES[now];
    shown.push({
      id: unitId(unit),
      side: own,
      hex: hexOf(state, unit),
      name: unitText(field, unit),
      type,
      strength: strengthOf(field, state, unit),
      rating: qualityOf(field, state, unit),
      movement,
      facing: facingOf(state, unit),
      ...(code !== undefined && { state: { code, text: stateWords(now) } }),
      spent: able.size > 0 && own === side && !able.has(unitId(unit)),
      reversed: shownSide(field, state, unit) === 1,
    });
  }
  for (const [leader, { side: own, name }] of field.leaders.entries())
    if (leads(state, leader))
      shown.push({
        id: leaderId(leader),
        side: own,
        hex: leaderHex(state, leader),
        name,
        type: 'leader',
        ...(fateOf(state, leader) === 'wounded' && { state: WOUNDED }),
      });
  return shown;
}

function wayOf(field: Field, state: State, command: Command): readonly number[] {
  switch (command.do) {
    case 'move':
      return pathOf(field, state, command);
    case 'lead':
      return leaderPath(field, state, command);
    case 'advance':
      return [hexOf(state, command.units[0]!), command.to];
    case 'flee':
      return [hexOf(state, command.unit), command.to];
    case 'retreat': {
      const owed = waiting(state);
      return owed?.owes === 'retreat' ? [hexOf(state, owed.units[0]!), command.to] : [];
    }
    default:
      return [];
  }
}

function sideShown(field: Field, state: State, side: number): SideShown {
  const { collapse } = field.scenario.sides[side]!;
  return {
    points: pointsOf(field, state, side),
    lost: lossesOf(field, state, side),
    of: field.strengths[side]!,
    ...(collapse > 0 && { collapsesAt: collapse / 100 }),
  };
}

function actorsOf(field: Field, state: State): ActorShown[] {
  const standing = (leader: number): ActorShown['standing'] => {
    if (leader === state.active) return 'acts';
    if (!leads(state, leader) || leaderHas(state, leader, LEADER_FLAG.inactive) || isHeld(field, state, leader))
      return 'out';
    return awaitsActivation(field, state, leader) ? 'waits' : 'done';
  };
  return field.leaders
    .map((_, leader) => leader)
    .sort((a, b) => (actsBefore(field, state, a, b) ? -1 : actsBefore(field, state, b, a) ? 1 : 0))
    .map((leader) => ({
      id: leaderId(leader),
      side: field.leaders[leader]!.side,
      name: field.leaders[leader]!.name,
      standing: standing(leader),
      commands: field.units.flatMap((_, unit) =>
        (state.command[unit]! & (1 << leader)) !== 0 && onMap(state, unit) ? [unitId(unit)] : [],
      ),
    }));
}

/** `side-1` throws for the initiative, `leader-2` for his life. */
function throwerOf(field: Field, who: string): Text {
  const n = Number(who.split('-')[1]) - 1;
  if (who.startsWith('side-')) return field.scenario.sides[n]!.name;
  return field.leaders[n]?.name ?? t('dé', 'die');
}
