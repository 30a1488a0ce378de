import { expect, test } from 'vitest';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { armySchemaOf } from './schema.ts';

interface Published {
  readonly $id: string;
  readonly properties: { readonly entries: { readonly items: { readonly anyOf: readonly Entry[] } } };
}
interface Entry {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
}

test.each(CATALOGUE.map((card) => [card.id, card] as const))('the schema of an army of %s', async (id, card) => {
  const rules = await (await card.sheet()).army();
  const schema = armySchemaOf(rules, 'en') as unknown as Published;
  expect(schema.$id).toBe(`grognard:${id}/army`);
  const { anyOf } = schema.properties.entries.items;
  expect(anyOf.map(({ properties }) => properties['kind'])).toEqual(rules.kinds.map((kind) => ({ const: kind.id })));
  expect(anyOf.map(({ required }) => required.includes('kind'))).toEqual(rules.kinds.map((_, i) => i > 0));
  for (const { properties } of anyOf)
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['id', 'name', 'start']));
});
