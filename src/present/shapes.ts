import * as v from 'valibot';
import { described } from '../kernel/shape.ts';

/**
 * The JSON of every answer, described once: the types of present/json.ts, the OpenAPI document and docs/json.md come
 * from here, and the tests hold every answer against it.
 */
const list = <const S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.readonly());
const is = described;

export const Text = is(v.strictObject({ fr: v.string(), en: v.string() }), 'The same words in French and in English.');
const Ids = list(v.string());
const Fields = v.record(v.string(), v.unknown());
const Rulings = v.record(v.string(), v.string());
const Die = v.pipe(v.string(), v.regex(/^d\d+$/));

const Named = v.strictObject({ id: v.string(), title: Text });
const Class = v.strictObject({ id: v.string(), text: Text });
const Example = v.strictObject({ id: v.string(), title: Text, situation: Fields });

const ProcedureCard = v.strictObject({
  id: v.string(),
  title: Text,
  about: Text,
  charts: is(Ids, 'the charts it reads, in the order in which a player would look'),
  actions: is(Ids, 'what may be asked of it'),
  examples: list(Example),
});

const RulesetCard = v.strictObject({ id: v.string(), title: Text, about: Text });
const RulesetPage = v.strictObject({
  id: v.string(),
  title: Text,
  about: Text,
  sheet: is(Text, 'what the printed sheet is called'),
  procedures: list(ProcedureCard),
  charts: list(Named),
});

const Added = is(v.optional(v.literal(true)), 'the sheet does not print it; marked ° where it is shown');

const Chart = is(
  v.strictObject({
    id: v.string(),
    title: Text,
    ours: Added,
    headings: is(list(Text), 'the first stands over the row heads'),
    rows: list(
      v.strictObject({
        ids: is(Ids, 'what `source.row` refers to; a row that covers several keys answers to each'),
        head: Text,
        cells: list(Text),
        ours: Added,
      }),
    ),
    notes: list(v.strictObject({ mark: v.string(), text: Text })),
    rulings: is(Ids, 'how it is read, by the register'),
  }),
  'A chart as it is printed.',
);

const Ruling = is(
  v.strictObject({
    id: v.string(),
    question: Text,
    answer: Text,
    why: Text,
    origin: is(
      v.picklist(['printed', 'family', 'house']),
      'the sheet decides; the published sister games do; our convention',
    ),
    options: is(list(Class), 'what may be chosen, ours first; empty where there is nothing to choose'),
  }),
  'How an ambiguous or silent line is read: an entry of the register.',
);

const Source = is(
  v.strictObject({ chart: v.string(), row: v.nullable(v.string()), title: is(Text, 'of the chart') }),
  'Where on the sheet it stands.',
);

const Line = is(
  v.strictObject({
    id: v.string(),
    text: Text,
    source: Source,
    printed: is(Text, 'what stands in the value column of the sheet'),
    value: is(v.number(), 'what it is worth here; 0 where it does not apply'),
    standing: v.picklist(['counts', 'set-aside', 'absent']),
    counted: is(v.boolean(), 'whether `standing` is `counts`'),
    why: is(Text, 'applies; does not apply here; set aside by which line'),
    because: is(v.nullable(v.string()), 'id of the line that sets it aside'),
    detail: is(v.nullable(Text), 'which pair of types, whose bonus'),
    rulings: is(Ids, 'the rulings it rests on here'),
  }),
  'A line of modifiers that was examined.',
);

const Tally = is(
  v.strictObject({
    title: is(Text, 'what is added up, and for whom'),
    lines: is(list(Line), 'in the order of the sheet'),
    sum: is(v.number(), 'of the lines that count'),
    limit: v.nullable(v.strictObject({ min: v.number(), max: v.number(), source: Source })),
    total: is(v.number(), 'the sum within the limit'),
  }),
  'A sum of modifiers: a melee has one, a path one per step.',
);

const Assessment = is(
  v.strictObject({
    tallies: list(Tally),
    readings: is(
      list(v.strictObject({ text: Text, value: Text, source: Source, rulings: Ids })),
      'values read off charts on the way',
    ),
    needs: is(Text, 'what the dice must show'),
    rulings: is(Ids, 'rulings that bear on the whole'),
    cast: is(v.record(v.string(), Text), 'the name of everybody whom an effect may reach, by id'),
  }),
  'All that is known before a die is rolled.',
);

const chance = {
  fraction: is(v.string(), 'exact and reduced: `7/100`, `1`'),
  probability: is(v.number(), 'the nearest double'),
};

const facetHead = { id: v.string(), text: Text, mean: is(v.nullable(v.number()), 'where classes are numbers') };
const worth = is(v.number(), 'to the side that acts: above 0 it serves that side, below 0 it harms it');

const Facet = is(
  v.strictObject({
    ...facetHead,
    classes: list(
      v.strictObject({
        id: v.string(),
        text: Text,
        worth,
        ...chance,
        atLeast: is(v.exactOptional(v.strictObject(chance)), 'of this number or more, where classes are numbers'),
      }),
    ),
  }),
  'A way to sort outcomes into classes; the chances of the classes sum to exactly 1.',
);

