import { NOBODY } from '../../../src/hex-battle/counters/word.ts';
import { type Battle as BattleOn, type BattleRules, openOn } from '../../../src/hex-battle/game.ts';
import { isRefusal } from '../../../src/kernel/assessment.ts';
import { type Prepared, type SideIndex, withDice, withoutDice } from '../../../src/kernel/game.ts';
import { hashOf } from '../../../src/kernel/rolling-hash.ts';
import type { Options } from '../../../src/kernel/ruling.ts';
import type { ActorId } from '../../../src/kernel/effect.ts';
import { terrainAt } from '../../../src/space/map.ts';
import { combat, type Situation } from '../combat.ts';
import { POWDER_AND_SHOT } from '../ruleset.ts';
import type { CombatOutcome } from '../shapes.ts';
import type { State as UnitState, Terrain } from '../types.ts';
import { apart, type Field, lostBy, openField, strengthOf, unitsOf } from './field.ts';
import { legalNow, refuse } from './legal.ts';
import { readerFor } from './reader.ts';
import { type Command, type Event, evolve, type State } from './state.ts';
import { endingText, said, sketcherFor, standingText, eventText } from './text.ts';

/** The rules of the board: raised when a journal's commands would lead elsewhere. */
const RULES_VERSION = 1;

export type Battle = BattleOn<Field, State, Command, Event>;

type Attack = Extract<Command, { do: 'attack' }>;

/** The calculator's situation, out of positions. */
export function situationOf(field: Field, state: State, { units, target }: Attack): Situation {
  const unitOf = (unit: number) => ({
    arm: field.units[unit]!.arm,
    strength: field.units[unit]!.strength,
    name: field.units[unit]!.name.en,
    state: state.units[unit]!.state as UnitState,
  });
  return {
    attackers: units.map(unitOf),
    defender: unitOf(target),
    terrain: terrainAt(field.map, state.units[target]!.hex) as Terrain,
    distance: apart(field, state, units[0]!, target),
  };
}

/** Half of its strength beats a side. */
function verdict(field: Field, state: State, time: boolean): Event[] {
  const shares = [0, 1].map((side) => lostBy(field, state, side) / strengthOf(field, side));
  const beaten = shares.findIndex((share) => share >= 1 / 2);
  if (beaten >= 0) return [{ is: 'over', winner: 1 - beaten, why: 'beaten' }];
  if (!time) return [];
  const winner = shares[0] === shares[1] ? NOBODY : shares[0]! < shares[1]! ? 0 : 1;
  return [{ is: 'over', winner, why: 'time' }];
}

function prepareAttack(field: Field, state: State, command: Attack): Prepared<State, Event> {
  const situation = situationOf(field, state, command);
  const assessment = combat.assess(situation, field.options);
  if (isRefusal(assessment)) throw new Error(assessment.refused.en);
  const { input } = assessment;
  const unitIn = (who: ActorId): number =>
    who === 'defender'
      ? command.target
      : command.units[situation.attackers.findIndex((_, i) => who === `attackers[${i + 1}]`)]!;
  const played = (outcome: CombatOutcome) => {
    const events: Event[] = [{ is: 'fought', units: command.units, target: command.target }];
    for (const effect of combat.effects(input, outcome))
      if (effect.kind === 'state')
        for (const who of effect.who) events.push({ is: 'struck', unit: unitIn(who), to: effect.to });
    events.push(...verdict(field, evolve(state, events), false));
    return { events, state: evolve(state, events) };
  };
  return withDice({ by: state.side, rule: combat.resolve, input, played, explain: () => assessment });
}

/** The other side acts; shaken units that did nothing recover. */
function handOver(field: Field, state: State): Event[] {
  const next: SideIndex = 1 - state.side;
  const turn = state.turn + (next === 0 ? 1 : 0);
  const rallied = unitsOf(field, state, state.side).filter((unit) => {
    const { state: order, moved, fought } = state.units[unit]!;
    return order === 'shaken' && !moved && !fought;
  });
  if (turn > field.scenario.turns) return verdict(field, state, true);
  return [{ is: 'handed', turn, side: next, rallied }];
}

function prepare(field: Field, state: State, command: Command) {
  const refusal = refuse(field, state, command);
  if (refusal !== undefined) return refusal;
  if (command.do === 'attack') return prepareAttack(field, state, command);
  const events: Event[] =
    command.do === 'move' ? [{ is: 'moved', unit: command.unit, to: command.to }] : handOver(field, state);
  return withoutDice<State, Event>(state.side, () => ({ events, state: evolve(state, events) }));
}

const RULES: BattleRules<Field, State, Command, Event> = {
  ruleset: POWDER_AND_SHOT.id,
  version: RULES_VERSION,
  setUp: (field) => ({
    turn: 1,
    side: 0,
    units: field.hexes.map((hex) => ({ hex, state: 'good', moved: false, fought: false })),
    over: null,
  }),
  legal: legalNow,
  prepare,
  evolve: (_, state, events) => evolve(state, events),
  hash: hashOf,
  points: (field, state, side) => lostBy(field, state, 1 - side),
  say: (field, _, command) => said(field, command),
  tell: eventText,
  standing: standingText,
  endingText,
  reader: readerFor,
  sketcher: sketcherFor,
};

/** Checks an untrusted scenario and makes it ready; throws `BadInput`. */
export const openBattle = (data: unknown, options: Options): Battle => openOn(openField(data, options), RULES);
