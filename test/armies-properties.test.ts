import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyResult, takeBack } from '../src/armies/apply.ts';
import { addEntries, newArmy } from '../src/armies/edit.ts';
import { armyJson, fileJson, readArmy } from '../src/armies/army-file.ts';
import { fillPlace } from '../src/armies/fill.ts';
import type { Armies, PlacedDraft } from '../src/armies/placements.ts';
import { placesOf } from '../src/armies/places.ts';
import { assess, calculationOf, isResolvable, ruleOf } from '../src/calculate/calculation.ts';
import type { Army, ArmyRules, ArmyEntry, EntryKind, Values } from '../src/kernel/army.ts';
import { BadInput, parse } from '../src/kernel/schema.ts';
import { runWithRolledDice } from '../src/kernel/rolled-dice.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { armyLink, armyOfLink, readArmyLink } from '../src/present/armies/link.ts';
import { armyTable, readArmyTable } from '../src/present/armies/table.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { situations } from './support/arbitrary.ts';
import './support/reproducible.ts';

/** An entry with any values that its kind allows, and with any state. */
function entries(rules: ArmyRules): fc.Arbitrary<ArmyEntry> {
  return fc.constantFrom(...rules.kinds).chain((kind) =>
    fc
      .tuple(situations(kind.schema), situations(kind.schema))
      .map(([now, then]) => [allowed(kind, now), then] as const)
      .filter((drawn): drawn is readonly [Values, unknown] => drawn[0] !== undefined)
      .map(([values, then]) => ({ id: '', kind: kind.id, values, start: startOf(kind, values, then) })),
  );
}

function allowed(kind: EntryKind, values: unknown): Values | undefined {
  const whole = parse(kind.schema, values);
  return kind.refuse?.(whole) === undefined ? whole : undefined;
}

const startOf = (kind: EntryKind, values: Values, then: unknown): Values => {
  const was = parse(kind.schema, then);
  const start = { ...values, ...Object.fromEntries(kind.state.map((name) => [name, was[name]])) };
  return allowed(kind, start) ?? values;
};

const armiesOf = (rules: ArmyRules): fc.Arbitrary<Army> =>
  fc.array(entries(rules), { maxLength: 8 }).map((all) => ({
    ...newArmy(rules, { name: 'x', breaking: 30 }),
    entries: all.map((entry, i) => ({ ...entry, id: `e${i + 1}` })),
  }));

describe.each(CATALOGUE.map((card) => [card.id, card] as const))('armies of %s', async (_, card) => {
  const ruleset = await card.load();
  const rules = await ruleset.army();

  test('survive their file, a link and a table', () =>
    fc.assert(
      fc.property(armiesOf(rules), fc.constantFrom('fr', 'en'), fc.constantFrom(';', ',', '\t'), (army, lang, sign) => {
        const json = fileJson(JSON.stringify(armyJson(rules, army)));
        expect(readArmy(rules, json)).toEqual({ army, left: [] });
        expect(armyOfLink(rules, readArmyLink(armyLink(rules, army)))).toEqual({ army, left: [] });
        if (army.entries.length === 0) return;
        const table = readArmyTable(rules, { ...army, entries: [] }, armyTable(rules, army, lang, sign), lang);
        expect(table).toEqual({ army, left: [] });
      }),
      { numRuns: 60 },
    ));

  test('are put into every place, and results are taken back', () => {
    let resolved = 0;
    const places = ruleset.procedures.flatMap((procedure) =>
      placesOf(rules, procedure).map((place) => ({ procedure, place })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), armiesOf(rules), fc.nat(), ({ procedure, place }, army, seed) => {
        const armies: Armies = { one: army };
        const fitting = army.entries.filter(({ kind }) => place.kinds.includes(kind));
        const model = parse(procedure.situation, procedure.examples[seed % procedure.examples.length]!.situation);
        const at = place.path.replace(/\[\]$/, '').replaceAll('[]', '[1]');
        const refs = fitting.slice(0, place.path.endsWith('[]') ? 3 : 1).map(({ id }) => ({ army: 'one', entry: id }));
        let cast: PlacedDraft;
        try {
          cast = fillPlace({ rules, procedure, armies }, { draft: model, placements: {} }, at, refs);
        } catch (error) {
          expect(error).toBeInstanceOf(BadInput);
          return;
        }
        expect(Object.values(cast.placements)).toEqual(refs);
        const found = assess(calculationOf(ruleset, procedure, cast.draft));
        if (!isResolvable(found)) return;
        resolved++;
        const { input, cast: names } = found.assessment;
        const { outcome } = runWithRolledDice(ruleOf(procedure), input, seededChance(String(seed)));
        const effects = procedure.effects(input, outcome);
        const after = applyResult(rules, armies, cast.placements, { procedure, effects, cast: names });
        for (const { kind, values } of after.armies['one']!.entries)
          expect(parse(rules.kinds.find(({ id }) => id === kind)!.schema, values)).toEqual(values);
        expect(takeBack(rules, after.armies, after.changes)).toEqual(armies);
      }),
      { numRuns: 300 },
    );
    expect(resolved).toBeGreaterThan(30);
  });

  test('an entry added is an entry of its kind', () =>
    fc.assert(
      fc.property(entries(rules), fc.integer({ min: 1, max: 3 }), ({ kind, values }, copies) => {
        const army = addEntries(rules, newArmy(rules, {}), kind, values, copies);
        expect(army.entries.map(({ id }) => id)).toEqual(Array.from({ length: copies }, (_n, i) => `e${i + 1}`));
      }),
      { numRuns: 20 },
    ));
});
