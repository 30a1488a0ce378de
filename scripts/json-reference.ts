import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDescription } from 'valibot';
import { SHAPES } from '../src/present/shapes.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';

/** The parts of a valibot schema that are read here. */
interface Node {
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly value?: Node;
  readonly options?: readonly (Node | string)[];
  readonly literal?: unknown;
}

const nameOf = (node: Node): string | undefined =>
  Object.entries(SHAPES).find(([, shape]) => withoutPipe(shape as unknown as Node) === withoutPipe(node))?.[0];

/** A schema without what was said about it. */
const withoutPipe = (node: Node): Node => (node.pipe === undefined ? node : withoutPipe(node.pipe[0]!));

const descriptionOf = (node: Node): string => getDescription(node as never) ?? '';

/** What is said of a field beside what is said of its shape wherever it stands. */
function ownDescription(node: Node): string {
  const name = nameOf(node);
  const ofShape =
    name === undefined ? undefined : descriptionOf(SHAPES[name as keyof typeof SHAPES] as unknown as Node);
  return descriptionOf(node) === ofShape ? '' : descriptionOf(node);
}

function typeText(given: Node): string {
  const name = nameOf(given);
  if (name !== undefined) return `[${name}](#${name.toLowerCase()})`;
  const node = given.pipe === undefined ? given : withoutPipe(given);
  switch (node.type) {
    case 'array':
      return `list of ${typeText(node.item!)}`;
    case 'nullable':
      return `${typeText(node.wrapped!)} or null`;
    case 'exact_optional':
      return `${typeText(node.wrapped!)}, if any`;
    case 'literal':
      return `\`${JSON.stringify(node.literal)}\``;
    case 'picklist':
      return (node.options as readonly string[]).map((option) => `\`${option}\``).join(' · ');
    case 'record':
      return `object of ${typeText(node.value!)}`;
    case 'union':
    case 'variant':
      return (node.options as readonly Node[]).map(typeText).join(', or ');
    case 'strict_object':
    case 'loose_object':
      return `{ ${Object.keys(node.entries!).join(', ')} }`;
    case 'unknown':
      return 'any JSON';
    default:
      return node.type;
  }
}

/** The object inside lists and options of one, where it has no name of its own. */
function inner(given: Node): Node | undefined {
  if (nameOf(given) !== undefined) return undefined;
  const node = withoutPipe(given);
  if (node.entries !== undefined) return node;
  const next = node.item ?? node.wrapped;
  return next === undefined ? undefined : inner(next);
}

const rows = (entries: Readonly<Record<string, Node>>, path = ''): string[] =>
  Object.entries(entries).flatMap(([field, node]) => {
    const place = `${path}${field}`;
    const nested = inner(node)?.entries;
    return [
      `| \`${place}\` | ${typeText(node)} | ${ownDescription(node)} |`,
      ...(nested === undefined ? [] : rows(nested, `${place}.`)),
    ];
  });

const table = (node: Node): string =>
  ['| field | type | meaning |', '|---|---|---|', ...rows(node.entries!)].join('\n');

const shapeText = (name: string, node: Node): string =>
  [`### ${name}`, descriptionOf(node), table(withoutPipe(node))].filter(Boolean).join('\n\n');

const effectText = (node: Node): string[] => {
  const { options, entries } = withoutPipe(node);
  if (options !== undefined) return (options as readonly Node[]).flatMap(effectText);
  const { kind, who: _who, may: _may, source: _source, ...own } = entries!;
  const fields = Object.entries(own).map(([field, value]) => {
    const about = descriptionOf(value);
    return `\`${field}\` (${typeText(value)}${about === '' ? '' : `: ${about}`})`;
  });
  return [`- \`${String(kind!.literal)}\`: ${[descriptionOf(node), ...fields].join(' ')}`];
};

async function effectsText(): Promise<string> {
  const parts: string[] = [];
  for (const card of CATALOGUE) {
    const ruleset = await card.load();
    const shapes = await ruleset.shapes();
    for (const { id } of ruleset.procedures)
      parts.push(`**${ruleset.id} ${id}**\n\n${effectText(shapes[id]!.effect as unknown as Node).join('\n')}`);
  }
  return parts.join('\n\n');
}

/** The reference of docs/json.md: every shape of an answer, and the effects of every procedure. */
export async function reference(): Promise<string> {
  const shapes = Object.entries(SHAPES)
    .filter(([, shape]) => withoutPipe(shape as unknown as Node).entries !== undefined)
    .map(([name, shape]) => shapeText(name, shape as unknown as Node));
  return [...shapes, '## Effects, by procedure', await effectsText()].join('\n\n');
}

export const DOCUMENT = join(import.meta.dirname, '..', 'docs', 'json.md');
const MARK = '<!-- What follows is made by scripts/json-reference.ts from src/present/shapes.ts and the rulesets. -->';

export const withReference = (document: string, made: string): string =>
  `${document.slice(0, document.indexOf(MARK))}${MARK}\n\n${made}\n`;

if (import.meta.main) writeFileSync(DOCUMENT, withReference(readFileSync(DOCUMENT, 'utf8'), await reference()));