const Odds = is(
  v.strictObject({
    total: v.literal('1'),
    outcomes: is(
      v.nullable(list(v.strictObject({ outcome: v.unknown(), ...chance }))),
      'every different outcome once; null where they are too many and only the facets are counted',
    ),
    facets: is(list(Facet), 'the first is what the procedure is about'),
  }),
  'Exact chances.',
);

const Simulation = is(
  v.strictObject({
    runs: is(v.number(), 'how often the rule was played'),
    seed: v.string(),
    facets: list(
      v.strictObject({
        ...facetHead,
        classes: list(
          v.strictObject({
            id: v.string(),
            text: Text,
            worth,
            share: is(v.number(), 'of the runs'),
            margin: is(v.number(), 'half the width of the 95 % interval'),
          }),
        ),
      }),
    ),
  }),
  'Where exact chances would take too long: the rule played many times over, and counted.',
);

const common = {
  ruleset: v.string(),
  procedure: v.string(),
  situation: is(Fields, 'as understood, defaults filled in'),
  rulings: is(Rulings, 'the options chosen, by ruling; `{}` for ours'),
  sentence: is(Text, 'one line to paste: the game, who does what to whom, what counts, the chances'),
  link: is(v.string(), 'reopens the identical calculation: the page’s address plus this'),
};

const Refused = is(
  v.strictObject({ ...common, refused: v.strictObject({ text: Text, source: Source, rulings: Ids }) }),
  'The rules do not allow it, and why.',
);
const Assessed = is(v.strictObject({ ...common, assessment: Assessment }), 'What the charts say, without the odds.');

const withOdds = {
  ...common,
  assessment: Assessment,
  odds: is(v.nullable(Odds), 'null where exact chances would take too long'),
};
const WithOdds = is(
  v.strictObject({ ...withOdds, simulation: is(v.nullable(Simulation), 'instead of `odds`, where those are null') }),
  'What the charts say, and the exact chances.',
);

const Throw = is(
  v.strictObject({
    die: Die,
    who: Text,
    why: Text,
    counted: is(v.exactOptional(Text), 'what a pool counts, where it is not its successes: saves that failed'),
    faces: is(list(v.number()), 'empty where only the passes of a pool were typed'),
    passed: is(v.exactOptional(v.number()), 'of a pool'),
  }),
  'One roll.',
);
const Wanted = is(
  v.strictObject({
    die: Die,
    lowest: v.number(),
    highest: v.number(),
    dice: is(v.number(), 'how many are still missing'),
    who: Text,
    why: Text,
    counted: v.exactOptional(Text),
    pool: v.nullable(
      v.strictObject({ from: v.number(), to: v.number(), of: is(v.number(), 'dice of the whole pool') }),
    ),
  }),
  'The die that a person should roll next.',
);

const Effect = is(
  v.looseObject({
    kind: v.string(),
    who: is(Ids, 'places in the situation: `attackers[1].units[2]`; `assessment.cast` has the names'),
    may: is(v.exactOptional(v.literal(true)), 'a choice of whoever it concerns'),
    source: v.strictObject({ chart: v.string(), row: v.exactOptional(v.string()) }),
  }),
  'One thing that a result does, as data; each kind has fields of its own, described for each procedure.',
);

const Instruction = is(
  v.strictObject({ who: Text, text: Text, may: is(v.boolean(), 'a choice') }),
  'One step to follow on the map.',
);

const resolved = {
  ...withOdds,
  resultSentence: is(Text, 'one line to paste that tells the dice and what they came to'),
  throws: list(Throw),
  afterDice: is(list(Tally), 'what is added up once the dice lie (DBM’s class factors); empty for most procedures'),
  outcome: is(v.unknown(), 'one of `odds.outcomes`'),
  effects: is(list(Effect), 'what the outcome does, in the order in which it is applied'),
  told: is(list(Instruction), 'the effects in words'),
};
const Resolved = is(v.strictObject(resolved), 'What the dice decided.');
const Rolled = is(
  v.strictObject({ ...resolved, seed: is(v.string(), 'gives the same rolls again') }),
  'The same, rolled here.',
);
const Wanting = is(
  v.strictObject({ ...withOdds, throws: list(Throw), wanted: Wanted }),
  'A calculation that waits for its next die.',
);

const Sentence = v.strictObject({ sentence: Text, link: v.string() });
const Levers = is(
  v.strictObject({
    ...common,
    facet: is(Facet, 'as it stands'),
    measure: is(
      v.strictObject({ kind: v.picklist(['chance', 'mean']), text: is(Text, 'what is as likely, or as many') }),
      'the one number by which levers compare',
    ),
    levers: list(
      v.strictObject({
        key: is(v.string(), 'which fact and what it becomes, as data: `attackers[1].armour="heavy"`'),
        text: is(Text, 'which fact, and what it becomes'),
        side: is(v.picklist(['own', 'enemy', 'ground']), 'whose fact it is, seen from the side that acts'),
        said: is(Text, 'the same as one would say it among the facts of that side'),
        from: is(v.number(), 'the measure as it stands'),
        to: is(v.number(), 'the measure with the fact changed'),
        effect: is(v.number(), 'half the sum of all changes: 0 changes nothing, 1 everything'),
        success: is(v.number(), 'how likely the side that acts then is to gain by it'),
        gain: is(v.number(), 'the change of what that side may expect, in worth'),
        link: v.string(),
        facet: is(Facet, 'as it would stand'),
      }),
    ),
  }),
  'What would change it: one fact at a time, the largest gain or loss first.',
);

