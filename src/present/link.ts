import { BadInput, type Field, fieldOf } from '../kernel/schema.ts';
import { t } from '../kernel/text.ts';
import { chosenOption, type Options } from '../kernel/ruling.ts';
import type { Procedure, Ruleset } from '../kernel/ruleset.ts';
import { clip, isRecord, valueAt } from '../kernel/untrusted.ts';
import type { Calculation } from '../calculate/calculation.ts';
import { checkCharacterOf, pack, packNames, Unpacker, UnreadableLink } from './link-encoding.ts';

/** What a link says before the ruleset that it names is there. */
export type LinkParts = { readonly ruleset: string; readonly procedure: string } & (
  | { readonly json: unknown }
  | { readonly packed: string }
);

/** More characters than the largest calculation of any procedure needs. */
export const LONGEST_LINK = 131_072;

/**
 * `#/alexandre/melee?s=2.CbX…`: ruleset, procedure, version of the encoding, situation.
 * What equals its default is left out, so that links stay short and survive new fields. Links of version 1, which hold
 * JSON, are still read.
 */
export function linkOf({ ruleset, procedure, situation, options }: Calculation): string {
  const field = fieldOf(procedure.situation);
  const rulings = { ...options, ...changedRulings(ruleset, options) };
  const text =
    pack(field, withoutDefaults(field, situation)) + (Object.keys(rulings).length > 0 ? packNames(rulings) : '');
  return `#/${ruleset.id}/${procedure.id}?s=2.${text}${checkCharacterOf(text)}`;
}

/** The options of rulings whose first option has changed: a link names them, so that it stays what it was. */
const changedRulings = ({ rulingChoices }: Ruleset, options: Options): Options =>
  Object.fromEntries(
    rulingChoices
      .filter(({ formerly }) => formerly !== undefined)
      .map((offer) => [offer.id, chosenOption(options, offer)]),
  );

/**
 * The JSON of a link, with the options that stood first when it was made where it does not name them. Throws `BadInput`.
 */
export function linkJson(ruleset: Ruleset, procedure: Procedure, link: LinkParts): unknown {
  const json = 'json' in link ? link.json : unpackSituation(ruleset, procedure, link.packed);
  if (!isRecord(json)) return json;
  const given = valueAt(json, 'rulings');
  const former = ruleset.rulingChoices.flatMap(({ id, formerly }) =>
    formerly === undefined ? [] : [[id, formerly] as const],
  );
  if (former.length === 0 || (given !== undefined && !isRecord(given))) return json;
  return { ...json, rulings: { ...Object.fromEntries(former), ...given } };
}

const unpackSituation = ({ rulingChoices }: Ruleset, procedure: Procedure, text: string): unknown =>
  unpackAs(text, (reading) => {
    const situation = reading.value(fieldOf(procedure.situation)) as object;
    if (reading.isDone) return situation;
    const rulings = reading.pairs(
      rulingChoices.map(({ id }) => id),
      (id) => reading.name(rulingChoices.find((offer) => offer.id === id)!.options),
    );
    return { ...situation, rulings };
  });

/** All that a link has packed. Throws `BadInput`. */
export function unpackAs<R>(text: string, read: (reading: Unpacker) => R): R {
  try {
    const reading = new Unpacker(text);
    const all = read(reading);
    if (!reading.isDone) throw brokenLink();
    return all;
  } catch (error) {
    if (!(error instanceof UnreadableLink)) throw error;
    throw laterVersion();
  }
}

/** Reads a link, or any address that ends in one. Throws `BadInput`. */
export function readLink(text: string): LinkParts {
  if (typeof text !== 'string' || text.length > LONGEST_LINK) throw brokenLink();
  const parts = /#\/([\w-]+)\/([\w-]+)\?s=(\w+)\.([\w-]*)$/.exec(text.trim());
  if (parts === null) throw brokenLink();
  const [, ruleset, procedure, version, payload] = parts as unknown as [string, string, string, string, string];
  if (version === '1') return { ruleset, procedure, json: jsonOf(payload) };
  if (version !== '2') throw laterVersion(version);
  return { ruleset, procedure, packed: checkedPayload(payload) };
}

/** What was packed, without the last character that vouches for it. Throws `BadInput`. */
export function checkedPayload(payload: string): string {
  const written = payload.slice(0, -1);
  if (payload === '' || checkCharacterOf(written) !== payload.at(-1)) throw brokenLink();
  return written;
}

function jsonOf(payload: string): unknown {
  try {
    return JSON.parse(decode(payload)) as unknown;
  } catch {
    throw brokenLink();
  }
}

export const laterVersion = (version?: string): BadInput => {
  const named = version === undefined ? '' : ` (${clip(version)})`;
  return new BadInput([
    {
      path: 'link',
      text: t(
        `ce lien vient d’une autre version${named} de Grognard`,
        `this link comes from another version${named} of Grognard`,
      ),
    },
  ]);
};

export const brokenLink = (): BadInput =>
  new BadInput([{ path: 'link', text: t('ce lien est incomplet ou abîmé', 'this link is incomplete or damaged') }]);

const decode = (payload: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)),
  );

/** The same value with every field that equals its default left out. */
function withoutDefaults(field: Field, value: unknown): unknown {
  if (field.kind === 'list') return (value as unknown[]).map((item) => withoutDefaults(field.item, item));
  if (field.kind !== 'record') return value;
  const kept: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(field.fields)) {
    const brief = withoutDefaults(inner, (value as Record<string, unknown>)[name]);
    if (inner.required || JSON.stringify(brief) !== JSON.stringify(inner.fallback)) kept[name] = brief;
  }
  return kept;
}
