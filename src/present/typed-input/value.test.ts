import { describe, expect, test } from 'vitest';
import { type Field, fieldOf } from '../../kernel/schema.ts';
import type { Lang } from '../../kernel/text.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { alexandre } from '../../rulesets/alexandre/index.ts';
import { dbm } from '../../rulesets/dbm/index.ts';
import { joursDeGloire } from '../../rulesets/jours-de-gloire/index.ts';
import { wab } from '../../rulesets/wab/index.ts';
import { understand } from './value.ts';

/** A field of a situation by its path; lists are passed through to their items. */
function fieldAt(ruleset: Ruleset, procedure: string, path: string): Field {
  let field = fieldOf(ruleset.procedures.find(({ id }) => id === procedure)!.situation);
  for (const step of path.split('.')) {
    if (field.kind === 'list') field = field.item;
    if (field.kind !== 'record') throw new Error(`nothing under ${step}`);
    field = field.fields[step]!;
  }
  return field;
}

const itemOf = (field: Field): Field => (field.kind === 'list' ? field.item : field);

const UNIT = itemOf(fieldAt(alexandre, 'melee', 'attackers.units'));
const LEADER = itemOf(fieldAt(alexandre, 'melee', 'attackers.leaders'));
const APPROACH = itemOf(fieldAt(alexandre, 'melee', 'attackers.approaches'));
const ATTACKER = itemOf(fieldAt(joursDeGloire, 'shock', 'attackers'));
const DEFENDER = itemOf(fieldAt(joursDeGloire, 'shock', 'defenders'));
const ELEMENT = fieldAt(dbm, 'close-combat', 'friend');
const ENEMY = itemOf(fieldAt(dbm, 'spontaneous-advance', 'enemies'));
const SHOOTERS = itemOf(fieldAt(wab, 'shooting', 'shooters'));
const TARGET = fieldAt(wab, 'shooting', 'target');
const BODY = itemOf(fieldAt(wab, 'close-combat', 'attackers'));

const GROUND = fieldAt(joursDeGloire, 'shock', 'terrain');
const SLOPE = fieldAt(alexandre, 'movement', 'path.slope');
const FORD = fieldAt(alexandre, 'melee', 'defenders.terrain');
const STRENGTH = fieldAt(alexandre, 'melee', 'attackers.units.strength');
const PACES = fieldAt(dbm, 'visibility', 'distance');
const FLAG = fieldAt(alexandre, 'melee', 'phalanxPair');
const NAME = fieldAt(alexandre, 'melee', 'attackers.units.name');
const WEAPON = fieldAt(wab, 'who-shoots', 'weapon');
const CHARGE_PATH = fieldAt(joursDeGloire, 'shock', 'attackers.chargePath');

const read = (field: Field, text: string, lang?: Lang): unknown => {
  const found = understand(field, text, lang);
  return 'value' in found ? found.value : found.problem;
};

