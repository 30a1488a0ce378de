import { type Assessment, assessed, isRefusal, type Refusal } from '../../../kernel/assessment.ts';
import type { Dice, Rule } from '../../../kernel/dice.ts';
import type { Cast } from '../../../kernel/effect.ts';
import { type AnyPrepared, CERTAIN, preparedFor } from '../../../kernel/game.ts';
import { cite } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { engagementTest } from '../cohesion/engagement.ts';
import { cohesionTest } from '../cohesion/index.ts';
import { ladderOf, passed as passes, struck } from '../fate.ts';
import { fire } from '../fire/index.ts';
import { shock } from '../shock/index.ts';
import { isInfantry, type State as Shown } from '../types.ts';
import { bonusAt, mayRally, sideToAct } from './activity.ts';
import { advance, advancesOf, furtherShocks, sameAgain, strikeAgain } from './advancing.ts';
import { withAgreed } from './agreed.ts';
import {
  applyShock,
  counterCharge,
  counterChargePlus,
  derivedAssault,
  dropOut,
  formSquare,
  refusalsOf,
} from './assault.ts';
import type { Command, Doing } from './commands.ts';
import { Course } from './course.ts';
import { declare, refuseShock } from './declaring.ts';
import { deriveCohesion, deriveEngagement, deriveFire, type DerivedShock } from './derive.ts';
import type { Event } from './events.ts';
import type { Field } from './field.ts';
import { applyFire, refuseFire } from './firing.ts';
import { flee, flightsOf, recoil, recoilsOf } from './giving-way.ts';
import { catchLeaders, leaderPath, refuseLead } from './leading.ts';
import { exitOf, mayLine, move, refuseMove } from './moving.ts';
import type { Obligation, Owing } from './obligations.ts';
import { facingOf, hexOf, isGood, leaderHex, type State, type Step, stateOf, waiting } from './state.ts';
import { separate, strike } from './striking.ts';
import {
  activate,
  DRAW,
  endStep,
  firstFormations,
  INITIATIVE,
  initiative,
  initiativeRatings,
  markerAt,
  markersLeft,
  mayPass,
  orderable,
  rally,
  settle,
} from './turn.ts';

type Ready = AnyPrepared<Event>;

const refused = (why: Text): Refusal => ({ refused: why, source: cite('key') });

const NOT_NOW = refused(t('ce n’est pas le moment', 'not now'));

/** Remembers the state that the last events lead to: whoever asks for it next need not apply them again. */
export const reached: { events: readonly Event[] | undefined; from: State | undefined; to: State | undefined } = {
  events: undefined,
  from: undefined,
  to: undefined,
};

function played(field: Field, state: State, does: (course: Course) => void): readonly Event[] {
  const course = new Course(field, state);
  does(course);
  settle(course);
  [reached.events, reached.from, reached.to] = [course.events, state, course.done()];
  return course.events;
}

/** Outcomes that come to the same are played once; `retold`: what the events of another say otherwise. */
function playedOnce<O>(
  field: Field,
  state: State,
  sameFor: (outcome: O) => number,
  does: (course: Course, outcome: O) => void,
  retold?: (events: readonly Event[], outcome: O) => readonly Event[],
): (outcome: O) => readonly Event[] {
  const known = new Map<number, { readonly events: readonly Event[]; readonly to: State }>();
  return (outcome) => {
    const key = sameFor(outcome);
    const before = known.get(key);
    if (before === undefined) {
      const events = played(field, state, (course) => does(course, outcome));
      known.set(key, { events, to: reached.to! });
      return events;
    }
    const events = retold?.(before.events, outcome) ?? before.events;
    [reached.events, reached.from, reached.to] = [events, state, before.to];
    return events;
  };
}

const NO_ACCOUNT = (): undefined => undefined;

/** A command without dice. */
const certain = (field: Field, state: State, does: (course: Course) => void): Ready =>
  preparedFor({
    by: sideToAct(field, state)!,
    rule: CERTAIN,
    input: undefined,
    events: () => played(field, state, does),
    explain: NO_ACCOUNT,
  });

const checked = (why: Text | undefined, ready: () => Ready | Refusal): Ready | Refusal =>
  why === undefined ? ready() : refused(why);

/** What a command comes to, before its dice; or why the rules do not allow it. */
export function prepare(field: Field, state: State, command: Command): Ready | Refusal {
  const owed = waiting(state);
  if (state.over !== null) return NOT_NOW;
  if (command.do === 'pass')
    return mayPass(field, state, owed) ? certain(field, state, (course) => pass(course, owed)) : NOT_NOW;
  if (command.do === 'fire')
    return checked(refuseFire(field, state, command), () => prepareFire(field, state, command));
  return owed === undefined ? prepareStep(field, state, command) : prepareAnswer(field, state, owed, command);
}

