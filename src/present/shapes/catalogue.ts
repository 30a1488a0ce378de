import * as v from 'valibot';
import { Fields, Ids, Text, is, list } from './parts.ts';

export const Named = v.strictObject({ id: v.string(), title: Text });
export const Class = v.strictObject({ id: v.string(), text: Text });
const Example = v.strictObject({ id: v.string(), title: Text, situation: Fields });

export const ProcedureCard = v.strictObject({
  id: v.string(),
  title: Text,
  about: Text,
  charts: is(Ids, 'the charts it reads, in the order in which a player would look'),
  actions: is(Ids, 'what may be asked of it'),
  examples: list(Example),
});

export const RulesetCard = v.strictObject({ id: v.string(), title: Text, about: Text });
export const RulesetPage = v.strictObject({
  id: v.string(),
  title: Text,
  about: Text,
  sheet: is(Text, 'what the printed sheet is called'),
  procedures: list(ProcedureCard),
  charts: list(Named),
});

const Added = is(v.optional(v.literal(true)), 'the sheet does not print it; marked ° where it is shown');

export const Chart = is(
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

export const Ruling = is(
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
