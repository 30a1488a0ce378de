import { describe, expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
import { optionIds } from '../../kernel/ruling.ts';
import { wab } from './index.ts';
import { RULINGS } from './rulings.ts';

test('the register holds W-1 to W-50, in order', () => {
  expect(RULINGS.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, i) => `W-${i + 1}`));
});

const volley = (batch: object, target: object = {}, rest: object = {}) => ({
  shooters: [{ models: 3, weapon: 'short-bow', distance: 9, ...batch }],
  target: { models: 5, ...target },
  ...rest,
});
const weak = { weapon: 'darts', distance: 12, ballisticSkill: 1, moved: true };
const knight = { troop: 'cavalry', armour: 'heavy' };
const duel = (attacker: object, defender: object = {}) => ({
  attackers: [{ models: 5, fighting: 3, ...attacker }],
  defenders: [{ models: 5, fighting: 3, ...defender }],
});

/** For each offer a situation in which every other option gives other chances. */
const CASES: Record<string, [procedure: string, situation: object, facet: string]> = {
  'W-1': ['shooting', volley({ ballisticSkill: 6 }), 'casualties'],
  'W-2': ['shooting', volley({ ballisticSkill: 8, distance: 10 }, { hardCover: true }), 'casualties'],
  'W-5': ['shooting', volley({ weapon: 'handgun', ballisticSkill: 1, moved: true }, knight), 'casualties'],
  'W-6': ['shooting', volley(weak, { toughness: 1 }), 'casualties'],
  'W-8': ['shooting', volley({ weapon: 'crossbow', distance: 15 }, knight), 'casualties'],
  'W-9': ['shooting', volley({}), 'casualties'],
  'W-10': ['shooting', volley({ weapon: 'javelins', distance: 8, moved: true }), 'casualties'],
  'W-11': ['shooting', volley({}, { softCover: true, hardCover: true }), 'casualties'],
  'W-12': ['shooting', volley({}, { character: true, skirmishers: true }), 'casualties'],
  'W-13': ['who-shoots', { weapon: 'longbow', models: 15, front: [{ files: 5, distance: 9 }] }, 'shots'],
  'W-14': ['shooting', volley({}, {}, { melee: [{ models: 5 }] }), 'casualties'],
  'W-16': ['armour-save', { armour: 'partial-plate', shield: 'large-shield', strength: 4 }, 'failed'],
  'W-18': ['armour-save', { ...knight, armour: 'cataphract', shield: 'large-shield' }, 'failed'],
  'W-19': ['armour-save', { by: 'shooting', shield: 'shield', pavise: true }, 'failed'],
  'W-20': ['armour-save', { by: 'shooting', pavise: true, from: 'side' }, 'failed'],
  'W-26': ['close-combat', duel({ strength: 1 }, { toughness: 8 }), 'defenders-lost'],
  'W-38': ['who-shoots', { weapon: 'sling', movement: 'beyond', front: [{ files: 5, distance: 9 }] }, 'shots'],
  'W-39': ['close-combat', duel({}), 'balance'],
  'W-43': ['armour-save', { ...knight, strength: 4, piercing: 'own-1' }, 'failed'],
};

/** Rulings that only refuse. */
test.each<[string, string, object]>([
  ['W-8', 'shooting', volley({ heavier: true })],
  ['W-32', 'shooting', volley({ range: 15 })],
  ['W-32', 'who-shoots', { weapon: 'sling', range: 15, front: [{ files: 5, distance: 9 }] }],
  ['W-46', 'shooting', { ...volley({}), shooters: [1, 2].map(() => ({ models: 150, weapon: 'sling', distance: 9 })) }],
  ['W-46', 'close-combat', duel({ models: 100, fighting: 100, attacks: 10 })],
])('%s refuses in %s', (id, procedure, situation) => {
  const found = on(wab, procedure).ask(situation);
  expect('refusal' in found && found.refusal.rulings).toEqual([id]);
});

