import { isRefusal } from '../../../../kernel/assessment.ts';
import { firstVerdict, lineAt } from '../../../../kernel/chart.ts';
import { odds } from '../../../../kernel/odds.ts';
import { type Direction, OFF } from '../../../../space/hex.ts';
import { FIRE_TABLE } from '../../charts/fire.ts';
import { ODDS } from '../../charts/shock.ts';
import { hasMark } from '../../charts/terrain.ts';
import { type Fighter, type Ladder, ladderOf, stateAfterBlow } from '../../fate.ts';
import { shock } from '../../shock/index.ts';
import { resolve, type ShockInput } from '../../shock/resolve.ts';
import type { Situation } from '../../shock/situation.ts';
import { type NewState, type State as Shown, STATES } from '../../types.ts';
import { workOf } from '../situation/works.ts';
import type { Field } from '../position/field.ts';
import { stepAt } from '../position/ground.ts';

/** What a unit is still worth, by its state: one that routs is seldom seen again. */
export const STATE_WORTH: Readonly<Record<NewState, number>> = {
  good: 1,
  disordered: 0.72,
  routed: 0.3,
  eliminated: 0,
};
/** Ground given, as a share of what a unit is worth. */
const GIVING_WAY = 0.04;

/** What becomes of a unit that has to recoil: nothing more, it routs before an enemy, it is lost. */
export const WAY_BACK = { open: 0, front: 1, blocked: 2 } as const;
export type WayBack = (typeof WAY_BACK)[keyof typeof WAY_BACK];

/** Of guns alone (J-56). */
export const MOST_ODDS = 4;

type Attacker = Situation['attackers'][number];
type Defender = Situation['defenders'][number];
const PLAIN: Omit<Defender, 'inSquare'> = {
  type: 'infantry',
  strength: 4,
  cohesion: 5,
  name: '',
  state: 'good',
  disorderedCohesion: 4,
};

interface Changes {
  readonly attacker?: Partial<Attacker>;
  readonly defender?: Partial<Defender>;
  readonly terrain?: Situation['terrain'];
}

const MOST = 64;
const LEAST_TOTAL = -12;
const GREATEST_TOTAL = 20;
const TOTALS = GREATEST_TOTAL - LEAST_TOTAL + 1;
/** States, cohesions of both faces of a counter, roles. */
const STATES_OF_LOSS = 4 * 16 * 16 * 8;
const FACES = 10;
/** No way in across this side. */
const CLOSED = -99;
const UNKNOWN = 127;

/**
 * The shock charts in tables, for a quick look at shocks that may come: rows are measured on the calculator and losses
 * counted by its rule, so that another option of a ruling changes them too.
 */
export class ShockTables {
  readonly #field: Field;
  readonly #ratios = new Int8Array(MOST * MOST);
  readonly #ground: Int8Array;
  /** By hex. */
  readonly #forCharges: Uint8Array;
  readonly #ladder: Ladder;
  /** By what an expectation depends on; NaN where it is not worked out yet. */
  readonly #losses = new Float64Array(TOTALS * STATES_OF_LOSS).fill(NaN);
  readonly rear: number;
  readonly routed: number;
  readonly idleCavalry: number;
  readonly charge: number;
  readonly heavyCharge: number;
  readonly footOnSquare: number;
  readonly chargeOnSquare: number;

