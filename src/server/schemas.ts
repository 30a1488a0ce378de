import * as v from 'valibot';

/** The shapes of all answers: they describe the API (OpenAPI), and the tests hold every answer against them. */
const Text = v.strictObject({ fr: v.string(), en: v.string() });
const Ids = v.array(v.string());
const Anything = v.unknown();
const Fields = v.record(v.string(), v.unknown());
const Rulings = v.record(v.string(), v.string());

const Named = v.strictObject({ id: v.string(), title: Text });
const Class = v.strictObject({ id: v.string(), text: Text });
const Example = v.strictObject({ id: v.string(), title: Text, situation: Fields });

const ProcedureCard = v.strictObject({
  id: v.string(),
  title: Text,
  about: Text,
  charts: Ids,
  actions: Ids,
  examples: v.array(Example),
});

const RulesetCard = v.strictObject({ id: v.string(), title: Text, about: Text });
const RulesetPage = v.strictObject({
  id: v.string(),
  title: Text,
  about: Text,
  sheet: Text,
  procedures: v.array(ProcedureCard),
  charts: v.array(Named),
});

const Chart = v.strictObject({
  id: v.string(),
  title: Text,
  headings: v.array(Text),
  rows: v.array(v.strictObject({ ids: Ids, head: Text, cells: v.array(Text) })),
  notes: v.array(v.strictObject({ mark: v.string(), text: Text })),
  rulings: Ids,
});

const Ruling = v.strictObject({
  id: v.string(),
  question: Text,
  answer: Text,
  why: Text,
  origin: v.picklist(['printed', 'family', 'house']),
  options: v.array(Class),
});

const Source = v.strictObject({ chart: v.string(), row: v.nullable(v.string()), title: Text });

const Line = v.strictObject({
  id: v.string(),
  text: Text,
  source: Source,
  printed: Text,
  value: v.number(),
  standing: v.picklist(['counts', 'set-aside', 'absent']),
  counted: v.boolean(),
  why: Text,
  because: v.nullable(v.string()),
  detail: v.nullable(Text),
  rulings: Ids,
});

const Tally = v.strictObject({
  title: Text,
  lines: v.array(Line),
  sum: v.number(),
  limit: v.nullable(v.strictObject({ min: v.number(), max: v.number(), source: Source })),
  total: v.number(),
});

const Assessment = v.strictObject({
  tallies: v.array(Tally),
  readings: v.array(v.strictObject({ text: Text, value: Text, source: Source, rulings: Ids })),
  needs: Text,
  rulings: Ids,
});

const chance = { fraction: v.string(), probability: v.number() };

const Facet = v.strictObject({
  id: v.string(),
  text: Text,
  classes: v.array(
    v.strictObject({ id: v.string(), text: Text, ...chance, atLeast: v.exactOptional(v.strictObject(chance)) }),
  ),
  mean: v.nullable(v.number()),
});

const Odds = v.strictObject({
  total: v.literal('1'),
  outcomes: v.array(v.strictObject({ outcome: Anything, ...chance })),
  facets: v.array(Facet),
});

const common = {
  ruleset: v.string(),
  procedure: v.string(),
  situation: Fields,
  rulings: Rulings,
  sentence: Text,
  link: v.string(),
};

const Refused = v.strictObject({
  ...common,
  refused: v.strictObject({ text: Text, source: Source, rulings: Ids }),
});
const Assessed = v.strictObject({ ...common, assessment: Assessment });
const withOdds = { ...common, assessment: Assessment, odds: v.nullable(Odds) };
const WithOdds = v.strictObject({ ...common, assessment: Assessment, odds: Odds });

const Throw = v.strictObject({
  die: v.picklist(['d6', 'd10']),
  who: Text,
  why: Text,
  counted: v.exactOptional(Text),
  faces: v.array(v.number()),
  passed: v.exactOptional(v.number()),
});
const Wanted = v.strictObject({
  die: v.picklist(['d6', 'd10']),
  lowest: v.number(),
  highest: v.number(),
  dice: v.number(),
  who: Text,
  why: Text,
  counted: v.exactOptional(Text),
  pool: v.nullable(v.strictObject({ from: v.number(), to: v.number(), of: v.number() })),
});
const Instruction = v.strictObject({ who: Text, text: Text, may: v.boolean() });

const resolved = {
  ...withOdds,
  throws: v.array(Throw),
  afterDice: v.array(Tally),
  outcome: Anything,
  told: v.array(Instruction),
};
const Resolved = v.strictObject(resolved);
const Rolled = v.strictObject({ ...resolved, seed: v.string() });
const Wanting = v.strictObject({ ...withOdds, throws: v.array(Throw), wanted: Wanted });

const Sentence = v.strictObject({ sentence: Text, link: v.string() });
const Levers = v.strictObject({
  ...common,
  facet: Facet,
  levers: v.array(v.strictObject({ text: Text, effect: v.number(), link: v.string(), facet: Facet })),
});

const Cell = v.union([
  v.strictObject({ refused: Text }),
  v.strictObject({ mean: v.nullable(v.number()), classes: v.array(v.strictObject({ id: v.string(), ...chance })) }),
]);
const Matrix = v.strictObject({
  ruleset: v.string(),
  procedure: v.string(),
  filters: Fields,
  facet: v.strictObject({ id: v.string(), text: Text, classes: v.array(Class) }),
  rows: v.array(Class),
  columns: v.array(Class),
  cells: v.array(v.array(Cell)),
});

const Problem = v.strictObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  errors: v.array(v.strictObject({ path: v.string(), message: v.string() })),
});
const ProblemKind = v.strictObject({ id: v.string(), status: v.number(), title: Text, about: Text });

const Health = v.strictObject({ status: v.literal('ok'), version: v.string() });

/** Those that have a name in the OpenAPI document. */
export const SHAPES = {
  Text,
  Named,
  Class,
  ProcedureCard,
  RulesetCard,
  RulesetPage,
  Chart,
  Ruling,
  Source,
  Line,
  Tally,
  Assessment,
  Facet,
  Odds,
  Refused,
  Assessed,
  WithOdds,
  Throw,
  Wanted,
  Instruction,
  Resolved,
  Rolled,
  Wanting,
  Sentence,
  Levers,
  Matrix,
  Problem,
  ProblemKind,
  Health,
} as const;

export type ShapeId = keyof typeof SHAPES;
