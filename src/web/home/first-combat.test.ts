import { expect, test } from 'vitest';
import { alexandre } from '../../rulesets/alexandre/index.ts';
import { matchupTable } from '../../calculate/matchups.ts';
import { firstCombat } from './first-combat.ts';
import { oddsOf } from './first-odds.ts';

const melee = alexandre.procedures.find(({ id }) => id === 'melee')!;

test('the combat of the home page has the odds of the calculator, in every case', () => {
  const first = firstCombat(alexandre);
  const { types, aspects, strengths } = first;
  expect([types.length, aspects.length, strengths.length]).toEqual([10, 3, 3]);
  for (const [aspect, { id }] of aspects.entries())
    for (const [strength, attackerStrength] of strengths.entries()) {
      const { cells } = matchupTable(alexandre, melee, { attackerStrength, aspect: id }, {});
      for (const [row, line] of cells.entries())
        for (const [column, cell] of line.entries())
          expect(oddsOf(first, [row, column, aspect, strength])).toEqual(
            'shares' in cell &&
              cell.shares.map(({ text, worth, chance, percent }) => ({ text, worth, chance, percent })),
          );
    }
});

test('it weighs little', () => expect(JSON.stringify(firstCombat(alexandre)).length).toBeLessThan(12_000));
