import { type BadInput, type Field, type Path, pathText } from '../../kernel/schema.ts';
import { allowedText } from '../../kernel/field-words.ts';
import { joinChoices, type Lang, same, t } from '../../kernel/text.ts';
import { clip } from '../../kernel/untrusted.ts';
import { nearest } from '../../present/typed-input/likeness.ts';
import { itemsIn } from '../../present/typed-input/tokens.ts';
import { understand } from '../../present/typed-input/value.ts';
import { type Arguments, refuseOption } from './arguments.ts';
import { fieldCalled, type Fields, flagIn, namesOf } from './field-names.ts';
import { badInput } from './problem.ts';

/** Before a field that is called like an option of the command: `--situation.dice 2`. */
const SITUATION = 'situation.';

/** Whoever knows the units that are named: `@Agema`. Throws `BadInput` under the flag. */
export interface Units {
  /** What stands at a place with what the unit of that name tells it. */
  place(path: Path, present: unknown, name: string, flag: string): unknown;
}

/** Adds what flags say to a situation. Each fact is said once, lists aside. Throws `BadInput`. */
export function setFlags(
  root: Field,
  situation: Record<string, unknown>,
  { flags, takes, lang }: Pick<Arguments, 'flags' | 'takes' | 'lang'>,
  /** The command that shows all fields with their values. */
  help: string,
  units: Units = NO_UNITS,
): void {
  const fields = root.kind === 'record' ? root.fields : {};
  const said: string[] = [];
  for (const { path, value } of flags) {
    const within = path.startsWith(SITUATION) ? path.slice(SITUATION.length) : path;
    if (fieldCalled(fields, within.split('.', 1)[0]!) === undefined)
      throw refuseOption(path, takes, Object.keys(fields), labelsOf(fields, lang));
    for (const place of setFlag(root, situation, within, { flag: `--${path}`, value, lang, help, units })) {
      if (said.some((other) => other === place || other.startsWith(`${place}.`) || other.startsWith(`${place}[`)))
        throw badInput(`--${path}`, 'déjà donné par une option précédente', 'already given by an earlier option');
      said.push(place);
    }
  }
}

interface GivenFlag {
  readonly flag: string;
  readonly value: string | undefined;
  readonly lang: Lang;
  readonly help: string;
  readonly units: Units;
}

/** The units where no army was brought: none. */
export const NO_UNITS: Units = {
  place(_path, _present, name, flag) {
    const said = clip(name);
    throw badInput(
      flag,
      `« @${said} » est une unité d’une armée ; la donner par --army fichier.json`,
      `"@${said}" is a unit of an army; give that by --army file.json`,
    );
  },
};

/** The name in `@Agema`; undefined where none is meant. */
export const nameIn = (text: string | undefined): string | undefined => /^\s*@(.*)$/s.exec(text ?? '')?.[1]!.trim();

const labelsOf = (fields: Fields, lang: Lang): readonly string[] =>
  Object.keys(fields).flatMap((id) => flagIn(fields, id, lang) ?? []);

/**
 * Builds a situation from flags made of its schema, and tells the places that were set:
 *   --defenders.units "In 6 discouraged"   adds an item to the last stack (repeat the flag for more)
 *   --attackers.2.leaders "Parmenion 2"    speaks of the second stack
 *   --attackers.approaches.1.aspect flank  sets one field of an item
 *   --phalanxPair                          a flag needs no value
 *   --attaquants.unites "Ca 7"             labels are understood as well as ids
 */
function setFlag(root: Field, situation: Record<string, unknown>, path: string, said: GivenFlag): readonly string[] {
  const flag = clip(said.flag);
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
        if (Number(step) < 1 || Number(step) > items.length + 1) throw tooEarly(flag, step, items.length);
        into(Number(step) - 1, field.item);
        continue;
      }
      // A list passed over without a number: its last item, made where there is none yet.
      into(Math.max(0, items.length - 1), field.item);
      holder = descend(items, key, field, place);
    }
    const fields: Fields = field.kind === 'record' ? field.fields : {};
    const id = fieldCalled(fields, step);
    if (id === undefined) throw unknownField(flag, fields, step);
    into(id, fields[id]!);
  }
  if (field.kind !== 'list') {
    const values = holder as Record<string | number, unknown>;
    const name = field.kind === 'record' ? nameIn(said.value) : undefined;
    values[key] =
      name === undefined ? valueOf(field, said) : said.units.place(place, values[key] ?? {}, name, said.flag);
    return [pathText(place)];
  }
  const items = descend(holder, key, field, place) as unknown[];
  const unitAt = (name: string, i: number): unknown =>
    said.units.place([...place, items.length + i], {}, name, said.flag);
  return itemsOf(field, said, unitAt).map((item) => pathText([...place, items.push(item) - 1]));
}

