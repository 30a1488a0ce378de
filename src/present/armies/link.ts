import { armyIn, type ArmyJson, armyJson, type ReadArmy } from '../../armies/document.ts';
import type { Army, ArmyRules } from '../../kernel/army.ts';
import { BadInput } from '../../kernel/schema.ts';
import { t, type Text } from '../../kernel/text.ts';
import { clipped, isRecord } from '../../kernel/untrusted.ts';

/** What an army link says before its ruleset is there. */
export interface ArmyLinkParts {
  readonly ruleset: string;
  readonly json: unknown;
}

/** More than an address bar holds of an army that can be played. */
export const LONGEST_ARMY_LINK = 131_072;
const ENCODING = '1';

/**
 * `#/dbm/army?a=1.eyJ…`: the file of the army without what can be told from the rest: format, version, ruleset, the
 * first kind, and ids that only count. Throws `BadInput` where the army is too large for a link.
 */
export function armyLink(rules: ArmyRules, army: Army): string {
  const { format: _format, version: _version, ruleset: _ruleset, entries, ...heading } = armyJson(rules, army);
  const counted = army.entries.every(({ id }, i) => id === `e${i + 1}`);
  const brief = (entries as readonly ArmyJson[]).map(({ id, kind, ...rest }) => ({
    ...(!counted && { id }),
    ...(kind !== rules.kinds[0]!.id && { kind }),
    ...rest,
  }));
  const link = `#/${rules.ruleset}/army?a=${ENCODING}.${encode(JSON.stringify({ ...heading, entries: brief }))}`;
  if (link.length <= LONGEST_ARMY_LINK) return link;
  throw trouble(t('armée trop grande pour un lien', 'this army is too large for a link'));
}

/** Reads a link, or any address that ends in one. Throws `BadInput`. */
export function readArmyLink(text: string): ArmyLinkParts {
  if (typeof text !== 'string' || text.length > LONGEST_ARMY_LINK) throw broken();
  const parts = /#\/([\w-]+)\/army\?a=(\w+)\.([\w-]*)$/.exec(text.trim());
  if (parts === null) throw broken();
  const [, ruleset, encoding, payload] = parts as unknown as [string, string, string, string];
  if (encoding !== ENCODING)
    throw trouble(
      t(
        `ce lien vient d’une autre version (${clipped(encoding)}) de Grognard`,
        `this link comes from another version (${clipped(encoding)}) of Grognard`,
      ),
    );
  try {
    return { ruleset, json: JSON.parse(decode(payload)) as unknown };
  } catch {
    throw broken();
  }
}

/** The army of a link, once its rules are there. Throws `BadInput`. */
export function linkedArmy(rules: ArmyRules, { ruleset, json }: ArmyLinkParts): ReadArmy {
  if (!isRecord(json) || ruleset !== rules.ruleset) throw broken();
  return armyIn(rules, json);
}

const trouble = (text: Text): BadInput => new BadInput([{ path: 'link', text }]);

const broken = (): BadInput => trouble(t('ce lien est incomplet ou abîmé', 'this link is incomplete or damaged'));

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
