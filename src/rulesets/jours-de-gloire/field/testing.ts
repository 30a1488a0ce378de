import { type Assessment, isRefusal, type Refusal } from '../../../kernel/assessment.ts';
import { OUR_OPTIONS, type Options } from '../../../kernel/ruling.ts';
import { signed } from '../../../kernel/text.ts';
import { attempt } from '../../../kernel/throwing.ts';
import { hexOfNumber, numberOf } from '../../../space/hex.ts';
import { fire } from '../fire/index.ts';
import type { Situation as FireSituation } from '../fire/situation.ts';
import { shock } from '../shock/index.ts';
import type { Situation as ShockSituation } from '../shock/situation.ts';
import type { UnitType } from '../types.ts';
import type { Command } from './commands.ts';
import { deriveFire, deriveShock } from './derive.ts';
import { withHash } from './hashing.ts';
import { type Battle, openBattle } from './game.ts';
import { FLAG, hexOf, type State, type Step, stateOf, waiting, withState } from './state.ts';

const WIDTH = 12;
const HEIGHT = 10;

const TYPES: Readonly<Record<string, UnitType>> = {
  I: 'infantry',
  C: 'cavalry',
  L: 'heavy-cavalry',
  A: 'artillery',
  H: 'artillery',
};
const MOVEMENT: Readonly<Record<string, number>> = { I: 4, C: 8, L: 7, A: 4, H: 8 };
const STATES = { d: 'disordered', r: 'routed' } as const;
const LETTERS: Readonly<Record<string, string>> = {
  clear: '.',
  difficult: ':',
  orchard: '%',
  woods: 'w',
  marsh: 'm',
  water: '~',
  town: 't',
  castle: 'c',
};

/** A position in few lines. */
export interface Sketch {
  /**
   * `A I 4/6 0405 N d second`: side, type (H: horse artillery), strength/cohesion, hex, facing; d disordered, r routed, q
   * in square, o without orders, - none of these; its formation, where it is not the first.
   */
  readonly units: readonly string[];
  /** Where generals stand who are not far off: `a`, `b` of the first formations, `army-a`, `army-b`. */
  readonly generals?: Readonly<Record<string, string>>;
  /** Of all generals. */
  readonly range?: number;
  /** Of the army commanders. */
  readonly bonus?: number;
  /** By hex: a terrain, a level, or both: `woods 1`. */
  readonly ground?: Readonly<Record<string, string>>;
  /** By kind: `{ stream: ['0405-0404'] }`. */
  readonly sides?: Readonly<Record<string, readonly string[]>>;
  readonly roads?: Readonly<Record<string, readonly string[]>>;
  readonly step?: Step;
  readonly options?: Options;
  /** More of the scenario. */
  readonly scenario?: Readonly<Record<string, unknown>>;
}

const rowsOf = (fill: string, ground: Sketch['ground'], sign: (said: string) => string | undefined): string[] =>
  Array.from({ length: HEIGHT }, (_, row) =>
    Array.from({ length: WIDTH }, (_, column) => {
      const said = ground?.[[column + 1, row + 1].map((n) => String(n).padStart(2, '0')).join('')];
      return (said === undefined ? undefined : sign(said)) ?? fill;
    }).join(''),
  );

const name = (text: string) => ({ fr: text, en: text });

/** The lines that count, as `+2 rear`; or why it is refused. */
function counting(assessment: Assessment<unknown> | Refusal): string[] {
  if (isRefusal(assessment)) return [assessment.refused.en];
  return assessment.tallies[0]!.lines.filter(({ standing }) => standing === 'counts').map(
    ({ row, value }) => `${signed(value)} ${row.id}`,
  );
}

/** On twelve columns and ten rows; A flees south, B north; A has one formation, which is active, with orders. */
export class Board {
  readonly game: Battle;
  readonly state: State;

