import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedText } from '../src/kernel/field-words.ts';
import { type Field, fieldOf } from '../src/kernel/schema.ts';
import { inputSchema } from '../src/present/json-schema.ts';
import { scenarioDocument as alexandre } from '../src/rulesets/alexandre/battle/scenario.ts';
import { scenarioDocument as joursDeGloire } from '../src/rulesets/jours-de-gloire/battle/scenario.ts';

const ROOT = join(import.meta.dirname, '..');
/** A format of scenarios: the page that describes it, its tables below a line, and the schema beside the scenarios. */
const format = (ruleset: string, page: string, fields: Field) => ({
  ruleset,
  document: join(ROOT, 'docs', page),
  schema: join(ROOT, 'src', 'rulesets', ruleset, 'scenarios', 'scenario.schema.json'),
  fields,
});
/** What is published says what it was written from: nobody changes it by hand. */
const published = (schema: object, ruleset: string): object => ({
  $comment: `Written from src/rulesets/${ruleset}/battle/scenario.ts by scripts/scenario-reference.ts`,
  ...schema,
});

export const FORMATS = [
  {
    ...format('alexandre', 'scenarios.md', fieldOf(alexandre)),
    json: () => published(inputSchema(alexandre, 'en'), 'alexandre'),
  },
  {
    ...format('jours-de-gloire', 'scenarios-jours-de-gloire.md', fieldOf(joursDeGloire)),
    json: () => published(inputSchema(joursDeGloire, 'en'), 'jours-de-gloire'),
  },
];
type Format = (typeof FORMATS)[number];
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
        : allowedText(field).en;
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

export const withReference = ({ fields }: Format, text: string): string =>
  `${text.split(MARK)[0]}${MARK}\n\n${tables(fields, '').join('\n\n')}\n`;

/** Long lists of codes stand in alphabetical order, without their names. */
const shorten = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('enum' in value)) return value;
  const codes = value.enum as string[];
  return codes.length > MANY ? { ...value, description: undefined, enum: codes.toSorted() } : value;
};

export const schemaText = ({ ruleset, json }: Format): string => {
  const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: `grognard:${ruleset}/scenario` };
  return `${JSON.stringify({ ...head, ...json() }, shorten, 2)}\n`;
};

if (import.meta.main)
  for (const one of FORMATS) {
    writeFileSync(one.document, withReference(one, readFileSync(one.document, 'utf8')));
    writeFileSync(one.schema, schemaText(one));
  }
