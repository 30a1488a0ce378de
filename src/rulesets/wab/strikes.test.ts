import { expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
import { wab } from './index.ts';

/** `Insubres, 6 attacks: to-hit 4+, wound 4+, shields 4+ → 0.75` */
const lines = (procedure: string, situation: object): string[] =>
  on(wab, procedure)
    .resolvable(situation)
    .assessment.strikes.map(
      ({ who, dice, throws, expected }) =>
        `${who.en}, ${dice.en}: ${throws.map(({ source, value }) => `${source.chart} ${value.en}`).join(', ')} → ${expected}`,
    );

test('one line a striker: what each throw needs, by which chart, and what comes through on average', () => {
  expect(
    lines('close-combat', {
      attackers: [
        { name: 'spears', models: 20, fighting: 5, charged: true, beside: [{ fighting: 2, name: 'hounds' }] },
      ],
      defenders: [
        { name: 'axes', models: 12, fighting: 4, attacks: 2, strength: 4, armour: 'light', shield: 'shield' },
      ],
    }),
  ).toEqual([
    'spears, 5 attacks: to-hit 4+, wound 4+, shields 5+ → 0.8333333333333334',
    'hounds, 2 attacks: to-hit 4+, wound 4+, shields 5+ → 0.3333333333333333',
    'axes, 8 attacks: to-hit 4+, wound 3+, save-modifiers none → 2.6666666666666665',
  ]);
});

test('who cannot wound brings nothing through; shots into a melee are shared and have no line of their own', () => {
  const target = { models: 10, toughness: 8 };
  const shooters = [{ models: 10, weapon: 'short-bow', distance: 8, name: 'bows' }];
  expect(lines('shooting', { shooters, target })).toEqual(['bows, 10 shots: shooting 4+, wound N → 0']);
  expect(lines('shooting', { shooters, target, melee: [{ models: 5 }] })).toEqual([]);
});
