import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { worthOf } from '../../kernel/facet.ts';
import type { Tally } from '../../kernel/modifier.ts';
import { odds } from '../../kernel/odds.ts';
import { type Assessment, isRefusal, type Refusal } from '../../kernel/assessment.ts';
import type { Chart, Procedure } from '../../kernel/ruleset.ts';
import { fieldOf, parse } from '../../kernel/schema.ts';
import { seededChance } from '../../kernel/seed.ts';
import type { Source } from '../../kernel/source.ts';
import { runWithTypedDice, asTypedDice, runWithRolledDice } from '../../kernel/rolled-dice.ts';
import { fraction } from '../../calculate/number.ts';
import { sharesOf } from '../../calculate/shares.ts';
import { joursDeGloire } from './index.ts';
import { arbitraryOf, assessmentFor, assessAndResolve, situationsOf, someOptions } from './testing.ts';
import { RULINGS } from './rulings.ts';

const RULING_IDS = new Set(RULINGS.map(({ id }) => id));

const rowsOf = (chart: Chart): string[] => {
  if (chart.kind === 'matrix') return chart.rows.flatMap(({ keys }) => keys);
  return chart.kind === 'modifiers' ? chart.rows.map(({ id }) => id) : chart.lines.map(({ id }) => id);
};

function expectCited({ chart, row }: Source): void {
  const cited = joursDeGloire.charts.find(({ id }) => id === chart);
  expect(cited, chart).toBeDefined();
  if (row !== undefined) expect(rowsOf(cited!)).toContain(row);
}

function expectSound(tally: Tally): void {
  const counts = tally.lines.filter(({ standing }) => standing === 'counts');
  expect(tally.total).toBe(counts.reduce((sum, { value }) => sum + value, 0));
  for (const { row, standing, because } of tally.lines) {
    expectCited(row.source);
    if (standing === 'absent') continue;
    for (const id of row.rulings?.(tally.facts) ?? []) expect(RULING_IDS).toContain(id);
    expect(row.detail?.(tally.facts).fr).not.toBe('');
    if (because !== undefined) expect(tally.lines.map((line) => line.row.id)).toContain(because);
  }
}

function expectRefusal(refusal: Refusal): void {
  expect(refusal.refused.fr).not.toBe('');
  expect(refusal.refused.en).not.toBe('');
  expectCited(refusal.source);
  for (const id of refusal.rulings ?? []) expect(RULING_IDS).toContain(id);
}

const SHAPES = await joursDeGloire.shapes();

/** Effects are plain data of the described shape, cite the sheet, and reach only those who are in the cast. */
function expectEffects(procedure: Procedure, { input, cast }: Assessment<unknown>, outcome: unknown): void {
  const { outcome: outcomeShape, effect: effectShape } = SHAPES[procedure.id]!;
  expect(v.parse(outcomeShape, outcome)).toEqual(outcome);
  const effects = procedure.effects(input, outcome);
  expect(effects.length).toBeGreaterThan(0);
  for (const effect of effects) {
    expect(v.parse(effectShape, effect)).toEqual(effect);
    expectCited(effect.source);
    expect(effect.who.length).toBeGreaterThan(0);
    for (const id of effect.who) expect(Object.keys(cast)).toContain(id);
    expect(effect.may).toBe(effect.kind === 'right' ? true : undefined);
    const said = procedure.effectText(effect, cast);
    expect(said.fr && said.en).toBeTruthy();
  }
}

