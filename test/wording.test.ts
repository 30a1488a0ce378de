import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleSituation } from '../src/kernel/example.ts';
import { fieldOf, parse } from '../src/kernel/schema.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { LANGS, type Lang, type Text } from '../src/kernel/text.ts';
import { runWithRolledDice } from '../src/kernel/rolled-dice.ts';
import { answer, calculationOf, isResolvable, ruleOf } from '../src/calculate/calculation.ts';
import { answerJson, resolutionJson } from '../src/present/json.ts';
import { printedChart } from '../src/present/printed-chart.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { allNamed, likelySituations } from './support/arbitrary.ts';
import { spokenIn, textsIn } from './support/spoken.ts';

/** A word by itself: a letter with an accent is a letter too. */
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

/** What is not said, and what is said in its place. */
const NOT_SAID: Readonly<Record<Lang, readonly (readonly [words: RegExp, instead: string])[]>> = {
  fr: [
    [word('lectures?'), 'interprétation'],
    [word('prêt\\p{L}* le dos'), 'attaqué par l’arrière'],
    [word('piles? mêlées?'), 'pile mixte'],
    [/(?:^|[(:;,] |(?<!\p{L})(?:au|du|le|ce) )pas \d/iu, 'étape 3'],
    [word('hexagones? entrés?'), 'hexagone d’arrivée'],
    [word('défendantes?'), 'du défenseur'],
    [word('manqué(?:e|s|es)?|il manque si'), 'échoué, raté'],
    [word('plus touchés?'), 'échoué'],
    [/\p{L}'/u, 'l’apostrophe ’'],
    [/\p{L}[:;!?](?!\p{L}|\/)/u, 'une espace avant : ; ! ?'],
  ],
  en: [
    [word('readings?'), 'ruling'],
    [word('throws?|threw|throwing'), 'to roll'],
    [word('thrown'), 'rolled'],
    // A save is WAB’s, and a noun.
    [/, save (?!\d)|(?<!\p{L})save (?:by|if|when|where|that)(?!\p{L})/iu, 'except'],
    [word('elsewhere'), 'otherwise'],
    [word('missed'), 'failed'],
    [word('(?:goe?s?|going|went) into shock'), 'to make a shock attack'],
    [/\p{L}'/u, 'the apostrophe ’'],
    [/\p{L} [:;!?]/u, 'no space before : ; ! ?'],
  ],
};

/** Said all the same, because the sheet prints it. */
const PRINTED: Readonly<Record<Lang, readonly RegExp[]>> = {
  fr: [],
  // WAB: “Thrown Rocks or Stones”, and the weapons like them.
  en: [/thrown (?:rocks or stones|weapons?)/gi],
};

const complaints = (lang: Lang, said: string): string[] => {
  const rest = PRINTED[lang].reduce((text, printed) => text.replace(printed, ''), said);
  return NOT_SAID[lang].filter(([words]) => words.test(rest)).map(([, instead]) => `${lang}: ${said} (${instead})`);
};

const complaintsIn = (texts: readonly Text[]): string[] => [
  ...new Set(texts.flatMap((text) => LANGS.flatMap((lang) => complaints(lang, text[lang])))),
];

describe('a word that is not said is found', () => {
  test.each<[Lang, string]>([
    ['fr', 'lectures au choix'],
    ['fr', 'il prête le dos'],
    ['fr', 'une pile mêlée'],
    ['fr', 'pas 3 : rivière'],
    ['fr', 'arrêt au pas 2'],
    ['fr', 'l’hexagone entré'],
    ['fr', 'pile défendante'],
    ['fr', 'test manqué'],
    ['fr', 'il manque si 1'],
    ['fr', 'ne sont plus touchés'],
    ['fr', "l'unité"],
    ['fr', 'oui: non'],
    ['en', 'the readings on offer'],
    ['en', 'To throw: 1d6'],
    ['en', 'dice thrown'],
    ['en', 'all save by Art'],
    ['en', 'nobody, save for the general'],
    ['en', 'elsewhere'],
    ['en', 'a missed test'],
    ['en', 'units that go into shock'],
    ['en', "the unit's"],
    ['en', 'yes : no'],
  ])('%s: %s', (lang, said) => expect(complaints(lang, said)).toHaveLength(1));

  test.each<[Lang, string]>([
    ['fr', 'à 80 pas ; 3 au plus'],
    ['fr', 'la table ne dépasse pas 6 ; 100 pas 33,3 %'],
    ['fr', 'piétons défendant une fortification'],
    ['fr', 'le champ manque : obligatoire ?'],
    ['en', 'Thrown rocks or stones: no save allowed'],
    ['en', 'which save for elephants? is missing; permission'],
  ])('others are not: %s: %s', (lang, said) => expect(complaints(lang, said)).toEqual([]));
});

const SRC = join(import.meta.dirname, '..', 'src');
const SOURCES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\.ts$/.test(file))
  .map((file) => file.replaceAll('\\', '/'));
const SPOKEN = SOURCES.flatMap((file) => spokenIn(file, readFileSync(join(SRC, file), 'utf8')));

describe('what the program says', () => {
  test('is found in its source, in every part of it', () => {
    for (const part of ['kernel', 'calculate', 'present', 'cli', 'server', 'web', ...CATALOGUE.map(({ id }) => id)])
      expect(
        SPOKEN.filter(({ file }) => file.startsWith(`${part}/`) || file.startsWith(`rulesets/${part}/`)),
        part,
      ).not.toEqual([]);
    const all = SPOKEN.flatMap(({ fr, en }) => [...fr, ...en]);
    for (const said of ['interprétations', 'To roll', 'save …+']) expect(all).toContain(said);
  });

  test('is said with the right words', () =>
    expect(
      SPOKEN.flatMap(({ file, ...said }) =>
        LANGS.flatMap((lang) => said[lang].flatMap((text) => complaints(lang, text).map((one) => `${file} ${one}`))),
      ),
    ).toEqual([]));
});

/** Few: the same words come again and again. */
const RUNS = 25;
const FEW_PATHS = 2_000;

describe.each(await Promise.all(CATALOGUE.map((card) => card.load())))('$id', (ruleset) => {
  test('charts, forms, examples and rulings', async () => {
    const texts = textsIn([ruleset, ruleset.charts.map(printedChart), await ruleset.rulings()]);
    expect(texts.length).toBeGreaterThan(100);
    expect(complaintsIn(texts)).toEqual([]);
    // Quotation marks are « » and “ ”; a " by itself is an inch.
    expect(texts.filter(({ fr, en }) => /"\p{L}/u.test(`${fr} ${en}`))).toEqual([]);
  });

  test.each(ruleset.procedures)('$id: assessments, refusals, results and steps', (procedure) => {
    fc.assert(
      fc.property(likelySituations(procedure), fc.string(), (situation, seed) => {
        const named = allNamed(fieldOf(procedure.situation), parse(procedure.situation, situation), 'Rivoli');
        const found = answer(calculationOf(ruleset, procedure, named), FEW_PATHS);
        const told = isResolvable(found)
          ? resolutionJson(found, runWithRolledDice(ruleOf(procedure), found.assessment.input, seededChance(seed)))
          : {};
        expect(complaintsIn(textsIn([answerJson(found), told]))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

/** A name that a player gives has one language: most of those in examples are read alike in both. */
const NAMES = [
  'Alexander',
  'Amyntas',
  'Companions',
  'Crassus',
  'Cv',
  'Insubres',
  'Legio I',
  'Legio X',
  'Mithridates',
  'Perdiccas',
  'Philotas',
  'Sp',
  'hastati',
  'hoplites',
];

const namesIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) => (key === 'name' ? [String(part)] : namesIn(part)));

test('names in examples are Latin, Greek, of a person, or a code, as each language spells them', async () => {
  const rulesets = await Promise.all(CATALOGUE.map((card) => card.load()));
  const examples = rulesets.flatMap(({ procedures }) => procedures.flatMap((procedure) => procedure.examples));
  const inFrench = new Map(examples.flatMap(({ french = {} }) => Object.entries(french)));
  const namesFor = (lang: Lang): string[] => [
    ...new Set(namesIn(examples.map((example) => exampleSituation(example, lang)))),
  ];
  expect(namesFor('en').sort()).toEqual(NAMES);
  expect(namesFor('fr').sort()).toEqual(NAMES.map((name) => inFrench.get(name) ?? name).sort());
  expect([...inFrench]).toEqual([
    ['Alexander', 'Alexandre'],
    ['Mithridates', 'Mithridate'],
    ['Companions', 'Compagnons'],
  ]);
});
