import { describe, expect, test } from 'vitest';
import { BadInput } from '../kernel/schema.ts';
import { alexandre } from '../rulesets/alexandre/index.ts';
import { dbm } from '../rulesets/dbm/index.ts';
import { wab } from '../rulesets/wab/index.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { bothArmies, refTo } from '../../test/support/evening.ts';
import { editEntry, restoreEntry, strikeOut } from './edit.ts';
import { fillPlace, refreshUnits } from './fill.ts';
import { type PlacedDraft, reorderPlacements, type ArmySetting } from './placements.ts';
import { entriesNamed } from './sheet.ts';

async function at(ruleset: Ruleset, procedure: string): Promise<ArmySetting> {
  const rules = await ruleset.army();
  return { rules, procedure: ruleset.procedures.find(({ id }) => id === procedure)!, armies: await bothArmies(rules) };
}

const put = (
  setting: ArmySetting,
  cast: PlacedDraft,
  place: string,
  names: readonly string[],
  how?: 'instead' | 'beside',
) =>
  fillPlace(
    setting,
    cast,
    place,
    names.map((name) => refTo(setting.rules, setting.armies, name)),
    how,
  );

const problemsOf = (read: () => unknown): string[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof BadInput) return error.problems.map(({ path, text }) => `${path}: ${text.en}`);
    throw error;
  }
};

const EMPTY: PlacedDraft = { draft: undefined, placements: {} };

/** The setting with a unit of it changed. */
const withChanged = (setting: ArmySetting, name: string, changes: object): ArmySetting => {
  const { army, entry } = refTo(setting.rules, setting.armies, name);
  return {
    ...setting,
    armies: { ...setting.armies, [army]: editEntry(setting.rules, setting.armies[army]!, entry, changes) },
  };
};

describe('units are put into a melee', async () => {
  const melee = await at(alexandre, 'melee');
  const two = put(melee, EMPTY, 'attackers[1].units', ['Companions 1', 'Companions 2']);

  test('several at once, with their values, and remembered', () => {
    expect(two.draft).toMatchObject({
      attackers: [
        { units: [{ type: 'Ca', strength: 4, name: 'Companions 1', state: 'good' }, { name: 'Companions 2' }] },
      ],
    });
    expect(two.placements).toEqual({
      'attackers[1].units[1]': { army: 'mine', entry: 'e3' },
      'attackers[1].units[2]': { army: 'mine', entry: 'e4' },
    });
  });

  test('with the side of the counter that shows', () => {
    const tired = withChanged(melee, 'Companions 1', { state: 'fatigued' });
    const { draft } = put(tired, EMPTY, 'attackers[1].units', ['Companions 1']);
    expect(draft).toMatchObject({ attackers: [{ units: [{ strength: 3, quality: 4, state: 'fatigued' }] }] });
  });

  test('beside those who stand there, or in place of one', () => {
    const three = put(melee, two, 'attackers[1].units', ['Companions 3'], 'beside');
    expect(Object.keys(three.placements)).toHaveLength(3);
    const other = put(melee, three, 'attackers[1].units[2]', ['Prodromoi']);
    expect(other.draft).toMatchObject({
      attackers: [{ units: [{}, { name: 'Prodromoi' }, { name: 'Companions 3' }] }],
    });
    expect(other.placements['attackers[1].units[2]']).toEqual(refTo(melee.rules, melee.armies, 'Prodromoi'));
  });

  test('a list filled anew forgets who stood there, and nobody else', () => {
    const both = put(melee, two, 'defenders[1].units', ['Persian horse 1']);
    const anew = put(melee, both, 'attackers[1].units', ['Prodromoi']);
    expect(Object.keys(anew.placements).sort()).toEqual(['attackers[1].units[1]', 'defenders[1].units[1]']);
  });

  test.each([
    [
      'more than fit',
      'attackers[1].units',
      Array.from({ length: 7 }, () => 'Prodromoi'),
      /^attackers\[1\].units: 7 units; from 1 to 6 here/,
    ],
    ['a leader among units', 'attackers[1].units', ['Alexander'], /^attackers\[1\].units\[1\]: no unit stands here/],
    [
      'twice the same',
      'attackers[1].units',
      ['Prodromoi', 'Prodromoi'],
      /Prodromoi: already stands at attackers\[1\].units\[1\]/,
    ],
    ['no such place', 'attackers[1].horses', ['Prodromoi'], /^attackers\[1\].horses: no such place/],
    ['a place that is no unit’s', 'attackers[1].approaches', ['Prodromoi'], /no unit stands here/],
    ['two in one place', 'attackers[1].units[1]', ['Prodromoi', 'Paeonians'], /only one unit stands here/],
    ['a place beyond the list', 'attackers[1].units[4]', ['Prodromoi'], /no place of that number/],
  ])('%s: refused', (_, place, names, problem) =>
    expect(problemsOf(() => put(melee, EMPTY, place, names)).join('\n')).toMatch(problem),
  );

  test('who is gone is refused by name, with the word for it', () => {
    const ref = refTo(melee.rules, melee.armies, 'Prodromoi');
    const armies = { ...melee.armies, mine: strikeOut(melee.rules, melee.armies['mine']!, ref.entry) };
    expect(problemsOf(() => fillPlace({ ...melee, armies }, EMPTY, 'attackers[1].units', [ref]))).toEqual([
      'attackers[1].units[1]: Prodromoi: eliminated',
    ]);
  });

  test('an army or a unit that is not there is refused', () => {
    expect(() => fillPlace(melee, EMPTY, 'attackers[1].units', [{ army: 'x', entry: 'e1' }])).toThrow('no army “x”');
    expect(() => fillPlace(melee, EMPTY, 'attackers[1].units', [{ army: 'mine', entry: 'e99' }])).toThrow(
      'no unit “e99”',
    );
  });

  test('a list put in another order takes its cast along', () =>
    expect(reorderPlacements(two.placements, 'attackers[1].units', [1])).toEqual({
      'attackers[1].units[1]': { army: 'mine', entry: 'e4' },
    }));

  test('everybody is put there again as he stands now', () => {
    const hurt = withChanged(melee, 'Companions 1', { state: 'discouraged' });
    const gone = withChanged(hurt, 'Companions 2', { state: 'eliminated' });
    const { draft, left } = refreshUnits(gone, two);
    expect(draft).toMatchObject({ attackers: [{ units: [{ state: 'discouraged' }, { state: 'good' }] }] });
    expect(left.map(({ text }) => text.en)).toEqual(['Companions 2: eliminated']);
  });
});

