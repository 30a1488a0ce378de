import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DOCUMENT, reference, withReference } from '../scripts/json-reference.ts';

test('docs/json.md is what scripts/json-reference.ts makes of the shapes', async () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  expect(document).toBe(withReference(document, await reference()));
});
