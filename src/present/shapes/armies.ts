import * as v from 'valibot';
import { Effect, Instruction, Throw, Wanted } from './answers.ts';
import { Fields, Ids, Text, is, list } from './parts.ts';

export const Ref = is(
  v.strictObject({
    army: is(v.string(), 'its name among `armies`'),
    entry: is(v.string(), 'the id of the unit in it'),
  }),
  'A unit of one of the armies.',
);
const Casting = is(v.record(v.string(), Ref), 'who stands where: places of the situation as effects name them');
const Files = is(v.record(v.string(), Fields), 'files of armies, by the names they were sent under');
const Origin = v.picklist(['printed', 'family', 'house']);

export const Gauge = is(
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
export const ArmySheet = is(
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
export const ArmiesPlaced = is(
  v.strictObject({ situation: Fields, casting: Casting }),
  'A situation with units of armies in it, as they stand now.',
);
export const ArmyChange = is(
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
export const ArmiesAfter = is(
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
export const ArmiesWanting = is(
  v.strictObject({ throws: list(Throw), wanted: Wanted }),
  'A result that waits for its next die.',
);
export const ArmiesBefore = is(v.strictObject({ armies: Files }), 'The armies as if a result had never been noted.');
