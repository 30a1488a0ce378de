import type { Placements, ArmySetting } from '../../armies/placements.ts';
import { placesOf } from '../../armies/places.ts';
import { readPlacements, readChanges } from '../../armies/untrusted-changes.ts';
import type { Change } from '../../armies/apply.ts';
import { BadInput } from '../../kernel/schema.ts';
import { asTypedDice } from '../../kernel/typed-dice.ts';
import { isRecord, valueAt } from '../../kernel/untrusted.ts';
import { linkOf } from '../../present/link.ts';
import type { Model, SavedTable } from '../calculator/model.ts';
import { type Entry, history } from '../history/history.ts';
import { standingIn, placePattern } from './placements.ts';
import { tableKey } from './picker-place.ts';

/** What a tab stores about a form with units of armies, since the address does not name them. */
interface StoredTable {
  readonly link: string;
  readonly casting: Placements;
  readonly entry?: string | undefined;
}

const linkIn = ({ answer }: Model): string | undefined => answer.value && linkOf(answer.value.calculation);

/** Keeps who stands in the form beside the link that says what stands in it; nothing where it does not fit just now. */
export function saveTable(model: Model): void {
  const link = linkIn(model);
  if (link === undefined) return;
  const kept: StoredTable = { link, casting: model.placements.value, entry: model.entry.value };
  put(model, JSON.stringify(kept));
}

export const forgetTable = (model: Model): void => put(model, undefined);

function put(model: Model, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(tableKey(model));
    else sessionStorage.setItem(tableKey(model), text);
  } catch {
    // A tab that may keep nothing forgets it with the reload.
  }
}

/** The saved table of this form, if there is one. */
export function savedTable(model: Model, setting: ArmySetting): SavedTable | undefined {
  const read = readTable(setting, readStored(model));
  if (read === undefined || read.link !== linkIn(model)) return undefined;
  const entry = history.peek().find(({ id, link }) => id === read.entry && link === read.link);
  return {
    placements: read.casting,
    typed: entry === undefined ? [] : asTypedDice(entry.throws),
    seed: entry?.seed,
    entry: entry?.id,
    noted: entry && notedIn(setting, entry),
  };
}

function readStored(model: Model): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(tableKey(model)) ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

/** Untrusted like everything that a browser keeps: only units that are there, in places that there are. */
export function readTable(setting: ArmySetting, given: unknown): StoredTable | undefined {
  if (!isRecord(given)) return undefined;
  const link = valueAt(given, 'link');
  const entry = valueAt(given, 'entry');
  if (typeof link !== 'string') return undefined;
  const placements = orUndefined(() => readPlacements(valueAt(given, 'casting')));
  if (placements === undefined) return undefined;
  const places = placesOf(setting.rules, setting.procedure);
  const found = Object.entries(placements).filter(
    ([at, ref]) =>
      places.some(({ path, actor }) => at === actor || placePattern(at) === path) &&
      standingIn(setting, ref) !== undefined,
  );
  if (found.length === 0) return undefined;
  return { link, casting: Object.fromEntries(found), entry: typeof entry === 'string' ? entry : undefined };
}

const notedIn = ({ rules }: ArmySetting, { changes }: Entry): readonly Change[] | undefined =>
  changes && orUndefined(() => readChanges(rules, changes));

function orUndefined<R>(read: () => R): R | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return undefined;
  }
}
