import { computed, signal } from '@preact/signals';
import type { Battles } from '../../kernel/battles.ts';
import type { Problem } from '../../kernel/problem.ts';
import { OUR_OPTIONS } from '../../kernel/ruling.ts';
import { type Field, fieldOf, parsePath } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { resizeMap, withoutSides, withoutRoads, withPlace } from '../../space/drawing.ts';
import { directionTo, type Facing, hexOfNumber, neighboursOf, numberOf } from '../../space/hex.ts';
import { compileMap } from '../../space/map.ts';
import type { MapDocument } from '../../space/map-document.ts';
import type { Sketch, Workshop } from '../../space/workshop.ts';
import type { Overlay } from '../board/hex/props.ts';
import type { Form } from '../form/form.ts';
import { putAt } from '../form/paths.ts';
import { byPath, tryMake } from '../form/problems.ts';
import { keepScenario } from './shelf.ts';
import { countersOf, entriesOf, type Entry, type ListName, mapOf, placeOf } from './sketch.ts';
import { type Brush, drawn, isDrawn, stepsTo } from './strokes.ts';

export const TOOLS = ['look', 'ground', 'levels', 'sides', 'ways', 'places', 'counters'] as const;
export type Tool = (typeof TOOLS)[number];

const MOST_UNDONE = 200;
const REST_MS = 150;

/** What must be there for a scenario to be made; `id` is the name under which this device keeps it. */
export interface Bench {
  readonly id: string;
  readonly ruleset: string;
  readonly workshop: Workshop;
  readonly battles: Battles;
}

