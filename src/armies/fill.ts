import type { Army, ArmyRules, ArmyEntry, Role } from '../kernel/army.ts';
import { simplestValue } from '../kernel/simplest-value.ts';
import type { ActorId } from '../kernel/effect.ts';
import type { Procedure } from '../kernel/ruleset.ts';
import {
  BadInput,
  type Field,
  fieldOf,
  parse,
  type Path,
  pathText,
  type Problem,
  parsePath,
  withoutDefault,
} from '../kernel/schema.ts';
import { t, type Text } from '../kernel/text.ts';
import { isList, isRecord } from '../kernel/untrusted.ts';
import { entryIn, kindOf, nameOf, badInputAt } from './entries.ts';
import { roleIn, wholeRole } from './places.ts';

/** The armies at the table, by whatever names the caller has for them. */
export type Armies = Readonly<Record<string, Army>>;

export interface EntryRef {
  readonly army: string;
  readonly entry: string;
}

/** Which entry stands at which place of a situation. */
export type Placements = Readonly<Record<ActorId, EntryRef>>;

/** A situation as far as it is filled in, and who stands where in it. */
export interface PlacedDraft {
  readonly draft: unknown;
  readonly placements: Placements;
}

/** The armies at the table, their rules, and the procedure to be filled in. */
export interface ArmySetting {
  readonly rules: ArmyRules;
  readonly procedure: Procedure;
  readonly armies: Armies;
}

type Of<K extends Field['kind']> = Extract<Field, { kind: K }>;

export function armyAt(armies: Armies, name: string): Army {
  if (Object.hasOwn(armies, name)) return armies[name]!;
  throw badInputAt('army', t(`aucune armée « ${name} »`, `no army “${name}”`));
}

/**
 * Entries put into a place of a situation with their state: `attackers[1].units` takes several (in place of those who
 * stood there, or `beside` them), `attackers[1].units[2]`, `friend` or the whole situation (``) one. Facts that no
 * army knows (range, terrain) stay as they are. Throws `BadInput`, which names the unit and says why not.
 */
export function fillPlace(
  setting: ArmySetting,
  { draft, placements }: PlacedDraft,
  at: string,
  refs: readonly EntryRef[],
  how: 'instead' | 'beside' = 'instead',
): PlacedDraft {
  const path = parsePath(at);
  const root = fieldOf(setting.procedure.situation);
  const field = fieldAt(root, path);
  if (field.kind === 'list') return fillList(setting, { draft, placements }, path, field, refs, how);
  if (field.kind !== 'record' || refs.length !== 1)
    throw badInputAt(at || 'situation', t('une seule unité se place ici', 'only one unit stands here'));
  const [ref] = refs as [EntryRef];
  const [steps, index] = path.length > 0 && typeof path.at(-1) === 'number' ? [path.slice(0, -1), path.at(-1)] : [path];
  if (index !== undefined && Number(index) > itemsAt(draft, steps).length)
    throw badInputAt(at, t('aucune place de ce numéro', 'no place of that number'));
  const { placed, actor } = placeEntry(setting, path, valueOf(draft, path), ref, placements);
  return { draft: put(root, draft, path, placed), placements: { ...withoutActor(placements, actor), [actor]: ref } };
}

/** One entry at one place: what stands there with what the entry tells it, and as whom effects know it. */
export function placeEntry(
  setting: ArmySetting,
  path: Path,
  present: unknown,
  ref: EntryRef,
  placements: Placements,
): { readonly placed: unknown; readonly actor: ActorId } {
  const field = fieldAt(fieldOf(setting.procedure.situation), path);
  if (field.kind !== 'record') throw badInputAt(pathText(path), NO_PLACE);
  const actor = path.length === 0 ? wholeActor(setting, ref) : pathText(path);
  return { placed: placeInRecord(setting, field, present, path, ref, withoutActor(placements, actor)), actor };
}

function fillList(
  setting: ArmySetting,
  { draft, placements }: PlacedDraft,
  path: Path,
  field: Of<'list'>,
  refs: readonly EntryRef[],
  how: 'instead' | 'beside',
): PlacedDraft {
  const at = pathText(path);
  const { item } = field;
  if (item.kind !== 'record') throw badInputAt(at, NO_PLACE);
  const present = itemsAt(draft, path);
  const kept = how === 'beside' ? present : [];
  const length = kept.length + refs.length;
  if (length > field.max || length < field.min)
    throw badInputAt(
      at,
      t(
        `${length} unités ; de ${field.min} à ${field.max} ici`,
        `${length} units; from ${field.min} to ${field.max} here`,
      ),
    );
  const placed: Record<ActorId, EntryRef> =
    how === 'beside' ? { ...placements } : { ...placementsOutside(placements, at) };
  const items = [...kept];
  const problems: Problem[] = [];
  for (const ref of refs) {
    const step = [...path, items.length];
    // Facts that no army knows are taken over from whoever stood there, where the form insists on them.
    const model = present[items.length] ?? present[0];
    try {
      items.push(placeInRecord(setting, item, simplestValue(item, model), step, ref, placed));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      problems.push(...error.problems);
    }
    placed[pathText(step)] = ref;
  }
  if (problems.length > 0) throw new BadInput(problems);
  return { draft: put(fieldOf(setting.procedure.situation), draft, path, items), placements: placed };
}

const NO_PLACE = t('aucune unité ne se place ici', 'no unit stands here');

