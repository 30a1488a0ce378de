import { armyIn, type ArmyJson, armyJson, type ReadArmy } from '../../armies/army-file.ts';
import { MOST_ENTRIES } from '../../armies/entries.ts';
import { HEADING } from '../../armies/heading.ts';
import type { Army, ArmyRules } from '../../kernel/army.ts';
import { BadInput, type Field, fieldOf, list, record, words } from '../../kernel/schema.ts';
import { same, t } from '../../kernel/text.ts';
import { brokenLink, checkedPayload, laterVersion, unpackAs } from '../link.ts';
import { checkCharacterOf, pack } from '../link-encoding.ts';

/** What an army link says before its ruleset is there. */
export interface ArmyLinkParts {
  readonly ruleset: string;
  readonly packed: string;
}

/** More than an address bar holds of an army that can be played. */
export const LONGEST_ARMY_LINK = 131_072;
const ENCODING = '1';

const NO_LABEL = same('');

/** What a link holds, as `packed.ts` writes it: each unit under the name of its kind, as it is and as it began. */
export function linkField(rules: ArmyRules): Field {
  const kinds = rules.kinds.map(({ id, schema }) => [id, record(NO_LABEL, { now: schema, start: schema })] as const);
  const entry = record(NO_LABEL, { id: words(NO_LABEL, 24), ...Object.fromEntries(kinds) });
  return fieldOf(record(NO_LABEL, { heading: HEADING, entries: list(NO_LABEL, entry, 0, MOST_ENTRIES) }));
}

interface Linked {
  readonly heading?: ArmyJson;
  readonly entries?: readonly Readonly<Record<string, { readonly now?: ArmyJson; readonly start?: ArmyJson }>>[];
}

/**
 * `#/dbm/army?a=1.CbX…`: the file of the army without what can be told from the rest: format, version, ruleset, and ids
 * that only count. Throws `BadInput` where the army is too large for a link.
 */
export function armyLink(rules: ArmyRules, army: Army): string {
  const { format: _format, version: _version, ruleset: _ruleset, entries, ...heading } = armyJson(rules, army);
  const counted = army.entries.every(({ id }, i) => id === `e${i + 1}`);
  const brief = (entries as readonly ArmyJson[]).map(({ id, kind, start, ...now }) => ({
    ...(!counted && { id }),
    [kind as string]: { now, ...(start !== undefined && { start }) },
  }));
  const text = pack(linkField(rules), { heading, entries: brief });
  const link = `#/${rules.ruleset}/army?a=${ENCODING}.${text}${checkCharacterOf(text)}`;
  if (link.length <= LONGEST_ARMY_LINK) return link;
  throw new BadInput([
    { path: 'link', text: t('armée trop grande pour un lien', 'this army is too large for a link') },
  ]);
}

/** Reads a link, or any address that ends in one. Throws `BadInput`. */
export function readArmyLink(text: string): ArmyLinkParts {
  if (typeof text !== 'string' || text.length > LONGEST_ARMY_LINK) throw brokenLink();
  const parts = /#\/([\w-]+)\/army\?a=(\w+)\.([\w-]*)$/.exec(text.trim());
  if (parts === null) throw brokenLink();
  const [, ruleset, encoding, payload] = parts as unknown as [string, string, string, string];
  if (encoding !== ENCODING) throw laterVersion(encoding);
  return { ruleset, packed: checkedPayload(payload) };
}

/** The army of a link, once its rules are there. Throws `BadInput`. */
export function armyOfLink(rules: ArmyRules, parts: ArmyLinkParts): ReadArmy {
  if (parts.ruleset !== rules.ruleset || typeof parts.packed !== 'string') throw brokenLink();
  const { heading, entries = [] } = unpackAs(parts.packed, (reading) => reading.value(linkField(rules))) as Linked;
  return armyIn(rules, {
    ...heading,
    entries: entries.map(({ id, ...of }) => {
      const [[kind, { now, start }] = [rules.kinds[0]!.id, {}]] = Object.entries(of);
      return { id, kind, ...now, ...(start !== undefined && { start }) };
    }),
  });
}
