import { NOT_NOW, refusalFor, unlessBarred, withNames } from '../../../../hex-battle/turn/prepare.ts';
import { assessmentOf, isRefusal, type Refusal } from '../../../../kernel/assessment.ts';
import type { Cast } from '../../../../kernel/effect.ts';
import { type Consequence, type Prepared, withDice, withoutDice } from '../../../../kernel/game.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import { effects as fireEffects } from '../../fire/effects.ts';
import { fire } from '../../fire/index.ts';
import { effects as meleeEffects } from '../../melee/effects.ts';
import { melee } from '../../melee/index.ts';
import { mayRally, sideToAct } from './activation.ts';
import { advance, refuseAdvance } from '../actions/advance.ts';
import { withAgreed } from '../situation/agreements.ts';
import { declare, partiesLeft, refuseAttack, rememberFire } from '../actions/melee.ts';
import { takeAutomaticSteps } from './automatic-steps.ts';
import type { Command, CommandOf } from './orders.ts';
import { Draft } from '../position/draft.ts';
import { deriveFire, deriveMelee, type DerivedMelee } from '../situation/derive.ts';
import type { Event } from '../position/events.ts';
import type { Field } from '../position/field.ts';
import { applyFire, refuseFire } from '../actions/fire.ts';
import { flee, flightsOf, retreat, retreatsOf, stillRetreating } from '../actions/retreat.ts';
import { afterCheck, LEADER_RULE } from '../actions/leaders.ts';
import { applyMelee } from '../actions/melee-results.ts';
import { leaderPath, mayRaise, move, pathOf, refuseLead, refuseMove } from '../actions/movement.ts';
import type { Obligation, ObligationOf } from '../position/obligations.ts';
import { hexOf, type State, type Step, waiting } from '../position/state.ts';
import {
  activate,
  earlyLeaders,
  endStep,
  INITIATIVE,
  initiative,
  initiativeBonuses,
  mayPass,
  RALLY,
  rally,
  rallyPlus,
} from './sequence.ts';

type PreparedCommand = Prepared<State, Event>;

function consequenceOf(field: Field, state: State, does: (draft: Draft) => void): Consequence<State, Event> {
  const draft = new Draft(field, state);
  does(draft);
  takeAutomaticSteps(draft);
  return { events: draft.events, state: draft.finish() };
}

/** A command without dice. */
const withoutThrow = (field: Field, state: State, does: (draft: Draft) => void): PreparedCommand =>
  withoutDice(sideToAct(field, state)!, () => consequenceOf(field, state, does));

/** Prepares a command before its dice, or says why the rules do not allow it. */
export function prepare(field: Field, state: State, command: Command): PreparedCommand | Refusal {
  const owed = waiting(state);
  if (state.over !== null) return NOT_NOW;
  if (command.do === 'pass')
    return mayPass(field, state, owed) ? withoutThrow(field, state, (draft) => pass(draft, owed)) : NOT_NOW;
  if (command.do === 'fire')
    return unlessBarred(refuseFire(field, state, command), () => prepareFire(field, state, command));
  return owed === undefined ? prepareStep(field, state, command) : prepareAnswer(field, state, owed, command);
}

const pass = (draft: Draft, owed: Obligation | undefined): void => (owed === undefined ? endStep(draft) : draft.pay());

/** In which step each command belongs. */
const STEP_OF: Readonly<Partial<Record<Command['do'], Step>>> = {
  initiative: 'initiative',
  activate: 'early',
  rally: 'rally',
  move: 'move',
  lead: 'move',
  top: 'move',
  attack: 'melee',
};

function prepareStep(field: Field, state: State, command: Command): PreparedCommand | Refusal {
  if (STEP_OF[command.do] !== state.step) return NOT_NOW;
  switch (command.do) {
    case 'initiative':
      return withDice({
        by: state.holder,
        rule: INITIATIVE,
        input: initiativeBonuses(field, state),
        played: (totals) => consequenceOf(field, state, (draft) => initiative(draft, totals)),
      });
    case 'activate':
      if (!earlyLeaders(field, state).includes(command.leader)) return NOT_NOW;
      return withoutThrow(field, state, (draft) => activate(draft, command.leader));
    case 'rally':
      if (field.units[command.unit] === undefined || !mayRally(field, state, command.unit))
        return refusalFor(t('cette unité ne peut pas se rallier maintenant', 'this unit may not rally now'));
      return prepareRally(field, state, command.unit);
    case 'move': {
      const why = refuseMove(field, state, command);
      if (why !== undefined) return refusalFor(why);
      const path = pathOf(field, state, command);
      return withoutThrow(field, state, (draft) => move(draft, command, path));
    }
    case 'lead':
      return unlessBarred(refuseLead(field, state, command), () => {
        const path = leaderPath(field, state, command);
        return withoutThrow(field, state, (draft) => draft.emit({ is: 'lead', leader: command.leader, path }));
      });
    case 'top':
      if (field.units[command.unit] === undefined || !mayRaise(field, state, command.unit)) return NOT_NOW;
      return withoutThrow(field, state, (draft) => raise(draft, command.unit));
    case 'attack':
      return unlessBarred(refuseAttack(field, state, command), () =>
        withoutThrow(field, state, (draft) => declare(draft, command)),
      );
    default:
      return NOT_NOW;
  }
}

function raise(draft: Draft, unit: number): void {
  const { field, state } = draft;
  const below = field.places.at(state.units).topUnit(hexOf(state, unit));
  draft.emit({ is: 'order', top: unit, below });
}

