import { FORMAT, VERSION } from '../../armies/army-file.ts';
import { MOST_ENTRIES } from '../../armies/entries.ts';
import { HEADING } from '../../armies/heading.ts';
import { MOST_KEPT } from '../../armies/history.ts';
import type { ArmyRules, EntryKind } from '../../kernel/army.ts';
import { type Lang, t } from '../../kernel/text.ts';
import { inputSchema, type JsonSchema } from '../json-schema.ts';

interface RecordSchema {
  readonly title: string;
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
}

const recordSchema = (schema: EntryKind['schema'], lang: Lang): RecordSchema =>
  inputSchema(schema, lang) as unknown as RecordSchema;

const HISTORY = t(
  'ce que les résultats notés ont changé, le dernier à la fin : de quoi les annuler',
  'what results have changed, the last one at the end: enough to take them back',
);

/** The JSON Schema (2020-12) of an army’s file. */
export function armySchemaOf(rules: ArmyRules, lang: Lang): JsonSchema {
  const heading = recordSchema(HEADING, lang);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `grognard:${rules.ruleset}/army`,
    title: heading.title,
    type: 'object',
    properties: {
      format: { const: FORMAT },
      version: { const: VERSION },
      ruleset: { const: rules.ruleset },
      ...heading.properties,
      entries: {
        type: 'array',
        items: { anyOf: rules.kinds.map((kind, i) => entrySchema(kind, i > 0, lang)) },
        maxItems: MOST_ENTRIES,
      },
      history: {
        type: 'array',
        description: HISTORY[lang],
        items: {
          type: 'object',
          properties: { text: { type: 'object' }, changes: { type: 'array', items: { type: 'object' } } },
          required: ['text', 'changes'],
          additionalProperties: false,
        },
        maxItems: MOST_KEPT,
      },
    },
    required: ['format', 'version', 'ruleset', 'entries'],
    additionalProperties: false,
  };
}

/** A kind must be named where it is not the first. */
function entrySchema(kind: EntryKind, mustBeNamed: boolean, lang: Lang): JsonSchema {
  const { properties, required } = recordSchema(kind.schema, lang);
  return {
    type: 'object',
    title: kind.title[lang],
    properties: {
      id: { type: 'string', pattern: '^[\\w-]{1,24}$' },
      kind: { const: kind.id },
      ...properties,
      start: { type: 'object', properties, additionalProperties: false },
    },
    required: mustBeNamed ? ['kind', ...required] : required,
    additionalProperties: false,
  };
}