const Cell = v.union([
  v.strictObject({ refused: Text }),
  v.strictObject({
    mean: v.nullable(v.number()),
    success: is(v.number(), 'how likely the side that acts is to gain by it'),
    failure: is(v.number(), 'how likely it is to lose by it'),
    classes: list(v.strictObject({ id: v.string(), ...chance })),
  }),
]);
const Matrix = is(
  v.strictObject({
    ruleset: v.string(),
    procedure: v.string(),
    filters: Fields,
    facet: v.strictObject({ id: v.string(), text: Text, classes: list(Class) }),
    rows: list(Class),
    columns: list(Class),
    cells: list(list(Cell)),
  }),
  'The table of all against all.',
);

const Ref = is(
  v.strictObject({
    army: is(v.string(), 'its name among `armies`'),
    entry: is(v.string(), 'the id of the unit in it'),
  }),
  'A unit of one of the armies.',
);
const Casting = is(v.record(v.string(), Ref), 'who stands where: places of the situation as effects name them');
const Files = is(v.record(v.string(), Fields), 'files of armies, by the names they were sent under');
const Origin = v.picklist(['printed', 'family', 'house']);

const Gauge = is(
  v.strictObject({
    id: v.string(),
    title: is(Text, 'what is added up: losses of the army, of a command, what the enemy scores'),
    counted: is(Text, 'strength points, element equivalents'),
    lost: v.number(),
    of: v.number(),
    thresholds: list(
      v.strictObject({ at: v.number(), reached: v.boolean(), text: Text, origin: Origin, rulings: Ids }),
    ),
    origin: Origin,
    rulings: Ids,
  }),
  'How far an army, or a part of it, is from breaking.',
);
const ArmySheet = is(
  v.strictObject({
    ruleset: v.string(),
    name: v.string(),
    side: v.string(),
    notes: v.string(),
    breaking: is(v.number(), 'the share of losses, in percent, at which the scenario breaks it; 0: none'),
    lines: list(
      v.strictObject({
        id: v.string(),
        kind: v.string(),
        name: Text,
        what: is(Text, 'what it is, where it has no name: `Bd(O)`'),
        standing: v.picklist(['steady', 'shaken', 'gone']),
        text: is(Text, 'the same in the words of its rules'),
        rulings: Ids,
        values: Fields,
      }),
    ),
    counts: v.strictObject({ steady: v.number(), shaken: v.number(), gone: v.number() }),
    gauges: list(Gauge),
    left: is(list(v.strictObject({ path: v.string(), text: Text })), 'what of the file was not taken, and why'),
  }),
  'Who of an army stands how, and how far it is from breaking.',
);
const ArmiesPlaced = is(
  v.strictObject({ situation: Fields, casting: Casting }),
  'A situation with units of armies in it, as they stand now.',
);
const ArmyChange = is(
  v.strictObject({
    army: v.string(),
    entry: v.string(),
    name: Text,
    before: is(Fields, 'the changed fields alone'),
    after: Fields,
    effect: Effect,
    text: is(Text, 'the effect in words'),
    now: is(Text, 'how the unit stands now'),
  }),
  'What a result changed in one unit: enough to take it back.',
);
const ArmiesAfter = is(
  v.strictObject({
    resultSentence: Text,
    throws: list(Throw),
    outcome: v.unknown(),
    effects: list(Effect),
    armies: Files,
    changes: list(ArmyChange),
    table: is(list(Instruction), 'what is left to do on the table, with nothing to note'),
  }),
  'The armies after a result.',
);
const ArmiesWanting = is(
  v.strictObject({ throws: list(Throw), wanted: Wanted }),
  'A result that waits for its next die.',
);
const ArmiesBefore = is(v.strictObject({ armies: Files }), 'The armies as if a result had never been noted.');

const Problem = v.strictObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  errors: list(v.strictObject({ path: v.string(), message: v.string() })),
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
  Simulation,
  Refused,
  Assessed,
  WithOdds,
  Throw,
  Wanted,
  Effect,
  Instruction,
  Resolved,
  Rolled,
  Wanting,
  Sentence,
  Levers,
  Matrix,
  Ref,
  Gauge,
  ArmySheet,
  ArmiesPlaced,
  ArmyChange,
  ArmiesAfter,
  ArmiesWanting,
  ArmiesBefore,
  Problem,
  ProblemKind,
  Health,
} as const;

export type ShapeId = keyof typeof SHAPES;
/** What a shape looks like in TypeScript. */
export type Json<Id extends ShapeId> = v.InferOutput<(typeof SHAPES)[Id]>;
