import { describe, expect, it } from 'vitest';
import { copySample } from '../armies/edit.ts';
import { armyJson } from '../armies/army-file.ts';
import { alexandre, answerOf, post, problemOf, testApp } from './testing.ts';

const app = await testApp();
const rules = await alexandre.army();
const [macedon, persia] = (await rules.samples()).map((sample) => armyJson(rules, copySample(rules, sample, 'en')));
const armies = { mine: macedon, theirs: persia };
const idOf = (army: typeof macedon, name: string): string =>
  (army!['entries'] as readonly Record<string, string>[]).find((entry) => entry['name'] === name)!['id']!;

const ask = (action: string, body: object, headers?: Record<string, string>) =>
  post(app, `alexandre/army/${action}`, body, headers);

const RIDERS = ['Companions 1', 'Companions 2'].map((name) => ({ army: 'mine', entry: idOf(macedon, name) }));
const HORSE = { army: 'theirs', entry: idOf(persia, 'Persian horse 1') };
const places = { 'attackers[1].units': RIDERS, 'defenders[1].units': [HORSE] };
const placed = async () => answerOf(await ask('place', { procedure: 'melee', armies, places }), 'ArmiesPlaced');
const applied = async (dice: readonly number[]) =>
  ask('apply', { procedure: 'melee', armies, ...(await placed()), dice });

it('a sheet: who stands how, how far it is from breaking, and what of the file was left', async () => {
  const sheet = answerOf(await ask('sheet', { army: persia }), 'ArmySheet');
  expect(sheet.counts).toEqual({ steady: 13, shaken: 0, gone: 0 });
  expect(sheet.gauges[0]).toMatchObject({ lost: 0, of: 35, thresholds: [{ at: 16, origin: 'house' }] });
  expect(sheet.left).toEqual([]);
  const entries = [{ type: 'Xx' }, ...(persia!['entries'] as readonly object[])];
  const partly = answerOf(await ask('sheet', { army: { ...persia, entries } }), 'ArmySheet');
  expect(partly.lines).toHaveLength(13);
  expect(partly.left.map(({ path }) => path)).toContain('entries[1].type');
});

describe('units of armies', () => {
  it('stand in a situation as they are, beside facts that no army knows', async () => {
    const { situation, casting } = answerOf(
      await ask('place', {
        procedure: 'melee',
        armies,
        places,
        situation: { attackers: [{ units: [], approaches: [{ aspect: 'flank' }] }] },
      }),
      'ArmiesPlaced',
    );
    expect(situation).toMatchObject({
      attackers: [
        { approaches: [{ aspect: 'flank' }], units: [{ name: 'Companions 1', type: 'Ca', strength: 4 }, {}] },
      ],
    });
    expect(casting).toEqual({
      'attackers[1].units[1]': RIDERS[0],
      'attackers[1].units[2]': RIDERS[1],
      'defenders[1].units[1]': HORSE,
    });
  });

  // Types Ca on Ca 0; 8 to 3 is 2/1 (+2); quality 5 on 3 (+1): 9 + 3 = 12; 10 to 13: D + R.
  it('are changed by a result, which is taken back', async () => {
    const after = answerOf(await applied([9]), 'ArmiesAfter');
    expect(after.changes).toMatchObject([
      { ...HORSE, before: { state: 'good' }, after: { state: 'discouraged' }, now: { en: 'discouraged' } },
    ]);
    expect(after.armies['mine']).toEqual(macedon);
    expect(after.table.length).toBeGreaterThan(0);
    const sheet = answerOf(await ask('sheet', { army: after.armies['theirs'] }), 'ArmySheet');
    expect(sheet.counts).toEqual({ steady: 12, shaken: 1, gone: 0 });
    const { armies: changed, changes } = after;
    const before = answerOf(await ask('take-back', { armies: changed, changes }), 'ArmiesBefore');
    expect(before.armies).toEqual(armies);
    const twice = problemOf(await ask('take-back', { armies: before.armies, changes }), 422);
    expect(twice.errors[0]!.message).toContain('Persian horse 1 has changed since (State)');
  });

  it('wait for the next die; a face that cannot be is refused', async () => {
    expect(answerOf(await applied([]), 'ArmiesWanting').wanted).toMatchObject({ die: 'd10', dice: 1 });
    expect(problemOf(await applied([17]), 422).errors[0]!.path).toBe('dice[1]');
    expect(problemOf(await applied([9, 9]), 422).errors[0]!.path).toBe('dice[2]');
  });

  it('do not fight where the rules do not allow it', async () => {
    const firers = { firers: [RIDERS[0]!], 'target.units': [HORSE] };
    const fire = answerOf(await ask('place', { procedure: 'fire', armies, places: firers }), 'ArmiesPlaced');
    const refused = answerOf(await ask('apply', { procedure: 'fire', armies, ...fire, dice: [5] }), 'Refused');
    expect(refused.refused.text.en).toBe('Ca do not fire');
  });
});

