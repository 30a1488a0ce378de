import { BadInput, type Field, fieldOf } from '../kernel/schema.ts';
import { t } from '../kernel/text.ts';
import { chosen, type Options } from '../kernel/ruling.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { clipped, isRecord, valueAt } from '../kernel/untrusted.ts';
import type { Calculation } from '../calculate/calculation.ts';

/** What a link says before it is checked against the ruleset it names. */
export interface LinkParts {
  readonly ruleset: string;
  readonly procedure: string;
  readonly json: unknown;
}

/** More characters than the largest calculation of any procedure needs. */
export const LONGEST_LINK = 131_072;
const VERSION = '1';

/**
 * `#/alexandre/melee?s=1.eyJ…`: ruleset, procedure, version of the encoding, situation.
 * What equals its default is left out, so that links stay short and survive new fields.
 */
export function linkOf({ ruleset, procedure, situation, options }: Calculation): string {
  const brief = withoutDefaults(fieldOf(procedure.situation), situation) as Record<string, unknown>;
  const rulings = { ...options, ...changedSince(ruleset, options) };
  const json = Object.keys(rulings).length > 0 ? { ...brief, rulings } : brief;
  return `#/${ruleset.id}/${procedure.id}?s=${VERSION}.${encode(JSON.stringify(json))}`;
}

/** The options of rulings whose first option has changed: a link names them, so that it stays what it was. */
const changedSince = ({ offers }: Ruleset, options: Options): Options =>
  Object.fromEntries(
    offers.filter(({ formerly }) => formerly !== undefined).map((offer) => [offer.id, chosen(options, offer)]),
  );

/** The JSON of a link, with the options that stood first when it was made where it does not name them. */
export function linkedJson({ offers }: Ruleset, json: unknown): unknown {
  if (!isRecord(json)) return json;
  const given = valueAt(json, 'rulings');
  const former = offers.flatMap(({ id, formerly }) => (formerly === undefined ? [] : [[id, formerly] as const]));
  if (former.length === 0 || (given !== undefined && !isRecord(given))) return json;
  return { ...json, rulings: { ...Object.fromEntries(former), ...given } };
}

/** Reads a link, or any address that ends in one. Throws `BadInput`. */
export function readLink(text: string): LinkParts {
  if (typeof text !== 'string' || text.length > LONGEST_LINK) throw broken();
  const parts = /#\/([\w-]+)\/([\w-]+)\?s=(\w+)\.([\w-]*)$/.exec(text.trim());
  if (parts === null) throw broken();
  const [, ruleset, procedure, version, payload] = parts as unknown as [string, string, string, string, string];
  if (version !== VERSION)
    throw new BadInput([
      {
        path: 'link',
        text: t(
          `ce lien vient d’une autre version (${clipped(version)}) de Grognard`,
          `this link comes from another version (${clipped(version)}) of Grognard`,
        ),
      },
    ]);
  try {
    return { ruleset, procedure, json: JSON.parse(decode(payload)) as unknown };
  } catch {
    throw broken();
  }
}

const broken = (): BadInput =>
  new BadInput([{ path: 'link', text: t('ce lien est incomplet ou abîmé', 'this link is incomplete or damaged') }]);

/** Byte by byte: a call takes no more than some ten thousand arguments. */
function encode(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

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
