import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FORMATS, schemaText, withReference } from '../scripts/scenario-reference.ts';

test.each(FORMATS)(
  '$ruleset: the page and the published schema are what scripts/scenario-reference.ts makes of the format',
  (format) => {
    const page = readFileSync(format.document, 'utf8');
    expect(page).toBe(withReference(format, page));
    expect(JSON.parse(readFileSync(format.schema, 'utf8'))).toEqual(JSON.parse(schemaText(format)));
  },
);
