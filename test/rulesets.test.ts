import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enumerate } from '../src/kernel/odds.ts';
import { optionIds } from '../src/kernel/ruling.ts';
import type { Chart, Ruleset } from '../src/kernel/ruleset.ts';
import { fieldOf } from '../src/kernel/schema.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { LANGS, type Text } from '../src/kernel/text.ts';
import { runWithTypedDice, asTypedDice, runWithRolledDice } from '../src/kernel/rolled-dice.ts';
import { answer, assess, type Calculation, calculationOf, isResolvable, ruleOf } from '../src/calculate/calculation.ts';
import { answerJson, resolutionJson } from '../src/present/json.ts';
import { linkJson, linkOf, LONGEST_LINK, readLink } from '../src/present/link.ts';
import { printedChart } from '../src/present/printed-chart.ts';
import { sentence } from '../src/present/sentence.ts';
import { gistOf, sharesIn } from '../src/calculate/shares.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import * as v from 'valibot';
import { allNamed, likelySituations } from './support/arbitrary.ts';
import { CARDS } from './support/cards.ts';
import { largestJson } from './support/largest.ts';

const IN_CATALOGUE = new Set(CATALOGUE.map(({ id }) => id));
const RULESETS = await Promise.all(CARDS.map((card) => card.load()));

const inBothLanguages = (text: Text): void => {
  for (const lang of LANGS) expect(text[lang].trim()).not.toBe('');
};

const rowIds = (chart: Chart): readonly string[] => {
  const ids = printedChart(chart).rows.flatMap((row) => row.ids);
  return chart.kind === 'matrix' ? [...ids, ...chart.columns.map(({ id }) => id)] : ids;
};

/** Every citation leads to a chart of the sheet, and to a row of it. */
function expectCitation(ruleset: Ruleset, source: { chart: string; row: string | null }): void {
  const chart = ruleset.charts.find(({ id }) => id === source.chart);
  expect(chart, `chart ${source.chart}`).toBeDefined();
  if (source.row !== null) expect(rowIds(chart!)).toContain(source.row);
}

const REGISTERS = new Map(
  await Promise.all(RULESETS.map(async (ruleset) => [ruleset.id, await ruleset.rulings()] as const)),
);

const SHAPES = new Map(
  await Promise.all(RULESETS.map(async (ruleset) => [ruleset.id, await ruleset.shapes()] as const)),
);

const registerOf = ({ id }: Ruleset) => REGISTERS.get(id)!;

function expectRulings(ruleset: Ruleset, ids: readonly string[]): void {
  const known = new Set(registerOf(ruleset).map((r) => r.id));
  for (const id of ids) expect(known).toContain(id);
}

