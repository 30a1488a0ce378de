import { join, signed, t, type Text } from '../../../../kernel/text.ts';
import { counterOf, leadersIn } from '../../../../hex-battle/counters/ids.ts';
import { bonusOf, qualityOf, shownSide, strengthOf } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { radiusOf } from '../actions/leaders.ts';
import { fateOf, FLAG, has, leads, onMap, type State, stateOf } from '../position/state.ts';
import { FATE_TEXTS, stateWords, unitText } from './log-lines.ts';

export function counterDetails(field: Field, state: State, id: string): Text[] {
  const counter = counterOf(id);
  if ('unit' in counter) return aboutUnit(field, state, counter.unit);
  const { stillBefore } = field.leaders[counter.leader]!;
  return [aboutLeader(field, state, counter.leader), ...heldText(state, stillBefore)];
}

const heldText = ({ turn }: State, stillBefore: number): Text[] =>
  stillBefore > turn ? [t(`n’agit pas avant le tour ${stillBefore}`, `does not act before turn ${stillBefore}`)] : [];

function aboutUnit(field: Field, state: State, unit: number): Text[] {
  const { movement, stillBefore, ...printed } = field.units[unit]!;
  const [strength, quality] = [strengthOf(field, state, unit), qualityOf(field, state, unit)];
  const other = 1 - shownSide(field, state, unit);
  const hidden = `${printed.strength[other]} / ${printed.quality[other]}`;
  const commands = state.command[unit]! & ~field.heldIn(state.turn);
  const commanders = field.leaders.flatMap(({ name }, l) => ((commands & (1 << l)) === 0 ? [] : [name]));
  const done: Text[] = [
    ...(has(state, unit, FLAG.moved) ? [t('a bougé', 'has moved')] : []),
    ...(has(state, unit, FLAG.fired) ? [t('a tiré', 'has fired')] : []),
    ...(has(state, unit, FLAG.attacked) ? [t('a attaqué', 'has attacked')] : []),
    ...(has(state, unit, FLAG.fled) ? [t('a fui', 'has fled')] : []),
  ];
  const command = join(commanders, ', ');
  return [
    t(
      `force ${strength}, qualité ${quality}, mouvement ${movement} (au ${other === 1 ? 'verso' : 'recto'} ${hidden})`,
      `strength ${strength}, quality ${quality}, movement ${movement} (${other === 1 ? 'reverse' : 'front'} ${hidden})`,
    ),
    join([stateWords(stateOf(state, unit)), ...done], ', '),
    ...(commanders.length > 0
      ? [t(`sous ${command.fr}`, `under ${command.en}`)]
      : stillBefore > state.turn
        ? []
        : [t('hors de commandement : tourne d’un sommet', 'out of command: turns one vertex')]),
    ...heldText(state, stillBefore),
  ];
}

function aboutLeader(field: Field, state: State, leader: number): Text {
  const { value } = field.leaders[leader]!;
  const [bonus, radius] = [signed(bonusOf(field, state, leader)), radiusOf(field, state, leader)];
  return t(`bonus ${bonus}, valeur ${value}, rayon ${radius}`, `bonus ${bonus}, value ${value}, radius ${radius}`);
}

/** Only leaders act in turn. */
export const actorDetails = (field: Field, state: State, id: string): Text => {
  const leader = leadersIn([id])[0]!;
  return join([aboutLeader(field, state, leader), ...heldText(state, field.leaders[leader]!.stillBefore)], ', ');
};

/** Who is not on the map. */
export function fallenOf(field: Field, state: State) {
  const units = field.units.flatMap(({ side }, unit) =>
    onMap(state, unit) ? [] : [{ side, name: unitText(field, unit), text: stateWords(stateOf(state, unit)) }],
  );
  const leaders = field.leaders.flatMap(({ side, name }, leader) =>
    leads(state, leader) ? [] : [{ side, name, text: FATE_TEXTS[fateOf(state, leader)] }],
  );
  return [...leaders, ...units];
}
