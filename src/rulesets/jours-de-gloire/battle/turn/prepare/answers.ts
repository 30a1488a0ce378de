import { NOT_NOW, refusalFor } from '../../../../../hex-battle/turn/prepare.ts';
import { assessmentOf, type Refusal } from '../../../../../kernel/assessment.ts';
import type { Dice, Rule } from '../../../../../kernel/dice.ts';
import { withDice } from '../../../../../kernel/game.ts';
import { t } from '../../../../../kernel/text.ts';
import { ladderOf, passesTest as passes, stateAfterBlow } from '../../../fate.ts';
import type { State as Shown } from '../../../types.ts';
import { bonusAt } from '../activation.ts';
import { advance, advancesOf, furtherShocks, sameAgain, strikeAgain } from '../../actions/advance.ts';
import type { Command, CommandOf } from '../orders.ts';
import type { Field } from '../../position/field.ts';
import { flee, flightsOf, recoil, recoilsOf, takeLeaders } from '../../actions/retreat.ts';
import { catchLeaders } from '../../actions/leaders.ts';
import { counterCharge, counterChargePlus, formSquare } from '../../actions/charge-answers.ts';
import { disorderOnMarch, disordersOn, moverOf } from '../../actions/movement.ts';
import type { Obligation, ObligationOf } from '../../position/obligations.ts';
import { refusalsOf } from '../../actions/refusal.ts';
import { facingOf, hexOf, leaderHex, type State, stateOf } from '../../position/state.ts';
import { separateRouted, strike } from '../../actions/unit-states.ts';
import { formationsToOrder, takeImpulse } from '../sequence.ts';
import { prepareShock } from './combats.ts';
import { withoutThrow, consequenceOf, type PreparedCommand } from './consequence.ts';
import { prepareLead } from './steps.ts';
import { cohesion, prepareEngagement } from './tests.ts';

