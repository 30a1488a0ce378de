import { type Problem, Problems } from '../../../kernel/problem.ts';
import { chosen, type Options } from '../../../kernel/ruling.ts';
import { parse } from '../../../kernel/schema.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { FOUR_FRONT, type Split, TWO_FRONT } from '../../../space/aspect.ts';
import { type Costs, FORBIDDEN, TOLL_MASK, TOLL_SHIFT } from '../../../space/costs.ts';
import { Finder } from '../../../space/finder.ts';
import { columnOf, directionTo, type Facing, hexOfNumber, numberOf, OFF, rowOf } from '../../../space/hex.ts';
import { type BattleMap, compileMap, terrainAt } from '../../../space/map.ts';
import type { Mover as Travel, Reach } from '../../../space/reach.ts';
import { hasSixFronts } from '../charts/terrain.ts';
import { FRONTS, REVERSE_SIDE } from '../options.ts';
import { type HexTerrain, isCavalry, isInfantry, type Mover, type UnitType } from '../types.ts';
import { facingOfName } from './facing.ts';
import { costsFor, costsTogether, VOCABULARY } from './ground.ts';
import { Places } from './places.ts';
import { type Readings, readingsOf } from './readings.ts';
import { type Edge, type ScenarioDocument, scenarioDocument } from './scenario.ts';
import type { Position } from './state.ts';

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

/** A scenario made ready, with the rulings chosen for it: everything about a battle that does not change. */
export class Field {
  readonly scenario: ScenarioDocument;
  readonly options: Options;
  readonly readings: Readings;
  readonly map: BattleMap;
  readonly units: readonly Counter[];
  readonly leaders: readonly LeaderCounter[];
  readonly formations: readonly Formation[];
  readonly objectives: readonly { readonly hex: number; readonly points: number; readonly side: number }[];
  readonly exits: readonly { readonly hex: number; readonly points: number; readonly side: number }[];
  readonly split: Split;
  readonly costs: Readonly<Record<Mover, Costs>>;
  /** Of foot or horse that move with guns: step by step, the dearer. */
  readonly withGuns: Readonly<Record<'infantry' | 'cavalry', Costs>>;
  readonly places: Places;
  /** Those who have moved so far, by their kind and their allowance: there are few of them. */
  readonly movers: Travel[][] = [];
  readonly #finder: Finder;
  /** What was searched last: asked again for the same, it is not searched anew. */
  #searched: { version: number; side: number; mover: Travel; from: number; reach: Reach } | undefined;
  /** By side and hex: how many hexes it is to the edge that it flees to. */
  readonly #toEdge: readonly Int16Array[];
  /** By hex. */
  readonly #sixFronts: Uint8Array;
  readonly #water: Uint8Array;
  /** By hex and direction: 1 where one may step across and stand there. */
  readonly #open: Readonly<Record<Counter['mover'], Uint8Array>>;
  /** By side. */
  readonly #commanders: readonly number[];