test('W-1 as printed: a score of 1 or less hits without a die, shooting or in combat', () => {
  const printed = { 'W-1': 'as-printed' };
  expect(RULINGS[0]!.options!['as-printed']!.en).toBe('a score of 1 or less hits without a die');
  const needs = (procedure: string, situation: object) =>
    on(wab, procedure).resolvable(situation, printed).assessment.needs.en;
  for (const ballisticSkill of [6, 8])
    expect(needs('shooting', volley({ ballisticSkill }))).toBe(
      'shooters, 3 d6: hits without a die, 4+ wounds, no save',
    );
  expect(needs('shooting', volley({ ballisticSkill: 5 }))).toBe('shooters, 3 d6: 2+ hits, 4+ wounds, no save');
  expect(needs('close-combat', duel({ weaponSkill: 4, hitModifier: 2 }))).toMatch(
    /^attackers, 3 d6: hits without a die/,
  );
});

describe('every option changes something', () => {
  test('and every one is tried here', () => {
    expect(RULINGS.filter((ruling) => ruling.options).map(({ id }) => id)).toEqual(Object.keys(CASES));
  });

  test.each(Object.entries(CASES))('%s', (id, [procedure, situation, facet]) => {
    const ruling = RULINGS.find((r) => r.id === id)!;
    const asked = on(wab, procedure);
    const seen = optionIds(ruling).map((option) => JSON.stringify(asked.chances(situation, facet, { [id]: option })));
    expect(new Set(seen).size, seen.join('\n')).toBe(seen.length);
    expect(JSON.stringify(asked.chances(situation, facet))).toBe(seen[0]);
  });
});

/** Rulings without options are followed too, each shown by its id where it bears on a line. */
test.each<[string, string, object]>([
  ['W-4', 'shooting', volley({ ballisticSkill: 1, moved: true })],
  ['W-15', 'shooting', volley({}, {}, { melee: [{ models: 5 }, { models: 5 }] })],
  ['W-17', 'armour-save', { armour: 'partial-plate', shield: 'shield' }],
  ['W-21', 'armour-save', { shield: 'buckler', skirmishers: true }],
  ['W-22', 'armour-save', { ...knight, barding: 'half-metal' }],
  ['W-23', 'armour-save', { shield: 'shield' }],
  ['W-24', 'armour-save', { troop: 'cavalry' }],
  ['W-27', 'close-combat', duel({ hitModifier: -3 })],
  ['W-28', 'shooting', volley({}, { large: true, movingLightChariot: true })],
  ['W-29', 'shooting', volley({ weapon: 'javelins', distance: 4 })],
  ['W-30', 'shooting', volley({}, { wounds: 2 })],
  ['W-33', 'shooting', volley({}, {}, { melee: [{ models: 5 }] })],
  ['W-35', 'armour-save', { profileSave: 4 }],
  ['W-36', 'who-shoots', { weapon: 'longbow', models: 10, front: [{ files: 5, distance: 9 }] }],
  ['W-37', 'who-shoots', { weapon: 'sling', models: 10, front: [{ files: 5, distance: 9 }] }],
  ['W-40', 'close-combat', duel({})],
  ['W-44', 'shooting', volley({ strength: 4 })],
  ['W-45', 'close-combat', duel({ beside: [{ fighting: 8 }] })],
])('%s is shown where it bears', (id, procedure, situation) => {
  const { assessment } = on(wab, procedure).resolvable(situation);
  const shown = [
    ...assessment.rulings,
    ...assessment.readings.flatMap(({ rulings }) => rulings ?? []),
    ...assessment.tallies.flatMap(({ facts, lines }) =>
      lines.filter(({ standing }) => standing !== 'absent').flatMap(({ row }) => row.rulings?.(facts) ?? []),
    ),
  ];
  expect(shown).toContain(id);
});