const randomOptions = (ruleset: Ruleset): fc.Arbitrary<Record<string, string | undefined>> =>
  fc.record(Object.fromEntries(ruleset.rulingChoices.map((offer) => [offer.id, fc.constantFrom(...offer.options)])), {
    requiredKeys: [],
  });

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  test('charts, rulings and procedures have ids of their own and words in both languages', () => {
    for (const things of [ruleset.charts, registerOf(ruleset), ruleset.procedures]) {
      const ids = things.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    for (const chart of ruleset.charts) {
      const { title, headings, rows, notes, rulings } = printedChart(chart);
      for (const text of [title, ...headings, ...rows.map(({ head }) => head), ...notes.map((n) => n.text)])
        inBothLanguages(text);
      for (const { cells } of rows) for (const cell of cells) inBothLanguages(cell);
      expectRulings(ruleset, rulings);
    }
    for (const { question, answer, why, options: offered } of registerOf(ruleset))
      for (const text of [question, answer, why, ...Object.values(offered ?? {})]) inBothLanguages(text);
  });

  test('each procedure can be loaded by itself', async () => {
    const card = CARDS.find(({ id }) => id === ruleset.id)!;
    const { procedures, ...sheet } = ruleset;
    expect(await card.sheet()).toEqual(sheet);
    const apart = await Promise.all(Object.entries(card.procedures).map(async ([id, load]) => [id, await load()]));
    expect(apart).toEqual(procedures.map((procedure) => [procedure.id, procedure]));
    for (const procedure of procedures)
      expect(await card.loadWith(procedure.id)).toEqual({ ...sheet, charts: [], procedures: [procedure] });
  });

  test.runIf(IN_CATALOGUE.has(ruleset.id))('the package exports it as the catalogue loads it', async () => {
    const exported: Readonly<Record<string, unknown>> = await import(`../src/rulesets/${ruleset.id}/index.ts`);
    expect(Object.values(exported)).toContainEqual(ruleset);
    for (const procedure of ruleset.procedures) expect(Object.values(exported)).toContain(procedure);
  });

  test('lines of modifiers have ids of their own in the whole ruleset', () => {
    const ids = ruleset.charts.flatMap((chart) => (chart.kind === 'modifiers' ? chart.rows.map(({ id }) => id) : []));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('every offer has at least two options, shown in the register as they stand in the rules', () => {
    const inWords = new Map(registerOf(ruleset).map((ruling) => [ruling.id, optionIds(ruling)]));
    for (const { id, options } of ruleset.rulingChoices) {
      expect(options.length).toBeGreaterThan(1);
      expect(inWords.get(id)).toEqual(options);
    }
  });

  describe.each(ruleset.procedures.map((p) => [p.id, p] as const))('%s', (_, procedure) => {
    const random = fc
      .tuple(likelySituations(procedure), randomOptions(ruleset))
      .map(([situation, rulings]): Calculation =>
        calculationOf(ruleset, procedure, { ...(situation as object), rulings }),
      );

    test('its charts exist and its examples are resolved', () => {
      for (const id of procedure.charts) expect(ruleset.charts.map((c) => c.id)).toContain(id);
      expect(procedure.examples.length).toBeGreaterThan(0);
      for (const { situation, title } of procedure.examples) {
        inBothLanguages(title);
        const found = answer(calculationOf(ruleset, procedure, situation));
        expect(isResolvable(found)).toBe(true);
        for (const lang of LANGS) expect(sentence(found)[lang]).toMatch(/^[^\p{Ll}]/u);
      }
    });

    test('at least three in ten of the random situations are answered', () => {
      const drawn = fc.sample(random, 300);
      const answered = drawn.filter((calculation) => isResolvable(assess(calculation)));
      expect(answered.length / drawn.length).toBeGreaterThan(0.3);
    });

    test('what is rolled holds no words', () => {
      const isText = (value: object): boolean => 'fr' in value && 'en' in value;
      const expectNoText = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        expect(isText(value)).toBe(false);
        Object.values(value).forEach(expectNoText);
      };
      fc.assert(
        fc.property(random, (calculation) => {
          const situation = allNamed(fieldOf(procedure.situation), calculation.situation, 'Ξώνυμος');
          const found = assess({ ...calculation, situation });
          if (!isResolvable(found)) return;
          expectNoText(found.assessment.input);
          expect(JSON.stringify(found.assessment.input)).not.toContain('Ξώνυμος');
        }),
        { numRuns: 60 },
      );
    });

    test('its gist is one of its facets', () => {
      for (const { situation } of procedure.examples) {
        const found = answer(calculationOf(ruleset, procedure, situation));
        if (!isResolvable(found)) throw new Error('an example is refused');
        expect(procedure.facets(found.assessment).map(({ id }) => id)).toContain(gistOf(found).id);
      }
    });

    test('random situations: cited, told in both languages, odds sum to exactly 1', () => {
      fc.assert(
        fc.property(random, (calculation) => {
          const found = answer(calculation);
          const json = answerJson(found);
          inBothLanguages(sentence(found));
          expect(JSON.parse(JSON.stringify(json))).toEqual(json);
          if (!isResolvable(found) || !('assessment' in json)) {
            if ('refused' in json) {
              expectCitation(ruleset, json.refused.source);
              expectRulings(ruleset, json.refused.rulings);
            }
            return;
          }
          for (const { lines, sum, limit, total } of json.assessment.tallies) {
            expect(lines.filter((l) => l.counted).reduce((all, l) => all + l.value, 0)).toBe(sum);
            expect(total).toBe(limit === null ? sum : Math.min(limit.max, Math.max(limit.min, sum)));
            for (const line of lines) {
              expectCitation(ruleset, line.source);
              expectRulings(ruleset, line.rulings);
              if (line.detail !== null) inBothLanguages(line.detail);
            }
          }
          expectRulings(ruleset, json.assessment.rulings);
          for (const { weight } of found.distribution?.entries ?? []) expect(weight > 0n).toBe(true);
          for (const facet of procedure.facets(found.assessment)) {
            const counted = sharesIn(found, facet);
            if (counted === undefined) continue;
            const { shares } = counted;
            expect(shares.reduce((sum, { weight }) => sum + weight, 0n)).toBe(shares[0]!.total);
            for (const { text, worth } of shares) {
              inBothLanguages(text);
              expect(worth).not.toBeNaN();
            }
          }
        }),
        { numRuns: 60 },
      );
    });

    test('random situations: what is rolled was counted, and its log replays to the same outcome', () => {
      fc.assert(
        fc.property(random, fc.string(), (calculation, seed) => {
          const found = answer(calculation);
          if (!isResolvable(found)) return;
          const { input } = found.assessment;
          const rule = ruleOf(procedure);
          const resolution = runWithRolledDice(rule, input, seededChance(seed));
          const counted = found.distribution?.entries.map(({ value }) => JSON.stringify(value));
          if (counted) expect(counted).toContain(JSON.stringify(resolution.outcome));
          const replayed = runWithTypedDice(rule, input, asTypedDice(resolution.throws));
          expect(replayed).toMatchObject({ state: 'done', unused: 0, outcome: resolution.outcome });
          const { told, effects, throws, outcome } = resolutionJson(found, resolution);
          expect(told.length).toBeGreaterThan(0);
          for (const { who, text } of [...told, ...throws.map(({ who, why }) => ({ who, text: why }))])
            [who, text].forEach(inBothLanguages);
          const shapes = SHAPES.get(ruleset.id)![procedure.id]!;
          expect(v.parse(shapes.outcome, outcome)).toEqual(outcome);
          for (const effect of effects) {
            expect(v.parse(shapes.effect, effect)).toEqual(effect);
            expectCitation(ruleset, { row: null, ...effect.source });
          }
        }),
        { numRuns: 60 },
      );
    });

    test('random situations: with its last die taken away, the attempt asks for one', () => {
      fc.assert(
        fc.property(random, fc.string(), (calculation, seed) => {
          const found = answer(calculation);
          if (!isResolvable(found)) return;
          const faces = asTypedDice(
            runWithRolledDice(ruleOf(procedure), found.assessment.input, seededChance(seed)).throws,
          );
          if (faces.length === 0) return;
          const asked = runWithTypedDice(ruleOf(procedure), found.assessment.input, faces.slice(0, -1));
          expect(asked.state).toBe('wanting');
          if (asked.state !== 'wanting') return;
          const { who, why } = asked.wanted.purpose;
          [found.assessment.cast[who]!, why].forEach(inBothLanguages);
        }),
        { numRuns: 30 },
      );
    });

    test('random situations: a link reopens the identical calculation', () => {
      fc.assert(
        fc.property(random, (calculation) => {
          const read = readLink(`https://example.org/${linkOf(calculation)}`);
          expect(read).toMatchObject({ ruleset: ruleset.id, procedure: procedure.id });
          const { situation, options } = calculationOf(ruleset, procedure, linkJson(ruleset, procedure, read));
          expect({ situation, options }).toEqual({ situation: calculation.situation, options: calculation.options });
        }),
        { numRuns: 60 },
      );
    });

    test('the largest situation there is has a link that reopens it', () => {
      const largest = calculationOf(ruleset, procedure, largestJson(ruleset, procedure));
      const link = linkOf(largest);
      expect(link.length).toBeLessThan(LONGEST_LINK);
      const { situation, options } = calculationOf(ruleset, procedure, linkJson(ruleset, procedure, readLink(link)));
      expect({ situation, options }).toEqual({ situation: largest.situation, options: largest.options });
    });

    test('random situations: odds from memory are those counted anew', () => {
      fc.assert(
        fc.property(random, (calculation) => {
          const found = answer(calculation, 20_000);
          if (!isResolvable(found) || found.distribution === undefined) return;
          expect(found.distribution).toEqual(enumerate(ruleOf(procedure), found.assessment.input));
        }),
        { numRuns: 60 },
      );
    });
  });
});
