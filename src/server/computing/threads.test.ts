import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { answerOf, ARCHERS, post, problemOf, testApp } from '../testing.ts';
import { calculatorThreads } from './calculators.ts';

const rulesets = await Promise.all(CATALOGUE.map((card) => card.load()));
const [alone, withThreads] = [await testApp({ rulesets }), await testApp({ rulesets, calculators: calculatorThreads })];
afterAll(() => withThreads.close());

const LEADERS = Array.from({ length: 5 }, () => ({ bonus: 1 }));
const MELEE = {
  attackers: [{ units: [{ type: 'Ca', strength: 7, quality: 8 }], leaders: LEADERS }],
  defenders: [{ units: [{ type: 'Ca', strength: 6, quality: 6 }], leaders: LEADERS }],
};
/** More than is looked at between two requests. */
const PADDING = ' '.repeat(5_000);

it.each([
  ['alexandre/procedures/melee/odds', { situation: MELEE }],
  ['alexandre/procedures/melee/resolve', { situation: MELEE, dice: [5] }],
  ['alexandre/procedures/fire/levers', { situation: ARCHERS }],
  ['alexandre/procedures/melee/matrix', { filters: { aspect: 'rear' } }],
])('threads answer %s as one alone would', async (path, body) => {
  const [expected, found] = [await post(alone, path, body), await post(withThreads, path, body)];
  expect(found.statusCode).toBe(200);
  expect(found.body).toBe(expected.body);
  expect(found.headers['content-type']).toBe('application/json; charset=utf-8');
});

it('threads write large answers, compressed or not', async () => {
  const path = 'alexandre/procedures/melee/odds';
  const plain = await post(withThreads, path, { situation: MELEE });
  expect(plain.body.length).toBeGreaterThan(64 * 1024);
  const packed = await post(withThreads, path, { situation: MELEE }, { 'accept-encoding': 'gzip' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  answerOf(plain, 'WithOdds');
});

it('threads name the fields that do not fit, in both languages', async () => {
  const body = `${PADDING}${JSON.stringify({ situation: { ...ARCHERS, weather: 'rain' } })}`;
  const english = problemOf(await post(withThreads, 'alexandre/procedures/fire/odds', body), 422);
  expect(english.errors).toEqual([
    { path: 'situation.weather', message: expect.stringMatching(/^unknown field; possible fields: firers, target/) },
  ]);
  const french = problemOf(await post(withThreads, 'alexandre/procedures/fire/odds?lang=fr', body), 422);
  expect(french.errors[0]!.message).toMatch(/^champ inconnu/);
});

it('threads count each facet where all outcomes together are too many', async () => {
  const leaders = Array.from({ length: 8 }, () => ({ bonus: 1 }));
  const crowd = {
    attackers: [1, 2].map(() => ({ ...MELEE.attackers[0]!, leaders })),
    defenders: [1, 2].map(() => ({ ...MELEE.defenders[0]!, leaders })),
  };
  const asked = await post(withThreads, 'alexandre/procedures/melee/odds', { situation: crowd });
  const { odds, simulation } = answerOf(asked, 'WithOdds');
  expect(simulation).toBeNull();
  expect(odds!.outcomes).toBeNull();
  expect(odds!.facets.find(({ id }) => id === 'attacking-leader-16')!.classes[0]).toMatchObject({ fraction: '97/100' });
  const rolled = await post(withThreads, 'alexandre/procedures/melee/roll', { situation: crowd, seed: 'Issos' });
  expect(answerOf(rolled, 'Rolled').odds!.outcomes).toBeNull();
});
