import { chosenOption, type Options } from '../../../../kernel/ruling.ts';
import type { Text } from '../../../../kernel/text.ts';
import type { Facing } from '../../../../space/hex.ts';
import { REVERSE_SIDE } from '../../options.ts';
import type { Mover, UnitType } from '../../types.ts';
import { facingOfName } from '../../../../hex-battle/counters/facing-names.ts';
import type { HexAt } from '../../../../hex-battle/scenario/hex-numbers.ts';
import type { ScenarioDocument } from '../scenario.ts';

/** What is printed on a counter, and what never changes of it. */
export interface Counter {
  readonly side: number;
  readonly name: Text;
  readonly formation: number;
  readonly type: UnitType;
  /** In good order, then disordered. */
  readonly strength: readonly [number, number];
  readonly cohesion: readonly [number, number];
  readonly engagement: number;
  readonly movement: number;
  readonly range: number;
  readonly horse: boolean;
  readonly mover: Exclude<Mover, 'general'>;
  readonly hex: number;
  readonly facing: Facing;
  readonly turn: number;
}

export interface LeaderCounter {
  readonly id: string;
  readonly side: number;
  readonly name: Text;
  /** `NO_FORMATION` of an army commander. */
  readonly formation: number;
  readonly rating: number;
  readonly bonus: number;
  readonly range: number;
  readonly hex: number;
  readonly turn: number;
}

/** A formation is known by its leader. */
export interface Formation {
  readonly id: string;
  readonly side: number;
  readonly name: Text;
  readonly leader: number;
  readonly units: readonly number[];
}

export const NO_FORMATION = -1;

const MOVERS: Readonly<Record<UnitType, Counter['mover']>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  'heavy-cavalry': 'cavalry',
  artillery: 'artillery',
};

/** All that a scenario puts on the map. */
export interface Counters {
  readonly units: readonly Counter[];
  readonly leaders: readonly LeaderCounter[];
  readonly formations: readonly Formation[];
}

export function countersOf(scenario: ScenarioDocument, options: Options, hexAt: HexAt): Counters {
  const captains = scenario.leaders.flatMap((leader, l) => (leader.rank === 'formation' ? [{ leader, l }] : []));
  const formationOf = (side: number, id: string): number =>
    captains.findIndex(({ leader }) => leader.side === side && leader.formation === id);
  const less = chosenOption(options, REVERSE_SIDE) === 'same' ? 0 : 1;
  const units = scenario.units.map((unit, i): Counter => ({
    side: unit.side - 1,
    name: unit.name,
    formation: formationOf(unit.side, unit.formation),
    type: unit.type,
    strength: [unit.strength, unit.disordered.strength || unit.strength],
    cohesion: [unit.cohesion, unit.disordered.cohesion || Math.max(0, unit.cohesion - less)],
    engagement: unit.engagement,
    movement: unit.movement,
    range: unit.range,
    horse: unit.horse,
    mover: MOVERS[unit.type],
    hex: hexAt(unit.hex, `units[${i + 1}].hex`),
    facing: facingOfName(unit.facing),
    turn: unit.turn,
  }));
  const leaders = scenario.leaders.map((leader, i): LeaderCounter => ({
    id: leader.id,
    side: leader.side - 1,
    name: leader.name,
    formation: leader.rank === 'army' ? NO_FORMATION : formationOf(leader.side, leader.formation),
    rating: leader.rating,
    bonus: leader.bonus,
    range: leader.range,
    hex: hexAt(leader.hex, `leaders[${i + 1}].hex`),
    turn: leader.turn,
  }));
  const formations = captains.map(({ leader, l }, f): Formation => ({
    id: leader.formation,
    side: leader.side - 1,
    name: leader.name,
    leader: l,
    units: units.flatMap((unit, u) => (unit.formation === f ? [u] : [])),
  }));
  return { units, leaders, formations };
}
