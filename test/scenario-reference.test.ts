import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOCUMENT, SCHEMA, schemaText, withReference } from '../scripts/scenario-reference.ts';

test('docs/scenarios.md and the published schema are what scripts/scenario-reference.ts makes of the format', () => {
  const page = readFileSync(DOCUMENT, 'utf8');
  expect(page).toBe(withReference(page));
  expect(JSON.parse(readFileSync(SCHEMA, 'utf8'))).toEqual(JSON.parse(schemaText()));
});
