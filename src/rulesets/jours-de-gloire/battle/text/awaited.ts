import { withDe } from '../../../../kernel/elision.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import { stackNames } from '../../../../hex-battle/text/stack-names.ts';
import { answeringGuns } from '../actions/fire.ts';
import { stillRecoiling } from '../actions/retreat.ts';
import type { Field } from '../position/field.ts';
import type { Assault, Obligation } from '../position/obligations.ts';
import { hexOf, type State, waiting } from '../position/state.ts';
import { markersLeft } from '../turn/sequence.ts';
import { hexText } from './log-lines.ts';

/** What the side to act is to do, in a few words. */
export function awaitedText(field: Field, state: State): Text {
  const owed = waiting(state);
  return owed === undefined ? stepText(field, state) : choiceText(field, state, owed);
}

function stepText(field: Field, state: State): Text {
  const who = field.formations[state.active]?.name;
  switch (state.step) {
    case 'initiative':
      return t('jet d’initiative', 'roll for initiative');
    case 'first':
      return t('quelle formation agit la première ?', 'which formation acts first?');
    case 'draw':
      return t(
        `tirer un pion d’activation (${markersLeft(state)} au gobelet)`,
        `draw an activation marker (${markersLeft(state)} in the cup)`,
      );
    case 'fire':
      return t(`tirs, ${who!.fr}`, `fire, ${who!.en}`);
    case 'move':
      return t(`mouvements, ${who!.fr}`, `moves, ${who!.en}`);
    case 'shock':
      return t(`chocs et charges à déclarer, ${who!.fr}`, `shocks and charges to declare, ${who!.en}`);
    case 'rally':
      return t(`ralliements, ${who!.fr}`, `rallies, ${who!.en}`);
    case 'orders':
    case 'assault':
    case 'rout':
    case 'command':
    case 'over':
      return t('rien', 'nothing');
  }
}

/** `1st Light, 1st battalion in 0407 and Swiss in 0507` */
const namesWithHexes = (field: Field, state: State, units: readonly number[]): Text =>
  stackNames(
    field.grid,
    units,
    (unit) => field.units[unit]!.name,
    (unit) => hexOf(state, unit),
  );

const attackersIn = ({ units, charges }: Assault): number[] => [...units, ...charges.map(({ unit }) => unit)];

function choiceText(field: Field, state: State, owed: Obligation): Text {
  const of = (units: readonly number[]): Text => namesWithHexes(field, state, units);
  switch (owed.owes) {
    case 'orders': {
      const orders = field.ordersIn(owed.side, state.turn);
      return orders === 1
        ? t('à qui va l’ordre ?', 'to whom does the order go?')
        : t(`à qui vont les ${orders} ordres ?`, `to whom do the ${orders} orders go?`);
    }
    case 'impulse': {
      const { fr, en } = field.formations[state.active]!.name;
      return t(`${fr} sans ordres : test d’initiative ?`, `${en} without orders: initiative test?`);
    }
    case 'counter-battery': {
      const { fr, en } = of(answeringGuns(field, state, owed));
      return t(`tir de contre-batterie par ${fr} ?`, `counter-battery fire by ${en}?`);
    }
    case 'reaction': {
      const { fr, en } = of(answeringGuns(field, state, owed));
      return t(`tir de réaction par ${fr} ?`, `reaction fire by ${en}?`);
    }
    case 'refuse': {
      const { fr, en } = of(owed.units);
      return t(`refuser le choc avec ${fr} ?`, `refuse the shock with ${en}?`);
    }
    case 'engage': {
      const { fr, en } = of([owed.unit]);
      return t(`test d’engagement, ${fr}`, `engagement test, ${en}`);
    }
    case 'square': {
      const { fr, en } = of([owed.unit]);
      return t(`former le carré avec ${fr} ?`, `form square with ${en}?`);
    }
    case 'counter-charge': {
      const { fr, en } = of([owed.unit]);
      return t(`contre-charger avec ${fr} ?`, `counter-charge with ${en}?`);
    }
    case 'steady': {
      const { fr, en } = of([owed.unit]);
      return t(`test de cohésion, ${fr}`, `cohesion test, ${en}`);
    }
    case 'fight': {
      const { assault } = state;
      if (assault === null) return t('le choc est à jouer', 'the shock is to be rolled');
      const [one, other] = [of(attackersIn(assault)), of(field.places.stack(state, assault.on))];
      return t(
        `le choc ${withDe(one.fr)} contre ${other.fr} est à jouer`,
        `the shock of ${one.en} on ${other.en} is to be rolled`,
      );
    }
    case 'recoil': {
      const { fr, en } = of(stillRecoiling(state, owed));
      return t(`où faire reculer ${fr} ?`, `where shall ${en} recoil to?`);
    }
    case 'advance': {
      const [{ fr, en }, into] = [of(owed.units), hexText(field, owed.into)];
      return t(`faire avancer ${fr} vers ${into} ?`, `advance into ${into}, ${en}?`);
    }
    case 'right': {
      const { fr, en } = of([...new Set(owed.rights.flatMap(({ units }) => units))]);
      return t(`un autre choc par ${fr} ?`, `a further shock by ${en}?`);
    }
    case 'flee': {
      const { fr, en } = of(owed.units);
      return t(`où faire fuir ${fr} ?`, `where shall ${en} flee to?`);
    }
    case 'command': {
      const { fr, en } = field.leaders[field.commander(owed.side)]!.name;
      return t(`${fr}, chef d’armée, se déplace-t-il ?`, `does ${en}, the army commander, move?`);
    }
  }
}
