import { describe, expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
import { answer, calculationOf } from '../../calculate/calculation.ts';
import { sentence } from '../../present/sentence.ts';
import { ARMOUR, BEST_SAVE } from './charts/armour.ts';
import { weaponText } from './charts/weapons.ts';
import { wab } from './index.ts';
import { filesText, inchesText, modelsText, shotsText, woundsText } from './types.ts';

const headline = (procedure: string, situation: object) => {
  const asked = on(wab, procedure).procedure;
  const calculation = calculationOf(wab, asked, situation);
  return { ...asked.headline(calculation.situation), sentence: sentence(answer(calculation)) };
};

describe('headlines agree with any number', () => {
  const fight = (attackers: number, defenders: number) => ({
    attackers: [{ models: attackers, fighting: 1, charged: true }],
    defenders: [{ models: defenders, fighting: 1 }],
  });

  test('close combat', () => {
    expect(headline('close-combat', fight(10, 1))).toMatchObject({
      fr: 'corps à corps, 10 figurines chargent 1 figurine',
      en: 'hand-to-hand, 10 models charge 1 model',
    });
    expect(headline('close-combat', fight(1, 1)).sentence.en).toMatch(
      /^Warhammer Ancient Battles: 1 model \(1 att\. 4\+\/4\+\) charges 1 model \(1 att\. /,
    );
  });

  test('one shot, one file', () => {
    const shot = { shooters: [{ models: 1, weapon: 'sling', distance: 1 }], target: { models: 1 } };
    expect(headline('shooting', shot)).toMatchObject({
      fr: '1 tir (fronde) sur 1 figurine',
      en: '1 shot (sling) at 1 model',
    });
    expect(headline('who-shoots', { weapon: 'sling', front: [{ files: 1, distance: 1 }] })).toMatchObject({
      fr: '1 figurine (fronde) sur 1 file',
      en: '1 model (sling) in 1 file',
    });
  });
});

test.each([
  ['none', 'sans armure', 'no armour'],
  ['cataphract', 'armure de cataphracte', 'cataphract armour'],
  ['partial-plate', 'plates partielles', 'partial plate'],
] as const)('the headline of a save, armour %s', (armour, fr, en) => {
  expect(headline('armour-save', { troop: 'cavalry', armour })).toMatchObject({
    fr: `cavalerie (${fr}), 1 sauvegarde contre F3 (corps à corps)`,
    en: `cavalry (${en}), 1 save against S3 (hand-to-hand)`,
  });
});

test.each([
  [modelsText, '0 figurine', '0 models', '1 figurine', '1 model', '2 figurines', '2 models'],
  [shotsText, '0 tir', '0 shots', '1 tir', '1 shot', '2 tirs', '2 shots'],
  [inchesText, '0 pouce', '0 inches', '1 pouce', '1 inch', '2 pouces', '2 inches'],
  [woundsText, '0 point de vie', '0 Wounds', '1 point de vie', '1 Wound', '2 points de vie', '2 Wounds'],
  [filesText, '0 file', '0 files', '1 file', '1 file', '2 files', '2 files'],
])('none, one and two', (text, ...expected) => {
  expect([0, 1, 2].flatMap((n) => [text(n).fr, text(n).en])).toEqual(expected);
});

test('one shot at one inch, told and needed', () => {
  const who = on(wab, 'who-shoots');
  const one = { weapon: 'rocks', front: [{ files: 1, distance: 1 }] };
  const { assessment } = who.resolvable(one);
  expect(assessment.needs).toEqual({ fr: 'aucun dé ; 1 tir', en: 'no die; 1 shot' });
  expect(assessment.readings[0]!.text).toEqual({ fr: 'à 1 pouce, courte portée', en: 'at 1 inch, short range' });
  expect(who.procedure.effectText(who.effects(one, { shots: 1 })[0]!, assessment.cast)).toEqual({
    fr: '1 tir à 1 pouce (courte portée)',
    en: '1 shot at 1 inch (short range)',
  });
  expect(who.refusal({ ...one, models: 1, front: [{ files: 2, distance: 1 }] })).toBe('2 files of 1 model');
});

test('losses are told without a verb that would have to agree', () => {
  const combat = on(wab, 'close-combat');
  const fight = {
    attackers: [{ models: 2, fighting: 1 }],
    defenders: [{ models: 2, fighting: 1, wounds: 3 }],
  };
  const losses = { attackers: [{ lost: 2, carried: 0 }], defenders: [{ lost: 1, carried: 1 }] };
  expect(combat.told(fight, losses, {}, 'fr')).toEqual([
    'défenseurs: retirer 1 figurine aux rangs arrière, celles au contact en dernier ; il en reste 1',
    'défenseurs: noter 1 blessure pour la suite',
    'attaquants: retirer toutes les figurines : il n’en reste aucune',
  ]);
});

test('names of the sheet in French', () => {
  expect(weaponText('staff-sling').fr).toBe('Fustibale');
  expect(weaponText('rocks').fr).toBe('Pierres ou cailloux lancés');
  expect(ARMOUR.columns.map(({ text }) => text.fr)).toEqual(['Sauvegarde d’infanterie', 'Sauvegarde de cavalerie']);
  expect(BEST_SAVE.columns.map(({ text }) => text.fr)).toEqual(['Infanterie', 'Cavalerie']);
});