type Holder = Record<string, unknown> | unknown[];

const tooEarly = (flag: string, step: string, length: number): BadInput =>
  badInput(
    flag,
    `l’élément ${clip(step)} vient trop tôt : il y en a ${length}`,
    `item ${clip(step)} comes too early: there ${length === 1 ? 'is' : 'are'} ${length}`,
  );

function unknownField(flag: string, fields: Fields, step: string): BadInput {
  const ids = Object.keys(fields);
  const near = nearest(step, ids, (id) => namesOf(fields, id));
  const [said, names] = [clip(step), ids.length === 0 ? same('—') : joinChoices(near.length > 0 ? near : ids)];
  return near.length > 0
    ? badInput(
        flag,
        `champ inconnu « ${said} » ; vouliez-vous dire ${names.fr} ?`,
        `unknown field "${said}"; did you mean ${names.en}?`,
      )
    : badInput(
        flag,
        `champ inconnu « ${said} » ; champs possibles : ${names.fr}`,
        `unknown field "${said}"; possible fields: ${names.en}`,
      );
}

/** The record or list under a key, made if it is not there. */
function descend(holder: Holder, key: string | number, field: Field, place: Path): Holder {
  const parent = holder as Record<string | number, unknown>;
  parent[key] ??= field.kind === 'list' ? [] : {};
  if (typeof parent[key] !== 'object' || Array.isArray(parent[key]) !== (field.kind === 'list'))
    throw badInput(pathText(place), `attendu : ${allowedText(field).fr}`, `expected ${allowedText(field).en}`);
  return parent[key] as Holder;
}

function valueOf(field: Field, { flag, value, lang, help }: GivenFlag): unknown {
  if (value === undefined && field.kind === 'flag') return true;
  if (value === undefined) throw badInput(flag, 'une valeur est attendue', 'a value is expected');
  const read = understand(field, value, lang);
  if ('value' in read) return read.value;
  const { path, text, more } = read.problem;
  const all = more === true ? t(` (toutes : ${help})`, ` (all: ${help})`) : t('', '');
  throw badInput(clip(typedPath(flag, path), LONGEST_FLAG), text.fr + all.fr, text.en + all.en);
}

const LONGEST_FLAG = 120;

/** A list is given its items one by one, or several apart by semicolons; an item may say nothing of itself. */
function itemsOf(
  field: Extract<Field, { kind: 'list' }>,
  said: GivenFlag,
  unitAt: (name: string, i: number) => unknown,
): readonly unknown[] {
  const parts = field.item.kind === 'record' && said.value?.includes('@') ? itemsIn(said.value, ';\n') : [];
  if (parts.some((part) => nameIn(part) !== undefined))
    return parts.map((part, i) => {
      const name = nameIn(part);
      return name === undefined ? valueOf(field.item, { ...said, value: part }) : unitAt(name, i);
    });
  if (said.value?.trim() === '' && field.item.kind === 'record') return [{}];
  const items = valueOf(field, said) as readonly unknown[];
  return items.length > 0 ? items : [valueOf(field.item, said)];
}

/** A path inside a value as a flag would say it: `[1].type` after `--firers` is `--firers.type`, `[2]` `--firers.2`. */
export const typedPath = (flag: string, path: string): string => {
  const steps = path.replaceAll(/\[(\d+)\]/g, (_, n: string) => (n === '1' ? '' : `.${n}`));
  return steps === '' || steps.startsWith('.') ? flag + steps : `${flag}.${steps}`;
};