describe('refused, with place and reason', () => {
  const cast = { procedure: 'melee', armies, casting: {}, situation: {} };
  it.each<[string, string, object, string, string]>([
    ['no army', 'sheet', {}, 'army', 'a JSON object is expected'],
    ['another field', 'sheet', { army: persia, more: 1 }, 'more', 'unknown field'],
    ['another ruleset', 'sheet', { army: { ...persia, ruleset: 'dbm' } }, 'army.ruleset', 'expected alexandre'],
    ['no armies', 'place', { procedure: 'melee', places }, 'armies', 'an object of 1 to 8 armies'],
    ['no procedure', 'place', { armies, places }, 'procedure', 'one of melee, fire, movement'],
    ['no places', 'place', { procedure: 'melee', armies }, 'places', 'an object of at most 100 places'],
    ['units that are none', 'place', { procedure: 'melee', armies, places: { x: [7] } }, 'places.x[1]', 'an object'],
    [
      'a place that there is not',
      'place',
      { procedure: 'melee', armies, places: { elephants: [HORSE] } },
      'places.elephants',
      'no such place',
    ],
    [
      'a unit that is not there',
      'place',
      { procedure: 'melee', armies, places: { 'attackers[1].units': [{ army: 'mine', entry: 'e99' }] } },
      'places.entry',
      'has no unit “e99”',
    ],
    [
      'an army of which something would be lost',
      'apply',
      { ...cast, armies: { mine: { ...macedon, more: 1 } } },
      'armies.mine.more',
      'unknown field',
    ],
    ['no casting', 'apply', { ...cast, casting: 7 }, 'casting', 'an object is expected'],
    ['changes that are none', 'take-back', { armies, changes: {} }, 'changes', 'a list of at most'],
  ])('%s', async (_, action, body, path, message) => {
    const { errors } = problemOf(await ask(action, body, { 'accept-language': 'en' }), 422);
    expect(errors.map((error) => error.path)).toContain(path);
    expect(errors.map((error) => error.message).join('; ')).toContain(message);
  });

  it('in the language of the caller; no such ruleset, no such procedure', async () => {
    const french = problemOf(await ask('sheet', {}, { 'accept-language': 'fr' }), 422);
    expect(french.errors).toEqual([{ path: 'army', message: 'un objet JSON est attendu' }]);
    problemOf(await post(app, 'chess/army/sheet', { army: persia }), 404);
    problemOf(await ask('place', { procedure: 'siege', armies, places }), 404);
  });

  it('what somebody casts who is nowhere', async () => {
    const { situation } = await placed();
    const casting = { 'defenders[1].units[1]': { army: 'nowhere', entry: 'e1' } };
    const problem = problemOf(await ask('apply', { procedure: 'melee', armies, situation, casting, dice: [9] }), 422);
    expect(problem.errors[0]!.message).toContain('no army “nowhere”');
  });
});
