import { prefixProblems, Problems } from '../../../../kernel/problem.ts';
import { chosenOption, type Options } from '../../../../kernel/ruling.ts';
import { parse } from '../../../../kernel/schema.ts';
import { distancesToEdge } from '../../../../hex-battle/scenario/edges.ts';
import { hexReader } from '../../../../hex-battle/scenario/hex-numbers.ts';
import { FOUR_FRONT, type Split, TWO_FRONT } from '../../../../space/aspect.ts';
import { type Costs, FORBIDDEN, TOLL_MASK, TOLL_SHIFT } from '../../../../space/reach/costs.ts';
import { ReachFinder } from '../../../../space/reach/reach-finder.ts';
import { directionTo, OFF } from '../../../../space/hex.ts';
import { type BattleMap, compileMap, terrainAt } from '../../../../space/map.ts';
import type { Mover as Travel, Reach } from '../../../../space/reach/reach.ts';
import { hasSixFronts } from '../../charts/terrain.ts';
import { FRONTS } from '../../options.ts';
import { type HexTerrain, isCavalry, isInfantry, type Mover } from '../../types.ts';
import { checkField } from '../scenario-check.ts';
import { type Counter, countersOf, type Formation, type LeaderCounter, NO_FORMATION } from './counters.ts';
import { costsFor, costsTogether, VOCABULARY } from './ground.ts';
import { Places } from './places.ts';
import { type BoardRulings, boardRulings } from './board-rulings.ts';
import { type ScenarioDocument, scenarioDocument } from '../scenario.ts';
import type { Position } from './state.ts';

/** A scenario made ready, with the rulings chosen for it: everything about a battle that does not change. */
export class Field {
  readonly scenario: ScenarioDocument;
  readonly options: Options;
  readonly rulings: BoardRulings;
  readonly map: BattleMap;
  readonly units: readonly Counter[];
  readonly leaders: readonly LeaderCounter[];
  readonly formations: readonly Formation[];
  readonly objectives: readonly { readonly hex: number; readonly points: number; readonly side: number }[];
  readonly exits: readonly { readonly hex: number; readonly points: number; readonly side: number }[];
  readonly split: Split;
  readonly costs: Readonly<Record<Mover, Costs>>;
  /** Costs of foot or horse that move with guns: the dearer of both at each step. */
  readonly withGuns: Readonly<Record<'infantry' | 'cavalry', Costs>>;
  readonly places: Places;
  /** Movers met so far, by their kind and their allowance; there are few of them. */
  readonly movers: Travel[][] = [];
  readonly #finder: ReachFinder;
  /** The last search, so that the same question is not searched anew. */
  #searched: { version: number; side: number; mover: Travel; from: number; reach: Reach } | undefined;
  /** The distance in hexes to the edge that a side flees to, by side and hex. */
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
    this.rulings = boardRulings(options);
    this.map = prefixProblems('map', () => compileMap(scenario.map, VOCABULARY));
    this.split = chosenOption(options, FRONTS) === 'four-two' ? FOUR_FRONT : TWO_FRONT;
    const { grid } = this.map;
    const problems = new Problems();
    const hexAt = hexReader(grid, problems);
    const { units, leaders, formations } = countersOf(scenario, options, hexAt);
    this.units = units;
    this.leaders = leaders;
    this.formations = formations;
    const hexesOf = (field: 'objectives' | 'exits') =>
      scenario[field].map(({ hex, points, side }, i) => ({
        hex: hexAt(hex, `${field}[${i + 1}].hex`),
        points,
        side: side - 1,
      }));
    this.objectives = hexesOf('objectives');
    this.exits = hexesOf('exits');
    const markHexes = (has: (terrain: HexTerrain) => boolean): Uint8Array =>
      Uint8Array.from({ length: grid.hexes }, (_, hex) => (has(this.terrain(hex)) ? 1 : 0));
    this.#sixFronts = markHexes(hasSixFronts);
    this.#water = markHexes((terrain) => terrain === 'water');
    this.#commanders = [0, 1].map((side) =>
      this.leaders.findIndex((leader) => leader.side === side && leader.formation === NO_FORMATION),
    );
    checkField(this, problems);
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
    this.#finder = new ReachFinder(grid);
    this.places = new Places(this);
    this.#toEdge = scenario.sides.map(({ edge }) => distancesToEdge(grid, edge));
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
    const { version } = this.places.at(position.units);
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
}

const MOST_IN_STACK = 2;

/** Checks untrusted data and makes it ready; throws `BadInput`. */
export const openField = (data: unknown, options: Options): Field =>
  new Field(parse(scenarioDocument, data, [], 'scenario'), options);
