import { join, t, type Text } from '../../../../kernel/text.ts';
import { counterOf, leadersIn } from '../../../../hex-battle/counters/ids.ts';
import type { Absent } from '../../../../space/table.ts';
import { isArtillery } from '../../types.ts';
import { actsFreely, isActive } from '../turn/activation.ts';
import { NO_FORMATION } from '../position/counters.ts';
import type { Field } from '../position/field.ts';
import { FLAG, has, isGood, onMap, type Order, type State, stateOf } from '../position/state.ts';
import { collapsesAt, lossesOf } from '../turn/victory.ts';
import { IN_SQUARE, stateWords, unitText } from './log-lines.ts';

export function counterDetails(field: Field, state: State, id: string): Text[] {
  const counter = counterOf(id);
  return 'unit' in counter ? aboutUnit(field, state, counter.unit) : [aboutLeader(field, counter.leader)];
}

const DONE = {
  moved: t('a bougé', 'has moved'),
  fired: t('a tiré', 'has fired'),
  attacked: t('a attaqué', 'has attacked'),
  charged: t('a chargé', 'has charged'),
  rallied: t('ralliement tenté', 'tried to rally'),
  fled: t('a fui', 'has fled'),
} as const;

function aboutUnit(field: Field, state: State, unit: number): Text[] {
  const { movement, engagement, range, formation, type, strength, cohesion } = field.units[unit]!;
  const shown = isGood(state, unit) ? 0 : 1;
  const done = (Object.keys(DONE) as (keyof typeof DONE)[]).filter((flag) => has(state, unit, FLAG[flag]));
  const square = has(state, unit, FLAG.square) ? [IN_SQUARE] : [];
  const { name } = field.formations[formation]!;
  return [
    t(
      `force ${strength[shown]}, cohésion ${cohesion[shown]}, engagement ${engagement}, mouvement ${movement}`,
      `strength ${strength[shown]}, cohesion ${cohesion[shown]}, engagement ${engagement}, movement ${movement}`,
    ),
    ...(type === 'artillery' ? [t(`portée efficace ${range}`, `efficient range ${range}`)] : []),
    join([stateWords(stateOf(state, unit)), ...square, ...done.map((flag) => DONE[flag])], ', '),
    t(`formation de ${name.fr}`, `${name.en}’s formation`),
    ...(isActive(field, state, unit) ? [actingAs(state, unit)] : []),
  ];
}

function actingAs(state: State, unit: number): Text {
  if (has(state, unit, FLAG.led)) return t('avec ordres', 'with orders');
  return actsFreely(state, unit)
    ? t('de sa propre initiative', 'on its own initiative')
    : t('sans ordres', 'without orders');
}

function aboutLeader(field: Field, leader: number): Text {
  const { rating, bonus, range, formation } = field.leaders[leader]!;
  return formation === NO_FORMATION
    ? t(
        `chef d’armée, valeur ${rating}, bonus ${bonus}, portée ${range}`,
        `army commander, rating ${rating}, bonus ${bonus}, range ${range}`,
      )
    : t(`valeur ${rating}, portée ${range}`, `rating ${rating}, range ${range}`);
}

const ORDER_TEXTS: Readonly<Partial<Record<Order, Text>>> = {
  'shown-given': t('avec ordres', 'with orders'),
  'shown-none': t('sans ordres', 'without orders'),
};
const FACE_DOWN = t('ordres cachés', 'orders face down');

/** What is known of a formation: its markers in the cup, its orders once they are shown, how near it is to collapse. */
function aboutFormation(field: Field, state: State, formation: number): Text {
  const { leader, units } = field.formations[formation]!;
  const left = state.markers[formation]!;
  const formed = units.filter((unit) => !isArtillery(field.units[unit]!)).length;
  const [lost, at] = [lossesOf(field, state, formation), collapsesAt(formed)];
  const orders = state.step === 'orders' ? [] : [ORDER_TEXTS[state.orders[formation]!] ?? FACE_DOWN];
  return join(
    [
      aboutLeader(field, leader),
      t(
        left === 0 ? 'aucun pion au gobelet' : left === 1 ? '1 pion au gobelet' : `${left} pions au gobelet`,
        left === 0 ? 'no marker in the cup' : left === 1 ? '1 marker in the cup' : `${left} markers in the cup`,
      ),
      ...orders,
      state.collapsed[formation] === 1
        ? t('effondrée', 'collapsed')
        : t(`pertes ${lost} sur ${formed}, s’effondre à ${at}`, `lost ${lost} of ${formed}, collapses at ${at}`),
    ],
    ' · ',
  );
}

export function actorDetails(field: Field, state: State, id: string): Text {
  const [leader] = leadersIn([id]) as [number];
  const { formation } = field.leaders[leader]!;
  return formation === NO_FORMATION ? aboutLeader(field, leader) : aboutFormation(field, state, formation);
}

/** Who is no longer on the map. */
export const fallenOf = (field: Field, state: State): Absent[] =>
  field.units.flatMap(({ side }, unit) => {
    const unitState = stateOf(state, unit);
    if (onMap(state, unit) || unitState === 'waiting') return [];
    return [{ side, name: unitText(field, unit), text: stateWords(unitState) }];
  });

/** Who has yet to come. */
export const reinforcementsOf = (field: Field, state: State): Absent[] =>
  field.units.flatMap(({ side, turn }, unit) => {
    if (stateOf(state, unit) !== 'waiting') return [];
    return [{ side, name: unitText(field, unit), text: t(`arrive au tour ${turn}`, `arrives in turn ${turn}`) }];
  });
