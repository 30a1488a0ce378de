import { allowed, type BadInput, type Field, pathText } from '../kernel/schema.ts';
import { clipped } from '../kernel/untrusted.ts';
import type { Arguments } from './arguments.ts';
import { bad, noSuchOption } from './problem.ts';

/** Adds what flags say to a situation. Each fact is said once, lists aside. Throws `BadInput`. */
export function setFlags(
  root: Field,
  situation: Record<string, unknown>,
  { flags, takes }: Pick<Arguments, 'flags' | 'takes'>,
): void {
  const facts = root.kind === 'record' ? Object.keys(root.fields) : [];
  const said: string[] = [];
  for (const { path, value } of flags) {
    if (!facts.includes(path.split('.', 1)[0]!)) throw noSuchOption(path, takes, facts);
    const place = setFlag(root, situation, path, value);
    if (said.some((other) => other === place || other.startsWith(`${place}.`) || other.startsWith(`${place}[`)))
      throw bad(`--${path}`, 'déjà donné par une option précédente', 'already given by an earlier option');
    said.push(place);
  }
}

/**
 * Builds a situation from flags made of its schema, and tells the place that was set:
 *   --defenders.units "In 6 discouraged"   adds an item to the last stack (repeat the flag for more)
 *   --attackers.2.leaders "Parmenion 2"    speaks of the second stack
 *   --attackers.approaches.1.aspect flank  sets one field of an item
 *   --phalanxPair                          a flag needs no value
 */
function setFlag(root: Field, situation: Record<string, unknown>, path: string, value: string | undefined): string {
  const flag = `--${clipped(path)}`;
  const place: (string | number)[] = [];
  let field: Field = root;
  let holder: Holder = situation;
  let key: string | number = '';
  const into = (step: string | number, inner: Field): void => {
    key = step;
    field = inner;
    place.push(step);
  };
  for (const step of path.split('.')) {
    if (place.length > 0) holder = descend(holder, key, field, place);
    if (field.kind === 'list') {
      const items = holder as unknown[];
      if (/^\d+$/.test(step)) {
        if (Number(step) < 1 || Number(step) > items.length + 1)
          throw bad(flag, `l’élément ${clipped(step)} vient trop tôt`, `item ${clipped(step)} comes too early`);
        into(Number(step) - 1, field.item);
        continue;
      }
      // A list passed over without a number: its last item, made where there is none yet.
      into(Math.max(0, items.length - 1), field.item);
      holder = descend(items, key, field, place);
    }
    if (field.kind !== 'record' || !Object.hasOwn(field.fields, step)) throw unknownField(flag, field, step);
    into(step, field.fields[step]!);
  }
  if (field.kind === 'list') {
    const items = descend(holder, key, field, place) as unknown[];
    place.push(items.push(readValue(field.item, value, flag)) - 1);
  } else (holder as Record<string | number, unknown>)[key] = readValue(field, value, flag);
  return pathText(place);
}

type Holder = Record<string, unknown> | unknown[];
type Path = readonly (string | number)[];

function unknownField(flag: string, field: Field, step: string): BadInput {
  const [said, names] = [clipped(step), field.kind === 'record' ? Object.keys(field.fields).join(', ') : '—'];
  return bad(
    flag,
    `champ inconnu « ${said} » ; champs possibles : ${names}`,
    `unknown field "${said}"; possible fields: ${names}`,
  );
}

/** The record or list under a key, made if it is not there. */
function descend(holder: Holder, key: string | number, field: Field, place: Path): Holder {
  const parent = holder as Record<string | number, unknown>;
  parent[key] ??= field.kind === 'list' ? [] : {};
  if (typeof parent[key] !== 'object' || Array.isArray(parent[key]) !== (field.kind === 'list'))
    throw bad(pathText(place), `attendu : ${allowed(field).fr}`, `expected ${allowed(field).en}`);
  return parent[key] as Holder;
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
      if (record[name] !== undefined) throw bad(path, `${name} est donné deux fois`, `${name} is given twice`);
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
        `« ${clipped(token)} » ne se place nulle part ; champs : ${names} (nom=valeur)`,
        `"${clipped(token)}" fits nowhere; fields: ${names} (name=value)`,
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
