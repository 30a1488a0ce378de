import { entryIn, kindOf, nameOf } from '../../armies/entries.ts';
import { refreshUnits } from '../../armies/fill.ts';
import {
  type PlacedDraft,
  type Placements,
  type EntryRef,
  reorderPlacements,
  type ArmySetting,
} from '../../armies/placements.ts';
import type { Place } from '../../armies/places.ts';
import type { UnitStanding } from '../../kernel/army.ts';
import { type Field, fieldOf, type Path, pathText, type Problem } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { putAt, parsePath, valueOf } from '../form/paths.ts';

/** A unit of another type, or of another name, is another unit: it no longer is the one of the army. */
const SAYS_WHO = ['type', 'name', 'mover'];

/** The path of what a path stands in, and its last step. */
const split = (path: string): readonly [owner: string, last: string | number] => {
  const steps = parsePath(path);
  return [pathText(steps.slice(0, -1)), steps.at(-1) ?? ''];
};

/** The placements that remain after a player changed a value of the form by hand. */
export function followChange(placements: Placements, draft: unknown, path: string, value: unknown): Placements {
  const before = valueOf(draft, parsePath(path));
  if (Array.isArray(before) && Array.isArray(value))
    return reorderPlacements(
      placements,
      path,
      value.map((item: unknown) => (typeof item === 'object' ? before.indexOf(item) : -1)),
    );
  const [owner, last] = split(path);
  if (before === value || !SAYS_WHO.includes(String(last))) return placements;
  const isThat = (actor: string): boolean => (owner === '' ? isWhole(draft, actor) : actor === owner);
  return Object.fromEntries(Object.entries(placements).filter(([actor]) => !isThat(actor)));
}

/** Whether whoever effects call so is the whole situation, and no record in it. */
const isWhole = (draft: unknown, actor: string): boolean => {
  const there = valueOf(draft, parsePath(actor));
  return typeof there !== 'object' || there === null;
};

/** `attackers[2].units[1]` → `attackers[].units[]`: as places are named. */
export const placePattern = (path: string): string => path.replaceAll(/\[\d+\]/g, '[]');

/** The place that a part of the form is: a list takes several, a record one. */
export const placeAt = (places: readonly Place[], path: string): Place | undefined =>
  places.find((place) => place.path === placePattern(path) || place.path === `${placePattern(path)}[]`);

export const standingIn = ({ rules, armies }: ArmySetting, ref: EntryRef): UnitStanding | undefined => {
  const army = Object.hasOwn(armies, ref.army) ? armies[ref.army] : undefined;
  const entry = army?.entries.find(({ id }) => id === ref.entry);
  return entry && kindOf(rules, entry.kind).standing(entry.values, army!, entry.start);
};

const fieldAt = (root: Field, path: Path): Field | undefined =>
  path.reduce<Field | undefined>(
    (field, step) =>
      typeof step === 'number'
        ? field?.kind === 'list'
          ? field.item
          : undefined
        : field?.kind === 'record'
          ? field.fields[step]
          : undefined,
    root,
  );

/**
 * The same two sides as they stand now. Whoever is gone leaves the form where his list can do without him; else his
 * place waits for another, which is told.
 */
export function nextCombat(
  setting: ArmySetting,
  cast: PlacedDraft,
): PlacedDraft & { readonly left: readonly Problem[] } {
  const root = fieldOf(setting.procedure.situation);
  const left: Problem[] = [];
  let { draft, placements } = cast;
  // From the end: positions before it stay what they were.
  for (const [actor, ref] of Object.entries(cast.placements).toReversed()) {
    const standing = standingIn(setting, ref);
    if (standing !== undefined && standing.standing !== 'gone') continue;
    const path = parsePath(actor);
    const at = path.at(-1);
    const list = path.slice(0, -1);
    const items = valueOf(draft, list);
    const field = fieldAt(root, list);
    if (typeof at === 'number' && Array.isArray(items) && field?.kind === 'list' && items.length > field.min) {
      const order = items.map((_, i) => i).filter((i) => i !== at);
      draft = putAt(
        draft,
        list,
        order.map((i) => items[i] as unknown),
      );
      placements = reorderPlacements(placements, pathText(list), order);
    } else {
      placements = Object.fromEntries(Object.entries(placements).filter(([other]) => other !== actor));
      left.push({ path: actor, text: waits(setting, ref, standing) });
    }
  }
  const refreshed = refreshUnits(setting, { draft, placements });
  return { draft: refreshed.draft, placements: refreshed.placements, left: [...left.toReversed(), ...refreshed.left] };
}

function waits({ rules, armies }: ArmySetting, ref: EntryRef, standing: UnitStanding | undefined) {
  if (standing === undefined) return t('une unité n’est plus dans l’armée', 'a unit is no longer in its army');
  const name = nameOf(rules, entryIn(armies[ref.army]!, ref.entry));
  return t(
    `${name.fr} : ${standing.text.fr}, sa place est à pourvoir`,
    `${name.en}: ${standing.text.en}, its place is to be filled`,
  );
}
