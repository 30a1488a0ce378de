import { describe, expect, test } from 'vitest';
import { copySample, newArmy, strikeOut, addEntries } from '../../armies/edit.ts';
import { MOST_ENTRIES } from '../../armies/entries.ts';
import { BadInput } from '../../kernel/schema.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { ARMY as DBM } from '../../rulesets/dbm/army.ts';
import { ARMY as WAB } from '../../rulesets/wab/army.ts';
import { HOSTILE } from '../../../test/support/hostile.ts';
import { checkCharacterOf, shortNameOf } from '../link-encoding.ts';
import { armyLink, armyOfLink, readArmyLink } from './link.ts';

describe.each(CATALOGUE.map((card) => [card.id, card] as const))('a link to an army of %s', (id, card) => {
  test('brings it back as it stands', async () => {
    const rules = await (await card.sheet()).army();
    for (const sample of await rules.samples()) {
      const army = copySample(rules, sample, 'fr');
      for (const each of [army, strikeOut(rules, army, army.entries[2]!.id)]) {
        const link = armyLink(rules, each);
        const parts = readArmyLink(`https://example.org/${link}`);
        expect(parts.ruleset).toBe(id);
        expect(armyOfLink(rules, parts)).toEqual({ army: each, left: [] });
      }
    }
  });
});

test.each([
  ['nothing', ''],
  ['a calculation', '#/dbm/close-combat?s=1.e30'],
  ['a later encoding', '#/dbm/army?a=9.e30'],
  ['damaged', '#/dbm/army?a=1.e3'],
  ['too long', `#/dbm/army?a=1.${'A'.repeat(200_000)}`],
])('%s is refused', (_, text) => expect(() => readArmyLink(text)).toThrow(BadInput));

const unit = `B${shortNameOf('entries')}B`;

test.each([
  ['a name that is not known', 'BAA'],
  ['units without an end', `B${shortNameOf('entries')}-____f`],
  ['a kind that is not known', `${unit}B${shortNameOf('chariot')}A`],
  ['a unit without its type', `${unit}B${shortNameOf('element')}A`],
  ['no kind at all', `${unit}A`],
  ['half a letter', `B${shortNameOf('heading')}B${shortNameOf('name')}B-__v`],
  ['more after its end', 'AAAA'],
])('%s is refused', (_, text) => {
  const parts = readArmyLink(`#/dbm/army?a=1.${text}${checkCharacterOf(text)}`);
  expect(() => armyOfLink(DBM, parts)).toThrow(BadInput);
});

test('whatever a link holds is answered or refused', () => {
  let refused = 0;
  for (const packed of Object.values(HOSTILE))
    try {
      armyOfLink(DBM, { ruleset: 'dbm', packed: packed as string });
    } catch (error) {
      expect(error).toBeInstanceOf(BadInput);
      refused++;
    }
  expect(refused).toBeGreaterThan(0);
});

test('an army too large for a link is told to be', () => {
  const notes = '…'.repeat(2000);
  const profile = { models: 100, weaponSkill: 4, strength: 4, toughness: 4, wounds: 2, initiative: 4, attacks: 2 };
  const worn = {
    armour: 'partial-plate',
    shield: 'large-shield',
    troops: 'cavalry',
    barding: 'full-metal',
    pavise: true,
    points: 999,
  };
  const army = addEntries(
    WAB,
    newArmy(WAB, { notes }),
    'unit',
    { ...profile, ...worn, leadership: 9, name: 'é'.repeat(40) },
    MOST_ENTRIES,
  );
  const entries = army.entries.map((entry) => ({ ...entry, start: { ...entry.values, name: 'è'.repeat(40) } }));
  expect(() => armyLink(WAB, { ...army, entries })).toThrow('too large for a link');
});