/** Writes the facts of an entry into a record of the draft. */
function placeInRecord(
  setting: ArmySetting,
  field: Of<'record'>,
  present: unknown,
  path: Path,
  ref: EntryRef,
  placements: Placements,
): unknown {
  const at = pathText(path);
  const army = armyAt(setting.armies, ref.army);
  const entry = entryIn(army, ref.entry);
  const role = roleOf(setting, entry, field, path);
  if (role === undefined) throw badInputAt(at || 'situation', NO_PLACE);
  const refused = refusalOf(setting, army, entry, role, placements, ref);
  if (refused !== undefined) throw badInputAt(at || 'situation', namedProblem(setting, entry, refused));
  const base = isRecord(present) ? { ...present } : (simplestValue(field, undefined) as object);
  const facts: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(role.facts(entry.values, army))) {
    const inner = field.fields[name];
    if (inner === undefined) continue;
    try {
      facts[name] = parse(withoutDefault(inner), value);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      const [{ text }] = error.problems as [Problem];
      problems.push({ path: pathText([...path, name]), text: namedProblem(setting, entry, text) });
    }
  }
  if (problems.length > 0) throw new BadInput(problems);
  return { ...base, ...facts };
}

const namedProblem = ({ rules }: ArmySetting, entry: ArmyEntry, text: Text): Text => {
  const name = nameOf(rules, entry);
  return t(`${name.fr} : ${text.fr}`, `${name.en}: ${text.en}`);
};

const roleOf = (
  { rules, procedure }: ArmySetting,
  { kind }: ArmyEntry,
  field: Of<'record'>,
  path: Path,
): Role | undefined =>
  path.length === 0 ? wholeRole(kindOf(rules, kind), procedure) : roleIn(kindOf(rules, kind), field);

function refusalOf(
  { rules }: ArmySetting,
  army: Army,
  entry: ArmyEntry,
  role: Role,
  placements: Placements,
  ref: EntryRef,
): Text | undefined {
  const kind = kindOf(rules, entry.kind);
  const { standing, text } = kind.standing(entry.values, army, entry.start);
  if (standing === 'gone') return text;
  const elsewhere = Object.entries(placements).find(
    ([, other]) => other.army === ref.army && other.entry === ref.entry,
  );
  if (elsewhere !== undefined && role.repeats !== true)
    return t(`se trouve déjà à ${elsewhere[0]}`, `already stands at ${elsewhere[0]}`);
  return role.refuse?.(entry.values);
}

function wholeActor(setting: ArmySetting, ref: EntryRef): ActorId {
  const entry = entryIn(armyAt(setting.armies, ref.army), ref.entry);
  return wholeRole(kindOf(setting.rules, entry.kind), setting.procedure)?.whole!.actor ?? '';
}

function fieldAt(root: Field, path: Path): Field {
  let field = root;
  for (const [i, step] of path.entries()) {
    const inner =
      typeof step === 'number'
        ? field.kind === 'list' && step < field.max
          ? field.item
          : undefined
        : field.kind === 'record' && Object.hasOwn(field.fields, step)
          ? field.fields[step]
          : undefined;
    if (inner === undefined)
      throw badInputAt(pathText(path.slice(0, i + 1)), t('cette place n’existe pas', 'no such place'));
    field = inner;
  }
  return field;
}

const valueOf = (draft: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    draft,
  );

function itemsAt(draft: unknown, path: Path): readonly unknown[] {
  const items = valueOf(draft, path);
  return isList(items) ? items : [];
}

/** The draft with one value changed; what is missing on the way is made. */
function put(field: Field, draft: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (field.kind === 'list' && typeof step === 'number') {
    const items = [...(isList(draft) ? draft : [])];
    while (items.length < step) items.push(simplestValue(field.item, undefined));
    items[step] = put(field.item, items[step], rest, value);
    return items;
  }
  const inner = (field as Of<'record'>).fields[step]!;
  const record = isRecord(draft) ? draft : (simplestValue(field, undefined) as object);
  return { ...record, [step]: put(inner, valueOf(record, [step]), rest, value) };
}

const withoutActor = (placements: Placements, at: ActorId): Placements =>
  Object.fromEntries(Object.entries(placements).filter(([actor]) => actor !== at));

/** The placements outside a list. */
const placementsOutside = (placements: Placements, list: string): Placements =>
  Object.fromEntries(Object.entries(placements).filter(([actor]) => !actor.startsWith(`${list}[`)));

/** Who stands where once the items of a list were moved or taken away: `order` names the old positions, from 0. */
export function reorderPlacements(placements: Placements, list: string, order: readonly number[]): Placements {
  const kept = Object.entries(placementsOutside(placements, list));
  const moved = order.flatMap((from, to) => {
    const was = `${list}[${from + 1}]`;
    return Object.entries(placements)
      .filter(([actor]) => actor === was || actor.startsWith(`${was}.`))
      .map(([actor, ref]) => [`${list}[${to + 1}]${actor.slice(was.length)}`, ref] as const);
  });
  return Object.fromEntries([...kept, ...moved]);
}

/** The draft with everybody as he stands now; whoever is gone leaves it is, and is told. */
export function refreshUnits(
  setting: ArmySetting,
  cast: PlacedDraft,
): PlacedDraft & { readonly left: readonly Problem[] } {
  const left: Problem[] = [];
  let { draft } = cast;
  for (const [actor, ref] of Object.entries(cast.placements)) {
    const others = withoutActor(cast.placements, actor);
    const whole = wholeRole(
      kindOf(setting.rules, entryIn(armyAt(setting.armies, ref.army), ref.entry).kind),
      setting.procedure,
    );
    try {
      ({ draft } = fillPlace(setting, { draft, placements: others }, whole?.whole!.actor === actor ? '' : actor, [
        ref,
      ]));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      left.push(...error.problems);
    }
  }
  return { draft, placements: cast.placements, left };
}