/** Odds, throws, replay and effects agree with one another. */
function expectPlayable(procedure: Procedure, assessment: Assessment<unknown>, seed: string): void {
  const { input, cast } = assessment;
  const { entries, total } = odds(procedure.resolve, input);
  expect(entries.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
  expect(new Set(entries.map(({ value }) => JSON.stringify(value))).size).toBe(entries.length);
  for (const facet of procedure.facets(assessment)) {
    expect(facet.text.fr && facet.text.en).toBeTruthy();
    for (const { value } of entries) expect(worthOf(facet, facet.classOf(value))).not.toBeNaN();
  }
  for (const { value } of entries) expectEffects(procedure, assessment, value);
  const { outcome, throws } = runWithRolledDice(procedure.resolve, input, seededChance(seed));
  const counted = entries.find(({ value }) => JSON.stringify(value) === JSON.stringify(outcome));
  expect(counted?.weight ?? 0n).toBeGreaterThan(0n);
  for (const { purpose } of throws) expect(Object.keys(cast)).toContain(purpose.who);
  expect(runWithTypedDice(procedure.resolve, input, asTypedDice(throws))).toMatchObject({
    state: 'done',
    unused: 0,
    outcome,
  });
}

describe.each(joursDeGloire.procedures.map((procedure) => [procedure.id, procedure] as const))('%s', (_, procedure) => {
  it('holds for random situations and options', () => {
    let played = 0;
    fc.assert(
      fc.property(situationsOf(procedure), someOptions, fc.string(), (situation, options, seed) => {
        const answer = assessAndResolve(procedure, situation, options);
        if (isRefusal(answer)) {
          expectRefusal(answer);
          return;
        }
        played++;
        answer.tallies.forEach(expectSound);
        for (const id of answer.rulings) expect(RULING_IDS).toContain(id);
        expectPlayable(procedure, answer, seed);
        const headline = procedure.headline(parse(procedure.situation, situation));
        expect(headline.fr && headline.en).toBeTruthy();
      }),
      { numRuns: 250, seed: 1805 },
    );
    expect(played).toBeGreaterThan(75);
  });

  it('has examples that play', () => {
    expect(procedure.examples.length).toBeGreaterThan(0);
    for (const { situation } of procedure.examples)
      expectPlayable(procedure, assessmentFor(procedure, situation), 'Rivoli');
  });
});

describe('shock', () => {
  const shock = joursDeGloire.procedures.find(({ id }) => id === 'shock')!;
  const totalOf = (situation: unknown): number => assessmentFor(shock, situation).tallies[0]!.total;
  const unit = fc.record({
    type: fc.constant('infantry'),
    strength: fc.integer({ min: 1, max: 20 }),
    cohesion: fc.integer({ min: 0, max: 9 }),
  });

  it('the order in which units are listed does not matter to the sum', () => {
    const units = fc.array(unit, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(units, units, (attackers, defenders) => {
        expect(totalOf({ attackers, defenders })).toBe(
          totalOf({ attackers: attackers.toReversed(), defenders: defenders.toReversed() }),
        );
      }),
      { numRuns: 100, seed: 1809 },
    );
  });

  it('more strength or cohesion never hurts the attacker', () => {
    fc.assert(
      fc.property(unit, unit, (attacker, defender) => {
        const sum = totalOf({ attackers: [attacker], defenders: [defender] });
        const stronger = { ...attacker, strength: attacker.strength + 1 };
        expect(totalOf({ attackers: [stronger], defenders: [defender] })).toBeGreaterThanOrEqual(sum);
        const steadier = { ...attacker, cohesion: attacker.cohesion + 1 };
        expect(totalOf({ attackers: [steadier], defenders: [defender] })).toBe(sum + 1);
      }),
      { numRuns: 100, seed: 1815 },
    );
  });

  it('a facet by itself has the chances that it has among all outcomes', () => {
    let compared = 0;
    fc.assert(
      fc.property(situationsOf(shock), someOptions, (situation, options) => {
        const assessment = assessAndResolve(shock, situation, options);
        if (isRefusal(assessment)) return;
        compared++;
        const all = odds(shock.resolve, assessment.input);
        for (const facet of shock.facets(assessment)) {
          const alone = sharesOf({ ...facet, classOf: String }, shock.marginal!(assessment.input, facet.id)!);
          const among = sharesOf(facet, all);
          expect(alone.shares.map(({ id, weight, total }) => [id, fraction(weight, total)])).toEqual(
            among.shares.map(({ id, weight, total }) => [id, fraction(weight, total)]),
          );
        }
      }),
      { numRuns: 150, seed: 1812 },
    );
    expect(compared).toBeGreaterThan(45);
  });

  it('the filters of its match-ups always make a situation', () => {
    const { filters, rows, columns, situation } = shock.matchups!;
    fc.assert(
      fc.property(
        arbitraryOf(fieldOf(filters)),
        fc.constantFrom(...rows),
        fc.constantFrom(...columns),
        (chosen, row, column) => {
          const answer = assessAndResolve(shock, situation(row.id, column.id, parse(filters, chosen)));
          if (isRefusal(answer)) expectRefusal(answer);
          else expectPlayable(shock, answer, row.id);
        },
      ),
      { numRuns: 100, seed: 1813 },
    );
  });
});
