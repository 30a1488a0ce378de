import { isRefusal } from '../../../../kernel/assessment.ts';
import { firstVerdict, lineAt } from '../../../../kernel/chart.ts';
import { type Options, chosenOption } from '../../../../kernel/ruling.ts';
import { MELEE_RESULTS, type Code, RATIOS, TYPE_MATRIX } from '../../charts/melee.ts';
import { melee } from '../../melee/index.ts';
import type { Situation } from '../../melee/situation.ts';
import { groundOf } from '../../melee/approaches.ts';
import { SEVERAL_TERRAINS } from '../../options.ts';
import { ladderOf, type NewState, stateAfterBlow } from '../../states.ts';
import { type State as Shown, UNIT_TYPES } from '../../types.ts';
import { aspectOf } from '../position/places.ts';
import type { Field } from '../position/field.ts';
import { type Direction, type Facing, OFF } from '../../../../space/hex.ts';
import { UNIT_STATES } from '../position/state.ts';
import type { Weights } from './weights.ts';

const LIMIT = 7;
const FACES = 10;
const TYPES = UNIT_TYPES.length;

type Unit = Situation['attackers'][number]['units'][number];
const PLAIN: Unit = {
  type: 'Ca',
  strength: 4,
  quality: 5,
  name: '',
  state: 'good',
  phalanxesOnFlanks: 0,
  otherPhalanxes: 0,
  namesakeBeside: false,
};

interface Changes {
  readonly attacker?: Partial<Unit>;
  readonly defender?: Partial<Unit>;
  readonly aspect?: 'front' | 'flank' | 'rear';
}

function totalOf({ attacker = {}, defender = {}, aspect = 'front' }: Changes, options: Options): number {
  const assessed = melee.assess(
    {
      attackers: [
        {
          units: [{ ...PLAIN, ...attacker }],
          leaders: [],
          approaches: [{ aspect, defender: 1, stream: false, slope: 'level' }],
          fired: false,
        },
      ],
      defenders: [{ units: [{ ...PLAIN, ...defender }], leaders: [], terrain: 'clear' }],
      phalanxPair: false,
    },
    options,
  );
  if (isRefusal(assessed)) throw new Error(assessed.refused.en);
  return assessed.input.total;
}

/**
 * The melee charts in tables, for a quick look at melees that may come: rows are measured on the calculator, so that
 * another option of a ruling changes them too.
 */
export class MeleeTables {
  /** By attacking and defending type. */
  readonly types = new Int8Array(TYPES * TYPES);
  /** By `(facing - direction of the attacker) mod 6` of the defender. */
  readonly aspects = new Int8Array(36);
  readonly ratios = new Int8Array(64 * 64);
  /** For a way from a hex in a direction. */
  readonly ground: Int8Array;
  readonly better: number;
  readonly worse: number;
  readonly attackerDiscouraged: number;
  readonly defenderDiscouraged: number;
  readonly flanksHeld: number;
  readonly inLine: number;
  /** Share of strength that defenders and attackers lose, by total and state. */
  readonly #defenderLoss = new Float64Array((2 * LIMIT + 1) * UNIT_STATES.length);
  readonly #attackerLoss = new Float64Array((2 * LIMIT + 1) * UNIT_STATES.length);

