import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Change } from '../../armies/apply.ts';
import type { PlacedDraft, Placements } from '../../armies/fill.ts';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import type { Options } from '../../kernel/ruling.ts';
import type { Problem } from '../../kernel/schema.ts';
import { type TypedRun, runWithTypedDice, type TypedDie } from '../../kernel/typed-dice.ts';
import {
  answer,
  calculationOf,
  type Answer,
  type Resolvable,
  isResolvable,
  ruleOf,
} from '../../calculate/calculation.ts';
import { linkJson, linkOf, readLink } from '../../present/link.ts';
import { lang } from '../base/lang.ts';
import { preferOption, preferredOptions } from '../base/preferred-options.ts';
import { type Draft, firstDraft } from '../form/drafts.ts';
import type { Form } from '../form/form.ts';
import { putAt, parsePath, valueOf } from '../form/paths.ts';
import { byPath, tryMake, NO_PROBLEMS } from '../form/problems.ts';
import { rollDice } from './roll-dice.ts';

/** The placements that remain after a player changed a value of the form by hand. */
export type Follow = (placements: Placements, draft: Draft, path: string, value: unknown) => Placements;

/** Units of armies and dice of a table that the player left. */
export interface SavedTable {
  readonly placements: Placements;
  readonly typed: readonly TypedDie[];
  readonly seed: string | undefined;
  readonly entry: string | undefined;
  readonly noted: readonly Change[] | undefined;
}

/** A form at one moment, with the units of armies that stand in it. */
interface Moment {
  readonly draft: Draft;
  readonly placements: Placements;
}

const NOBODY: Placements = {};

/** The calculator of one procedure: what stands in its form, what follows from it, the dice so far. */
export interface Model extends Form {
  readonly ruleset: Ruleset;
  readonly procedure: Procedure;
  readonly draft: ReadonlySignal<Draft>;
  /** Which units of armies stand in the form; links do not name them. */
  readonly placements: ReadonlySignal<Placements>;
  /** The options in force: this player's, unless a link or the player said otherwise here. */
  readonly options: ReadonlySignal<Options>;
  /** Options that stand here in place of the player's own. */
  readonly override: Signal<Options | undefined>;
  readonly answer: ReadonlySignal<Answer | undefined>;
  readonly resolvable: ReadonlySignal<Resolvable | undefined>;
  /** The last answer; it stays in sight, dimmed, while the form does not fit. */
  readonly lastResolvable: ReadonlySignal<Resolvable | undefined>;
  readonly linkProblems: Signal<readonly Problem[]>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly run: ReadonlySignal<TypedRun<unknown> | undefined>;
  readonly typed: ReadonlySignal<readonly TypedDie[]>;
  /** The seed of the dice on the table, where they were rolled here. */
  readonly seed: ReadonlySignal<string | undefined>;
  /** The seed of the next throw, where the player chooses it. */
  readonly wishedSeed: Signal<string>;
  /** Dice are in the air. */
  readonly tumbling: Signal<boolean>;
  /** The entry of the history that tells of the dice on the table. */
  readonly entry: ReadonlySignal<string | undefined>;
  /** Resolves once the entry is written, a moment after the last die. */
  recorded(): Promise<unknown>;
  /** What of this result was noted in armies. */
  readonly noted: Signal<readonly Change[] | undefined>;
  load(draft: Draft, override?: Options): void;
  /** Puts units of armies into the form. */
  placeUnits(next: PlacedDraft, follow: Follow): void;
  /** Takes up a table where the form still says what it said then. */
  resume(table: SavedTable, follow: Follow): void;
  /** Reads a ruling otherwise: for all of this player's calculations or, where a link's readings stand, for it alone. */
  choose(rulingId: string, option: string): void;
  /** The last value of a field that fitted. */
  lastFittingValue(path: string): unknown;
  /** Opens an address if it carries a situation; tells of one that cannot be read. What was sent keeps its readings. */
  open(hash: string, own?: boolean): void;
  undo(): void;
  enter(die: TypedDie): void;
  roll(): void;
  takeBack(): void;
  clearDice(): void;
}

const models = new Map<string, Model>();

/** One per procedure for as long as the page lives: leaving for a chart and coming back loses nothing. */
export function modelOf(ruleset: Ruleset, procedure: Procedure): Model {
  const key = `${ruleset.id}/${procedure.id}`;
  let model = models.get(key);
  if (model === undefined) models.set(key, (model = makeModel(ruleset, procedure)));
  return model;
}

const MOST_UNDONE = 50;
/** Keys typed in one field within this time are undone together. */
const ONE_EDIT_MS = 1500;