export function prepareAnswer(
  field: Field,
  state: State,
  owed: Obligation,
  command: Command,
): PreparedCommand | Refusal {
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
      return cohesion(field, state, owed.unit, 0, (draft, passed) => {
        draft.pay();
        formSquare(draft, owed.unit, passed);
      });
    case 'counter-charge':
      if (command.do !== 'test') return NOT_NOW;
      return cohesion(field, state, owed.unit, counterChargePlus(field, state.assault!, owed.unit), (draft, passed) => {
        draft.pay();
        counterCharge(draft, owed.unit, passed);
      });
    case 'steady':
      if (command.do !== 'test') return NOT_NOW;
      return cohesion(field, state, owed.unit, 0, (draft, passed) => {
        draft.pay();
        draft.emit({ is: 'tested', unit: owed.unit, test: 'cohesion', passed });
        if (passed) return;
        const hex = hexOf(draft.state, owed.unit);
        strike(
          draft,
          owed.unit,
          stateAfterBlow(stateOf(draft.state, owed.unit) as Shown, 'D', ladderOf(field.options).again),
        );
        separateRouted(draft, hex, []);
      });
    case 'fight':
      return command.do === 'fight' ? prepareShock(field, state, command) : NOT_NOW;
    case 'recoil': {
      if (command.do !== 'recoil') return NOT_NOW;
      const way = recoilsOf(field, state, owed).find(({ to }) => to === command.to);
      if (way === undefined) return refusalFor(t('pas d’hexagone de recul', 'no hex to recoil to'));
      return withoutThrow(field, state, (draft) => recoil(draft, owed, way));
    }
    case 'advance': {
      if (command.do !== 'advance') return NOT_NOW;
      const listed = advancesOf(field, state, owed).some(
        ({ units }) => units.length === command.units.length && units.every((unit) => command.units.includes(unit)),
      );
      if (!listed) return refusalFor(t('cette avance n’est pas possible', 'this advance is not possible'));
      return withoutThrow(field, state, (draft) => advance(draft, owed, command));
    }
    case 'right': {
      if (command.do !== 'again') return NOT_NOW;
      if (!furtherShocks(field, state, owed).some((other) => sameAgain(other, command)))
        return refusalFor(t('ce droit ne va pas jusque-là', 'this right does not go so far'));
      return withoutThrow(field, state, (draft) => strikeAgain(draft, owed, command));
    }
    case 'flee': {
      if (command.do !== 'flee' || !owed.units.includes(command.unit)) return NOT_NOW;
      const way = flightsOf(field, state, command.unit).find(({ to }) => to === command.to);
      if (way === undefined) return refusalFor(t('elle ne fuit pas là', 'it does not flee there'));
      return withoutThrow(field, state, (draft) => flee(draft, owed, command.unit, way));
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
  { side }: ObligationOf<'orders'>,
  { formations }: CommandOf<'orders'>,
): PreparedCommand | Refusal {
  const offered = formationsToOrder(field, state, side);
  if (new Set(formations).size !== formations.length || !formations.every((f) => offered.includes(f)))
    return refusalFor(t('ces ordres ne vont pas là', 'orders do not go there'));
  const most = field.ordersIn(side, state.turn);
  if (formations.length > most)
    return refusalFor(
      most === 1 ? t('un seul ordre', 'one order only') : t(`${most} ordres au plus`, `${most} orders at most`),
    );
  return withoutThrow(field, state, (draft) => {
    draft.pay();
    draft.emit({ is: 'orders', side, formations });
  });
}

const TRY = t('test d’initiative', 'initiative test');

interface Try {
  readonly rating: number;
  readonly bonus: number;
}

/** d10 up to the leader's rating, less the commander's bonus in range (J-83). */
const TRYING: Rule<Try, boolean> = ({ rating, bonus }, dice: Dice) => passes(rating, -bonus, 'leader', TRY, dice);

function prepareTry(field: Field, state: State, { side }: ObligationOf<'impulse'>): PreparedCommand {
  const { leader } = field.formations[state.active]!;
  const input: Try = {
    rating: field.leaders[leader]!.rating,
    bonus: bonusAt(field, state, side, leaderHex(state, leader)),
  };
  return withDice({
    by: side,
    rule: TRYING,
    input,
    played: (passed) => consequenceOf(field, state, (draft) => takeImpulse(draft, passed ? 'passed' : 'failed')),
    explain: () =>
      assessmentOf(input, {
        needs: () => t(`dé ${input.rating + input.bonus} ou moins`, `die ${input.rating + input.bonus} or less`),
        rulings: () => ['J-83', 'J-87'],
        cast: () => ({ leader: field.leaders[leader]!.name }),
      }),
  });
}

function prepareRefusal(
  field: Field,
  state: State,
  { units }: ObligationOf<'refuse'>,
  { to, facing }: CommandOf<'refuse'>,
): PreparedCommand | Refusal {
  const way = refusalsOf(field, state, units).find((other) => other.to === to);
  if (way === undefined) return refusalFor(t('hors d’atteinte', 'out of reach'));
  const { charges } = state.assault!;
  const heavy = charges.some(({ unit }) => field.units[unit]!.type === 'heavy-cavalry');
  const { side } = field.units[units[0]!]!;
  const disorders = disordersOn(field, moverOf(field, state, units), field.places.marks(state, side), way.path);
  const hex = hexOf(state, units[0]!);
  return withoutThrow(field, state, (draft) => {
    const [there] = field.places.stack(draft.state, to);
    draft.pay();
    draft.emit({
      is: 'refusal',
      units,
      path: way.path,
      facing: there === undefined ? facing : facingOf(draft.state, there),
    });
    takeLeaders(draft, side, hex, to);
    if (disorders) disorderOnMarch(draft, units);
    catchLeaders(draft, side, way.path);
    if (heavy)
      draft.owe(
        ...units
          .filter((unit) => field.units[unit]!.type === 'cavalry')
          .map((unit) => ({ owes: 'steady' as const, side, unit })),
      );
  });
}