describe('single values, as people write them', () => {
  test.each<[string, Field, string, unknown]>([
    ['an id', GROUND, 'woods', 'woods'],
    ['any case', GROUND, 'WOODS', 'woods'],
    ['a French label', GROUND, 'bois', 'woods'],
    ['an accent left out', GROUND, 'chateau', 'castle'],
    ['a printed label of several terms', GROUND, 'Marais / Rizière / Étang gelé', 'marsh'],
    ['one of its terms', GROUND, 'rice field', 'marsh'],
    ['a plural for a singular', GROUND, 'marais', 'marsh'],
    ['the beginning of a word', GROUND, 'verg', 'orchard'],
    ['a label with a number', FORD, 'gué 2', 'ford-2'],
    ['a hyphen left out', FORD, 'ford 2', 'ford-2'],
    ['a stroke left out', FORD, 'mer rivière', 'sea-river'],
    ['a sign', SLOPE, '+1 niveau', 'up'],
    ['a printed minus', SLOPE, '−1 level', 'down'],
    ['a part of a label', WEAPON, 'composite', 'composite-bow'],
    ['a number', STRENGTH, '9', 9],
    ['a number with its unit', STRENGTH, '9 SP', 9],
    ['in French', STRENGTH, '9 PF', 9],
    ['a plus', STRENGTH, '+9', 9],
    ['thousands', PACES, '1 500', 1500],
    ['with a comma', PACES, '1,500', 1500],
    ['with a no-break space', PACES, '1\u00A0500', 1500],
    ['with a thin one', PACES, '1\u202F500 pas', 1500],
    ['with an apostrophe', PACES, '1’500', 1500],
    ['yes', FLAG, 'Yes', true],
    ['oui', FLAG, 'oui', true],
    ['faux', FLAG, 'faux', false],
    ['a name', NAME, '  Sitalcès ', 'Sitalcès'],
    ['a list of single values', CHARGE_PATH, 'clair, Bois;pont', ['clear', 'woods', 'bridge']],
  ])('%s', (_, field, text, value) => expect(read(field, text)).toEqual(value));

  test.each<[Field, string, string, string]>([
    [WEAPON, 'bow', '« bow » peut être short-bow (Arc court) ou composite-bow (Arc composite) : dire lequel', ''],
    [WEAPON, 'jvelin', '« jvelin » est inconnu ; vouliez-vous dire javelins (Javelots) ?', ''],
    [
      WEAPON,
      'zz',
      '« zz » est inconnu ; 12 valeurs, par exemple rocks (Pierres ou cailloux lancés), javelins (Javelots) ou darts (Fléchettes)',
      '',
    ],
    [SLOPE, 'zzz', '« zzz » est inconnu ; attendu : level (même niveau), up (+1 niveau) ou down (-1 niveau)', ''],
    [STRENGTH, '31', '« 31 » ne convient pas ; attendu : un nombre entier de 1 à 30', ''],
    [STRENGTH, '9,5', '« 9,5 » ne convient pas ; attendu : un nombre entier de 1 à 30', ''],
    [STRENGTH, '9 pas', '« 9 pas » ne convient pas ; attendu : un nombre entier de 1 à 30', ''],
    [STRENGTH, '', '« » ne convient pas ; attendu : un nombre entier de 1 à 30', ''],
    [
      CHARGE_PATH,
      'clair, zzz',
      '« zzz » est inconnu ; 15 valeurs, par exemple clear (Clair), difficult (Difficile / Coupé / Lac asséché / Vigne) ou orchard (Verger / Palmeraie)',
      '[2]',
    ],
  ])('what is in doubt or wrong: %#', (field, text, fr, path) => {
    const found = read(field, text) as { path: string; text: Record<Lang, string> };
    expect([found.path, found.text.fr]).toEqual([path, fr]);
    expect(found.text.en).not.toBe(fr);
  });

  test('the language of the reader comes first', () => {
    const chars = itemOf(fieldAt(wab, 'who-shoots', 'troops'));
    expect(read(chars, 'chars', 'fr')).toBe('chariots');
  });
});