/** A scenario on the bench: what it is now, what is in hand, and what a tap, a key or a button does. */
export function editorModel({ id, ruleset, workshop, battles }: Bench, started: Sketch) {
  const sketch = signal<Sketch>({ ...started, id });
  const past = signal<readonly Sketch[]>([]);
  const future = signal<readonly Sketch[]>([]);
  const unkept = signal(false);
  const tool = signal<Tool>('ground');
  const { terrains, sides, roads } = workshop.vocabulary;
  const terrain = signal(Object.keys(terrains)[1] ?? Object.keys(terrains)[0]!);
  const level = signal(1);
  /** Undefined: they erase. */
  const side = signal<string | undefined>(Object.keys(sides)[0]);
  const way = signal<string | undefined>(Object.keys(roads)[0]);
  /** The counter in hand, by its place in the document, or the hex that is to have a name. */
  const selected = signal<string | undefined>(undefined);
  const named = signal<number | undefined>(undefined);
  /** What the next tap on the map puts down. */
  const adding = signal<{ readonly list: ListName; readonly side: number } | undefined>(undefined);
  /** Where a side or a way that is being tapped begins. */
  const from = signal<number | undefined>(undefined);
  /** The empty hex that was tapped with nothing in hand: there is nothing to take, and nothing to put down. */
  const empty = signal<number | undefined>(undefined);
  const attention = signal<{ readonly hex: number } | undefined>(undefined);
  const problems = signal<readonly Problem[]>([]);

  const drawing = computed(() => mapOf(sketch.value));
  const map = computed(() => compileMap(drawing.value, workshop.vocabulary));
  const counters = computed(() => countersOf(sketch.value, map.value.grid, workshop));
  const document = fieldOf(workshop.format) as Field & { kind: 'record' };

  const brush = computed((): Brush | undefined => {
    switch (tool.value) {
      case 'ground':
        return { tool: 'ground', terrain: terrain.value };
      case 'levels':
        return { tool: 'levels', level: level.value };
      case 'sides':
        return { tool: 'sides', kind: side.value };
      case 'ways':
        return { tool: 'ways', kind: way.value };
      default:
        return undefined;
    }
  });

  const check = (): void => {
    const opened = tryMake(() => battles.open(sketch.value, OUR_OPTIONS));
    problems.value = 'problems' in opened ? opened.problems : [];
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const shown = (): void => {
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
    shown();
  };
  const draw = (next: MapDocument, stroke?: string): void => change({ ...sketch.value, map: next }, stroke);

  const letGo = (): void => {
    selected.value = named.value = adding.value = from.value = empty.value = undefined;
  };
  const step = (back: typeof past, forth: typeof past): void => {
    const before = back.value.at(-1);
    if (before === undefined) return;
    back.value = back.value.slice(0, -1);
    forth.value = [...forth.value, sketch.value];
    sketch.value = before;
    joined = undefined;
    letGo();
    shown();
  };

  const entryAt = (place: string | undefined): Entry | undefined => {
    const found = place === undefined ? undefined : placeOf(place);
    return found && entriesOf(sketch.value, found.list)[found.at];
  };
  const put = (path: string, value: unknown, stroke?: string): void =>
    change(putAt(sketch.value, parsePath(path), value) as Sketch, stroke);

  const form: Form = {
    problems: computed(() => byPath(problems.value)),
    edit: (path, value) => put(path, value, `field ${path}`),
  };

  const take = (place: string): void => {
    letGo();
    tool.value = 'counters';
    selected.value = place;
    const hex = hexOfNumber(map.value.grid, String(entryAt(place)?.['hex']));
    if (hex !== undefined) attention.value = { hex };
  };
  const moveTo = (place: string, hex: number): void => put(`${place}.hex`, numberOf(map.value.grid, hex));

  /** One more like the last of its side, put down there. */
  const add = (list: ListName, ofSide: number, hex: number): void => {
    const entries = entriesOf(sketch.value, list);
    const like = entryAt(selected.value);
    const model =
      (like?.['side'] === ofSide && placeOf(selected.value!)!.list === list ? like : undefined) ??
      entries.findLast((entry) => entry['side'] === ofSide) ??
      entriesOf(workshop.first, list).findLast((entry) => entry['side'] === ofSide)!;
    const number = numberOf(map.value.grid, hex);
    const copy = {
      ...model,
      side: ofSide,
      hex: number,
      ...(list === 'leaders' && { id: `leader-${entries.length + 1}` }),
    };
    change({ ...sketch.value, [list]: [...entries, copy] });
    selected.value = `${list}[${entries.length + 1}]`;
  };

  const remove = (place: string): void => {
    const found = placeOf(place);
    if (found === undefined) return;
    const entries = entriesOf(sketch.value, found.list);
    selected.value = undefined;
    change({ ...sketch.value, [found.list]: entries.toSpliced(found.at, 1) });
  };

  const between = (hex: number): void => {
    const start = from.value;
    if (start === undefined || directionTo(map.value.grid, start, hex) === undefined) {
      from.value = start === hex ? undefined : hex;
      return;
    }
    const one = brush.value!;
    const step = [start, hex];
    if (!isDrawn(map.value, one, start, hex)) draw(drawn(drawing.value, one, step));
    else draw(one.tool === 'sides' ? withoutSides(drawing.value, step, side.value) : withoutRoads(drawing.value, step));
    // A way goes on, a side is one of several around a hex.
    if (one.tool === 'ways') from.value = hex;
  };

  /** A tap, or Enter. */
  const tap = (hex: number, hit: string | undefined): void => {
    const one = brush.value;
    if (one?.tool === 'ground' || one?.tool === 'levels') return draw(drawn(drawing.value, one, [hex]));
    if (one !== undefined) return between(hex);
    if (tool.value === 'places') {
      named.value = hex;
      return;
    }
    empty.value = undefined;
    if (adding.value !== undefined) return add(adding.value.list, adding.value.side, hex);
    if (hit !== undefined && hit !== selected.value) return take(hit);
    if (tool.value !== 'counters' || hit !== undefined) return;
    if (selected.value !== undefined) moveTo(selected.value, hex);
    else empty.value = hex;
  };

  /** A drag over the map: a stroke of the brush, or a counter that is carried. */
  let stroke: { readonly base: MapDocument; readonly path: number[]; readonly name: string } | undefined;
  let strokes = 0;
  const drag = (start: number, to: number, done: boolean): void => {
    const one = brush.value;
    if (one === undefined) {
      if (done && start !== to) carry(start, to);
      return;
    }
    if (stroke?.path[0] !== start) stroke = undefined;
    stroke ??= { base: drawing.value, path: [start], name: `stroke ${++strokes}` };
    stroke.path.push(...stepsTo(map.value.grid, stroke.path.at(-1)!, to));
    draw(drawn(stroke.base, one, stroke.path), stroke.name);
    if (done) stroke = from.value = undefined;
  };
  const carry = (start: number, to: number): void => {
    const there = counters.value.filter(({ place }) => place.hex === start);
    const held = there.find((counter) => counter.id === selected.value) ?? there.at(-1);
    if (held === undefined) return;
    moveTo(held.id, to);
    take(held.id);
  };

  const turn = (facing: Facing): void => {
    if (selected.value !== undefined) put(`${selected.value}.facing`, workshop.facings[facing]);
  };

  const overlay = computed((): Overlay => {
    if (from.value !== undefined) return { together: [from.value], targets: neighboursOf(map.value.grid, from.value) };
    if (named.value !== undefined) return { together: [named.value] };
    const held = counters.value.find((counter) => counter.id === selected.value);
    if (held?.place.facing === undefined) return {};
    const choices = workshop.facings.map((_, facing) => ({ facing: facing as Facing }));
    return { turns: { hex: held.place.hex, choices } };
  });

  const nameHex = (hex: number, name: { fr: string; en: string }): void =>
    draw(withPlace(drawing.value, hex, t(name.fr, name.en)), `name ${hex}`);
  const resize = (width: number, height: number): void => draw(resizeMap(drawing.value, width, height));

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
    tool,
    terrain,
    level,
    side,
    way,
    selected,
    named,
    adding,
    empty,
    attention,
    problems,
    drawing,
    map,
    counters,
    brush,
    overlay,
    form,
    entryAt,
    choose: (next: Tool): void => {
      letGo();
      tool.value = next;
    },
    letGo,
    take,
    add,
    remove,
    tap,
    drag,
    turn,
    nameHex,
    resize,
    check,
    undo: () => step(past, future),
    redo: () => step(future, past),
  };
}

export type EditorModel = ReturnType<typeof editorModel>;
