import { signal } from '@preact/signals';
import { restoreArmy } from '../../armies/edit.ts';
import { armyJson, readArmy } from '../../armies/army-file.ts';
import type { Armies } from '../../armies/placements.ts';
import { mergeText } from '../../armies/merge.ts';
import type { Army, ArmyRules } from '../../kernel/army.ts';
import { BadInput, type Problem } from '../../kernel/schema.ts';
import { t, type Text } from '../../kernel/text.ts';
import { isRecord } from '../../kernel/untrusted.ts';
import { isMissed } from '../base/storage.ts';
import { forgetText, keyIn, roomLeft, storedText, storedTexts, storeText } from './army-storage.ts';

/** An army of this device. */
export interface StoredArmy {
  readonly key: string;
  /** When it was made or taken in. */
  readonly time: string;
  readonly army: Army;
}

/** A stored army that cannot be read whole; it stays as it is until the player decides. */
export interface UnreadableArmy {
  readonly key: string;
  readonly name: string;
  readonly problems: readonly Problem[];
  /** The file that can be saved or looked into. */
  readonly text: string;
}

export interface StoredArmies {
  readonly armies: readonly StoredArmy[];
  readonly sealed: readonly UnreadableArmy[];
}

/** All armies of all rulesets as text: what stands in memory stands also where the device did not keep it. */
const texts = signal(storedTexts());
/** Armies that the device refused to keep as they are now. */
export const unsaved = signal<ReadonlySet<string>>(new Set());
export const storageRoom = signal(roomLeft());

/** Takes in whatever other tabs have stored, also while this one slept. */
export function readOtherTabs(): void {
  const mine = [...texts.peek()].filter(([key]) => unsaved.peek().has(key));
  const next = new Map([...storedTexts(), ...mine]);
  const isSame = next.size === texts.peek().size && [...next].every(([key, text]) => texts.peek().get(key) === text);
  if (!isSame) texts.value = next;
}

/** What another tab wrote before it knew of what was written here stands beside it. */
function onStorage(event: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>): void {
  const key = event.key === null ? undefined : keyIn(event.key);
  const ours = key === undefined ? undefined : texts.peek().get(key);
  if (key === undefined || ours === undefined || unsaved.peek().has(key) || !isMissed(ours, event)) readOtherTabs();
  else put(key, mergeText(event.oldValue ?? '', ours, event.newValue));
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', onStorage);
  addEventListener('pageshow', readOtherTabs);
  addEventListener('visibilitychange', readOtherTabs);
}

type Read = StoredArmy | UnreadableArmy | undefined;
const reads = new Map<string, { readonly text: string; readonly rules: ArmyRules; readonly read: Read }>();

function readOf(rules: ArmyRules, key: string, text: string): Read {
  const known = reads.get(`${rules.ruleset}/${key}`);
  if (known?.text === text) return known.read;
  const read = readStored(rules, key, text);
  reads.set(`${rules.ruleset}/${key}`, { text, rules, read });
  return read;
}

const NO_JSON = t('le texte gardé est abîmé', 'the stored text is damaged');

/** What a stored text is to a ruleset: an army, one that is not understood whole, or none of its own. */
export function readStored(rules: ArmyRules, key: string, text: string): Read {
  const sealed = (file: string, name: unknown, problems: readonly Problem[]): UnreadableArmy => ({
    key,
    name: typeof name === 'string' && name !== '' ? name.slice(0, 60) : key,
    problems,
    text: file,
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return sealed(text, '', [{ path: 'army', text: NO_JSON }]);
  }
  if (!isRecord(json) || !('army' in json) || !isRecord(json.army))
    return sealed(text, '', [{ path: 'army', text: NO_JSON }]);
  const held = json.army as { readonly ruleset?: unknown; readonly name?: unknown };
  if (held.ruleset !== rules.ruleset) return undefined;
  const time = 'time' in json && typeof json.time === 'string' ? json.time : '';
  try {
    const { army, left } = readArmy(rules, held);
    return left.length === 0 ? { key, time, army } : sealed(JSON.stringify(held), held.name, left);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return sealed(JSON.stringify(held), held.name, error.problems);
  }
}

/** The armies of a ruleset, the oldest first. */
export function storedArmies(rules: ArmyRules): StoredArmies {
  const armies: StoredArmy[] = [];
  const sealed: UnreadableArmy[] = [];
  for (const [key, text] of texts.value) {
    const read = readOf(rules, key, text);
    if (read === undefined) continue;
    if ('army' in read) armies.push(read);
    else sealed.push(read);
  }
  return { armies: armies.sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0)), sealed };
}