function pass(course: Course, owed: Obligation | undefined): void {
  if (owed === undefined) endStep(course);
  else {
    course.paid();
    if (owed.owes === 'impulse') course.emit({ is: 'impulse', impulse: 'half' });
  }
}

/** In which step each command belongs. */
const STEP_OF: Readonly<Partial<Record<Command['do'], Step>>> = {
  initiative: 'initiative',
  activate: 'first',
  draw: 'draw',
  move: 'move',
  lead: 'move',
  line: 'move',
  leave: 'move',
  shock: 'shock',
  rally: 'rally',
};

function prepareStep(field: Field, state: State, command: Command): Ready | Refusal {
  if (STEP_OF[command.do] !== state.step) return NOT_NOW;
  switch (command.do) {
    case 'initiative':
      return preparedFor({
        by: state.holder,
        rule: INITIATIVE,
        input: initiativeRatings(field, state),
        events: playedOnce(
          field,
          state,
          ([mine, theirs]) => Math.sign(mine - theirs),
          initiative,
          (events, totals) => events.map((event) => (event.is === 'initiative' ? { ...event, totals } : event)),
        ),
        explain: NO_ACCOUNT,
      });
    case 'activate':
      if (!firstFormations(field, state).includes(command.formation)) return NOT_NOW;
      return certain(field, state, (course) => activate(course, command.formation));
    case 'draw':
      return preparedFor({
        by: state.holder,
        rule: DRAW,
        input: markersLeft(state),
        events: playedOnce(
          field,
          state,
          (marker: number) => markerAt(state, marker),
          (course, marker) => activate(course, markerAt(state, marker)),
        ),
        explain: NO_ACCOUNT,
      });
    case 'move':
      return checked(refuseMove(field, state, command), () => certain(field, state, (course) => move(course, command)));
    case 'lead':
      return prepareLead(field, state, command, false);
    case 'line':
      if (
        command.units.length === 0 ||
        command.units.some((unit) => field.units[unit] === undefined || !mayLine(field, state, unit))
      )
        return refused(t('pas de carré à quitter ici', 'no square to leave here'));
      return certain(field, state, (course) => course.emit({ is: 'square', units: command.units, formed: false }));
    case 'leave':
      return prepareExit(field, state, command);
    case 'shock':
      return checked(refuseShock(field, state, command), () =>
        certain(field, state, (course) => declare(course, command)),
      );
    case 'rally':
      if (field.units[command.unit] === undefined || !mayRally(field, state, command.unit))
        return refused(t('cette unité ne peut pas se rallier maintenant', 'this unit may not rally now'));
      return cohesion(field, state, command.unit, 0, (course, passed) => rally(course, command.unit, passed));
    default:
      return NOT_NOW;
  }
}

const prepareLead = (field: Field, state: State, command: Doing<'lead'>, owed: boolean): Ready | Refusal =>
  checked(refuseLead(field, state, command), () => {
    const path = leaderPath(field, state, command);
    return certain(field, state, (course) => {
      if (owed) course.paid();
      course.emit({ is: 'lead', leader: command.leader, path });
    });
  });

function prepareExit(field: Field, state: State, { units }: Doing<'leave'>): Ready | Refusal {
  const exits = units.map((unit) => (field.units[unit] === undefined ? undefined : exitOf(field, state, unit)));
  if (units.length === 0 || new Set(units).size !== units.length || exits.includes(undefined))
    return refused(t('pas de sortie ici', 'no exit here'));
  return certain(field, state, (course) => {
    for (const [i, unit] of units.entries()) course.emit({ is: 'gone', unit, as: 'left', points: exits[i]! });
  });
}

/** A cohesion test of the calculator, and what comes of it. */
function cohesion(
  field: Field,
  state: State,
  unit: number,
  plus: number,
  does: (course: Course, passed: boolean) => void,
): Ready | Refusal {
  const assessment = cohesionTest.assess(deriveCohesion(field, state, unit, plus), field.options);
  if (isRefusal(assessment)) return assessment;
  return preparedFor({
    by: field.units[unit]!.side,
    rule: cohesionTest.resolve,
    input: assessment.roll,
    events: ({ passed }) => played(field, state, (course) => does(course, passed)),
    explain: () => named(assessment, () => ({ unit: field.units[unit]!.name })),
  });
}

/** The account of the calculator, with the names of the counters. */
const named = <R>(assessment: Assessment<R>, cast: () => Cast): Assessment<R> =>
  assessed(assessment.roll, {
    tallies: () => assessment.tallies,
    readings: () => assessment.readings,
    needs: () => assessment.needs,
    rulings: () => assessment.rulings,
    cast: () => ({ ...assessment.cast, ...cast() }),
  });