  constructor(scenario: ScenarioDocument, options: Options) {
    this.scenario = scenario;
    this.options = options;
    this.readings = readingsOf(options);
    this.map = compileMap(scenario.map, VOCABULARY);
    this.split = chosen(options, FRONTS) === 'four-two' ? FOUR_FRONT : TWO_FRONT;
    const { grid } = this.map;
    const problems = new Problems();
    const hexAt = (number: string, path: string): number => {
      const hex = hexOfNumber(grid, number);
      if (hex === undefined) problems.add(() => offTheMap(path, number, numberOf(grid, grid.hexes - 1)));
      return hex ?? 0;
    };
    const captains = scenario.leaders.flatMap((leader, l) => (leader.rank === 'formation' ? [{ leader, l }] : []));
    const formationOf = (side: number, id: string): number =>
      captains.findIndex(({ leader }) => leader.side === side && leader.formation === id);
    const less = chosen(options, REVERSE_SIDE) === 'same' ? 0 : 1;
    this.units = scenario.units.map((unit, i) => ({
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
    this.leaders = scenario.leaders.map((leader, i) => ({
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
    this.formations = captains.map(({ leader, l }, f) => ({
      id: leader.formation,
      side: leader.side - 1,
      name: leader.name,
      leader: l,
      units: this.units.flatMap((unit, u) => (unit.formation === f ? [u] : [])),
    }));
    const placed = (field: 'objectives' | 'exits') =>
      scenario[field].map(({ hex, points, side }, i) => ({
        hex: hexAt(hex, `${field}[${i + 1}].hex`),
        points,
        side: side - 1,
      }));
    this.objectives = placed('objectives');
    this.exits = placed('exits');
    const marked = (has: (terrain: HexTerrain) => boolean): Uint8Array =>
      Uint8Array.from({ length: grid.hexes }, (_, hex) => (has(this.terrain(hex)) ? 1 : 0));
    this.#sixFronts = marked(hasSixFronts);
    this.#water = marked((terrain) => terrain === 'water');
    this.#commanders = [0, 1].map((side) =>
      this.leaders.findIndex((leader) => leader.side === side && leader.formation === NO_FORMATION),
    );
    this.#check(problems);
    problems.end();
    const costs = (mover: Mover): Costs => costsFor(this.map, mover, options);
    this.costs = {
      general: costs('general'),
      infantry: costs('infantry'),
      cavalry: costs('cavalry'),
      artillery: costs('artillery'),
    };
    this.withGuns = {
      infantry: costsTogether(this.map, ['infantry', 'artillery'], options),
      cavalry: costsTogether(this.map, ['cavalry', 'artillery'], options),
    };
    const open = (mover: Mover): Uint8Array =>
      Uint8Array.from(grid.neighbours, (to, side) =>
        to === OFF || this.isWater(to) || this.#tollAcross(mover, side) === FORBIDDEN ? 0 : 1,
      );
    this.#open = { infantry: open('infantry'), cavalry: open('cavalry'), artillery: open('artillery') };
    this.#finder = new Finder(grid);
    this.places = new Places(this);
    this.#toEdge = scenario.sides.map(({ edge }) =>
      Int16Array.from({ length: grid.hexes }, (_, hex) => this.#distanceToEdge(hex, edge)),
    );
  }

  get grid() {
    return this.map.grid;
  }

  terrain(hex: number): HexTerrain {
    return terrainAt(this.map, hex) as HexTerrain;
  }

  isSixFronts(hex: number): boolean {
    return this.#sixFronts[hex] === 1;
  }

  /** Nobody stands in it. */
  isWater(hex: number): boolean {
    return this.#water[hex] === 1;
  }

  commander(side: number): number {
    return this.#commanders[side]!;
  }

  /** All that a mover of a side can reach; good until the next search on this field. */
  reach(position: Position, side: number, mover: Travel, from: number): Reach {
    const version = this.places.version(position);
    const last = this.#searched;
    if (
      last !== undefined &&
      last.version === version &&
      last.side === side &&
      last.mover === mover &&
      last.from === from
    )
      return last.reach;
    const reach = this.#finder.reach(mover, from, 0, this.places.marks(position, side));
    this.#searched = { version, side, mover, from, reach };
    return reach;
  }

  toEdge(side: number, hex: number): number {
    return this.#toEdge[side]![hex]!;
  }

  /** Half points of a step, or `FORBIDDEN`. */
  toll(mover: Mover, from: number, to: number): number {
    const direction = directionTo(this.grid, from, to);
    return direction === undefined ? FORBIDDEN : this.#tollAcross(mover, from * 6 + direction);
  }

  #tollAcross(mover: Mover, side: number): number {
    return (this.costs[mover].words[side]! >> TOLL_SHIFT) & TOLL_MASK;
  }

  /** Whether a unit may step across a side, and stand on the other side of it (J-116). */
  isOpenTowards(unit: number, from: number, direction: number): boolean {
    return this.#open[this.units[unit]!.mover][from * 6 + direction] === 1;
  }

  isOpen(unit: number, from: number, to: number): boolean {
    const direction = directionTo(this.grid, from, to);
    return direction !== undefined && this.isOpenTowards(unit, from, direction);
  }

  /** How many orders a side gives in a turn. */
  ordersIn(side: number, turn: number): number {
    let { orders } = this.scenario.sides[side]!;
    for (const special of this.scenario.special)
      if (special.rule === 'orders' && special.side === side + 1 && special.turn <= turn) ({ orders } = special);
    return orders;
  }

  /** How far anybody sees in a turn. */
  sightIn(turn: number): number {
    let sight = Infinity;
    for (const { rule, turn: until, hexes } of this.scenario.special)
      if (rule === 'fog' && until >= turn) sight = Math.min(sight, hexes);
    return sight;
  }

  /** Two of foot or two of horse, never both, and one battery; or two batteries of one formation (J-86). */
  fits(units: readonly number[]): boolean {
    let [foot, horse, guns, oneFormation]: [number, number, number, boolean] = [0, 0, 0, true];
    let battery: Counter | undefined;
    for (const unit of units) {
      const counter = this.units[unit]!;
      if (isInfantry(counter)) foot++;
      else if (isCavalry(counter)) horse++;
      else {
        guns++;
        oneFormation = battery === undefined || battery.formation === counter.formation;
        battery = counter;
      }
    }
    if (guns === 2) return foot + horse === 0 && oneFormation;
    return guns < 2 && foot + horse <= MOST_IN_STACK && (foot === 0 || horse === 0);
  }

  #distanceToEdge(hex: number, edge: Edge): number {
    const [column, row] = [columnOf(this.grid, hex), rowOf(this.grid, hex)];
    switch (edge) {
      case 'north':
        return row;
      case 'south':
        return this.grid.height - 1 - row;
      case 'west':
        return column;
      case 'east':
        return this.grid.width - 1 - column;
    }
  }

  /** What no schema can say: stacks within limits, leaders for all, ground that holds them. */
  #check(problems: Problems): void {
    const stacks = new Map<number, number[]>();
    for (const [i, unit] of this.units.entries()) {
      const path = `units[${i + 1}]`;
      if (unit.formation < 0)
        problems.add(() => ({
          path: `${path}.formation`,
          text: t(
            `« ${this.scenario.units[i]!.formation} » n’a pas de chef`,
            `"${this.scenario.units[i]!.formation}" has no leader`,
          ),
        }));
      if (this.isWater(unit.hex))
        problems.add(() => ({ path: `${path}.hex`, text: t('rien ne s’y tient (NA)', 'nothing stands there (NA)') }));
      if (unit.turn > 0) continue;
      const stack = [...(stacks.get(unit.hex) ?? []), i];
      stacks.set(unit.hex, stack);
      if (stack.some((other) => this.units[other]!.side !== unit.side || this.units[other]!.facing !== unit.facing))
        problems.add(() => ({
          path,
          text: t('une pile a un seul camp et une seule orientation', 'a stack has one side and one facing'),
        }));
      else if (!this.fits(stack)) problems.add(() => ({ path, text: TOO_LARGE }));
    }
    for (const [f, { side, id, leader }] of this.formations.entries())
      if (this.formations.some((other, g) => g < f && other.side === side && other.id === id))
        problems.add(() => ({
          path: `leaders[${leader + 1}].formation`,
          text: t(`« ${id} » a déjà un chef`, `"${id}" has a leader already`),
        }));
    for (const side of [0, 1]) {
      const count = this.leaders.filter((leader) => leader.side === side && leader.formation === NO_FORMATION).length;
      if (count !== 1)
        problems.add(() => ({
          path: 'leaders',
          text: t(
            `le camp ${side + 1} a ${count} chefs d’armée ; un seul est attendu`,
            `side ${side + 1} has ${count} army commanders; one is expected`,
          ),
        }));
    }
  }
}

const MOST_IN_STACK = 2;

const TOO_LARGE = t(
  'par hexagone : deux infanteries ou deux cavaleries et une artillerie, ou deux artilleries d’une formation',
  'in a hex: two infantry or two cavalry and one artillery, or two artillery of one formation',
);

const offTheMap = (path: string, number: string, last: string): Problem => ({
  path,
  text: t(`« ${number} » : hors de la carte, de 0101 à ${last}`, `"${number}": not on the map, 0101 to ${last}`),
});

/** Checks untrusted data and makes it ready; throws `BadInput`. */
export const openField = (data: unknown, options: Options): Field => new Field(parse(scenarioDocument, data), options);
