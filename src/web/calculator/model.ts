import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PlacedDraft, Placements } from '../../armies/placements.ts';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import type { Options } from '../../kernel/ruling.ts';
import type { Problem } from '../../kernel/schema.ts';
import { answer, calculationOf, type Answer, type Resolvable, isResolvable } from '../../calculate/calculation.ts';
import { linkJson, linkOf, readLink } from '../../present/link.ts';
import { lang } from '../base/lang.ts';
import { preferOption, preferredOptions } from '../base/preferred-options.ts';
import { type Draft, firstDraft } from '../form/drafts.ts';
import type { Form } from '../form/form.ts';
import { putAt, parsePath, valueOf } from '../form/paths.ts';
import { byPath, tryMake, NO_PROBLEMS } from '../form/problems.ts';
import { type DiceOnTable, diceOnTable, type SavedDice } from './dice/dice-on-table.ts';

/** The placements that remain after a player changed a value of the form by hand. */
export type Follow = (placements: Placements, draft: Draft, path: string, value: unknown) => Placements;

/** Units of armies and dice of a table that the player left. */
export interface SavedTable extends SavedDice {
  readonly placements: Placements;
}

/** A form at one moment, with the units of armies that stand in it. */
interface Moment {
  readonly draft: Draft;
  readonly placements: Placements;
}

const NOBODY: Placements = {};

/** The calculator of one procedure: what stands in its form, what follows from it, the dice so far. */
export interface Model extends Form, Omit<DiceOnTable, 'resumeDice'> {
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
  let follow: Follow = (unchanged) => unchanged;
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

  const { resumeDice, ...dice } = diceOnTable(procedure, resolvable);

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
    ...dice,
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
        resumeDice(table);
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
  };
}

const sameOptions = (a: Options, b: Options): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([id, option]) => b[id] === option);