function prepareAnswer(field: Field, state: State, owed: Obligation, command: Command): Ready | Refusal {
  switch (owed.owes) {
    case 'orders':
      return command.do === 'orders' ? prepareOrders(field, state, owed, command) : NOT_NOW;
    case 'impulse':
      return command.do === 'try' ? prepareTry(field, state, owed) : NOT_NOW;
    case 'refuse':
      return command.do === 'refuse' ? prepareRefusal(field, state, owed, command) : NOT_NOW;
    case 'engage':
      return command.do === 'test' ? prepareEngagement(field, state, owed) : NOT_NOW;
    case 'square':
      if (command.do !== 'test') return NOT_NOW;
      return cohesion(field, state, owed.unit, 0, (course, passed) => {
        course.paid();
        formSquare(course, owed.unit, passed);
      });
    case 'counter-charge':
      if (command.do !== 'test') return NOT_NOW;
      return cohesion(
        field,
        state,
        owed.unit,
        counterChargePlus(field, state.assault!, owed.unit),
        (course, passed) => {
          course.paid();
          counterCharge(course, owed.unit, passed);
        },
      );
    case 'steady':
      if (command.do !== 'test') return NOT_NOW;
      return cohesion(field, state, owed.unit, 0, (course, passed) => {
        course.paid();
        course.emit({ is: 'tested', unit: owed.unit, test: 'cohesion', passed });
        if (passed) return;
        const hex = hexOf(course.now, owed.unit);
        strike(course, owed.unit, struck(stateOf(course.now, owed.unit) as Shown, 'D', ladderOf(field.options).again));
        separate(course, hex, []);
      });
    case 'fight':
      return command.do === 'fight' ? prepareShock(field, state, command) : NOT_NOW;
    case 'recoil': {
      if (command.do !== 'recoil') return NOT_NOW;
      const way = recoilsOf(field, state, owed).find(({ to }) => to === command.to);
      if (way === undefined) return refused(t('pas d’hexagone de recul', 'no hex to recoil to'));
      return certain(field, state, (course) => recoil(course, owed, way));
    }
    case 'advance': {
      if (command.do !== 'advance') return NOT_NOW;
      const listed = advancesOf(field, state, owed).some(
        ({ units }) => units.length === command.units.length && units.every((unit) => command.units.includes(unit)),
      );
      if (!listed) return refused(t('cette avance n’est pas possible', 'this advance is not possible'));
      return certain(field, state, (course) => advance(course, owed, command));
    }
    case 'right': {
      if (command.do !== 'again') return NOT_NOW;
      if (!furtherShocks(field, state, owed).some((other) => sameAgain(other, command)))
        return refused(t('ce droit ne va pas jusque-là', 'this right does not go so far'));
      return certain(field, state, (course) => strikeAgain(course, owed, command));
    }
    case 'flee': {
      if (command.do !== 'flee' || !owed.units.includes(command.unit)) return NOT_NOW;
      const way = flightsOf(field, state, command.unit).find(({ to }) => to === command.to);
      if (way === undefined) return refused(t('elle ne fuit pas là', 'it does not flee there'));
      return certain(field, state, (course) => flee(course, owed, command.unit, way));
    }
    case 'command':
      return command.do === 'lead' ? prepareLead(field, state, command, true) : NOT_NOW;
    case 'counter-battery':
    case 'reaction':
      return NOT_NOW;
  }
}

function prepareOrders(
  field: Field,
  state: State,
  { side }: Owing<'orders'>,
  { formations }: Doing<'orders'>,
): Ready | Refusal {
  const able = orderable(field, state, side);
  if (new Set(formations).size !== formations.length || !formations.every((f) => able.includes(f)))
    return refused(t('ces ordres ne vont pas là', 'orders do not go there'));
  const most = field.ordersIn(side, state.turn);
  if (formations.length > most)
    return refused(
      most === 1 ? t('un seul ordre', 'one order only') : t(`${most} ordres au plus`, `${most} orders at most`),
    );
  return certain(field, state, (course) => {
    course.paid();
    course.emit({ is: 'orders', side, formations });
  });
}

const TRY = t('test d’initiative', 'initiative test');

interface Try {
  readonly rating: number;
  readonly bonus: number;
}

/** d10 up to the leader's rating, less the commander's bonus in range (J-83). */
const TRYING: Rule<Try, boolean> = ({ rating, bonus }, dice: Dice) => passes(rating, -bonus, 'leader', TRY, dice);

