import type { ArmyRules, Values } from '../kernel/army.ts';
import type { ActorId, Effect } from '../kernel/effect.ts';
import { type Field, parse, withoutDefault } from '../kernel/schema.ts';
import { t, type Text } from '../kernel/text.ts';
import { isList, isRecord, lengthOf, namesIn, valueAt } from '../kernel/untrusted.ts';
import type { Change } from './apply.ts';
import { fieldsOf, MOST_ENTRIES, badInputAt } from './entries.ts';
import type { Placements, EntryRef } from './placements.ts';

/** Reads placements and changes out of untrusted JSON, whole or not at all. Every function throws `BadInput`. */

export const LONGEST_TEXT = 400;
const MOST_EFFECTS = 4 * MOST_ENTRIES;

const wordAt = (holder: object, name: string, path: string): string => {
  const value = valueAt(holder, name);
  if (typeof value === 'string' && value.length <= LONGEST_TEXT) return value;
  throw badInputAt(`${path}.${name}`, t('un texte est attendu', 'a text is expected'));
};

const recordAt = (holder: object, name: string | number, path: string): object => {
  const value = valueAt(holder, name);
  if (isRecord(value)) return value;
  throw badInputAt(`${path}.${name}`, t('un objet est attendu', 'an object is expected'));
};

export const textAt = (holder: object, name: string, path: string): Text => {
  const text = recordAt(holder, name, path);
  return t(wordAt(text, 'fr', `${path}.${name}`), wordAt(text, 'en', `${path}.${name}`));
};

export function itemsOf(given: unknown, most: number, path: string): readonly unknown[] {
  const length = isList(given) ? lengthOf(given) : Number.NaN;
  if (isList(given) && length <= most) return Array.from({ length }, (_, i) => valueAt(given, i));
  throw badInputAt(
    path,
    t(`une liste de ${most} éléments au plus est attendue`, `a list of at most ${most} is expected`),
  );
}

const refIn = (given: object, path: string): EntryRef => ({
  army: wordAt(given, 'army', path),
  entry: wordAt(given, 'entry', path),
});

/** Units that are named one after the other. */
export const readRefs = (given: unknown, path: string): readonly EntryRef[] =>
  itemsOf(given, MOST_ENTRIES, path).map((item, i) => {
    const at = `${path}[${i + 1}]`;
    if (!isRecord(item)) throw badInputAt(at, t('un objet est attendu', 'an object is expected'));
    return refIn(item, at);
  });

/** Reads which entry stood at which place. */
export function readPlacements(given: unknown): Placements {
  if (!isRecord(given)) throw badInputAt('casting', t('un objet est attendu', 'an object is expected'));
  const actors = namesIn(given);
  if (actors.length > MOST_ENTRIES || actors.some((actor) => actor.length > LONGEST_TEXT))
    throw badInputAt('casting', t(`${MOST_ENTRIES} places au plus`, `${MOST_ENTRIES} places at most`));
  return Object.fromEntries(
    actors.map((actor): [ActorId, EntryRef] => [actor, refIn(recordAt(given, actor, 'casting'), `casting.${actor}`)]),
  );
}

/** Reads the changes of results. */
export function readChanges(rules: ArmyRules, given: unknown): readonly Change[] {
  const fields = rules.kinds.flatMap((kind) => Object.entries(fieldsOf(kind)));
  return itemsOf(given, MOST_EFFECTS, 'changes').map((item, i) => {
    const path = `changes[${i + 1}]`;
    if (!isRecord(item)) throw badInputAt(path, t('un objet est attendu', 'an object is expected'));
    return {
      ...refIn(item, path),
      name: textAt(item, 'name', path),
      before: valuesAt(fields, item, 'before', path),
      after: valuesAt(fields, item, 'after', path),
      effect: effectAt(item, path),
      text: textAt(item, 'text', path),
      now: textAt(item, 'now', path),
    };
  });
}

/** Fields of the ruleset’s kinds, each with a value that one of them allows. */
function valuesAt(fields: readonly (readonly [string, Field])[], holder: object, name: string, path: string): Values {
  const given = recordAt(holder, name, path);
  return Object.fromEntries(
    namesIn(given).map((field) => {
      const value = valueAt(given, field);
      const found = fields.filter(([known]) => known === field).find(([, one]) => fits(one, value));
      if (found === undefined)
        throw badInputAt(`${path}.${name}`, t('un champ qui ne convient pas', 'a field that does not fit'));
      return [field, value];
    }),
  );
}

function fits(field: Field, value: unknown): boolean {
  try {
    parse(withoutDefault(field), value);
    return true;
  } catch {
    return false;
  }
}

/** Reads only the fields that all effects share: what the effect did is in the values. */
function effectAt(holder: object, path: string): Effect {
  const given = recordAt(holder, 'effect', path);
  const source = recordAt(given, 'source', `${path}.effect`);
  const row = valueAt(source, 'row');
  const who = itemsOf(valueAt(given, 'who'), MOST_ENTRIES, `${path}.effect.who`).filter(
    (actor): actor is ActorId => typeof actor === 'string' && actor.length <= LONGEST_TEXT,
  );
  return {
    kind: wordAt(given, 'kind', `${path}.effect`),
    who,
    source: {
      chart: wordAt(source, 'chart', `${path}.effect.source`),
      ...(row !== undefined && { row: wordAt(source, 'row', `${path}.effect.source`) }),
    },
  };
}