describe('records on one line', () => {
  test.each<[string, Field, string, unknown]>([
    ['positional', UNIT, 'Ph 9 6', { type: 'Ph', strength: 9, quality: 6 }],
    ['any case', UNIT, 'ph 9', { type: 'Ph', strength: 9 }],
    ['commas', UNIT, 'Pe,4,7,discouraged', { type: 'Pe', strength: 4, quality: 7, state: 'discouraged' }],
    ['as people call them', UNIT, 'phalange 9', { type: 'Ph', strength: 9 }],
    ['a label of two words', UNIT, 'cavalerie lourde 5', { type: 'Ca', strength: 5 }],
    ['a state of two words', UNIT, 'levées 4 en déroute', { type: 'In', strength: 4, state: 'routed' }],
    ['as printed', UNIT, 'Ca (7 SP)', { type: 'Ca', strength: 7 }],
    ['as printed in French', UNIT, 'Ca (7 PF)', { type: 'Ca', strength: 7 }],
    ['a field by its label', UNIT, 'Ph 9 qualité 6', { type: 'Ph', strength: 9, quality: 6 }],
    [
      'a field by its id',
      UNIT,
      'Ph strength=9 name="Sitalcès le Thrace"',
      { type: 'Ph', strength: 9, name: 'Sitalcès le Thrace' },
    ],
    [
      'a name in quotes',
      UNIT,
      'Ph 9 "d\'Artagnan \\"le Gascon\\""',
      { type: 'Ph', strength: 9, name: 'd\'Artagnan "le Gascon"' },
    ],
    ['a value after a sign', UNIT, 'Ph 9 état=en déroute', { type: 'Ph', strength: 9, state: 'routed' }],
    ['a fact by its id', UNIT, 'Ph 9 namesakebeside', { type: 'Ph', strength: 9, namesakeBeside: true }],
    ['a leader', LEADER, 'Alexandre le Grand 3', { name: 'Alexandre le Grand', bonus: 3 }],
    ['a leader with a loss', LEADER, 'Darius −1', { name: 'Darius', bonus: -1 }],
    ['an approach', APPROACH, 'flanc ruisseau franchi +1 niveau', { aspect: 'flank', stream: true, slope: 'up' }],
    ['an element as printed', ELEMENT, 'Bd(O)', { type: 'Bd', grade: 'O' }],
    ['in small letters', ELEMENT, 'kn (s)', { type: 'Kn', grade: 'S' }],
    ['a general', ELEMENT, 'Kn general O', { type: 'Kn', general: true, grade: 'O' }],
    [
      'irregular',
      ELEMENT,
      'Irr Wb(S) terrain difficile',
      { irregular: true, type: 'Wb', grade: 'S', going: 'difficult' },
    ],
    ['an adjective of a label', ELEMENT, 'chevaliers supérieur', { type: 'Kn', grade: 'S' }],
    ['a large number', ENEMY, 'Bd 1 500', { type: 'Bd', distance: 1500 }],
    ['its comma', ENEMY, 'Bd 1,500 pas', { type: 'Bd', distance: 1500 }],
    [
      'two labels',
      ATTACKER,
      'heavy cavalry 6 charges woods',
      { type: 'heavy-cavalry', strength: 6, charging: true, terrain: 'woods' },
    ],
    ['a field that has the name of a value', TARGET, '20 shield large', { models: 20, shield: 'large-shield' }],
    ['and one that has not', TARGET, '20 shield light', { models: 20, shield: 'shield', armour: 'light' }],
    ['a profile', BODY, '20 8 WS 4 toughness 4', { models: 20, fighting: 8, weaponSkill: 4, toughness: 4 }],
    ['half an inch', SHOOTERS, '10 longbow 9,5', { models: 10, weapon: 'longbow', distance: 9.5 }],
    ['half an inch more', SHOOTERS, '10 longbow 9½', { models: 10, weapon: 'longbow', distance: 9.5 }],
    ['shooters', SHOOTERS, '10 longbow 12 inches', { models: 10, weapon: 'longbow', distance: 12 }],
    ['the word that says a fact', DEFENDER, 'infanterie 5 carré', { type: 'infantry', strength: 5, inSquare: true }],
    ['as values are listed', UNIT, 'Ph (phalangites) 9', { type: 'Ph', strength: 9 }],
    [
      'a list inside',
      ATTACKER,
      'infantry 5 chargePath="clair, bois"',
      { type: 'infantry', strength: 5, chargePath: ['clear', 'woods'] },
    ],
    ['nothing', UNIT, ' ', {}],
  ])('%s', (_, field, text, value) => expect(read(field, text)).toEqual(value));

  test.each<[Field, string, string, string]>([
    [
      UNIT,
      'Zz 3',
      'type',
      '"Zz" is unknown; 10 values, for example Ph (phalangites), Ho (heavy infantry) or Pe (peltasts)',
    ],
    [UNIT, 'Ph discuraged', 'state', '"discuraged" is unknown; did you mean discouraged?'],
    [UNIT, 'Ph many', 'strength', '"many" does not fit; expected a whole number from 1 to 30'],
    [UNIT, 'Ph 99', 'strength', '"99" does not fit; expected a whole number from 1 to 30'],
    [
      UNIT,
      'Ph 9 5 5',
      '',
      '"5" fits nowhere; name=value for name, state, phalanxesOnFlanks (Ph in its flank hexes), otherPhalanxes (Other adjacent Ph), namesakeBeside (Adjacent Ph of the same name)',
    ],
    [UNIT, 'Ph 9 foo', '', expect.stringContaining('"foo" fits nowhere; name=value for quality, name, state')],
    [SHOOTERS, '10 sling 9,25', 'distance', expect.stringContaining('"9,25" does not fit')],
    [UNIT, 'Ph Pe 9', 'type', 'is given twice'],
    [UNIT, 'Ph type=Pe', 'type', 'is given twice'],
    [UNIT, 'Ph strenth=9', '', 'unknown field "strenth"; fields: strength'],
    [UNIT, 'Ph strength=', 'strength', 'a value is expected'],
    [UNIT, 'Ph quality 40', 'quality', '"40" does not fit; expected a whole number from 0 to 20'],
    [ATTACKER, 'infantry 5 none', '', '"none" may be slope=none, water=none or work=none: say which'],
    [UNIT, `Ph ${'9'.repeat(5000)}`, '', 'too long a text (at most 4000 characters)'],
    [UNIT, 'constructor 3', 'type', expect.stringContaining('"constructor" is unknown')],
    [UNIT, '__proto__=3', '', expect.stringContaining('unknown field "__proto__"')],
  ])('what is in doubt or wrong: %#', (field, text, path, en) =>
    expect(read(field, text)).toMatchObject({ path, text: { en } }),
  );
});
