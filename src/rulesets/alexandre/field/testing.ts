import { isRefusal } from '../../../kernel/assessment.ts';
import { type Options, OUR_OPTIONS } from '../../../kernel/ruling.ts';
import { attempt } from '../../../kernel/throwing.ts';
import { signed } from '../../../kernel/text.ts';
import { hexOfNumber, numberOf } from '../../../space/hex.ts';
import { melee } from '../melee/index.ts';
import { fire } from '../fire/index.ts';
import { attackersIn } from './attacking.ts';
import { type Command, FIGHT, PASS } from './commands.ts';
import { deriveFire, deriveMelee } from './derive.ts';
import { firstState } from './draft.ts';
import type { FacingName } from './facing.ts';
import { type Battle, openBattle } from './game.ts';
import {
  fateOf,
  FLAG,
  hexOf,
  LEADER_FLAG,
  leaderHex,
  NOWHERE,
  type State,
  type Step,
  stateOf,
  UNIT_STATES,
  type UnitState,
  waiting,
  withFate,
  withState,
} from './state.ts';

const WIDTH = 12;
const HEIGHT = 10;

const MOVEMENT: Readonly<Record<string, number>> = {
  Cl: 9,
  Ca: 8,
  Ch: 7,
  Ja: 6,
  Ar: 5,
  El: 5,
  Pe: 5,
  Ho: 4,
  In: 4,
  Ph: 4,
};

export interface Sketch {
  /** `A Ph 4/4 0404 N Perdiccas d`: side, type, strength/quality, hex, facing, name or -, state by its first letter. */
  readonly units: readonly string[];
  /** `A Alexander 3 0404`: side, name, bonus, hex; after it `w` where he is wounded, `s` where he is a substitute. */
  readonly leaders?: readonly string[];
  /** By hex: a terrain, a level, or both (`ford-1 1`). */
  readonly ground?: Readonly<Record<string, string>>;
  readonly streams?: readonly string[];
  readonly step?: Step;
  /** Flags of units, by their place in the list. */
  readonly flags?: Readonly<Record<number, keyof typeof FLAG>>;
  readonly options?: Options;
  /** More of the scenario. */
  readonly scenario?: Readonly<Record<string, unknown>>;
}

const LETTERS: Readonly<Record<string, string>> = {
  clear: '.',
  'ford-1': '1',
  'ford-2': '2',
  'ford-3': '3',
  'sea-river': '~',
  bridge: '=',
};

const STATES: Readonly<Record<string, UnitState>> = { f: 'fatigued', d: 'discouraged', r: 'routed' };

const rowsOf = (fill: string, ground: Sketch['ground'], sign: (said: string) => string | undefined): string[] =>
  Array.from({ length: HEIGHT }, (_, row) =>
    Array.from({ length: WIDTH }, (_, column) => {
      const number = [column + 1, row + 1].map((n) => String(n).padStart(2, '0')).join('');
      const said = ground?.[number];
      return (said === undefined ? undefined : sign(said)) ?? fill;
    }).join(''),
  );

/** A position in few lines, on twelve columns and ten rows; A flees south, B north, and A is activated. */
export class Board {
  readonly game: Battle;
  readonly state: State;

  constructor(sketch: Sketch) {
    const parts = sketch.units.map((line) => line.split(' '));
    const name = (text: string) => ({ fr: text, en: text });
    const leaders = [
      ...(sketch.leaders ?? []).map((line) => {
        const [side, called, bonus, hex] = line.split(' ');
        return { id: called, side: side === 'A' ? 1 : 2, name: name(called!), bonus: Number(bonus), hex };
      }),
      { id: 'far-a', side: 1, name: name('far A'), bonus: 0, hex: '0110' },
      { id: 'far-b', side: 2, name: name('far B'), bonus: 0, hex: '1201' },
    ];
    const armed = new Set<number>();
    this.game = openBattle(
      {
        id: 'sketch',
        title: name('sketch'),
        introduction: name('sketch'),
        turns: 8,
        initiative: 1,
        sides: [
          { name: name('A'), edge: 'south' },
          { name: name('B'), edge: 'north' },
        ],
        map: {
          width: WIDTH,
          height: HEIGHT,
          legend: Object.entries(LETTERS).map(([terrain, letter]) => ({ letter, terrain })),
          terrain: rowsOf('.', sketch.ground, (said) => LETTERS[said.split(' ')[0]!]),
          levels: rowsOf('0', sketch.ground, (said) => said.split(' ').find((part) => /^\d$/.test(part))),
          sides: sketch.streams === undefined ? [] : [{ kind: 'stream', between: sketch.streams }],
        },
        leaders: leaders.map((leader) => {
          const rank = armed.has(leader.side) ? 'formation' : 'army';
          armed.add(leader.side);
          return { ...leader, formation: 'all', rank, value: 2, radius: 20 };
        }),
        units: parts.map(([side, type, values, hex, facing, called]) => ({
          side: side === 'A' ? 1 : 2,
          name: name(called === undefined || called === '-' ? `${type} ${hex}` : called),
          formation: 'all',
          type,
          strength: Number(values!.split('/')[0]),
          quality: Number(values!.split('/')[1] ?? 5),
          movement: MOVEMENT[type!]!,
          hex,
          facing: facing as FacingName,
        })),
        ...sketch.scenario,
      },
      sketch.options ?? OUR_OPTIONS,
    );
    const first = this.game.setUp();
    const units = first.units.map((word, i) => {
      const state = STATES[parts[i]![6] ?? ''];
      const flag = sketch.flags?.[i];
      return (state === undefined ? word : withState(word, state)) | (flag === undefined ? 0 : FLAG[flag]);
    });
    const led = first.leaders.map((word, i) => {
      const more = sketch.leaders?.[i]?.split(' ')[4];
      if (more === 's') return word | LEADER_FLAG.substitute;
      return more === 'w' ? withFate(word, 'wounded') : word;
    });
    const { hash: _, ...rest } = first;
    this.state = firstState({ ...rest, units, leaders: led, step: sketch.step ?? 'melee', active: 0 });
  }

