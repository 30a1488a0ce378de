import { expect, test } from 'vitest';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import { contents } from './contents-plugin.ts';

test('the page is built with the contents of every ruleset', async () => {
  const load = contents().load as (id: string) => Promise<string | undefined>;
  const written = await load('\0virtual:contents');
  const listed = JSON.parse(/^export const CONTENTS = (.*);$/s.exec(written!)![1]!) as {
    id: string;
    charts: number;
  }[];
  expect(listed.map(({ id }) => id)).toEqual(CATALOGUE.map(({ id }) => id));
  for (const { charts } of listed) expect(charts).toBeGreaterThan(0);
  expect(await load('\0virtual:chart-titles')).toContain('"types":{"fr":"Mêlées : types des unités"');
  expect(await load('/src/other.ts')).toBeUndefined();
});