function makeModel(ruleset: Ruleset, procedure: Procedure): Model {
  const draft = signal(firstDraft(procedure, lang.peek()));
  const override = signal<Options | undefined>(undefined);
  const options = computed(() => override.value ?? preferredOptions(ruleset).value);
  const linkProblems = signal<readonly Problem[]>([]);
  const placements = signal<Placements>(NOBODY);
  let follow: Follow = (now) => now;
  const past = signal<readonly Moment[]>([]);
  const remember = (): void => {
    past.value = [...past.value, { draft: draft.value, placements: placements.value }].slice(-MOST_UNDONE);
  };
  let lastEdit = { path: '', time: 0 };

  const found = computed(() =>
    tryMake(() => answer(calculationOf(ruleset, procedure, { ...draft.value, rulings: options.value }))),
  );
  const problems = computed(() => ('problems' in found.value ? byPath(found.value.problems) : NO_PROBLEMS));
  const answered = computed(() => ('made' in found.value ? found.value.made : undefined));
  const resolvable = computed(() =>
    answered.value !== undefined && isResolvable(answered.value) ? answered.value : undefined,
  );

  const latest = signal<Resolvable | undefined>(undefined);
  let fitting = draft.peek();
  effect(() => {
    if (answered.value !== undefined) fitting = draft.peek();
    if (resolvable.value !== undefined) latest.value = resolvable.value;
  });

  const typed = signal<readonly TypedDie[]>([]);
  const wishedSeed = signal('');
  const seed = signal<string | undefined>(undefined);
  const recorded = signal<string | undefined>(undefined);
  const noted = signal<readonly Change[] | undefined>(undefined);
  const played = computed(() =>
    resolvable.value === undefined
      ? undefined
      : runWithTypedDice(ruleOf(procedure), resolvable.value.assessment.input, typed.value),
  );

  const clearDice = (): void =>
    batch(() => {
      typed.value = [];
      seed.value = undefined;
      recorded.value = undefined;
      noted.value = undefined;
    });

  /** Dice belong to what they were thrown for; an entry that does not fit for a moment does not take them away. */
  let thrownFor = '';
  effect(() => {
    if (resolvable.value === undefined) return;
    const roll = JSON.stringify(resolvable.value.assessment.input);
    if (roll !== thrownFor) clearDice();
    thrownFor = roll;
  });

  let recording: Promise<unknown> = Promise.resolve();
  const record = (): void => {
    const done = played.value;
    if (done?.state !== 'done' || done.throws.length === 0) return;
    const answer = resolvable.value!;
    const made = { id: crypto.randomUUID(), time: new Date().toISOString(), seed: seed.value };
    recorded.value = made.id;
    noted.value = undefined;
    // The history reads all that the device keeps: not before there is something to add.
    recording = import('../history/record.ts').then(({ recordCombat }) => recordCombat(answer, done, made));
  };

  const put = (next: Moment): void =>
    batch(() => {
      draft.value = next.draft;
      placements.value = next.placements;
      linkProblems.value = [];
    });

  const load = (next: Draft, given?: Options): void =>
    batch(() => {
      remember();
      lastEdit = { path: '', time: 0 };
      put({ draft: next, placements: NOBODY });
      if (given !== undefined)
        override.value = sameOptions(given, preferredOptions(ruleset).peek()) ? undefined : given;
    });

  return {
    ruleset,
    procedure,
    draft,
    placements,
    options,
    override,
    answer: answered,
    resolvable,
    lastResolvable: latest,
    problems,
    linkProblems,
    canUndo: computed(() => past.value.length > 0),
    run: played,
    typed,
    seed,
    wishedSeed,
    tumbling: signal(false),
    entry: recorded,
    recorded: () => recording,
    noted,
    choose(rulingId, option) {
      if (override.value === undefined) preferOption(ruleset, rulingId, option);
      else override.value = { ...override.value, [rulingId]: option };
    },
    lastFittingValue: (path) => valueOf(fitting, parsePath(path)),
    edit(path, value) {
      const time = Date.now();
      if (path !== lastEdit.path || time - lastEdit.time > ONE_EDIT_MS) remember();
      lastEdit = { path, time };
      put({
        draft: putAt(draft.value, parsePath(path), value) as Draft,
        placements: follow(placements.value, draft.value, path, value),
      });
    },
    load,
    placeUnits(next, following) {
      follow = following;
      remember();
      lastEdit = { path: '', time: 0 };
      put({ draft: next.draft as Draft, placements: next.placements });
    },
    resume(table, following) {
      follow = following;
      batch(() => {
        placements.value = table.placements;
        typed.value = table.typed;
        seed.value = table.seed;
        recorded.value = table.entry;
        noted.value = table.noted;
      });
    },
    open(hash, own = false) {
      if (!hash.includes('?')) return;
      if (answered.value !== undefined && hash === linkOf(answered.value.calculation)) return;
      const read = tryMake(() => calculationOf(ruleset, procedure, linkJson(ruleset, procedure, readLink(hash))));
      if ('problems' in read) linkProblems.value = read.problems;
      else load(read.made.situation as Draft, own ? preferredOptions(ruleset).peek() : read.made.options);
    },
    undo() {
      const last = past.value.at(-1);
      if (last === undefined) return;
      past.value = past.value.slice(0, -1);
      lastEdit = { path: '', time: 0 };
      put(last);
    },
    enter(die) {
      batch(() => {
        typed.value = [...typed.value, die];
        seed.value = undefined;
      });
      record();
    },
    roll() {
      if (resolvable.value === undefined) return;
      const rolled = rollDice(ruleOf(procedure), resolvable.value.assessment.input, wishedSeed.value);
      batch(() => {
        typed.value = rolled.dice;
        seed.value = rolled.seed;
      });
      record();
    },
    takeBack() {
      const undone = recorded.value;
      if (undone !== undefined)
        void recording.then(async () => (await import('../history/record.ts')).forgetCombat(undone));
      batch(() => {
        typed.value = typed.value.slice(0, -1);
        recorded.value = undefined;
        noted.value = undefined;
        seed.value = undefined;
      });
    },
    clearDice,
  };
}

const sameOptions = (a: Options, b: Options): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([id, option]) => b[id] === option);
