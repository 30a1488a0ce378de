import { computed, signal } from '@preact/signals';
import type { Battles } from '../../kernel/battles.ts';
import type { Problem } from '../../kernel/problem.ts';
import { OUR_OPTIONS } from '../../kernel/ruling.ts';
import { type Field, fieldOf, parsePath } from '../../kernel/schema.ts';
import type { Sketch, Workshop } from '../../space/workshop.ts';
import type { Form } from '../form/form.ts';
import { putAt } from '../form/paths.ts';
import { byPath, tryMake } from '../form/problems.ts';
import { keepScenario } from './shelf.ts';
import { entriesOf, type Entry, entryId, entryOf, type ListName } from './sketch.ts';

const MOST_UNDONE = 200;
const REST_MS = 150;

/** What is needed to make a scenario; `id` is the name under which this device keeps it. */
export interface Bench {
  readonly id: string;
  readonly ruleset: string;
  readonly workshop: Workshop;
  readonly battles: Battles;
}

/** A scenario on the bench: what it is now, which of its entries is in hand, undo, autosave and check. */
export function editorModel({ id, ruleset, workshop, battles }: Bench, started: Sketch) {
  const sketch = signal<Sketch>({ ...started, id });
  const past = signal<readonly Sketch[]>([]);
  const future = signal<readonly Sketch[]>([]);
  const unkept = signal(false);
  /** The entry in hand, by its place in the document. */
  const selected = signal<string | undefined>(undefined);
  /** What the next tap on the ground puts down. */
  const adding = signal<{ readonly list: ListName; readonly side: number } | undefined>(undefined);
  /** The place that was touched, where a tool asks for one: the surface knows what it is. */
  const touched = signal<unknown>(undefined);
  const problems = signal<readonly Problem[]>([]);
  const document = fieldOf(workshop.format) as Field & { kind: 'record' };

  const check = (): void => {
    const opened = tryMake(() => battles.open(sketch.value, OUR_OPTIONS));
    problems.value = 'problems' in opened ? opened.problems : [];
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const keepAndCheck = (): void => {
    unkept.value = !keepScenario(id, ruleset, sketch.value);
    clearTimeout(resting);
    resting = setTimeout(check, REST_MS);
  };

  /** Changes of one stroke, or to one field, are taken back together. */
  let joined: string | undefined;
  const change = (next: Sketch, stroke?: string): void => {
    if (next === sketch.value) return;
    if (stroke === undefined || stroke !== joined) past.value = [...past.value, sketch.value].slice(-MOST_UNDONE);
    joined = stroke;
    future.value = [];
    sketch.value = next;
    keepAndCheck();
  };

  const letGo = (): void => {
    selected.value = adding.value = touched.value = undefined;
  };
  const step = (back: typeof past, forth: typeof past): void => {
    const before = back.value.at(-1);
    if (before === undefined) return;
    back.value = back.value.slice(0, -1);
    forth.value = [...forth.value, sketch.value];
    sketch.value = before;
    joined = undefined;
    letGo();
    keepAndCheck();
  };

  const entryAt = (path: string | undefined): Entry | undefined => {
    const found = path === undefined ? undefined : entryOf(path);
    return found && entriesOf(sketch.value, found.list)[found.at];
  };
  const put = (path: string, value: unknown, stroke?: string): void =>
    change(putAt(sketch.value, parsePath(path), value) as Sketch, stroke);

  const form: Form = {
    problems: computed(() => byPath(problems.value)),
    edit: (path, value) => put(path, value, `field ${path}`),
  };

  /** One more like the one in hand or the last of its side; `place`: the fields that say where it stands. */
  const add = (list: ListName, side: number, place: Entry): void => {
    const entries = entriesOf(sketch.value, list);
    const inHand = entryAt(selected.value);
    const model =
      (inHand?.['side'] === side && entryOf(selected.value!)!.list === list ? inHand : undefined) ??
      entries.findLast((entry) => entry['side'] === side) ??
      entriesOf(workshop.first, list).findLast((entry) => entry['side'] === side)!;
    const copy = { ...model, side, ...place, ...(list === 'leaders' && { id: `leader-${entries.length + 1}` }) };
    change({ ...sketch.value, [list]: [...entries, copy] });
    selected.value = entryId(list, entries.length);
  };

  const remove = (path: string): void => {
    const found = entryOf(path);
    if (found === undefined) return;
    const entries = entriesOf(sketch.value, found.list);
    selected.value = undefined;
    change({ ...sketch.value, [found.list]: entries.toSpliced(found.at, 1) });
  };

  check();
  return {
    id,
    ruleset,
    /** Whether the computer plays this ruleset. */
    taught: battles.computerPlays,
    workshop,
    document,
    sketch,
    past,
    future,
    unkept,
    selected,
    adding,
    touched,
    problems,
    form,
    change,
    put,
    entryAt,
    letGo,
    add,
    remove,
    check,
    undo: () => step(past, future),
    redo: () => step(future, past),
  };
}

export type EditorModel = ReturnType<typeof editorModel>;