  constructor(sketch: Sketch) {
    const parts = sketch.units.map((line) => line.split(' '));
    const leader = (id: string, side: number, rank: string, far: string, formation = 'all') => ({
      id,
      side,
      name: name(id),
      formation: rank === 'army' ? '' : formation,
      rank,
      rating: 5,
      bonus: rank === 'army' ? (sketch.bonus ?? 0) : 0,
      range: sketch.range ?? 20,
      hex: sketch.generals?.[id] ?? far,
    });
    const others = new Set(parts.flatMap(([side, , , , , , more]) => (more === undefined ? [] : [`${side} ${more}`])));
    this.game = openBattle(
      {
        id: 'sketch',
        title: name('sketch'),
        introduction: name('sketch'),
        turns: 8,
        initiative: 1,
        sides: [
          { name: name('A'), edge: 'south', orders: 1 },
          { name: name('B'), edge: 'north', orders: 1 },
        ],
        map: {
          width: WIDTH,
          height: HEIGHT,
          legend: Object.entries(LETTERS).map(([terrain, letter]) => ({ letter, terrain })),
          terrain: rowsOf('.', sketch.ground, (said) => LETTERS[said.split(' ')[0]!]),
          levels: rowsOf('0', sketch.ground, (said) => said.split(' ').find((part) => /^\d$/.test(part))),
          sides: Object.entries(sketch.sides ?? {}).map(([kind, between]) => ({ kind, between })),
          roads: Object.entries(sketch.roads ?? {}).map(([kind, path]) => ({ kind, path })),
        },
        leaders: [
          leader('a', 1, 'formation', '0110'),
          leader('b', 2, 'formation', '1201'),
          leader('army-a', 1, 'army', '0210'),
          leader('army-b', 2, 'army', '1101'),
          ...[...others].map((other) => {
            const [side, id] = other.split(' ');
            return leader(id!, side === 'A' ? 1 : 2, 'formation', side === 'A' ? '0110' : '1201', id);
          }),
        ],
        units: parts.map(([side, type, values, hex, facing, , formation = 'all']) => ({
          side: side === 'A' ? 1 : 2,
          name: name(`${type} ${hex}`),
          formation,
          horse: type === 'H',
          type: TYPES[type!],
          strength: Number(values!.split('/')[0]),
          cohesion: Number(values!.split('/')[1] ?? 5),
          engagement: 5,
          movement: MOVEMENT[type!],
          hex,
          facing,
        })),
        ...sketch.scenario,
      },
      sketch.options ?? OUR_OPTIONS,
    );
    const { hash: _, ...first } = this.game.setUp();
    const units = first.units.map((word, i) => {
      const said = parts[i]![5] ?? '';
      const state = said in STATES ? STATES[said as keyof typeof STATES] : undefined;
      const led = parts[i]![0] === 'A' && said !== 'o' ? FLAG.led : 0;
      return (state === undefined ? word : withState(word, state)) | led | (said === 'q' ? FLAG.square : 0);
    });
    this.state = withHash({ ...first, units, pending: [], active: 0, step: sketch.step ?? 'shock' });
  }

  hex(number: string): number {
    return hexOfNumber(this.game.field.grid, number)!;
  }

  /** The situation that positions make of a shock; `charges`: those who charge, from their place. */
  shockSituation(
    units: readonly number[],
    on: string,
    charges: readonly number[] = [],
    counterCharge = false,
  ): ShockSituation {
    const attack = (charging: boolean) => (unit: number) => {
      const hex = hexOf(this.state, unit);
      return { unit, hex, charging, path: charging ? [hex] : [] };
    };
    const attackers = [...units.map(attack(false)), ...charges.map(attack(true))];
    return deriveShock(this.game.field, this.state, attackers, this.hex(on), counterCharge).situation;
  }

  /** The lines that count in it; odds and cohesion only where they are not 0. */
  shock(...given: Parameters<Board['shockSituation']>): string[] {
    const assessment = shock.assess(this.shockSituation(...given), this.game.field.options);
    return counting(assessment).filter((line) => line !== '0 odds' && line !== '0 cohesion');
  }

  fireSituation(
    units: readonly number[],
    at: string,
    kind: 'ordinary' | 'reaction' | 'counter-battery' = 'ordinary',
  ): FireSituation {
    return deriveFire(this.game.field, this.state, units, this.hex(at), kind).situation;
  }

  fire(...given: Parameters<Board['fireSituation']>): string[] {
    return counting(fire.assess(this.fireSituation(...given), this.game.field.options));
  }

  /** Plays commands with dice that must all be used; the state after them. */
  play(...commands: readonly (readonly [Command, ...number[]])[]): Board {
    let { state } = this as { state: State };
    for (const [command, ...faces] of commands) {
      const prepared = this.game.prepare(state, command);
      if (isRefusal(prepared)) throw new Error(`${command.do}: ${prepared.refused.en}`);
      const tried = attempt(prepared.rule, prepared.input, faces);
      if (tried.state !== 'done' || tried.unused > 0) throw new Error(`${command.do}: ${tried.state}`);
      state = this.game.evolve(state, prepared.events(tried.outcome));
    }
    return this.with(state);
  }

  with(state: State): Board {
    return Object.assign(Object.create(Board.prototype) as Board, { game: this.game, state });
  }

  /** Why a command is refused; undefined where it is allowed. */
  refusal(command: Command): string | undefined {
    const prepared = this.game.prepare(this.state, command);
    return isRefusal(prepared) ? prepared.refused.en : undefined;
  }

  shockBy(units: readonly number[], on: string, charges: readonly (readonly [number, ...string[]])[] = []): Command {
    return {
      do: 'shock',
      on: this.hex(on),
      units,
      charges: charges.map(([unit, ...path]) => ({ unit, path: path.map((number) => this.hex(number)) })),
    };
  }

  moveTo(units: readonly number[], to: string, facing: 0 | 1 | 2 | 3 | 4 | 5 = 0): Command {
    return { do: 'move', units, to: this.hex(to), facing };
  }

  /** `0404 disordered`, or how it left the map; a unit in good order is its hex alone. */
  unit(i: number): string {
    const state = stateOf(this.state, i);
    const { grid } = this.game.field;
    if (['eliminated', 'left', 'waiting'].includes(state)) return state;
    const hex = numberOf(grid, hexOf(this.state, i));
    return state === 'good' ? hex : `${hex} ${state}`;
  }

  /** What waits for a choice. */
  get owes(): string | undefined {
    return waiting(this.state)?.owes;
  }

  /** The same with its owner: `B recoil`. */
  get due(): string | undefined {
    const owed = waiting(this.state);
    return owed && `${'AB'[owed.side]} ${owed.owes}`;
  }
}

export const board = (sketch: Sketch): Board => new Board(sketch);