  constructor(field: Field, weights: Weights) {
    const { options } = field;
    const plain = totalOf({}, options);
    const measured = (changes: Changes): number => totalOf(changes, options) - plain;
    for (const [a, attacker] of UNIT_TYPES.entries())
      for (const [d, defender] of UNIT_TYPES.entries()) this.types[a * TYPES + d] = TYPE_MATRIX.at(attacker, defender);
    for (let attacking = 0; attacking < 64; attacking++)
      for (let defending = 1; defending < 64; defending++)
        this.ratios[attacking * 64 + defending] = firstVerdict(RATIOS, { attacking, defending }).value;
    const aspects = {
      front: 0,
      flank: measured({ aspect: 'flank' }),
      rear: measured({ aspect: 'rear' }),
    };
    for (let facing = 0; facing < 6; facing++)
      for (let direction = 0; direction < 6; direction++)
        this.aspects[facing * 6 + direction] = aspects[aspectOf(facing as Facing, direction)];
    this.better = measured({ attacker: { quality: 6 } });
    this.worse = measured({ defender: { quality: 6 } });
    this.attackerDiscouraged = measured({ attacker: { state: 'discouraged' } });
    this.defenderDiscouraged = measured({ defender: { state: 'discouraged' } });
    const phalanx = (changes: Changes): number =>
      totalOf(changes, options) - totalOf({ attacker: { type: 'Ph' }, defender: { type: 'Ph' } }, options);
    this.flanksHeld = phalanx({ attacker: { type: 'Ph' }, defender: { type: 'Ph', phalanxesOnFlanks: 2 } });
    this.inLine = phalanx({ attacker: { type: 'Ph', phalanxesOnFlanks: 2 }, defender: { type: 'Ph' } });
    this.ground = groundTable(field);
    this.#fillLosses(weights, ladderOf(options), measured({ defender: { state: 'routed' } }));
  }

  #fillLosses({ states, givingWay }: Weights, ladder: ReturnType<typeof ladderOf>, routed: number): void {
    const lost = (state: Shown, codes: readonly Code[]): number => {
      let now: NewState = state;
      let given = 0;
      for (const code of codes)
        if (code === 'R') given = givingWay;
        else if (code === 'F' || code === 'D' || code === 'Dr')
          now = now === 'eliminated' ? now : stateAfterBlow(now as Shown, code, ladder);
      return states[state] - states[now] + (now === 'eliminated' ? 0 : given);
    };
    for (let total = -LIMIT; total <= LIMIT; total++)
      for (const state of ['good', 'fatigued', 'discouraged', 'routed'] as const) {
        const at = (total + LIMIT) * UNIT_STATES.length + UNIT_STATES.indexOf(state);
        const shown = state === 'routed' ? Math.min(LIMIT, total + routed) : total;
        for (let face = 0; face < FACES; face++) {
          this.#defenderLoss[at]! += lost(state, lineAt(MELEE_RESULTS, face + shown).value.defenders) / FACES;
          this.#attackerLoss[at]! += lost(state, lineAt(MELEE_RESULTS, face + total).value.attackers) / FACES;
        }
      }
  }

  /** Expected share of its strength that a defender in a state (by its place in `UNIT_STATES`) loses. */
  defenderLoss(total: number, state: number): number {
    return this.#defenderLoss[(Math.max(-LIMIT, Math.min(LIMIT, total)) + LIMIT) * UNIT_STATES.length + state]!;
  }

  attackerLoss(total: number, state: number): number {
    return this.#attackerLoss[(Math.max(-LIMIT, Math.min(LIMIT, total)) + LIMIT) * UNIT_STATES.length + state]!;
  }

  ratio(attacking: number, defending: number): number {
    return this.ratios[Math.min(63, attacking) * 64 + Math.max(1, Math.min(63, defending))]!;
  }

  quality(attacking: number, defending: number): number {
    return attacking > defending ? this.better : attacking < defending ? this.worse : 0;
  }

  type(attacker: number, defender: number): number {
    return this.types[attacker * TYPES + defender]!;
  }
}

function groundTable(field: Field): Int8Array {
  const oneTerrain = chosenOption(field.options, SEVERAL_TERRAINS) === 'one-only';
  const table = new Int8Array(field.grid.hexes * 6);
  for (let hex = 0; hex < field.grid.hexes; hex++)
    for (let direction = 0; direction < 6; direction++) {
      const to = field.grid.neighbours[hex * 6 + direction]!;
      if (to === OFF || !field.isNear(hex, to)) continue;
      const way = {
        aspect: 'front',
        defender: 1,
        stream: field.stream(hex, direction as Direction),
        slope: field.slope(hex, to),
        terrain: field.terrain(to),
      } as const;
      table[hex * 6 + direction] = groundOf([way], oneTerrain).worth;
    }
  return table;
}
