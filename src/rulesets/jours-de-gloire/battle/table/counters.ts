import { leaderId, unitId } from '../../../../hex-battle/counters/ids.ts';
import type { HexCounter } from '../../../../space/hex-table.ts';
import { isArtillery } from '../../types.ts';
import type { Field } from '../position/field.ts';
import { facingOf, FLAG, hexOf, has, isGood, leaderHex, leads, onMap, type State, stateOf } from '../position/state.ts';
import { cohesionOf, strengthOf } from '../situation/derive.ts';
import { IN_SQUARE, stateWords, unitText } from '../text/log-lines.ts';
import { sideToAct } from '../turn/activation.ts';
import { readyCounters } from './gestures.ts';

/** As the results chart abbreviates them. */
const STATE_CODES = { disordered: 'D', routed: 'R' } as const;
const SQUARE = { code: '□', text: IN_SQUARE };

function stateShown(state: State, unit: number): HexCounter['state'] {
  const unitState = stateOf(state, unit);
  if (unitState === 'disordered' || unitState === 'routed')
    return { code: STATE_CODES[unitState], text: stateWords(unitState) };
  return has(state, unit, FLAG.square) ? SQUARE : undefined;
}

/** Artillery below, leaders on top. */
export function countersOf(field: Field, state: State): HexCounter[] {
  const side = sideToAct(field, state);
  const ready = new Set(readyCounters(field, state));
  // While a leader is chosen nobody is at rest.
  const unitsAct = field.units.some((_, unit) => ready.has(unitId(unit)));
  const order = field.units
    .map((_, unit) => unit)
    .sort((a, b) => Number(isArtillery(field.units[b]!)) - Number(isArtillery(field.units[a]!)));
  const units = order.flatMap((unit): HexCounter[] => {
    if (!onMap(state, unit)) return [];
    const { type, horse, movement, side: own } = field.units[unit]!;
    const shown = stateShown(state, unit);
    return [
      {
        id: unitId(unit),
        side: own,
        place: { hex: hexOf(state, unit), facing: facingOf(state, unit) },
        name: unitText(field, unit),
        type: horse && type === 'artillery' ? 'horse-artillery' : type,
        strength: strengthOf(field, state, unit),
        rating: cohesionOf(field, state, unit),
        movement,
        ...(shown && { state: shown }),
        reversed: !isGood(state, unit),
        spent: unitsAct && own === side && !ready.has(unitId(unit)),
      },
    ];
  });
  const leaders = field.leaders.flatMap(({ side: own, name }, leader): HexCounter[] =>
    leads(state, leader)
      ? [{ id: leaderId(leader), side: own, place: { hex: leaderHex(state, leader) }, name, type: 'leader' }]
      : [],
  );
  return [...units, ...leaders];
}
