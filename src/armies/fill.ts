import type { Army, ArmyEntry, Role } from '../kernel/army.ts';
import type { ActorId } from '../kernel/effect.ts';
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
import { simplestValue } from '../kernel/simplest-value.ts';
import { t, type Text } from '../kernel/text.ts';
import { isRecord } from '../kernel/untrusted.ts';
import { fieldAt, itemsAt, putValue, valueOf } from './draft-values.ts';
import { badInputAt, entryIn, kindOf, nameOf } from './entries.ts';
import {
  armyAt,
  type ArmySetting,
  type EntryRef,
  type PlacedDraft,
  type Placements,
  placementsOutside,
  withoutActor,
} from './placements.ts';
import { roleIn, wholeRole } from './places.ts';

type Of<K extends Field['kind']> = Extract<Field, { kind: K }>;

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
  return {
    draft: putValue(root, draft, path, placed),
    placements: { ...withoutActor(placements, actor), [actor]: ref },
  };
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
  return { draft: putValue(fieldOf(setting.procedure.situation), draft, path, items), placements: placed };
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
