import { leaderId, unitId } from '../../../../hex-battle/counters/ids.ts';
import type { HexCounter } from '../../../../space/hex-table.ts';
import type { Field } from '../position/field.ts';
import {
  facingOf,
  fateOf,
  hexOf,
  FLAG,
  has,
  leaderHex,
  leads,
  onMap,
  type State,
  stateOf,
  type UnitState,
} from '../position/state.ts';
import { qualityOf, shownSide, strengthOf } from '../situation/derive.ts';
import { FATE_TEXTS, stateWords, unitText } from '../text/log-lines.ts';
import { sideToAct } from '../turn/activation.ts';
import { readyCounters } from './gestures.ts';

/** Letters of states, as the results chart abbreviates them. */
const STATE_CODES: Readonly<Partial<Record<UnitState, string>>> = { fatigued: 'F', discouraged: 'D', routed: 'Dr' };

const WOUNDED = { code: 'W', text: FATE_TEXTS.wounded };

/** Units below, their tops above them, leaders on top. */
export function countersOf(field: Field, state: State): HexCounter[] {
  const side = sideToAct(field, state);
  const ready = new Set(readyCounters(field, state));
  // While a leader is chosen nobody is at rest.
  const unitsAct = field.units.some((_, unit) => ready.has(unitId(unit)));
  const shown: HexCounter[] = [];
  const order = field.units
    .map((_, unit) => unit)
    .sort((a, b) => Number(has(state, b, FLAG.below)) - Number(has(state, a, FLAG.below)));
  for (const unit of order) {
    if (!onMap(state, unit)) continue;
    const { type, movement, side: own } = field.units[unit]!;
    const unitState = stateOf(state, unit);
    const code = STATE_CODES[unitState];
    shown.push({
      id: unitId(unit),
      side: own,
      place: { hex: hexOf(state, unit), facing: facingOf(state, unit) },
      name: unitText(field, unit),
      type,
      strength: strengthOf(field, state, unit),
      rating: qualityOf(field, state, unit),
      movement,
      ...(code !== undefined && { state: { code, text: stateWords(unitState) } }),
      spent: unitsAct && own === side && !ready.has(unitId(unit)),
      reversed: shownSide(field, state, unit) === 1,
    });
  }
  for (const [leader, { side: own, name }] of field.leaders.entries())
    if (leads(state, leader))
      shown.push({
        id: leaderId(leader),
        side: own,
        place: { hex: leaderHex(state, leader) },
        name,
        type: 'leader',
        ...(fateOf(state, leader) === 'wounded' && { state: WOUNDED }),
      });
  return shown;
}
