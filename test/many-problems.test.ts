import { afterAll, describe, expect, test } from 'vitest';
import { BadInput } from '../src/kernel/schema.ts';
import { calculationOf } from '../src/calculate/calculation.ts';
import { run } from '../src/cli/run.ts';
import { alexandre } from '../src/rulesets/alexandre/index.ts';
import { buildApp } from '../src/server/app.ts';

/** As many empty objects as a request may hold, and stacks of empty units that no list is too short for. */
const TOO_LONG = { attackers: Array.from({ length: 20_000 }, () => ({})) };
const units = Array.from({ length: 6 }, () => ({}));
const stacks = Array.from({ length: 6 }, () => ({ units }));
const FULL_OF_HOLES = { attackers: stacks, defenders: stacks };
/** Two fields missing of each of 72 units. */
const PROBLEMS = 144;

const melee = alexandre.procedures.find(({ id }) => id === 'melee')!;

describe('at most twenty problems are told, then how many more there are', () => {
  const app = buildApp({ rulesets: [alexandre], pageFolder: '/nowhere' });
  afterAll(async () => (await app).close());

  test('by the library', () => {
    const told = (json: unknown): readonly string[] => {
      try {
        calculationOf(alexandre, melee, json);
        return [];
      } catch (error) {
        return error instanceof BadInput ? error.problems.map(({ text }) => text.fr) : [];
      }
    };
    expect(told(TOO_LONG)).toHaveLength(2);
    expect(told(FULL_OF_HOLES)).toHaveLength(21);
    expect(told(FULL_OF_HOLES).at(-1)).toBe(`et ${PROBLEMS - 20} autres`);
  });

  test('by the command line', async () => {
    const said: string[] = [];
    const code = await run(['odds', 'alexandre', 'melee', '--json', '-'], {
      env: {},
      version: '',
      out: () => {},
      err: (text) => said.push(text),
      input: async () => JSON.stringify(FULL_OF_HOLES),
      ask: undefined,
      seed: () => '',
    });
    expect(code).toBe(2);
    expect(said).toHaveLength(21);
    expect(said.at(-1)).toBe(`grognard: …: and ${PROBLEMS - 20} more`);
  });

  test.each([
    ['a list that is too long', TOO_LONG, 2],
    ['units without anything', FULL_OF_HOLES, 21],
  ])('by the API: %s', async (_, situation, entries) => {
    const response = await (
      await app
    ).inject({
      method: 'POST',
      url: '/api/rulesets/alexandre/procedures/melee/odds?lang=en',
      payload: { situation },
    });
    expect(response.statusCode).toBe(422);
    const { errors } = response.json<{ errors: { path: string; message: string }[] }>();
    expect(errors).toHaveLength(entries);
    expect(response.body.length).toBeLessThan(8_000);
    if (entries === 21) expect(errors.at(-1)).toEqual({ path: '…', message: `and ${PROBLEMS - 20} more` });
  });
});