export const armiesOf = (rules: ArmyRules): Armies =>
  Object.fromEntries(storedArmies(rules).armies.map(({ key, army }) => [key, army]));

function put(key: string, text: string): void {
  texts.value = new Map([...texts.value, [key, text]]);
  const refused = new Set(unsaved.value);
  refused.delete(key);
  if (!storeText(key, text)) refused.add(key);
  // What found no room before may find it now.
  else for (const other of refused) if (storeText(other, texts.value.get(other)!)) refused.delete(other);
  unsaved.value = refused;
  storageRoom.value = roomLeft();
}

/** One change by hand, as the army was before and after it. */
interface Step {
  readonly before: string;
  readonly after: string;
  readonly mark: string;
  readonly time: number;
}

const past = new Map<string, readonly Step[]>();
/** Counts what can be undone, so that buttons follow. */
export const undoable = signal<ReadonlyMap<string, number>>(new Map());

const MOST_UNDONE = 50;
/** Keys typed in one field within this time are undone together. */
const ONE_EDIT_MS = 1500;

function noteUndo(key: string, steps: readonly Step[]): void {
  past.set(key, steps.slice(-MOST_UNDONE));
  undoable.value = new Map([...undoable.value, [key, steps.length]]);
}

const armyText = (rules: ArmyRules, time: string, army: Army): string =>
  JSON.stringify({ time, army: armyJson(rules, army) });

/** What is stored of it just now; what this page has where the device keeps nothing of it. */
const keptText = (key: string): string | undefined =>
  (unsaved.peek().has(key) ? undefined : storedText(key)) ?? texts.peek().get(key);

/** Puts an army in place of what it was made of, beside whatever another tab has made of that. */
function putChanged(rules: ArmyRules, { key, time, army: was }: StoredArmy, army: Army): Omit<Step, 'mark' | 'time'> {
  const before = keptText(key) ?? armyText(rules, time, was);
  const after = mergeText(armyText(rules, time, was), armyText(rules, time, army), before);
  put(key, after);
  return { before, after };
}

/** Changes an army by hand; `mark` names what is typed, so that its keys are undone together. */
export function changeArmy(rules: ArmyRules, kept: StoredArmy, army: Army, mark = ''): void {
  const steps = past.get(kept.key) ?? [];
  const last = steps.at(-1);
  const time = Date.now();
  const { before, after } = putChanged(rules, kept, army);
  const isSameEdit = mark !== '' && last?.mark === mark && last.after === before && time - last.time < ONE_EDIT_MS;
  noteUndo(
    kept.key,
    isSameEdit ? [...steps.slice(0, -1), { ...last, after, time }] : [...steps, { before, after, mark, time }],
  );
}

/** Takes the last change by hand back, and nothing that another tab changed since. */
export function undoChange(key: string): void {
  const steps = past.get(key) ?? [];
  const last = steps.at(-1);
  if (last === undefined) return;
  noteUndo(key, steps.slice(0, -1));
  put(key, mergeText(last.after, keptText(key) ?? last.after, last.before));
}

/** Armies after a result, or after one was taken back: that is undone where it was done, and not by hand. */
export function storeAll(rules: ArmyRules, next: Armies): void {
  for (const kept of storedArmies(rules).armies) {
    const army = next[kept.key];
    if (army === undefined || army === kept.army) continue;
    noteUndo(kept.key, []);
    putChanged(rules, kept, army);
  }
}

/** Adds an army and gives its key. */
export function addArmy(rules: ArmyRules, army: Army): string {
  const key = crypto.randomUUID().slice(0, 8);
  put(key, armyText(rules, new Date().toISOString(), army));
  return key;
}

/** Removes an army from this device and gives the function that restores it. */
export function removeArmy(key: string): () => void {
  const text = texts.peek().get(key);
  texts.value = new Map([...texts.value].filter(([other]) => other !== key));
  forgetText(key);
  storageRoom.value = roomLeft();
  return () => {
    if (text !== undefined) put(key, text);
  };
}

const LONGEST_NAME = 60;

const withName = (army: Army, name: string): Army => ({ ...army, name: name.slice(0, LONGEST_NAME) });

const COPY = t('copie', 'copy');
const START = t('départ', 'start');

const nameWith = (name: string, word: string): string => `${name.slice(0, LONGEST_NAME - word.length - 3)} (${word})`;

export const duplicateOf = (army: Army, say: (text: Text) => string): Army =>
  withName(army, nameWith(army.name, say(COPY)));

/** A copy as it stood at the start. */
export const copyAtStart = (army: Army, say: (text: Text) => string): Army =>
  withName(restoreArmy(army), nameWith(army.name, say(START)));
