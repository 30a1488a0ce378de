import { allowed, type Field } from '../kernel/schema.ts';
import { bad } from './problem.ts';

/**
 * Builds a situation from flags made of its schema:
 *   --defenders.units "In 6 discouraged"   adds an item to the last stack (repeat the flag for more)
 *   --attackers.2.leaders "Parmenion 2"    speaks of the second stack
 *   --attackers.approaches.1.aspect flank  sets one field of an item
 *   --phalanxPair                          a flag needs no value
 */
export function setFlag(
  root: Field,
  situation: Record<string, unknown>,
  path: string,
  value: string | undefined,
): void {
  const steps = path.split('.');
  let field: Field = root;
  let holder: Record<string, unknown> | unknown[] = situation;
  let key: string | number = '';
  steps.forEach((step, i) => {
    if (i > 0) holder = descend(holder, key, field);
    if (field.kind === 'list') {
      if (/^\d+$/.test(step)) {
        key = Number(step) - 1;
        if (key < 0 || key > (holder as unknown[]).length)
          throw bad(`--${path}`, `l’élément ${step} vient trop tôt`, `item ${step} comes too early`);
        field = field.item;
        return;
      }
      // A list passed over without a number: its last item, made where there is none yet.
      const items = holder as unknown[];
      holder = descend(items, Math.max(0, items.length - 1), field.item);
      field = field.item;
    }
    if (field.kind !== 'record' || !Object.hasOwn(field.fields, step)) {
      const names = field.kind === 'record' ? Object.keys(field.fields).join(', ') : '—';
      throw bad(
        `--${path}`,
        `champ inconnu « ${step} » ; champs possibles : ${names}`,
        `unknown field "${step}"; possible fields: ${names}`,
      );
    }
    field = field.fields[step]!;
    key = step;
  });
  assign(holder, key, field, value, `--${path}`);
}

/** The record or list under a key, made if it is not there. */
function descend(
  holder: Record<string, unknown> | unknown[],
  key: string | number,
  field: Field,
): Record<string, unknown> | unknown[] {
  const parent = holder as Record<string | number, unknown>;
  parent[key] ??= field.kind === 'list' ? [] : {};
  if (typeof parent[key] !== 'object' || Array.isArray(parent[key]) !== (field.kind === 'list'))
    throw bad(String(key), `attendu : ${allowed(field).fr}`, `expected ${allowed(field).en}`);
  return parent[key] as Record<string, unknown> | unknown[];
}

function assign(
  holder: Record<string, unknown> | unknown[],
  key: string | number,
  field: Field,
  value: string | undefined,
  path: string,
): void {
  const parent = holder as Record<string | number, unknown>;
  if (field.kind === 'list') {
    const items = descend(holder, key, field) as unknown[];
    items.push(readValue(field.item, value, path));
  } else parent[key] = readValue(field, value, path);
}

function readValue(field: Field, value: string | undefined, path: string): unknown {
  if (field.kind === 'flag') {
    if (value === undefined || value === 'true') return true;
    return value === 'false' ? false : value;
  }
  if (value === undefined) throw bad(path, 'une valeur est attendue', 'a value is expected');
  if (field.kind === 'record') return readRecord(field, value, path);
  if (field.kind === 'list') return value.split(',').map((part) => readValue(field.item, part.trim(), path));
  // A number that is not one stays text, so that the schema's own message explains it.
  return field.kind === 'whole' && /^[+-]?\d+$/.test(value) ? Number(value) : value;
}

/** `Ph 9 quality=6 discouraged`: bare values fill the positional fields in order, or name a flag or a choice. */
function readRecord(field: Field & { kind: 'record' }, text: string, path: string): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  const positional = Object.entries(field.fields).filter(([, inner]) => inner.about.positional === true);
  for (const token of tokens(text)) {
    const [, name, rest] = /^(\w+)=(.*)$/s.exec(token) ?? [];
    if (name !== undefined && Object.hasOwn(field.fields, name)) {
      record[name] = readValue(field.fields[name]!, rest, `${path} ${name}`);
      continue;
    }
    const named = Object.entries(field.fields).find(([id, inner]) => inner.kind === 'flag' && id === token);
    if (named) {
      record[token] = true;
      continue;
    }
    const next = positional.find(([id, inner]) => record[id] === undefined && couldBe(inner, token));
    const chosen =
      next ??
      Object.entries(field.fields).find(
        ([id, inner]) => record[id] === undefined && inner.kind === 'choice' && inner.values.includes(token),
      );
    if (chosen === undefined) {
      const names = Object.keys(field.fields).join(', ');
      throw bad(
        path,
        `« ${token} » ne se place nulle part ; champs : ${names} (nom=valeur)`,
        `"${token}" fits nowhere; fields: ${names} (name=value)`,
      );
    }
    record[chosen[0]] = readValue(chosen[1], token, path);
  }
  return record;
}

const couldBe = (field: Field, token: string): boolean => {
  if (field.kind === 'whole') return /^[+-]?\d+$/.test(token);
  if (field.kind === 'choice') return field.values.includes(token) || !/^[+-]?\d+$/.test(token);
  return field.kind === 'words';
};

/** Splits on spaces and commas; quotes keep a name together. */
const tokens = (text: string): string[] =>
  [...text.matchAll(/(?:[^\s,"']|"[^"]*"|'[^']*')+/g)].map(([token]) => token.replaceAll(/["']/g, ''));
