import { beforeAll, describe, expect, test } from 'vitest';
import type { Battles } from '../../kernel/battles.ts';
import { BadInput } from '../../kernel/problem.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { gridOf, hexOfNumber } from '../../space/hex.ts';
import { type HexWorkshop, isHexWorkshop } from '../../space/hex-workshop.ts';
import { mapOf } from './hexes/counters.ts';
import { type HexBench, hexBench } from './hexes/hex-bench.ts';
import { editorModel } from './model.ts';
import { entriesOf, readSketch } from './sketch.ts';

const grid = gridOf(14, 10);
const at = (number: string): number => hexOfNumber(grid, number)!;

const WITH_A_BENCH = CATALOGUE.filter(({ workshop }) => workshop !== undefined).map(({ id }) => id);

describe.each(WITH_A_BENCH)('a scenario of %s on the bench', (ruleset) => {
  let workshop: HexWorkshop;
  let battles: Battles;
  beforeAll(async () => {
    const card = CATALOGUE.find(({ id }) => id === ruleset)!;
    const opened = await card.workshop!();
    if (!isHexWorkshop(opened)) throw new Error(opened.kind);
    [workshop, battles] = [opened, await card.battles!()];
  });
  const open = (sketch = workshop.first): HexBench =>
    hexBench(editorModel({ id: 'mine-1', ruleset, workshop, battles }, sketch), workshop);
  const hexes = ({ model }: HexBench): unknown[] => entriesOf(model.sketch.value, 'units').map(({ hex }) => hex);

  test('the first one can be played', () => {
    expect(open().model.problems.value).toEqual([]);
  });

  test('a drag is one stroke, taken back and done again at once', () => {
    const bench = open();
    const { model } = bench;
    bench.drag(at('0204'), at('0304'), false);
    bench.drag(at('0204'), at('0604'), false);
    bench.drag(at('0204'), at('0604'), true);
    const [row] = mapOf(model.sketch.value).terrain.slice(3, 4);
    expect(row).toMatch(/^\.(\w)\1{4}\.+$/);
    model.undo();
    expect(mapOf(model.sketch.value).terrain[3]).toBe('..............');
    model.redo();
    expect(mapOf(model.sketch.value).terrain[3]).toBe(row);
  });

  test('a tap on an empty hex with nothing in hand says that there is nothing, until something is taken', () => {
    const bench = open();
    const { model } = bench;
    bench.choose('counters');
    bench.tap(at('0101'), undefined);
    expect(bench.empty.value).toBe(at('0101'));
    bench.tap(at('0708'), 'units[1]');
    expect([bench.empty.value, model.selected.value]).toEqual([undefined, 'units[1]']);
    bench.tap(at('0101'), undefined);
    expect([bench.empty.value, hexes(bench)[0]]).toEqual([undefined, '0101']);
  });

  test('counters are put down, carried, turned and removed, the last one too', () => {
    const bench = open();
    const { model } = bench;
    bench.choose('counters');
    model.adding.value = { list: 'units', side: 2 };
    bench.tap(at('0503'), undefined);
    model.letGo();
    bench.drag(at('0503'), at('0603'), true);
    expect(hexes(bench)).toEqual(['0708', '0703', '0603']);
    bench.turn(1);
    expect(entriesOf(model.sketch.value, 'units')[2]).toMatchObject({ side: 2, facing: 'NE' });
    for (let left = 3; left > 0; left--) model.remove(`units[${left}]`);
    model.check();
    expect(model.problems.value.map(({ path }) => path)).toContain('units');
    model.adding.value = { list: 'units', side: 1 };
    bench.tap(at('0708'), undefined);
    expect(bench.counters.value.find(({ id }) => id === 'units[1]')).toMatchObject({
      side: 0,
      place: { hex: at('0708') },
    });
    model.check();
    expect(model.problems.value.map(({ text }) => text.en)).toEqual(['side 2 has no unit']);
    model.adding.value = { list: 'units', side: 2 };
    bench.tap(at('0703'), undefined);
    model.check();
    expect(model.problems.value).toEqual([]);
  });

  test('a smaller map leaves who stood beyond it to be found', () => {
    const bench = open();
    const { model } = bench;
    bench.resize(14, 7);
    model.check();
    expect(model.problems.value.map(({ path }) => path)).toContain('units[1].hex');
    expect(bench.counters.value.some(({ id }) => id === 'units[1]')).toBe(false);
    expect(model.entryAt('units[1]')).toBeDefined();
  });

  test('what a device kept is taken up as far as it has a map, whatever else it holds', () => {
    const half = { ...workshop.first, turns: 'eight', units: [{ hex: 7, name: null }, 'x'], sides: null, title: 3 };
    const { model } = open(readSketch(workshop, half));
    expect(model.problems.value.map(({ path }) => path)).toEqual(expect.arrayContaining(['turns', 'sides']));
    for (const hostile of [null, 7, 'x', [], {}, { map: {} }, { map: { ...mapOf(workshop.first), terrain: ['?'] } }])
      expect(() => readSketch(workshop, hostile)).toThrow(BadInput);
  });
});
