import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowed, type Field, fieldOf } from '../src/kernel/schema.ts';
import { inputSchema } from '../src/present/json-schema.ts';
import { scenarioDocument } from '../src/rulesets/alexandre/field/scenario.ts';

const ROOT = join(import.meta.dirname, '..');
/** The page that describes scenarios; its tables stand below this line. */
export const DOCUMENT = join(ROOT, 'docs', 'scenarios.md');
export const SCHEMA = join(ROOT, 'src', 'rulesets', 'alexandre', 'scenarios', 'scenario.schema.json');
const MARK = '<!-- fields: scripts/scenario-reference.ts -->';

/** A record, or the items of a list of records. */
const inner = (field: Field): Field => (field.kind === 'list' ? inner(field.item) : field);

/** Types of units are listed by the key of the sheet, not here. */
const MANY = 6;
const isLong = (field: Field): boolean => field.kind === 'choice' && field.values.length > MANY;

function rowsOf(fields: Readonly<Record<string, Field>>): string[] {
  return Object.entries(fields).map(([name, field]) => {
    const { label, help } = field.about;
    const record = inner(field).kind === 'record';
    const what = record
      ? field.kind === 'list'
        ? `list of ${field.min} to ${field.max}, below`
        : 'below'
      : isLong(field)
        ? 'a code of the key'
        : allowed(field).en;
    const wanted = field.required ? 'yes' : `no: ${JSON.stringify(field.fallback)}`;
    return `| \`${name}\` | ${label.en}${help === undefined ? '' : ` (${help.en})`} | ${what} | ${wanted} |`;
  });
}

function tables(field: Field, path: string): string[] {
  const record = inner(field);
  if (record.kind !== 'record') return [];
  const nested = Object.entries(record.fields).flatMap(([name, f]) =>
    tables(f, path === '' ? name : `${path}.${name}`),
  );
  return [
    `### ${path === '' ? 'The scenario' : `\`${path}\``}\n\n| field | what | allowed | required |\n|---|---|---|---|\n${rowsOf(record.fields).join('\n')}`,
    ...nested,
  ];
}

export const reference = (): string => `${tables(fieldOf(scenarioDocument), '').join('\n\n')}\n`;

export const withReference = (text: string): string => `${text.split(MARK)[0]}${MARK}\n\n${reference()}`;

/** Long lists of codes stand in alphabetical order, without their names. */
const shortened = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('enum' in value)) return value;
  const codes = value.enum as string[];
  return codes.length > MANY ? { ...value, description: undefined, enum: codes.toSorted() } : value;
};

export const schemaText = (): string => {
  const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: 'grognard:alexandre/scenario' };
  return `${JSON.stringify({ ...head, ...inputSchema(scenarioDocument, 'en') }, shortened, 2)}\n`;
};

if (import.meta.main) {
  writeFileSync(DOCUMENT, withReference(readFileSync(DOCUMENT, 'utf8')));
  writeFileSync(SCHEMA, schemaText());
}