function prepareAnswer(field: Field, state: State, owed: Obligation, command: Command): PreparedCommand | Refusal {
  switch (owed.owes) {
    case 'fight':
      return command.do === 'fight' ? prepareMelee(field, state, owed, command) : NOT_NOW;
    case 'retreat': {
      const left = stillRetreating(state, owed);
      if (command.do !== 'retreat') return NOT_NOW;
      if (!retreatsOf(field, state, left).includes(command.to))
        return refusalFor(t('pas d’hexagone de recul', 'no hex to retreat to'));
      return withoutThrow(field, state, (draft) => retreat(draft, left, command.to));
    }
    case 'flee': {
      if (command.do !== 'flee') return NOT_NOW;
      const due = owed.flights.find(([unit]) => unit === command.unit);
      const flight = due && flightsOf(field, state, due[0], due[1]).find(({ to }) => to === command.to);
      if (flight === undefined) return refusalFor(t('elle ne fuit pas là', 'it does not flee there'));
      return withoutThrow(field, state, (draft) => flee(draft, owed, command.unit, flight));
    }
    case 'advance':
      return command.do === 'advance'
        ? unlessBarred(refuseAdvance(field, state, owed, command), () =>
            withoutThrow(field, state, (draft) => advance(draft, owed, command)),
          )
        : NOT_NOW;
    case 'face':
      if (command.do !== 'face') return NOT_NOW;
      return withoutThrow(field, state, (draft) => {
        draft.pay();
        draft.emit({ is: 'face', unit: owed.unit, facing: command.facing });
      });
    case 'check':
      if (command.do !== 'check') return NOT_NOW;
      return withDice({
        by: owed.side,
        rule: LEADER_RULE,
        input: `leader-${owed.leader + 1}`,
        played: (fate) =>
          consequenceOf(field, state, (draft) => {
            draft.pay();
            afterCheck(draft, owed.leader, fate);
          }),
      });
    case 'defensive-fire':
    case 'offensive-fire':
      return NOT_NOW;
  }
}

function prepareRally(field: Field, state: State, unit: number): PreparedCommand {
  const plus = rallyPlus(field, state, unit);
  const needed = field.rulings.rallyAt;
  return withDice({
    by: field.units[unit]!.side,
    rule: RALLY,
    input: { plus, needed },
    played: (outcome) => consequenceOf(field, state, (draft) => rally(draft, unit, outcome)),
    explain: () =>
      assessmentOf(
        { plus, needed },
        {
          needs: () =>
            t(
              `dé (0-9) + ${plus} : ${needed} ou plus, jamais sur 0`,
              `die (0-9) + ${plus}: ${needed} or more, never on 0`,
            ),
          rulings: () => ['A-57', 'A-74'],
          cast: () => ({ unit: field.units[unit]!.name }),
        },
      ),
  });
}

function castOfMelee(field: Field, derived: DerivedMelee): Cast {
  const cast: Record<string, Text> = {};
  for (const side of ['attackers', 'defenders'] as const)
    for (const [i, { units, leaders }] of derived[side].entries()) {
      for (const [j, unit] of units.entries()) cast[`${side}[${i + 1}].units[${j + 1}]`] = field.units[unit]!.name;
      for (const [j, leader] of leaders.entries())
        cast[`${side}[${i + 1}].leaders[${j + 1}]`] = field.leaders[leader]!.name;
    }
  return cast;
}

/** The melee that waits to be thrown, as positions make it. */
export function waitingMelee(field: Field, state: State, owed: ObligationOf<'fight'>): DerivedMelee {
  const { attackers, defenders } = partiesLeft(field, state, owed);
  return deriveMelee(field, state, attackers, defenders, owed.fired);
}

function prepareMelee(
  field: Field,
  state: State,
  owed: ObligationOf<'fight'>,
  { agreed }: CommandOf<'fight'>,
): PreparedCommand | Refusal {
  const derived = waitingMelee(field, state, owed);
  const assessment = melee.assess(withAgreed(melee.situation, derived.situation, agreed), field.options);
  if (isRefusal(assessment)) return assessment;
  const { input } = assessment;
  return withDice({
    by: owed.side,
    rule: melee.resolve,
    input,
    played: (outcome) =>
      consequenceOf(field, state, (draft) => {
        draft.pay();
        draft.emit({ is: 'result', line: outcome.line });
        applyMelee(draft, derived, meleeEffects(input, outcome));
      }),
    explain: () => withNames(assessment, () => castOfMelee(field, derived)),
  });
}

function prepareFire(field: Field, state: State, command: CommandOf<'fire'>): PreparedCommand | Refusal {
  const owed = waiting(state);
  const derived = deriveFire(field, state, command.units, command.at);
  const assessment = fire.assess(withAgreed(fire.situation, derived.situation, command.agreed), field.options);
  if (isRefusal(assessment)) return assessment;
  const { input } = assessment;
  return withDice({
    by: field.units[command.units[0]!]!.side,
    rule: fire.resolve,
    input,
    played: (outcome) =>
      consequenceOf(field, state, (draft) => {
        if (owed !== undefined) draft.pay();
        if (owed?.owes === 'offensive-fire') rememberFire(draft, owed.hex);
        draft.emit({ is: 'fire', units: command.units, at: command.at, result: outcome.result });
        applyFire(draft, derived, fireEffects(input, outcome));
      }),
    explain: () =>
      withNames(assessment, () => ({
        ...Object.fromEntries(derived.target.map((unit, i) => [`target.units[${i + 1}]`, field.units[unit]!.name])),
        ...Object.fromEntries(
          derived.leaders.map((leader, i) => [`target.leaders[${i + 1}]`, field.leaders[leader]!.name]),
        ),
      })),
  });
}
