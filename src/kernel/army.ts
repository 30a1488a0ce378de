import type { ActorId, Effect } from './effect.ts';
import type { Refusal } from './assessment.ts';
import type { Ruling } from './ruling.ts';
import type { Schema } from './schema.ts';
import type { Text } from './text.ts';

/** The fields of a unit’s kind with their values, checked and complete. */
export type Values = Readonly<Record<string, unknown>>;

/** A unit, an element or a leader of an army, as it stands now and as it stood at the start. */
export interface ArmyEntry<V = Values> {
  /** Unique in its army, and kept as long as the unit is. */
  readonly id: string;
  readonly kind: string;
  readonly values: V;
  readonly start: V;
}

/** A named list for one ruleset. Plain data: every change makes a new one. */
export interface Army {
  readonly ruleset: string;
  readonly name: string;
  readonly side: string;
  readonly notes: string;
  /** The share of losses, in percent, at which the scenario breaks the army; 0 where it says none. */
  readonly breaking: number;
  readonly entries: readonly ArmyEntry[];
}

export const STANDINGS = ['steady', 'shaken', 'gone'] as const;

/** How a unit stands, in three classes, and in the word that its rules have for it. */
export interface UnitStanding {
  readonly standing: (typeof STANDINGS)[number];
  readonly text: Text;
  readonly rulings?: readonly string[];
}

/** The records of situations in which an entry may stand, and the facts that it brings to them. */
export interface Role<V = Values> {
  /** A record is such a place where it has these very fields; */
  readonly recordFields?: Readonly<Record<string, Schema>>;
  /** or the whole situation of a procedure is such a place; `actor` is the id that its effects use. */
  readonly whole?: { readonly procedure: string; readonly actor: ActorId };
  /** One entry may stand in several such places at once. */
  readonly repeats?: true;
  /** Why this one may not stand there, to follow its name. */
  refuse?(values: V): Text | undefined;
  /** Facts by the names of fields; those that a place does not ask for are left out. */
  facts(values: V, army: Army): Readonly<Record<string, unknown>>;
}

/** A sort of entries that armies of a ruleset hold. */
export interface EntryKind<V = Values, E extends Effect = Effect> {
  readonly id: string;
  readonly title: Text;
  /** A record with a `name`. */
  readonly schema: Schema<V>;
  /** The fields that a battle changes. */
  readonly state: readonly (keyof V & string)[];
  /** The field of which a part may be split off as a unit of its own. */
  readonly divisible?: keyof V & string;
  /** Fields of which a part that is split off takes nothing along. */
  readonly notSplit?: readonly (keyof V & string)[];
  readonly roles: readonly Role<V>[];
  /** Values that each fit and do not go together. */
  refuse?(values: V): Refusal | undefined;
  /** What the unit is called where it has no name: `Bd(O)`. */
  describe(values: V): Text;
  standing(values: V, army: Army, start: V): UnitStanding;
  /** The values that an effect changes; none where it is only carried out on the table. */
  changes(values: V, effect: E): Partial<V>;
  /** The words for a result, where the unit’s standing alone would contradict it or say too little. */
  resultText?(before: V, effect: E, standing: Text): Text | undefined;
  /** The values of an entry that is gone. */
  goneValues(values: V): Partial<V>;
  /** A cell of a table that says more than one field, as people write it (`Bd(O)`): the fields it stands for. */
  parseCell?(text: string): Readonly<Record<string, string>> | undefined;
}

/** Keeps the types of a kind while it is written; the rest of the program sees it as `EntryKind`. */
export const entryKind = <V, E extends Effect>(parts: EntryKind<V, E>): EntryKind => parts as unknown as EntryKind;

/** How far an army, or a part of it, is from breaking. */
export interface Gauge {
  readonly id: string;
  /** Names the sum: losses of the army, losses of a command, points of the enemy. */
  readonly title: Text;
  /** What is counted: strength points, element equivalents. */
  readonly counted: Text;
  readonly lost: number;
  readonly of: number;
  readonly thresholds: readonly Threshold[];
  readonly origin: Ruling['origin'];
  readonly rulings: readonly string[];
}

export interface Threshold {
  readonly at: number;
  readonly reached: boolean;
  readonly text: Text;
  readonly origin: Ruling['origin'];
  readonly rulings: readonly string[];
}

/** An army that comes along: named in both languages, the copy takes one of them. */
export interface SampleArmy {
  readonly id: string;
  readonly name: Text;
  readonly side: Text;
  readonly notes: Text;
  readonly breaking?: number;
  readonly entries: readonly SampleEntry[];
}

export interface SampleEntry {
  readonly kind: string;
  /** Numbered where there are several. */
  readonly copies?: number;
  readonly name: Text;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What armies of a ruleset are: loaded when somebody keeps one. */
export interface ArmyRules {
  readonly ruleset: string;
  /** The first is meant where nothing is said. */
  readonly kinds: readonly EntryKind[];
  /** How far the army and its parts are from breaking. */
  gauges(army: Army): readonly Gauge[];
  samples(): Promise<readonly SampleArmy[]>;
}