  /** The same position with some of it changed. */
  but(changed: Partial<State>): Board {
    const { hash: _, ...rest } = this.state;
    return this.with(firstState({ ...rest, ...changed }));
  }

  may(command: Command): boolean {
    return this.game.legal(this.state).has(command);
  }

  /** Where the choice that waits may lead. */
  get ends(): string[] {
    const hexes = this.game
      .legal(this.state)
      .all()
      .map((command) => ('to' in command ? command.to : NOWHERE));
    return [...new Set(hexes)].map((hex) => (hex === NOWHERE ? 'off' : this.number(hex))).toSorted();
  }

  /** The first choice that is listed. */
  first(): Board {
    return this.play([this.game.legal(this.state).all()[0]!]);
  }

  /** Everybody passes until the turn is over. */
  passed(): Board {
    const { turn } = this.state;
    let now = this.with(this.state);
    for (let i = 0; i < 40 && now.state.turn === turn && now.state.over === null; i++) now = now.play([PASS]);
    return now;
  }

  hex(number: string): number {
    return hexOfNumber(this.game.field.grid, number)!;
  }

  number(hex: number): string {
    return numberOf(this.game.field.grid, hex);
  }

  /** The lines that count when stacks attack, as `+2 flank`; types, ratio and quality only where asked for. */
  melee(from: readonly string[], on: readonly string[], fired: readonly string[] = []): string[] {
    const { field } = this.game;
    const party = (number: string) => ({
      hex: this.hex(number),
      units: field.places.at(this.state.units).stack(this.hex(number)),
    });
    const attackers = from.map((number) => ({
      ...party(number),
      units: attackersIn(field, this.state, this.hex(number)),
    }));
    const derived = deriveMelee(
      field,
      this.state,
      attackers,
      on.map(party),
      fired.map((number) => this.hex(number)),
    );
    const assessment = melee.assess(derived.situation, field.options);
    if (isRefusal(assessment)) return [assessment.refused.en];
    return assessment.tallies[0]!.lines.filter(({ standing }) => standing === 'counts').map(
      ({ row, value }) => `${signed(value)} ${row.id}`,
    );
  }

  /** The same for fire. */
  fire(units: readonly number[], at: string): string[] {
    const derived = deriveFire(this.game.field, this.state, units, this.hex(at));
    const assessment = fire.assess(derived.situation, this.game.field.options);
    if (isRefusal(assessment)) return [assessment.refused.en];
    return assessment.tallies[0]!.lines.filter(({ standing }) => standing === 'counts').map(
      ({ row, value }) => `${signed(value)} ${row.id}`,
    );
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
    return boardOf(this.game, state);
  }

  /** `0404 discouraged`, or how it left the map; a unit in good order is its hex alone. */
  unit(i: number): string {
    const state = stateOf(this.state, i);
    if (state === 'eliminated' || state === 'removed') return state;
    const hex = this.number(hexOf(this.state, i));
    return state === UNIT_STATES[0] ? hex : `${hex} ${state}`;
  }

  /** Where a leader is. */
  leader(i: number): string {
    const hex = leaderHex(this.state, i);
    return hex === NOWHERE ? fateOf(this.state, i) : this.number(hex);
  }

  /** What waits for a choice. */
  get owes(): string | undefined {
    return waiting(this.state)?.owes;
  }

  attack(from: readonly string[], on: readonly string[]): Command {
    return { do: 'attack', from: from.map((n) => this.hex(n)), on: on.map((n) => this.hex(n)) };
  }
}

export const board = (sketch: Sketch): Board => new Board(sketch);

/** A position of any battle. */
export const boardOf = (game: Battle, state: State): Board =>
  Object.assign(Object.create(Board.prototype) as Board, { game, state });

/* A attacks from 0404, facing north, into 0403. B flees north (0402 and 0302 behind it), A south (0405, 0505). */
export const A = 'A Ca 4/5 0404 N';
export const B = 'B Ca 4/5 0403 S';

/** The melee of 0404 on 0403, thrown. Ca on Ca of equal worth is +1: a die of 0 to 9 reads 1 to 10. */
export const fought = (die: readonly number[], sketch: Partial<Sketch> = {}): Board => {
  const position = board({ units: [A, B], ...sketch });
  return position.play([position.attack(['0404'], ['0403'])], [FIGHT, ...die]);
};
