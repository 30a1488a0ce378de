import { NOT_NOW, refusalFor, unlessBarred } from '../../../../../hex-battle/turn/prepare.ts';
import type { Refusal } from '../../../../../kernel/assessment.ts';
import { withDice } from '../../../../../kernel/game.ts';
import { t } from '../../../../../kernel/text.ts';
import { mayRally } from '../activation.ts';
import type { Command, CommandOf } from '../orders.ts';
import { declare, refuseShock } from '../../actions/shock-declaration.ts';
import type { Field } from '../../position/field.ts';
import { leaderPath, refuseLead } from '../../actions/leaders.ts';
import { exitOf, mayLine, move, refuseMove } from '../../actions/movement.ts';
import type { State, Step } from '../../position/state.ts';
import {
  activate,
  DRAW,
  firstFormations,
  INITIATIVE,
  initiative,
  initiativeRatings,
  markerAt,
  markersLeft,
  rally,
} from '../sequence.ts';
import { withoutThrow, consequencesOnce, type PreparedCommand } from './consequence.ts';
import { cohesion } from './tests.ts';

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

export function prepareStep(field: Field, state: State, command: Command): PreparedCommand | Refusal {
  if (STEP_OF[command.do] !== state.step) return NOT_NOW;
  switch (command.do) {
    case 'initiative':
      return withDice({
        by: state.holder,
        rule: INITIATIVE,
        input: initiativeRatings(field, state),
        played: consequencesOnce(
          field,
          state,
          ([mine, theirs]) => Math.sign(mine - theirs),
          initiative,
          (events, totals) => events.map((event) => (event.is === 'initiative' ? { ...event, totals } : event)),
        ),
      });
    case 'activate':
      if (!firstFormations(field, state).includes(command.formation)) return NOT_NOW;
      return withoutThrow(field, state, (draft) => activate(draft, command.formation));
    case 'draw':
      return withDice({
        by: state.holder,
        rule: DRAW,
        input: markersLeft(state),
        played: consequencesOnce(
          field,
          state,
          (marker: number) => markerAt(state, marker),
          (draft, marker) => activate(draft, markerAt(state, marker)),
        ),
      });
    case 'move':
      return unlessBarred(refuseMove(field, state, command), () =>
        withoutThrow(field, state, (draft) => move(draft, command)),
      );
    case 'lead':
      return prepareLead(field, state, command, false);
    case 'line':
      if (
        command.units.length === 0 ||
        command.units.some((unit) => field.units[unit] === undefined || !mayLine(field, state, unit))
      )
        return refusalFor(t('pas de carré à quitter ici', 'no square to leave here'));
      return withoutThrow(field, state, (draft) => draft.emit({ is: 'square', units: command.units, formed: false }));
    case 'leave':
      return prepareExit(field, state, command);
    case 'shock':
      return unlessBarred(refuseShock(field, state, command), () =>
        withoutThrow(field, state, (draft) => declare(draft, command)),
      );
    case 'rally':
      if (field.units[command.unit] === undefined || !mayRally(field, state, command.unit))
        return refusalFor(t('cette unité ne peut pas se rallier maintenant', 'this unit may not rally now'));
      return cohesion(field, state, command.unit, 0, (draft, passed) => rally(draft, command.unit, passed));
    default:
      return NOT_NOW;
  }
}

export const prepareLead = (
  field: Field,
  state: State,
  command: CommandOf<'lead'>,
  owed: boolean,
): PreparedCommand | Refusal =>
  unlessBarred(refuseLead(field, state, command), () => {
    const path = leaderPath(field, state, command);
    return withoutThrow(field, state, (draft) => {
      if (owed) draft.pay();
      draft.emit({ is: 'lead', leader: command.leader, path });
    });
  });

function prepareExit(field: Field, state: State, { units }: CommandOf<'leave'>): PreparedCommand | Refusal {
  const exits = units.map((unit) => (field.units[unit] === undefined ? undefined : exitOf(field, state, unit)));
  if (units.length === 0 || new Set(units).size !== units.length || exits.includes(undefined))
    return refusalFor(t('pas de sortie ici', 'no exit here'));
  return withoutThrow(field, state, (draft) => {
    for (const [i, unit] of units.entries()) draft.emit({ is: 'gone', unit, as: 'left', points: exits[i]! });
  });
}
