import type { Options } from '../../../../kernel/ruling.ts';
import { prefixProblems, Problems } from '../../../../kernel/problem.ts';
import { parse } from '../../../../kernel/schema.ts';
import { distancesToEdge } from '../../../../hex-battle/scenario/edges.ts';
import { hexReader } from '../../../../hex-battle/scenario/hex-numbers.ts';
import { type Text } from '../../../../kernel/text.ts';
import { compileCosts, type Costs, TOLL_MASK, TOLL_SHIFT } from '../../../../space/reach/costs.ts';
import { ReachFinder } from '../../../../space/reach/reach-finder.ts';
import { columnOf, type Direction, type Facing, OFF, rowOf } from '../../../../space/hex.ts';
import { type BattleMap, compileMap, hasSide, levelAt, terrainAt, type Vocabulary } from '../../../../space/map.ts';
import { isShooter } from '../../charts/fire.ts';
import { type MoverClass, moverClass, TERRAIN, terrainText } from '../../charts/terrain.ts';
import { isBridgeOnTopOfClear, mayEnter, type StepFacts, stepCost } from '../../movement/step.ts';
import { HEX_TERRAINS, type HexTerrain, type Slope, type UnitType } from '../../types.ts';
import { LARGEST_STACK } from '../../units.ts';
import { facingOfName } from '../../../../hex-battle/counters/facing-names.ts';
import { Places } from './places.ts';
import { type BoardRulings, boardRulings } from './board-rulings.ts';
import { type ScenarioDocument, scenarioDocument } from '../scenario.ts';
import { checkScenario } from '../scenario-check.ts';
import { noSearches } from './last-searches.ts';

/** A counter as it is printed, with what never changes of it. */
export interface Counter {
  readonly side: number;
  readonly name: Text;
  readonly formation: string;
  readonly type: UnitType;
  /** Quality in good order, then fatigued. */
  readonly strength: readonly [number, number];
  readonly quality: readonly [number, number];
  readonly movement: number;
  readonly shoots: boolean;
  readonly mover: MoverClass;
  /** The first turn in which it acts. */
  readonly stillBefore: number;
  readonly hex: number;
  readonly facing: Facing;
}

export interface LeaderCounter {
  readonly id: string;
  readonly side: number;
  readonly name: Text;
  readonly formation: string;
  readonly rank: 'formation' | 'wing' | 'army';
  readonly bonus: number;
  readonly value: number;
  readonly radius: number;
  /** The first turn in which he acts: that of his formation. */
  readonly stillBefore: number;
  readonly hex: number;
  readonly deathDecides: boolean;
  readonly flightDecides: boolean;
}

/** Ground as the terrain chart of the sheet knows it. */
export const VOCABULARY: Vocabulary = {
  terrains: Object.fromEntries(HEX_TERRAINS.map((id) => [id, terrainText(id)])),
  sides: { stream: { text: terrainText('stream') } },
  roads: {},
  mapStyle: 'relief',
  chart: TERRAIN.id,
};

export interface Objective {
  readonly side: number;
  readonly units: number;
  readonly ahead: boolean;
  has(hex: number): boolean;
}

const LEADER_ALLOWANCE = 8;

/** A scenario made ready, with the rulings chosen for it: everything about a battle that does not change. */
export class Field {
  readonly scenario: ScenarioDocument;
  readonly options: Options;
  readonly rulings: BoardRulings;
  readonly map: BattleMap;
  readonly units: readonly Counter[];
  readonly leaders: readonly LeaderCounter[];
  /** The units that each leader may command once they are in his radius. */
  readonly followers: readonly (readonly number[])[];
  /** Leaders on whom the battle hangs. */
  readonly deciding: readonly number[];
  /** For each turn, a bit for each leader whose formation does not act yet. */
  readonly #held: readonly number[];
  readonly objectives: readonly Objective[];
  readonly spentChariots: boolean;
  /** Strength points of a side when the battle begins. */
  readonly strengths: readonly number[];
  readonly costs: Readonly<Record<MoverClass, Costs>>;
  /** Costs of foot and mounted units that move together: the dearer of both at each step. */
  readonly slowestCosts: Costs;
  /** The costs of each unit's steps. */
  readonly #tolls: readonly Int32Array[];
  /** Neighbours that have to do with a hex, at `hex * 6 + direction`; `OFF` where they are two levels apart. */
  readonly near: Int16Array;
  readonly finder: ReachFinder;
  readonly places: Places;
  readonly lastSearches = noSearches();
  /** The distance in hexes to the edge that a side flees to, by side and hex. */
  readonly #toEdge: readonly Int16Array[];

