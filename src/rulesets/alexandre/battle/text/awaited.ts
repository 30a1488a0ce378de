import { withDe } from '../../../../kernel/elision.ts';
import { joinNames, t, type Text } from '../../../../kernel/text.ts';
import { stackNames } from '../../../../hex-battle/text/stack-names.ts';
import type { Field } from '../position/field.ts';
import type { Obligation, ObligationOf, Party } from '../position/obligations.ts';
import { hexOf, type State, waiting } from '../position/state.ts';
import { advancesInto } from '../actions/advance.ts';
import { firersInMeleeAt } from '../actions/fire.ts';
import { partiesLeft } from '../actions/melee.ts';
import { stillRetreating } from '../actions/retreat.ts';
import { leaderMayMove } from '../turn/activation.ts';
import { hexText } from './log-lines.ts';

/** What the side to act is to do, in a few words. */
export function awaitedText(field: Field, state: State): Text {
  const owed = waiting(state);
  return owed === undefined ? stepText(field, state) : choiceText(field, state, owed);
}

function stepText(field: Field, state: State): Text {
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

/** `Lydians in 0506 and Medes in 0507` */
const namesWithHexes = (field: Field, state: State, units: readonly number[]): Text =>
  stackNames(
    field.grid,
    units,
    (unit) => field.units[unit]!.name,
    (unit) => hexOf(state, unit),
  );

const unitsOf = (parties: readonly Party[]): number[] => parties.flatMap(({ units }) => units);

function choiceText(field: Field, state: State, owed: Obligation): Text {
  const of = (units: readonly number[]): Text => namesWithHexes(field, state, units);
  switch (owed.owes) {
    case 'fight': {
      const { attackers, defenders } = partiesLeft(field, state, owed);
      const [one, other] = [of(unitsOf(attackers)), of(unitsOf(defenders))];
      return t(
        `mêlée déclarée, à jouer, ${one.fr} contre ${other.fr}`,
        `melee declared, to be rolled, ${one.en} against ${other.en}`,
      );
    }
    case 'defensive-fire':
    case 'offensive-fire':
      return fireText(field, state, owed);
    case 'retreat': {
      const { fr, en } = of(stillRetreating(state, owed).units);
      return t(`où faire reculer ${fr} ?`, `where shall ${en} retreat to?`);
    }
    case 'flee': {
      const { fr, en } = of(owed.flights.map(([unit]) => unit));
      return t(`où faire fuir ${fr} ?`, `where shall ${en} flee to?`);
    }
    case 'advance':
      return advanceText(field, state, owed);
    case 'face': {
      const { fr, en } = of([owed.unit]);
      return t(`orientation ${withDe(fr)} ?`, `which way shall ${en} face?`);
    }
    case 'check': {
      const { fr, en } = field.leaders[owed.leader]!.name;
      return t(`sort ${withDe(fr)}, dont la pile est perdue`, `fate of ${en}, whose stack is lost`);
    }
  }
}

function fireText(field: Field, state: State, owed: ObligationOf<'defensive-fire' | 'offensive-fire'>): Text {
  const firers = [...new Set(owed.at.flatMap((at) => firersInMeleeAt(field, state, owed, at)))];
  const { fr, en } = namesWithHexes(field, state, firers);
  const at = joinNames(owed.at.map((hex) => namesWithHexes(field, state, field.places.at(state.units).stack(hex))));
  return owed.owes === 'defensive-fire'
    ? t(`tir défensif ${withDe(fr)} sur ${at.fr} ?`, `defensive fire of ${en} at ${at.en}?`)
    : t(`tir offensif ${withDe(fr)} sur ${at.fr} ?`, `offensive fire of ${en} at ${at.en}?`);
}

function advanceText(field: Field, state: State, owed: ObligationOf<'advance'>): Text {
  const candidates = [...new Set([...advancesInto(field, state, owed).values()].flat())];
  const { fr, en } = namesWithHexes(field, state, candidates);
  const into = owed.into.map((hex) => hexText(field, hex));
  const [toFr, toEn] = [into.join(' ou '), into.join(' or ')];
  return candidates.some((unit) => owed.must.includes(unit))
    ? t(`avance obligatoire vers ${toFr}, ${fr}`, `mandatory advance into ${toEn}, ${en}`)
    : t(`faire avancer ${fr} vers ${toFr} ?`, `advance into ${toEn}, ${en}?`);
}
