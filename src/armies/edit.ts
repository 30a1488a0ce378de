import type { Army, ArmyRules, ArmyEntry, EntryKind, SampleArmy, Values } from '../kernel/army.ts';
import { parse } from '../kernel/schema.ts';
import { type Lang, t } from '../kernel/text.ts';
import { isRecord } from '../kernel/untrusted.ts';
import {
  entryIn,
  fieldsOf,
  newEntryId,
  kindOf,
  MOST_ENTRIES,
  nameOf,
  badInputAt,
  valuesOf,
  withEntries,
  withEntry,
} from './entries.ts';
import { HEADING } from './heading.ts';

/** What a player changes in an army by hand. Every function makes a new army and may throw `BadInput`. */

export const newArmy = ({ ruleset }: ArmyRules, heading: unknown): Army => ({
  ruleset,
  ...parse(HEADING, heading),
  entries: [],
});

/** Name, side, notes and breaking share. */
export const renameArmy = (army: Army, heading: object): Army => {
  const { name, side, notes, breaking } = army;
  return { ...army, ...parse(HEADING, { name, side, notes, breaking, ...heading }) };
};

/** Appends to a name, within the length that the field allows. */
function extendName(kind: EntryKind, name: string, more: string): string {
  const field = fieldsOf(kind)['name']!;
  const longest = field.kind === 'words' ? field.longest : 0;
  return name.slice(0, longest - more.length).trimEnd() + more;
}

/** Appends ` 3` to a name that several share. */
function numberName(kind: EntryKind, values: Values, n: number, lang: Lang): Values {
  const name = values['name'] === '' ? kind.describe(values)[lang] : String(values['name']);
  return { ...values, name: extendName(kind, name, ` ${n}`) };
}

