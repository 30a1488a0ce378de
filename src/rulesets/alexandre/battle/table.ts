import { leaderId, unitId } from '../../../hex-battle/counters/ids.ts';
import { coloursOf } from '../../../hex-battle/scenario/colours.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { HexTable } from '../../../space/hex-table.ts';
import type { ActorShown, Details, SideShown } from '../../../space/table.ts';
import { isHeld } from './turn/activation.ts';
import type { Command } from './turn/orders.ts';
import type { Field } from './position/field.ts';
import type { Battle } from './game.ts';
import { LEADER_FLAG, leaderHas, leads, onMap, type State, waiting } from './position/state.ts';
import { combatsOf } from './table/combat-preview.ts';
import { UNIT_NAMES } from '../types.ts';
import { readyCounters, commandsWithoutPlace } from './table/gestures.ts';
import { surfaceOf } from './table/surface.ts';
import { hintFor } from './text/hints.ts';
import { stakesOf } from './text/stakes.ts';
import { actorDetails, counterDetails, fallenOf } from './text/unit-details.ts';
import { actsBefore, awaitsActivation } from './turn/sequence.ts';
import { lossesOf, pointsOf } from './turn/victory.ts';

/** A battle of this ruleset laid on a table. */
export function tableOf(battle: Battle): HexTable<State, Command> {
  const { field } = battle;
  return {
    surface: surfaceOf(battle, field),
    typeNames: { ...UNIT_NAMES, leader: t('chef', 'leader') },
    readyCounters: (state) => readyCounters(field, state),
    isChoiceDue: (state) => waiting(state) !== undefined || state.step === 'early',
    commandsWithoutPlace: (state) => commandsWithoutPlace(field, state),
    isPass: (command) => command.do === 'pass',
    sides: (state) => [0, 1].map((side) => sideShown(field, state, side)),
    colours: coloursOf(field.scenario.sides),
    turn: ({ turn }) => ({ now: turn, last: field.scenario.turns }),
    stakes: (state) => stakesOf(field, state),
    actors: (state) => actorsOf(field, state),
    thrower: (who) => throwerOf(field, who),
    hint: (state) => hintFor(field, state),
    details: detailsOf(field),
    combats: combatsOf(field),
    story: async () => (await import('./story/storyteller.ts')).storytellerOf(battle),
  };
}

const detailsOf = (field: Field): Details<State> => ({
  counter: (state, id) => counterDetails(field, state, id),
  actor: (state, id) => actorDetails(field, state, id),
  fallen: (state) => fallenOf(field, state),
});

function sideShown(field: Field, state: State, side: number): SideShown {
  const { collapse } = field.scenario.sides[side]!;
  return {
    points: pointsOf(field, state, side),
    lost: lossesOf(field, state, side),
    of: field.strengths[side]!,
    ...(collapse > 0 && { collapsesAt: collapse / 100 }),
  };
}

function actorsOf(field: Field, state: State): ActorShown[] {
  const standing = (leader: number): ActorShown['standing'] => {
    if (leader === state.active) return 'acts';
    if (!leads(state, leader) || leaderHas(state, leader, LEADER_FLAG.inactive) || isHeld(field, state, leader))
      return 'out';
    return awaitsActivation(field, state, leader) ? 'waits' : 'done';
  };
  return field.leaders
    .map((_, leader) => leader)
    .sort((a, b) => (actsBefore(field, state, a, b) ? -1 : actsBefore(field, state, b, a) ? 1 : 0))
    .map((leader) => ({
      id: leaderId(leader),
      side: field.leaders[leader]!.side,
      name: field.leaders[leader]!.name,
      standing: standing(leader),
      commands: field.units.flatMap((_, unit) =>
        (state.command[unit]! & (1 << leader)) !== 0 && onMap(state, unit) ? [unitId(unit)] : [],
      ),
    }));
}

/** `side-1` throws for the initiative, `leader-2` for his life. */
function throwerOf(field: Field, who: string): Text {
  const n = Number(who.split('-')[1]) - 1;
  if (who.startsWith('side-')) return field.scenario.sides[n]!.name;
  return field.leaders[n]?.name ?? t('dé', 'die');
}
