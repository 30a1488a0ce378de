import { t, type Text } from '../../../../kernel/text.ts';
import { stillRecoiling } from '../actions/retreat.ts';
import type { Field } from '../position/field.ts';
import type { Obligation } from '../position/obligations.ts';
import { type State, waiting } from '../position/state.ts';
import { markersLeft } from '../turn/sequence.ts';
import { hexText, unitText } from './log-lines.ts';

/** What the side to act is to do, in a few words. */
export function awaited(field: Field, state: State): Text {
  const owed = waiting(state);
  if (owed !== undefined) return choiceText(field, state, owed);
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

function choiceText(field: Field, state: State, owed: Obligation): Text {
  const of = (unit: number): Text => unitText(field, unit);
  const target = state.assault === null ? '' : hexText(field, state.assault.on);
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
    case 'counter-battery':
      return t('tir de contre-batterie ?', 'counter-battery fire?');
    case 'reaction':
      return t(`tir de réaction depuis ${target} ?`, `reaction fire from ${target}?`);
    case 'refuse':
      return t(`refuser le choc en ${target} ?`, `refuse the shock in ${target}?`);
    case 'engage':
      return t(`test d’engagement, ${of(owed.unit).fr}`, `engagement test, ${of(owed.unit).en}`);
    case 'square':
      return t(`${of(owed.unit).fr} : former le carré ?`, `${of(owed.unit).en}: form square?`);
    case 'counter-charge':
      return t(`${of(owed.unit).fr} : contre-charger ?`, `${of(owed.unit).en}: counter-charge?`);
    case 'steady':
      return t(`test de cohésion, ${of(owed.unit).fr}`, `cohesion test, ${of(owed.unit).en}`);
    case 'fight':
      return t(`le choc sur ${target} est à jouer`, `the shock on ${target} is to be rolled`);
    case 'recoil': {
      const [unit] = stillRecoiling(state, owed);
      return t(`où recule ${of(unit!).fr} ?`, `where does ${of(unit!).en} recoil to?`);
    }
    case 'advance':
      return t(`avancer en ${hexText(field, owed.into)} ?`, `advance into ${hexText(field, owed.into)}?`);
    case 'right':
      return t('un autre choc ?', 'a further shock?');
    case 'flee':
      return t('où fuient les unités en déroute ?', 'where do routed units flee to?');
    case 'command':
      return t('le chef d’armée se déplace-t-il ?', 'does the army commander move?');
  }
}