/** One more unit, or several alike with numbers behind their names. */
export function addEntries(
  rules: ArmyRules,
  army: Army,
  kindId: string,
  given: unknown,
  copies = 1,
  lang: Lang = 'en',
): Army {
  const kind = kindOf(rules, kindId);
  const values = valuesOf(kind, given);
  if (!Number.isInteger(copies) || copies < 1 || army.entries.length + copies > MOST_ENTRIES)
    throw badInputAt('entries', t(`${MOST_ENTRIES} unités au plus`, `${MOST_ENTRIES} units at most`));
  const more = Array.from({ length: copies }, (_, i): ArmyEntry => {
    const own = copies === 1 ? values : numberName(kind, values, i + 1, lang);
    return { id: newEntryId(army.entries, i + 1), kind: kind.id, values: own, start: own };
  });
  return withEntries(army, [...army.entries, ...more]);
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/**
 * Some fields changed. What a battle does not change is changed at the start as well; a rout or a loss noted by hand is
 * the battle's, and only a unit that grows beyond what it was at the start was larger there.
 */
export function editEntry(rules: ArmyRules, army: Army, id: string, changes: unknown): Army {
  const entry = entryIn(army, id);
  const kind = kindOf(rules, entry.kind);
  if (!isRecord(changes)) throw badInputAt('changes', t('un objet est attendu', 'an object is expected'));
  const values = valuesOf(kind, { ...entry.values, ...changes });
  const size = kind.divisible;
  const kept = kind.state.filter((name) => name !== size || Number(values[name]) < Number(entry.start[name]));
  return withEntry(army, { ...entry, values, start: { ...values, ...pick(entry.start, kept) } });
}

/** Some fields of the start alone: how many they were when the battle began. */
export function editStart(rules: ArmyRules, army: Army, id: string, changes: unknown): Army {
  const entry = entryIn(army, id);
  if (!isRecord(changes)) throw badInputAt('changes', t('un objet est attendu', 'an object is expected'));
  const start = valuesOf(kindOf(rules, entry.kind), { ...entry.start, ...changes });
  return withEntry(army, { ...entry, start });
}

/** Makes a unit of a part of another: five models, a point of strength. */
export function splitEntry(rules: ArmyRules, army: Army, id: string, part: number, name = ''): Army {
  const entry = entryIn(army, id);
  const kind = kindOf(rules, entry.kind);
  const field = kind.divisible;
  const whole = nameOf(rules, entry);
  if (field === undefined) throw badInputAt('entry', t(`${whole.fr} ne se divise pas`, `${whole.en} cannot be split`));
  const [now, start] = [Number(entry.values[field]), Number(entry.start[field])];
  if (!Number.isInteger(part) || part < 1 || part >= now)
    throw badInputAt(
      field,
      t(`${whole.fr} : de 1 à ${now - 1} à détacher`, `${whole.en}: from 1 to ${now - 1} to split off`),
    );
  if (army.entries.length >= MOST_ENTRIES)
    throw badInputAt('entries', t(`${MOST_ENTRIES} unités au plus`, `${MOST_ENTRIES} units at most`));
  const parted: Values = { ...withoutState(kind), name, [field]: part };
  const rest: ArmyEntry = {
    ...entry,
    values: { ...entry.values, [field]: now - part },
    start: { ...entry.start, [field]: Math.max(start - part, 0) },
  };
  const values = valuesOf(kind, { ...entry.values, ...parted });
  const more: ArmyEntry = {
    id: newEntryId(army.entries),
    kind: kind.id,
    values,
    start: { ...values, ...pick(entry.start, kind.state), ...parted },
  };
  const at = army.entries.indexOf(entry);
  return withEntries(army, [...army.entries.slice(0, at), rest, more, ...army.entries.slice(at + 1)]);
}

const DETACHED = t('détachement', 'detachment');

/** The default name of a part, which no other unit has: `Household, detachment`. */
export function partName(rules: ArmyRules, army: Army, id: string, lang: Lang): string {
  const entry = entryIn(army, id);
  const taken = new Set(army.entries.map((other) => nameOf(rules, other)[lang]));
  const called = (n: number): string => {
    const behind = `, ${DETACHED[lang]}${n === 1 ? '' : ` ${n}`}`;
    return extendName(kindOf(rules, entry.kind), nameOf(rules, entry)[lang], behind);
  };
  let n = 1;
  while (taken.has(called(n))) n++;
  return called(n);
}

/** Wounds noted on a unit stay with the rest of it. */
const withoutState = (kind: EntryKind): Values =>
  Object.fromEntries(
    (kind.notSplit ?? []).flatMap((name) => {
      const field = fieldsOf(kind)[name]!;
      return field.required ? [] : [[name, field.fallback]];
    }),
  );

/** Marks an entry as gone; it stays in the list. */
export function strikeOut(rules: ArmyRules, army: Army, id: string): Army {
  const entry = entryIn(army, id);
  const values = { ...entry.values, ...kindOf(rules, entry.kind).goneValues(entry.values) };
  return withEntry(army, { ...entry, values });
}

/** Restores an entry to its state at the start. */
export function restoreEntry(army: Army, id: string): Army {
  const entry = entryIn(army, id);
  return withEntry(army, { ...entry, values: entry.start });
}

/** Takes an entry out of the list. */
export const removeEntry = (army: Army, id: string): Army => {
  const entry = entryIn(army, id);
  return withEntries(
    army,
    army.entries.filter((other) => other !== entry),
  );
};

/** Moves an entry to a position of the list, counted from 0. */
export function moveEntry(army: Army, id: string, to: number): Army {
  const entry = entryIn(army, id);
  const others = army.entries.filter((other) => other !== entry);
  const at = Number.isInteger(to) ? Math.min(Math.max(to, 0), others.length) : others.length;
  return withEntries(army, [...others.slice(0, at), entry, ...others.slice(at)]);
}

/** Restores the whole army to its state at the start. */
export const restoreArmy = (army: Army): Army =>
  withEntries(
    army,
    army.entries.map((entry) => (entry.values === entry.start ? entry : { ...entry, values: entry.start })),
  );

/** Makes the present state the start: the next battle of a campaign begins with what is left. */
export const startFromNow = (army: Army): Army =>
  withEntries(
    army,
    army.entries.map((entry) => ({ ...entry, start: entry.values })),
  );

/** Copies an army that comes along into one of the player’s own. */
export function copySample(rules: ArmyRules, sample: SampleArmy, lang: Lang): Army {
  const { name, side, notes, breaking = 0 } = sample;
  const empty = newArmy(rules, { name: name[lang], side: side[lang], notes: notes[lang], breaking });
  return sample.entries.reduce(
    (army, entry) =>
      addEntries(rules, army, entry.kind, { ...entry.values, name: entry.name[lang] }, entry.copies ?? 1, lang),
    empty,
  );
}