function prepareTry(field: Field, state: State, { side }: Owing<'impulse'>): Ready {
  const { leader } = field.formations[state.active]!;
  const input: Try = {
    rating: field.leaders[leader]!.rating,
    bonus: bonusAt(field, state, side, leaderHex(state, leader)),
  };
  return preparedFor({
    by: side,
    rule: TRYING,
    input,
    events: (passed) =>
      played(field, state, (course) => {
        course.paid();
        course.emit({ is: 'impulse', impulse: passed ? 'passed' : 'failed' });
      }),
    explain: () =>
      assessed(input, {
        needs: () => t(`dé ${input.rating + input.bonus} ou moins`, `die ${input.rating + input.bonus} or less`),
        rulings: () => ['J-83', 'J-87'],
        cast: () => ({ leader: field.leaders[leader]!.name }),
      }),
  });
}

function prepareRefusal(
  field: Field,
  state: State,
  { units }: Owing<'refuse'>,
  { to, facing }: Doing<'refuse'>,
): Ready | Refusal {
  const way = refusalsOf(field, state, units).find((other) => other.to === to);
  if (way === undefined) return refused(t('hors d’atteinte', 'out of reach'));
  const { charges } = state.assault!;
  const heavy = charges.some(({ unit }) => field.units[unit]!.type === 'heavy-cavalry');
  return certain(field, state, (course) => {
    const { side } = field.units[units[0]!]!;
    const [there] = field.places.stack(course.now, to);
    course.paid();
    course.emit({
      is: 'refusal',
      units,
      path: way.path,
      facing: there === undefined ? facing : facingOf(course.now, there),
    });
    catchLeaders(course, side, way.path);
    if (heavy)
      course.owe(
        ...units
          .filter((unit) => field.units[unit]!.type === 'cavalry')
          .map((unit) => ({ owes: 'steady' as const, side, unit })),
      );
  });
}

function prepareEngagement(field: Field, state: State, { unit, side }: Owing<'engage'>): Ready | Refusal {
  const assessment = engagementTest.assess(deriveEngagement(field, state, unit), field.options);
  if (isRefusal(assessment)) return assessment;
  return preparedFor({
    by: side,
    rule: engagementTest.resolve,
    input: assessment.roll,
    events: ({ passed }) =>
      played(field, state, (course) => {
        course.paid();
        course.emit({ is: 'tested', unit, test: 'engagement', passed });
        if (!passed) dropOut(course, [unit]);
      }),
    explain: () => named(assessment, () => ({ unit: field.units[unit]!.name })),
  });
}

const castOfShock = (field: Field, { attackers, defenders }: DerivedShock): Cast => ({
  ...Object.fromEntries(attackers.map(({ unit }, i) => [`attackers[${i + 1}]`, field.units[unit]!.name])),
  ...Object.fromEntries(defenders.map((unit, i) => [`defenders[${i + 1}]`, field.units[unit]!.name])),
});

function prepareShock(field: Field, state: State, { agreed }: Doing<'fight'>): Ready | Refusal {
  const derived = derivedAssault(field, state, state.assault!);
  const assessment = shock.assess(withAgreed(shock.situation, derived.situation, agreed), field.options);
  if (isRefusal(assessment)) return assessment;
  const { roll } = assessment;
  return preparedFor({
    by: state.assault!.side,
    rule: shock.resolve,
    input: roll,
    events: (outcome) =>
      played(field, state, (course) => {
        course.paid();
        course.emit({ is: 'result', line: outcome.line });
        applyShock(course, derived, shock.effects(roll, outcome));
      }),
    explain: () => named(assessment, () => castOfShock(field, derived)),
  });
}

function prepareFire(field: Field, state: State, command: Doing<'fire'>): Ready | Refusal {
  const owed = waiting(state);
  const kind = owed === undefined ? 'ordinary' : (owed.owes as 'reaction' | 'counter-battery');
  const derived = deriveFire(field, state, command.units, command.at, kind);
  const assessment = fire.assess(withAgreed(fire.situation, derived.situation, command.agreed), field.options);
  if (isRefusal(assessment)) return assessment;
  const { roll } = assessment;
  return preparedFor({
    by: field.units[command.units[0]!]!.side,
    rule: fire.resolve,
    input: roll,
    events: (outcome) =>
      played(field, state, (course) => {
        if (owed !== undefined) course.paid();
        const ready = derived.target.filter((unit) => isInfantry(field.units[unit]!) && isGood(course.now, unit));
        course.emit({ is: 'fire', kind, units: command.units, at: command.at, result: outcome.result });
        applyFire(course, command, kind, derived, fire.effects(roll, outcome));
        // Foot disordered by reaction fire does not attack (J-91).
        if (kind === 'reaction')
          dropOut(
            course,
            ready.filter((unit) => !isGood(course.now, unit)),
          );
      }),
    explain: () =>
      named(assessment, () =>
        Object.fromEntries(derived.target.map((unit, i) => [`target[${i + 1}]`, field.units[unit]!.name])),
      ),
  });
}