test('a routed unit does not fire, and the form says so', async () => {
  const fire = withChanged(await at(alexandre, 'fire'), 'Cretan archers', { state: 'routed' });
  expect(problemsOf(() => put(fire, EMPTY, 'firers', ['Cretan archers']))).toEqual([
    'firers[1].state: Cretan archers: "routed" does not fit; expected one of good, fatigued, discouraged',
  ]);
});

test('what no army knows stays as it was', async () => {
  const shooting = await at(wab, 'shooting');
  const draft = { shooters: [{ models: 3, weapon: 'longbow', distance: 9 }], target: { models: 5 } };
  const { draft: now } = put(shooting, { draft, placements: {} }, 'shooters', ['Bowmen']);
  expect(now).toMatchObject({ shooters: [{ models: 8, weapon: 'short-bow', distance: 9 }], target: { models: 5 } });
  const cover = { ...draft, target: { models: 5, softCover: true } };
  const { draft: at_target } = put(shooting, { draft: cover, placements: {} }, 'target', ['Fyrd 1']);
  expect(at_target).toMatchObject({ target: { models: 24, softCover: true, shield: 'shield' } });
});

test('one unit may shoot in several batches, and only with a missile weapon', async () => {
  const shooting = await at(wab, 'shooting');
  expect(Object.keys(put(shooting, EMPTY, 'shooters', ['Bowmen', 'Bowmen']).placements)).toHaveLength(2);
  expect(problemsOf(() => put(shooting, EMPTY, 'shooters', ['Hird 1']))).toEqual([
    'shooters[1]: Hird 1: has no missile weapon',
  ]);
});

test('elements of a demoralised command are put there as such, and are shaken', async () => {
  const combat = await at(dbm, 'close-combat');
  const romans = entriesNamed(combat.rules, combat.armies['mine']!, 'Agricola')[0]!;
  const lost = combat.armies['mine']!.entries.slice(5, 11);
  const mine = lost.reduce((army, { id }) => strikeOut(combat.rules, army, id), combat.armies['mine']!);
  const after = { ...combat, armies: { ...combat.armies, mine } };
  expect(put(after, EMPTY, 'friend', ['Agricola']).draft).toMatchObject({ friend: { demoralised: true } });
  const one = { ...combat, armies: { ...combat.armies, mine: restoreEntry(mine, lost[0]!.id) } };
  expect(put(one, EMPTY, 'friend', ['Agricola']).draft).toMatchObject({ friend: { demoralised: false } });
  expect(romans.values['general']).toBe(true);
});