  constructor(field: Field) {
    this.#field = field;
    this.#ladder = ladderOf(field.options);
    for (let attacking = 0; attacking < MOST; attacking++)
      for (let defending = 1; defending < MOST; defending++)
        this.#ratios[attacking * MOST + defending] = firstVerdict(
          ODDS,
          ODDS.ratio!(attacking, defending, field.options),
        ).value;
    const plain = this.#total({})!;
    const measured = (changes: Changes): number => (this.#total(changes) ?? plain) - plain;
    this.rear = measured({ attacker: { aspect: 'rear' } });
    this.routed = measured({ defender: { state: 'routed' } });
    this.idleCavalry = measured({ attacker: { type: 'cavalry' } });
    this.charge = measured({ attacker: { type: 'cavalry', charging: true } });
    this.heavyCharge = measured({ attacker: { type: 'heavy-cavalry', charging: true } });
    this.footOnSquare = measured({ defender: { inSquare: true } });
    this.chargeOnSquare = measured({
      attacker: { type: 'cavalry', charging: true },
      defender: { inSquare: true },
    });
    this.#ground = new Int8Array(field.grid.hexes * 6).fill(UNKNOWN);
    this.#forCharges = Uint8Array.from({ length: field.grid.hexes }, (_, hex) =>
      hasMark(field.terrain(hex), 'shock', 'e') ? 0 : 1,
    );
  }

  #total({ attacker, defender, terrain = 'clear' }: Changes): number | undefined {
    const assessment = shock.assess(
      {
        attackers: [
          {
            ...PLAIN,
            charging: false,
            aspect: 'front',
            terrain: 'clear',
            levels: 0,
            slope: 'none',
            crest: false,
            water: 'none',
            work: 'none',
            chargePath: [],
            backTo: 'nobody',
            ...attacker,
          },
        ],
        defenders: [{ ...PLAIN, inSquare: false, ...defender }],
        terrain,
        otherTerrain: 'none',
        counterCharge: false,
      },
      this.#field.options,
    );
    return isRefusal(assessment) ? undefined : assessment.input.total;
  }

  /** What the ground is worth to whoever attacks from a hex in a direction; undefined where nobody may. */
  ground(from: number, direction: number): number | undefined {
    const at = from * 6 + direction;
    let worth = this.#ground[at]!;
    if (worth === UNKNOWN) this.#ground[at] = worth = this.#groundOf(from, direction as Direction);
    return worth === CLOSED ? undefined : worth;
  }

  #groundOf(from: number, direction: Direction): number {
    const field = this.#field;
    const to = field.grid.neighbours[from * 6 + direction]!;
    if (to === OFF || field.isWater(to) || field.isWater(from)) return CLOSED;
    const { levels, slope, crest, water } = stepAt(field.map, from, direction);
    const terrain = field.terrain(to);
    const attacker = { terrain: field.terrain(from), levels, slope, crest, water, work: workOf(field, from, to) };
    return this.#total({ attacker, terrain }) ?? CLOSED;
  }

  /** Whether a charge may strike into a hex. */
  isForCharges(hex: number): boolean {
    return this.#forCharges[hex] === 1;
  }

  ratio(attacking: number, defending: number): number {
    const [a, d] = [Math.min(MOST - 1, Math.floor(attacking)), Math.max(1, Math.min(MOST - 1, Math.floor(defending)))];
    return this.#ratios[a * MOST + d]!;
  }

  /** The share of its worth that a defender may expect to lose. */
  defenderLoss(
    total: number,
    state: number,
    cohesion: number,
    reverse: number,
    back: WayBack,
    gunsAlone: boolean,
  ): number {
    return this.#loss(total, state, cohesion, reverse, 1 + back + (gunsAlone ? 3 : 0));
  }

  /** The same of an attacker; whoever charged ends disordered where the rulings say so. */
  attackerLoss(total: number, state: number, cohesion: number, reverse: number, charging: boolean): number {
    return this.#loss(total, state, cohesion, reverse, charging && this.#field.rulings.chargersDisordered ? 7 : 0);
  }

  #loss(given: number, state: number, cohesion: number, reverse: number, role: number): number {
    const total = Math.max(LEAST_TOTAL, Math.min(GREATEST_TOTAL, given));
    // Totals lie side by side: those of one unit are asked for one after the other.
    const key = (((state * 16 + cohesion) * 16 + reverse) * 8 + role) * TOTALS + total - LEAST_TOTAL;
    const known = this.#losses[key]!;
    return Number.isNaN(known) ? (this.#losses[key] = this.#expected(total, state, cohesion, reverse, role)) : known;
  }

  #expected(total: number, shown: number, cohesion: number, reverse: number, role: number): number {
    const state = STATES[shown]!;
    const gunsAlone = role > 3 && role < 7;
    const fighter: Fighter = { type: gunsAlone ? 'artillery' : 'infantry', state, cohesion, reverse };
    const defends = role > 0 && role < 7;
    const back = (role - 1) % 3;
    const input: ShockInput = {
      total,
      attackers: defends ? [] : [fighter],
      defenders: defends ? [fighter] : [],
      ladder: this.#ladder,
      counterCharge: false,
      artilleryLost: gunsAlone,
    };
    const { total: weights, entries } = odds(resolve, input);
    let loss = 0;
    for (const { value, weight } of entries) {
      const fate = (defends ? value.defenders : value.attackers)[0]!;
      let after: NewState = fate.state;
      if (role === 7 && after === 'good') after = 'disordered';
      if (defends && fate.recoil && back === WAY_BACK.front && after !== 'eliminated') after = 'routed';
      if (defends && fate.recoil && back === WAY_BACK.blocked) after = 'eliminated';
      const given = fate.recoil && after !== 'eliminated' ? GIVING_WAY : 0;
      loss += (Number(weight) / Number(weights)) * (STATE_WORTH[state] - STATE_WORTH[after] + given);
    }
    return loss;
  }

  /** The share of its worth that a target may expect to lose to fire of a total. */
  fireLoss(total: number, shown: number, cohesion: number): number {
    const state: Shown = STATES[shown]!;
    const disordered = STATE_WORTH[state] - STATE_WORTH[stateAfterBlow(state, 'D', this.#ladder.again)];
    const routed = STATE_WORTH[state] - STATE_WORTH[stateAfterBlow(state, 'R', this.#ladder.again)];
    const fails = Math.max(0, FACES - 1 - cohesion) / FACES;
    let loss = 0;
    for (let face = 0; face < FACES; face++) {
      const result = lineAt(FIRE_TABLE, face + total).value;
      loss +=
        (result === 'R' ? routed : result === 'D' ? disordered : result === 'CT' ? fails * disordered : 0) / FACES;
    }
    return loss;
  }
}
