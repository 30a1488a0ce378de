import { t, type Text } from '../../../../kernel/text.ts';
import { barredBy, endsOf, REASON_TEXTS, ROUTED_THERE, withAgreement } from '../../../../hex-battle/table/move-ends.ts';
import { type Facing, neighboursOf, OFF } from '../../../../space/hex.ts';
import type { Reach } from '../../../../space/reach/reach.ts';
import type { Agreement, Aids } from '../../../../space/table.ts';
import { aboutActor, aboutCounter, fallenOf } from '../text/unit-details.ts';
import { onlyTurns } from '../turn/activation.ts';
import { combatOf, meleeAtStake } from './combat-preview.ts';
import type { Command } from '../turn/orders.ts';
import { deriveFire } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { leadersIn, unitsIn } from '../../../../hex-battle/counters/ids.ts';
import { leaderReach, mayEnd, reachOf } from '../actions/movement.ts';
import { fireOrigins, meleeOrigins, type Origins } from '../situation/origins.ts';
import { FRONTS } from '../position/places.ts';
import { type Screen, screenBetween } from '../situation/sight.ts';
import { facingOf, hexOf, isRouted, onMap, type State } from '../position/state.ts';

/** What helps a hand over this board. */
export const aidsOf = (field: Field): Aids<State, Command> => ({
  about: (state, id) => aboutCounter(field, state, id),
  aboutActor: (state, id) => aboutActor(field, state, id),
  fallen: (state) => fallenOf(field, state),
  combat: (state, command, lang) => combatOf(field, state, command, lang),
  fronts: (state, side) => frontsOfSide(field, state, side),
  screen: (state, from, to) => {
    const blocked = screenBetween(field, state, from, to);
    return blocked && { hexes: blocked.hexes, text: SCREENS[blocked.why] };
  },
  barred: (state, who) => barredFor(field, state, who),
  reach: (state, id) => {
    const { reach, isEnd } = reachFor(field, state, [id]);
    return endsOf(reach, isEnd);
  },
  move: (state, who, to, facing) => moveFor(state, who, to, facing),
  origins: (state, command) => originsFor(field, state, command),
  agreeing,
  agreement: (command) => ('agreed' in command ? command.agreed : undefined),
  concerned: (state, command) => {
    const melee = command.do === 'fight' ? meleeAtStake(field, state, command) : undefined;
    return melee === undefined ? [] : [...melee.attackers, ...melee.defenders].map(({ hex }) => hex);
  },
});

const SCREENS: Readonly<Record<Screen, Text>> = {
  height: t('terrain plus haut', 'higher ground'),
  unit: t('une unité', 'a unit'),
};

function frontsOfSide(field: Field, state: State, side: number): number[] {
  const fronts = new Set<number>();
  for (const [unit, counter] of field.units.entries()) {
    if (counter.side !== side || !onMap(state, unit) || isRouted(state, unit)) continue;
    const hex = hexOf(state, unit);
    for (const direction of FRONTS[facingOf(state, unit)]!) {
      const front = field.grid.neighbours[hex * 6 + direction]!;
      if (front !== OFF && field.isNear(hex, front)) fronts.add(front);
    }
  }
  return [...fronts];
}

const NO_ORDERS = t('hors de commandement : tourne d’un sommet', 'out of command: turns one vertex');

/** What counters that move together can reach, and in which of those hexes they may end. */
function reachFor(field: Field, state: State, who: readonly string[]) {
  const units = unitsIn(who);
  if (units.length === 0) return { reach: leaderReach(field, state, leadersIn(who)[0]!), isEnd: () => true };
  const reach = reachOf(field, state, units);
  const isEnd = (hex: number): boolean =>
    ([0, 1, 2, 3, 4, 5] as const).some(
      (facing) => reach.costOf(reach.placeOf(hex, facing)) >= 0 && mayEnd(field, state, units, hex, facing),
    );
  return { reach, isEnd };
}

function barredFor(field: Field, state: State, who: readonly string[]) {
  const units = unitsIn(who);
  if (units.some((unit) => onlyTurns(field, state, unit)))
    return neighboursOf(field.grid, hexOf(state, units[0]!)).map((hex) => ({ hex, text: NO_ORDERS }));
  const { reach, isEnd } = reachFor(field, state, who);
  return barredBy(reach, isEnd, (hex) => whyNoEnd(field, state, reach, hex));
}

/** Friends stand there: too many of them, routed, or with a facing that the movement does not stretch to. */
function whyNoEnd(field: Field, state: State, reach: Reach, hex: number): Text {
  const there = field.places.at(state.units).topUnit(hex);
  if (there < 0) return REASON_TEXTS.stacking;
  if (isRouted(state, there)) return ROUTED_THERE;
  return reach.costOf(reach.placeOf(hex, facingOf(state, there))) < 0 ? REASON_TEXTS.cost : REASON_TEXTS.stacking;
}

function moveFor(state: State, who: readonly string[], to: number, facing: Facing | undefined): Command | undefined {
  const [units, leaders] = [unitsIn(who), leadersIn(who)];
  if (units.length === 0) return leaders.length === 1 ? { do: 'lead', leader: leaders[0]!, to } : undefined;
  return { do: 'move', units, leaders, to, facing: facing ?? facingOf(state, units[0]!) };
}

function originsFor(field: Field, state: State, command: Command): Origins {
  if (command.do === 'fire')
    return fireOrigins(state, deriveFire(field, state, command.units, command.at), command.units, command.at);
  const melee = command.do === 'fight' ? meleeAtStake(field, state, command) : undefined;
  return melee === undefined ? {} : meleeOrigins(field, melee);
}

function agreeing(command: Command, agreement: Agreement | undefined): Command {
  return command.do === 'fire' || command.do === 'fight' ? withAgreement(command, agreement) : command;
}
