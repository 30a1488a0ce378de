import type { Course } from './course.ts';
import type { Game } from './game.ts';
import type { Judge } from './judge.ts';
import type { Options } from './ruling.ts';
import { type OutputOf, parse, type Schema } from './schema.ts';
import type { Text } from './text.ts';

/** How much a battle asks of whoever plays it. */
export const DIFFICULTIES = ['easy', 'medium', 'demanding'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What battles between veterans told about a scenario. */
export interface ScenarioFacts {
  /** Units of each side, reinforcements among them. */
  readonly units: readonly [number, number];
  /** How many commands each side gives, on the average. */
  readonly commands: readonly [number, number];
  /** How often each side did better, of so many battles: against par where the scenario names it. */
  readonly better: readonly [number, number];
  readonly battles: number;
}

/** A scenario before its map and counters are loaded. */
export interface ScenarioCard {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  /** The document; with the hash that a journal notes, as it was when it had that hash. */
  load(hash?: string): Promise<unknown>;
  readonly difficulty?: Difficulty;
  readonly facts?: ScenarioFacts;
  /** Where somebody may learn to play in it. */
  course?(): Promise<Course>;
}

/** Battles that follow one another: what was lost in one is missing in the next. */
export interface CampaignCard {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  /** Ids of its scenarios, in their order. */
  readonly battles: readonly string[];
}

/** Former fields of scenarios that have changed since, by the hash that the scenario had then. */
export type FormerScenarios = Readonly<Record<string, object>>;

/** The scenario as it was when it had that hash, so that journals begun then go on unchanged. */
export const scenarioOfHash = async (
  now: object,
  hash: string | undefined,
  former: () => Promise<FormerScenarios>,
): Promise<unknown> => (hash === undefined ? now : { ...now, ...(await former())[hash] });

/** Battles that nobody fought: made up out of a few choices, one of them a seed. */
export interface QuickBattles {
  /** A record, every field of it with a default; the field `seed` is a text. */
  readonly choices: Schema;
  /** A scenario document: the same choices give the same one everywhere. Throws `BadInput`. */
  make(choices: unknown): object;
}

export const quickBattles = <S extends Schema>(choices: S, make: (chosen: OutputOf<S>) => object): QuickBattles => ({
  choices,
  make: (chosen) => make(parse(choices, chosen)),
});

/** A battle that is open: its game, and what shows and plays that very game, loaded when somebody asks for it. */
export interface OpenBattle<G = unknown, C = unknown, V = unknown, Table = unknown> {
  readonly game: Game<G, C, V>;
  /** What a page shows of it; its type belongs to a layer above. */
  table(): Promise<Table>;
  /** What opponents ask about it; absent where the computer does not play this game. */
  judge?(): Promise<Judge<G, C, V>>;
}

/**
 * The battles of a ruleset. Whoever takes them out of the catalogue does not know its types (`unknown`), and hands states
 * and commands back to the battle that they came from: TypeScript lets a method be asked with less than it wants.
 */
export interface Battles<G = unknown, C = unknown, V = unknown, Table = unknown> {
  readonly scenarios: readonly ScenarioCard[];
  readonly campaigns: readonly CampaignCard[];
  /** Whether the computer can play them. */
  readonly computerPlays: boolean;
  /** Makes battles up, where the ruleset can. */
  quick?(): Promise<QuickBattles>;
  /** Checks an untrusted scenario and makes it ready; throws `BadInput`. */
  open(scenario: unknown, options: Options): OpenBattle<G, C, V, Table>;
}

interface BattlesParts<G, C, V, Table, Own extends Game<G, C, V>> {
  readonly scenarios: readonly ScenarioCard[];
  readonly campaigns?: readonly CampaignCard[];
  quick?(): Promise<QuickBattles>;
  game(scenario: unknown, options: Options): Own;
  table(game: Own): Promise<Table>;
  judge?(game: Own): Promise<Judge<G, C, V>>;
}

/** Ties what belongs to a game of a ruleset to it: table and judge are made of the game that was opened. */
export function defineBattles<G, C, V, Table, Own extends Game<G, C, V>>(
  parts: BattlesParts<G, C, V, Table, Own>,
): Battles<G, C, V, Table> {
  const { judge, quick } = parts;
  return {
    scenarios: parts.scenarios,
    campaigns: parts.campaigns ?? [],
    ...(quick && { quick }),
    computerPlays: judge !== undefined,
    open: (scenario, options) => {
      const game = parts.game(scenario, options);
      return { game, table: () => parts.table(game), ...(judge && { judge: () => judge(game) }) };
    },
  };
}
