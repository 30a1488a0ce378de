import * as v from 'valibot';
import { Class } from './catalogue.ts';
import { Die, Fields, Ids, Rulings, Text, is, list } from './parts.ts';

export const Source = is(
  v.strictObject({ chart: v.string(), row: v.nullable(v.string()), title: is(Text, 'of the chart') }),
  'Where on the sheet it stands.',
);

export const Line = is(
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

export const Tally = is(
  v.strictObject({
    title: is(Text, 'what is added up, and for whom'),
    lines: is(list(Line), 'in the order of the sheet'),
    sum: is(v.number(), 'of the lines that count'),
    limit: v.nullable(v.strictObject({ min: v.number(), max: v.number(), source: Source })),
    total: is(v.number(), 'the sum within the limit'),
  }),
  'A sum of modifiers: a melee has one, a path one per step.',
);

export const Assessment = is(
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

export const Facet = is(
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

export const Odds = is(
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

const seedVersion = is(v.number(), 'of the dice: the seed gives the same rolls with these');

export const Simulation = is(
  v.strictObject({
    runs: is(v.number(), 'how often the rule was played'),
    seed: v.string(),
    seedVersion,
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

export const Refused = is(
  v.strictObject({ ...common, refused: v.strictObject({ text: Text, source: Source, rulings: Ids }) }),
  'The rules do not allow it, and why.',
);
export const Assessed = is(
  v.strictObject({ ...common, assessment: Assessment }),
  'What the charts say, without the odds.',
);

const withOdds = {
  ...common,
  assessment: Assessment,
  odds: is(v.nullable(Odds), 'null where exact chances would take too long'),
};
export const WithOdds = is(
  v.strictObject({ ...withOdds, simulation: is(v.nullable(Simulation), 'instead of `odds`, where those are null') }),
  'What the charts say, and the exact chances.',
);

export const Throw = is(
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
export const Wanted = is(
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

export const Effect = is(
  v.looseObject({
    kind: v.string(),
    who: is(Ids, 'places in the situation: `attackers[1].units[2]`; `assessment.cast` has the names'),
    may: is(v.exactOptional(v.literal(true)), 'a choice of whoever it concerns'),
    source: v.strictObject({ chart: v.string(), row: v.exactOptional(v.string()) }),
  }),
  'One thing that a result does, as data; each kind has fields of its own, described for each procedure.',
);

export const Instruction = is(
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
export const Resolved = is(v.strictObject(resolved), 'What the dice decided.');
export const Rolled = is(
  v.strictObject({ ...resolved, seed: is(v.string(), 'gives the same rolls again'), seedVersion }),
  'The same, rolled here.',
);
export const Wanting = is(
  v.strictObject({ ...withOdds, throws: list(Throw), wanted: Wanted }),
  'A calculation that waits for its next die.',
);

export const Sentence = v.strictObject({ sentence: Text, link: v.string() });
export const Levers = is(
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
export const Matrix = is(
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
