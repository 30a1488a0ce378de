import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { linkOf } from '../src/present/link.ts';
import { grognard } from '../src/cli/testing.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { answerOf, post, testApp } from '../src/server/testing.ts';
import { preferredOptions } from '../src/web/base/preferred-options.ts';
import { modelOf } from '../src/web/calculator/model.ts';
import { readFile } from '../src/web/history/history-file.ts';

/** The page tells its document which language it speaks. */
vi.hoisted(() => Object.assign(globalThis, { document: { documentElement: {} } }));

/* DBM and WAB once spelled the ids of their rulings D27 and W9: whatever was made then gives what it gave. */

const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));
const app = await testApp({ rulesets: RULESETS });
afterAll(() => app.close());

const FORMER = [
  {
    ruleset: 'dbm',
    former: { D27: 'suffers' },
    today: { 'D-27': 'suffers' },
    situation: { shooter: { type: 'Bw' }, target: { type: 'Bw' }, distance: 200 },
    // Made by the release before.
    link: '#/dbm/shooting?s=1.eyJzaG9vdGVyIjp7InR5cGUiOiJCdyJ9LCJ0YXJnZXQiOnsidHlwZSI6IkJ3In0sImRpc3RhbmNlIjoyMDAsInJ1bGluZ3MiOnsiRDI3Ijoic3VmZmVycyJ9fQ',
  },
  {
    ruleset: 'wab',
    former: { W9: 'from-half' },
    today: { 'W-9': 'from-half' },
    situation: { shooters: [{ models: 20, weapon: 'short-bow', distance: 9 }], target: { models: 24 } },
    link: '#/wab/shooting?s=1.eyJzaG9vdGVycyI6W3sibW9kZWxzIjoyMCwid2VhcG9uIjoic2hvcnQtYm93IiwiZGlzdGFuY2UiOjl9XSwidGFyZ2V0Ijp7Im1vZGVscyI6MjR9LCJydWxpbmdzIjp7Ilc5IjoiZnJvbS1oYWxmIn19',
  },
];

const flags = (rulings: object): string[] => Object.entries(rulings).flatMap(([id, o]) => ['--ruling', `${id}=${o}`]);

/** What was asked for and what came of it, in the JSON of the command line. */
async function odds(...line: readonly string[]) {
  const { code, out, err } = await grognard(['odds', ...line, '--format', 'json']);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
}

describe.each(FORMER)('a former id of $ruleset', ({ ruleset, former, today, situation, link }) => {
  const NAMES = [ruleset, 'shooting'];
  const loaded = RULESETS.find(({ id }) => id === ruleset)!;
  const shooting = loaded.procedures.find(({ id }) => id === 'shooting')!;
  let expected: { link: string; rulings: object; odds: object };

  beforeAll(async () => {
    expected = await odds(...NAMES, '--json', JSON.stringify({ ...situation, rulings: today }));
    expect(expected.rulings).toEqual(today);
    expect(expected.odds).not.toEqual((await odds(...NAMES, '--json', JSON.stringify(situation))).odds);
  });

  test('on the command line: link, JSON, flag, and a flag of either spelling over JSON of the other', async () => {
    const json = (rulings: object) => [...NAMES, '--json', JSON.stringify({ ...situation, rulings })];
    expect(await odds('--link', link)).toEqual(expected);
    expect(await odds(...json(former))).toEqual(expected);
    expect(await odds(...json({}), ...flags(former))).toEqual(expected);
    const ours = Object.fromEntries(
      loaded.rulingChoices.filter(({ id }) => id in today).map((o) => [o.id, o.options[0]]),
    );
    expect((await odds(...json(former), ...flags(ours))).rulings).toEqual({});
    const twice = await grognard(['odds', ...json({}), ...flags(former), ...flags(today)]);
    expect([twice.code, twice.err]).toEqual([2, expect.stringContaining('given twice')]);
  });

  test('names an entry of the register, which says its id of today', async () => {
    const { out } = await grognard(['rulings', ruleset, Object.keys(former)[0]!, '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject([{ id: Object.keys(today)[0] }]);
  });

  test('in the API: body and link', async () => {
    const ask = async (body: object) =>
      answerOf(await post(app, `${NAMES.join('/procedures/')}/odds`, body), 'WithOdds');
    expect(await ask({ situation, rulings: former })).toEqual(await ask({ situation, rulings: today }));
    expect(await ask({ situation: { ...situation, rulings: former } })).toMatchObject({ rulings: today });
    const opened = await app.inject(`/api/link?text=${encodeURIComponent(link)}`);
    expect(answerOf(opened, 'WithOdds')).toEqual(await ask({ situation, rulings: today }));
  });

  test('in a history: the combat reopens as it was, with a link of today', async () => {
    const text = { fr: 'x', en: 'x' };
    const combat = {
      id: 'a',
      time: '2026-05-01T12:00:00.000Z',
      ruleset,
      procedure: 'shooting',
      sentence: text,
      link,
      throws: [{ die: 'd6', who: text, why: text, faces: [6] }],
      result: text,
      told: [],
      percentile: null,
    };
    const file = JSON.stringify({ kind: 'grognard-history', version: 1, entries: [combat] });
    expect(readFile(file, Date.parse('2026-06-01'))).toEqual({ combats: [combat], games: [], refused: [] });
    const model = modelOf(loaded, shooting);
    await model.open(combat.link);
    expect(model.linkProblems.value).toEqual([]);
    expect([model.options.value, linkOf(model.answer.value!.calculation)]).toEqual([today, expected.link]);
  });

  test('among the options kept on a device', () => {
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ ...former, 'Z-1': 'x' }) });
    expect(preferredOptions({ ...loaded, id: `${ruleset}-kept` }).value).toEqual(today);
    vi.unstubAllGlobals();
  });
});