  constructor(scenario: ScenarioDocument, options: Options) {
    this.scenario = scenario;
    this.options = options;
    this.rulings = boardRulings(options);
    this.map = prefixProblems('map', () => compileMap(scenario.map, VOCABULARY));
    const { grid } = this.map;
    const problems = new Problems();
    const hexAt = hexReader(grid, problems);
    const special = (rule: string) => scenario.special.filter((one) => one.rule === rule);
    const stillBefore = (formation: string): number =>
      Math.max(0, ...special('still').map((one) => (one.formation === formation ? one.turn : 0)));
    this.spentChariots = special('spent-chariots').length > 0;
    this.units = scenario.units.map((unit, i) => ({
      side: unit.side - 1,
      name: unit.name,
      formation: unit.formation,
      type: unit.type,
      strength: [unit.strength, unit.fatigued.strength || Math.max(1, unit.strength - 1)],
      quality: [unit.quality, unit.fatigued.quality || Math.max(0, unit.quality - 1)],
      movement: unit.movement,
      shoots: isShooter(unit.type) && !unit.unarmed,
      mover: moverClass(unit.type),
      stillBefore: stillBefore(unit.formation),
      hex: hexAt(unit.hex, `units[${i + 1}].hex`),
      facing: facingOfName(unit.facing),
    }));
    this.leaders = scenario.leaders.map((leader, i) => ({
      id: leader.id,
      side: leader.side - 1,
      name: leader.name,
      formation: leader.formation,
      rank: leader.rank,
      bonus: leader.bonus,
      value: leader.value,
      radius: leader.radius,
      stillBefore: stillBefore(leader.formation),
      hex: hexAt(leader.hex, `leaders[${i + 1}].hex`),
      deathDecides: special('death-decides').some(({ leader: id }) => id === leader.id),
      flightDecides: special('flight-decides').some(({ leader: id }) => id === leader.id),
    }));
    this.#held = Array.from({ length: Math.max(0, ...this.leaders.map((leader) => leader.stillBefore)) }, (_, turn) =>
      this.leaders.reduce((bits, { stillBefore: first }, l) => (first > turn ? bits | (1 << l) : bits), 0),
    );
    this.followers = this.leaders.map((leader) => this.#followersOf(leader));
    this.deciding = this.leaders.flatMap((leader, l) => (leader.deathDecides || leader.flightDecides ? [l] : []));
    this.objectives = scenario.objectives.map(({ side, units, ahead, zone }, i) => {
      const [one, other] = zone.split('-').map((number) => hexAt(number, `objectives[${i + 1}].zone`));
      const inside = Uint8Array.from({ length: grid.hexes }, (_, hex) =>
        this.#between(hex, one!, other ?? one!) ? 1 : 0,
      );
      return { side: side - 1, units, ahead, has: (hex) => inside[hex] === 1 };
    });
    checkScenario(this, problems);
    problems.end();
    this.strengths = [0, 1].map((side) =>
      this.units.reduce((sum, unit) => sum + (unit.side === side ? unit.strength[0] : 0), 0),
    );
    this.costs = { foot: this.#costsFor('foot'), mounted: this.#costsFor('mounted') };
    this.slowestCosts = this.#costsFor('foot', 'mounted');
    this.#tolls = this.units.map(({ mover }) => this.costs[mover].words);
    this.near = grid.neighbours.map((to, side) => (to === OFF || this.isNear(Math.floor(side / 6), to) ? to : OFF));
    this.finder = new ReachFinder(grid);
    this.places = new Places(this);
    this.#toEdge = scenario.sides.map(({ edge }) => distancesToEdge(grid, edge));
  }

  get grid() {
    return this.map.grid;
  }

  terrain(hex: number): HexTerrain {
    return terrainAt(this.map, hex) as HexTerrain;
  }

  /** The level of `to` seen from `from`. */
  slope(from: number, to: number): Slope {
    const rise = levelAt(this.map, to) - levelAt(this.map, from);
    return rise === 0 ? 'level' : rise > 0 ? 'up' : 'down';
  }

  stream(from: number, direction: Direction): boolean {
    return hasSide(this.map, from, direction, 'stream');
  }

  /** Neighbours two levels apart have nothing to do with each other. */
  isNear(from: number, to: number): boolean {
    const apart = this.map.level[to]! - this.map.level[from]!;
    return apart <= 1 && apart >= -1;
  }

  /** Half points for a unit's step; `FORBIDDEN` off the map, two levels up or down, and where it may not enter. */
  toll(unit: number, from: number, direction: number): number {
    return (this.#tolls[unit]![from * 6 + direction]! >> TOLL_SHIFT) & TOLL_MASK;
  }

  toEdge(side: number, hex: number): number {
    return this.#toEdge[side]![hex]!;
  }

  /** A bit for each leader whom the scenario holds back in a turn. */
  heldIn(turn: number): number {
    return this.#held[turn] ?? 0;
  }

  armyLeader(side: number): number {
    return this.leaders.findIndex((leader) => leader.side === side && leader.rank === 'army');
  }

  /** A step as the terrain chart sees it; undefined where nobody may make it. */
  stepFacts(from: number, direction: Direction, to: number, mover: MoverClass): StepFacts | undefined {
    const terrain = this.terrain(to);
    if (!mayEnter(terrain, mover) || !this.isNear(from, to)) return undefined;
    return {
      mover,
      terrain,
      stream: this.stream(from, direction),
      slope: this.slope(from, to),
      bridgeOnTopOfClear: isBridgeOnTopOfClear(this.options),
    };
  }

  #followersOf({ side, rank, formation }: LeaderCounter): number[] {
    return this.units.flatMap((unit, u) =>
      unit.side === side && (rank !== 'formation' || unit.formation === formation) ? [u] : [],
    );
  }

  #costsFor(...movers: readonly MoverClass[]): Costs {
    return compileCosts(this.grid, (from, direction, to) => {
      const facts = movers.flatMap((mover) => this.stepFacts(from, direction, to, mover) ?? []);
      return { points: facts.length < movers.length ? 'NA' : Math.max(...facts.map(stepCost)) };
    });
  }

  #between(hex: number, one: number, other: number): boolean {
    const inside = (of: (grid: typeof this.grid, hex: number) => number): boolean => {
      const [a, b, here] = [of(this.grid, one), of(this.grid, other), of(this.grid, hex)];
      return here >= Math.min(a, b) && here <= Math.max(a, b);
    };
    return inside(columnOf) && inside(rowOf);
  }

  /** Whether units may join those of a hex (`NOBODY`: none): two at most, and 9 strength points of fresh sides. */
  fitsWith(top: number, below: number, coming: readonly number[]): boolean {
    if (below >= 0 || coming.length > (top >= 0 ? 1 : MOST_UNITS_IN_STACK)) return false;
    let strength = top >= 0 ? this.units[top]!.strength[0] : 0;
    for (let i = 0; i < coming.length; i++) strength += this.units[coming[i]!]!.strength[0];
    return strength <= LARGEST_STACK;
  }

  get leaderAllowance(): number {
    return LEADER_ALLOWANCE;
  }
}

const MOST_UNITS_IN_STACK = 2;

/** Checks untrusted data and makes it ready; throws `BadInput`. */
export const openField = (data: unknown, options: Options): Field =>
  new Field(parse(scenarioDocument, data, [], 'scenario'), options);
