import { t, type Text } from '../../../../kernel/text.ts';
import type { Field } from '../position/field.ts';
import type { Obligation } from '../position/obligations.ts';
import { hexOf, type State, waiting } from '../position/state.ts';
import { leaderMayMove } from '../turn/activation.ts';
import { hexText, unitText } from './log-lines.ts';

/** What the side to act is to do, in a few words. */
export function awaited(field: Field, state: State): Text {
  const owed = waiting(state);
  if (owed !== undefined) return choiceText(field, state, owed);
  const leader = field.leaders[state.active]?.name;
  switch (state.step) {
    case 'initiative':
      return t('jet d’initiative', 'roll for initiative');
    case 'early':
      return t('activer un chef avant les autres ?', 'activate a leader before the others?');
    case 'rally':
      return t(`ralliements, ${leader!.fr}`, `rallies, ${leader!.en}`);
    case 'move':
      return leaderMayMove(field, state, state.active)
        ? t(`mouvements, ${leader!.fr} et ses unités`, `moves, ${leader!.en} and his units`)
        : t(`mouvements, unités de ${leader!.fr}`, `moves, units of ${leader!.en}`);
    case 'fire':
      return t(`tirs, ${leader!.fr}`, `fire, ${leader!.en}`);
    case 'melee':
      return t(`mêlées, ${leader!.fr}`, `melees, ${leader!.en}`);
    case 'rout':
    case 'over':
      return t('rien', 'nothing');
  }
}

function choiceText(field: Field, state: State, owed: Obligation): Text {
  switch (owed.owes) {
    case 'fight':
      return t('la mêlée déclarée est à jouer', 'the melee declared is to be rolled');
    case 'defensive-fire':
    case 'offensive-fire': {
      const hex = hexText(field, owed.hex);
      return owed.owes === 'defensive-fire'
        ? t(`tir défensif de la pile en ${hex} ?`, `defensive fire of the stack in ${hex}?`)
        : t(`tir offensif de la pile en ${hex} ?`, `offensive fire of the stack in ${hex}?`);
    }
    case 'retreat': {
      const hex = hexText(field, hexOf(state, owed.units[0]!));
      return t(`où recule la pile en ${hex} ?`, `where does the stack in ${hex} retreat to?`);
    }
    case 'flee':
      return t('où fuient les unités en déroute ?', 'where do routed units flee to?');
    case 'advance':
      return t('avance après combat', 'advance after combat');
    case 'face': {
      const unit = unitText(field, owed.unit);
      return t(`orientation de ${unit.fr}`, `facing of ${unit.en}`);
    }
    case 'check': {
      const { fr, en } = field.leaders[owed.leader]!.name;
      return t(`sort de ${fr}, dont la pile est perdue`, `fate of ${en}, whose stack is lost`);
    }
  }
}
