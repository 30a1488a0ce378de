import { computed, signal } from '@preact/signals';
import { t, type Text } from '../../../kernel/text.ts';
import { resizeMap, withoutSides, withoutRoads, withPlace } from '../../../space/drawing.ts';
import { directionTo, type Facing, hexOfNumber, neighboursOf, numberOf } from '../../../space/hex.ts';
import type { HexWorkshop } from '../../../space/hex-workshop.ts';
import { compileMap } from '../../../space/map.ts';
import type { MapDocument } from '../../../space/map-document.ts';
import type { Overlay } from '../../board/hex/props.ts';
import type { EditorModel } from '../model.ts';
import { countersOf, mapOf } from './counters.ts';
import { type Brush, drawn, isDrawn, stepsTo } from './strokes.ts';

export const TOOLS = ['look', 'ground', 'levels', 'sides', 'ways', 'places', 'counters'] as const;
export type Tool = (typeof TOOLS)[number];

/** The map of a scenario under a hand: tools and brushes, and what a tap or a drag does with them. */
export function hexBench(model: EditorModel, workshop: HexWorkshop) {
  const { sketch, selected, adding, put } = model;
  const { terrains, sides, roads } = workshop.vocabulary;
  const tool = signal<Tool>('ground');
  const terrain = signal(Object.keys(terrains)[1] ?? Object.keys(terrains)[0]!);
  const level = signal(1);
  /** Undefined: they erase. */
  const side = signal<string | undefined>(Object.keys(sides)[0]);
  const way = signal<string | undefined>(Object.keys(roads)[0]);
  const attention = signal<{ readonly hex: number } | undefined>(undefined);

  const drawing = computed(() => mapOf(sketch.value));
  const map = computed(() => compileMap(drawing.value, workshop.vocabulary));
  const counters = computed(() => countersOf(sketch.value, map.value.grid, workshop));

  const touchedWith = (...tools: readonly Tool[]) =>
    computed(() =>
      tools.includes(tool.value) && typeof model.touched.value === 'number' ? model.touched.value : undefined,
    );
  /** The hex where the side or the way being tapped begins. */
  const from = touchedWith('sides', 'ways');
  /** The hex that is to have a name. */
  const named = touchedWith('places');
  /** The empty hex that was tapped with nothing in hand: there is nothing to take, and nothing to put down. */
  const empty = touchedWith('counters');

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

  const draw = (next: MapDocument, stroke?: string): void => model.change({ ...sketch.value, map: next }, stroke);

  const take = (id: string): void => {
    model.letGo();
    tool.value = 'counters';
    selected.value = id;
    const hex = hexOfNumber(map.value.grid, String(model.entryAt(id)?.['hex']));
    if (hex !== undefined) attention.value = { hex };
  };
  const moveTo = (id: string, hex: number): void => put(`${id}.hex`, numberOf(map.value.grid, hex));

  const drawTo = (hex: number): void => {
    const start = from.value;
    if (start === undefined || directionTo(map.value.grid, start, hex) === undefined) {
      model.touched.value = start === hex ? undefined : hex;
      return;
    }
    const one = brush.value!;
    const step = [start, hex];
    if (!isDrawn(map.value, one, start, hex)) draw(drawn(drawing.value, one, step));
    else draw(one.tool === 'sides' ? withoutSides(drawing.value, step, side.value) : withoutRoads(drawing.value, step));
    // A way goes on, a side is one of several around a hex.
    if (one.tool === 'ways') model.touched.value = hex;
  };

  /** A tap, or Enter. */
  const tap = (hex: number, hit: string | undefined): void => {
    const one = brush.value;
    if (one?.tool === 'ground' || one?.tool === 'levels') return draw(drawn(drawing.value, one, [hex]));
    if (one !== undefined) return drawTo(hex);
    if (tool.value === 'places') {
      model.touched.value = hex;
      return;
    }
    model.touched.value = undefined;
    if (adding.value !== undefined)
      return model.add(adding.value.list, adding.value.side, { hex: numberOf(map.value.grid, hex) });
    if (hit !== undefined && hit !== selected.value) return take(hit);
    if (tool.value !== 'counters' || hit !== undefined) return;
    if (selected.value !== undefined) moveTo(selected.value, hex);
    else model.touched.value = hex;
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
    if (done) stroke = model.touched.value = undefined;
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

  const nameHex = (hex: number, name: Text): void =>
    draw(withPlace(drawing.value, hex, t(name.fr, name.en)), `name ${hex}`);
  const resize = (width: number, height: number): void => draw(resizeMap(drawing.value, width, height));

  return {
    kind: 'hexes' as const,
    shown: computed(() => new Set(counters.value.map(({ id }) => id))),
    take,
    touchedText: computed(() =>
      empty.value === undefined ? undefined : emptyText(numberOf(map.value.grid, empty.value)),
    ),
    putDownText: t(
      'Touchez les hexagones où en poser ; chacun copie le précédent. Échap pour finir.',
      'Tap the hexes where they go; each copies the one before. Escape ends.',
    ),
    editText: t(
      'Touchez un pion pour le modifier, puis un hexagone pour l’y mettre ; ou glissez-le.',
      'Tap a counter to edit it, then a hex to put it there; or drag it.',
    ),
    model,
    workshop,
    tool,
    terrain,
    level,
    side,
    way,
    named,
    empty,
    attention,
    drawing,
    map,
    counters,
    overlay,
    choose: (next: Tool): void => {
      model.letGo();
      tool.value = next;
    },
    tap,
    drag,
    turn,
    nameHex,
    resize,
  };
}

export type HexBench = ReturnType<typeof hexBench>;

const emptyText = (hex: string): Text =>
  t(
    `Aucun pion en ${hex}. Pour en poser un, choisissez d’abord une unité ou un chef ci-dessus.`,
    `No counter in ${hex}. To put one there, first choose a unit or a leader above.`,
  );
