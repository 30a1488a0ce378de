import { type Assessment, isRefusal, type Refusal } from './assessment.ts';
import type { Rule } from './dice.ts';
import { type Distribution, odds, TooManyPaths } from './odds.ts';
import type { Options } from './ruling.ts';
import type { Text } from './text.ts';

/** One of the sides of a battle, by its place in the scenario. */
export type SideIndex = number;

/** Who looks at a battle: a side, or a spectator, who knows only what both sides know. */
export type Viewer = SideIndex | 'spectator';

/** Who must act now, why, and with what: each part is worked out when it is asked for. */
export interface Legal<C> {
  /** Undefined where the battle is over. */
  readonly side: SideIndex | undefined;
  /** What the rules await, in one line. */
  readonly why: Text;
  /** The counters that have something to do. */
  units(): readonly number[];
  /** Commands that a counter carries out: all of them, or a sample. */
  of(unit: number): readonly C[];
  /** Whether a command is legal: this decides, whatever is listed. */
  has(command: C): boolean;
  /**
   * Legal commands, some of every kind, and never one alone where there are others. Games on hexes list all but other ways to
   * combine counters; on a plane, where a counter may end anywhere, no list is complete.
   */
  sample(): readonly C[];
}

/** What comes of a command once its dice lie: the events, and the state that they lead to. */
export interface Consequence<G, V> {
  readonly events: readonly V[];
  readonly state: G;
}

/**
 * A command before its dice are thrown. Rule and input stay apart, so that chances are remembered; whoever wants odds
 * counts the rule, whoever plays rolls it or types its dice, and all of them play the command with the outcome.
 */
export interface Prepared<G, V, I = unknown, O = unknown> {
  readonly by: SideIndex;
  readonly throwsDice: boolean;
  readonly rule: Rule<I, O>;
  readonly input: I;
  played(outcome: O): Consequence<G, V>;
  /** The account of the charts, where charts are read: made on demand. */
  explain(): Assessment<unknown> | undefined;
}

type DiceCommand<G, V, I, O> = Pick<Prepared<G, V, I, O>, 'by' | 'rule' | 'input' | 'played'> &
  Partial<Pick<Prepared<G, V>, 'explain'>>;

const NO_ACCOUNT = (): undefined => undefined;

/** A command that throws dice. Which rule it is does not show: what runs it gives the rule its own input and outcome. */
export const withDice = <G, V, I, O>({ explain = NO_ACCOUNT, ...parts }: DiceCommand<G, V, I, O>): Prepared<G, V> => {
  const { by, rule, input, played } = parts as unknown as DiceCommand<G, V, unknown, unknown>;
  return { by, throwsDice: true, rule, input, played, explain };
};

const THROWS_NOTHING: Rule<unknown, undefined> = () => undefined;

/** A command that throws none. */
export const withoutDice = <G, V>(by: SideIndex, played: () => Consequence<G, V>): Prepared<G, V> => ({
  by,
  throwsDice: false,
  rule: THROWS_NOTHING,
  input: undefined,
  played,
  explain: NO_ACCOUNT,
});

/** The exact chances of a command's outcomes; undefined where they are too many to count together. */
export function chancesOf<G, V>({ rule, input }: Prepared<G, V>): Distribution<unknown> | undefined {
  try {
    return odds(rule, input);
  } catch (error) {
    if (error instanceof TooManyPaths) return undefined;
    throw error;
  }
}

/** A command and what came of it; null for a command that is hidden from whoever reads it. */
export interface PlayedCommand<C, V> {
  readonly command: C;
  readonly events: readonly V[];
}

/** How well the sides did against what the scenario expects of them. */
export interface VictoryLevel {
  /** From 2, a decisive success of the first side, by 0, a result at par, to -2, a decisive success of the second. */
  readonly degree: -2 | -1 | 0 | 1 | 2;
  readonly text: Text;
}

/** How a battle ended. */
export interface Ending {
  /** Undefined where nobody won. */
  readonly winner: SideIndex | undefined;
  readonly why: Text;
  /** The first side's points less the second's; undefined in a game without points. */
  readonly lead?: number;
  /** Undefined where the scenario names no par. */
  readonly level?: VictoryLevel | undefined;
}

/**
 * One scenario with the rulings chosen for it, ready to be played: functions over states of plain JSON that never change.
 * What does not change in a battle (values of counters, the map) stands outside the state.
 */
export interface Game<G = unknown, C = unknown, V = unknown> {
  /** The ruleset, and the version of its rules that made the events of a journal. */
  readonly ruleset: string;
  readonly version: number;
  readonly scenario: { readonly id: string; readonly hash: string; readonly title: Text; readonly introduction: Text };
  readonly options: Options;
  readonly sides: readonly Text[];
  setUp(): G;
  legal(state: G): Legal<C>;
  /** Everything but the dice: what a player sees before the throw. */
  prepare(state: G, command: C): Prepared<G, V> | Refusal;
  /** Whether a command rests on facts that the other side must agree to; absent where there are no such. */
  needsConsent?(command: C): boolean;
  /** All events of a command on one draft; no rule is applied and no die thrown. */
  evolve(state: G, events: readonly V[]): G;
  /** What somebody may know of a position. */
  view(state: G, viewer: Viewer): G;
  /**
   * What somebody may know of a command that was played, in events that lead from what he saw before to what he sees now:
   * `view(evolve(s, e), viewer)` is `evolve(view(s, viewer), seen(s, e, viewer).events)`.
   */
  seen(before: G, played: PlayedCommand<C, V>, viewer: Viewer): PlayedCommand<C | null, V>;
  /** The side that chooses in secret now: what it chooses, and why, is for nobody else. */
  secret?(state: G): SideIndex | undefined;
  /** What everybody may know of an event. Undefined for bookkeeping events, which the log does not show. */
  tell(event: V): Text | undefined;
  /** What a command does, in a line. */
  say(state: G, command: C): Text;
  /** Turn and score, in a line. */
  standing(state: G): Text;
  ending(state: G): Ending | undefined;
  hash(state: G): string;
  /** What reads journals of this battle. */
  reader(): JournalReader<G, C, V>;
  /** What draws this battle in characters. */
  sketcher(): Sketcher<G>;
}

/** Reads what others wrote. */
export interface JournalReader<G, C, V> {
  /** A command out of untrusted JSON; throws `BadInput`. Whether the rules allow it is for `prepare` to say. */
  command(json: unknown): C;
  /** Events out of a journal; throws `BadInput`. */
  events(json: unknown): readonly V[];
  /** What makes a position impossible, whatever events led there; undefined where it is sound. */
  faultIn(state: G): Text | undefined;
}

export const isPrepared = <G, V>(answer: Prepared<G, V> | Refusal): answer is Prepared<G, V> => !isRefusal(answer);

/** The map in characters, and what they mean. */
export interface Sketcher<G = unknown> {
  sketch(state: G): string;
  readonly legend: Text;
}
