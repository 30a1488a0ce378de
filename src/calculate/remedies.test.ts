import { expect, test } from 'vitest';
import { alexandre } from '../rulesets/alexandre/index.ts';
import { dbm } from '../rulesets/dbm/index.ts';
import { joursDeGloire } from '../rulesets/jours-de-gloire/index.ts';
import { wab } from '../rulesets/wab/index.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { answer, assess, calculationOf, isResolvable } from './calculation.ts';
import { remediesOf } from './remedies.ts';

const refused = (ruleset: Ruleset, procedureId: string, situation: object) => {
  const procedure = ruleset.procedures.find(({ id }) => id === procedureId)!;
  const found = answer(calculationOf(ruleset, procedure, situation));
  if (isResolvable(found)) throw new Error('refused');
  return found;
};

test.each([
  [
    'a charge that is not allowed is left undone',
    refused(joursDeGloire, 'shock', {
      attackers: [{ type: 'infantry', strength: 4, charging: true }],
      defenders: [{ type: 'infantry', strength: 5 }],
    }),
    'without the charge',
  ],
  [
    'nobody stands in the sea',
    refused(alexandre, 'fire', {
      firers: [{ type: 'Ar', strength: 4 }],
      target: { units: [{ type: 'Pe', strength: 4 }], terrain: 'sea-river' },
    }),
    'terrain: Clear',
  ],
  [
    'a stack too large loses what is too much',
    refused(alexandre, 'melee', {
      attackers: [{ units: [{ type: 'Ph', strength: 12 }] }],
      defenders: [{ units: [{ type: 'In', strength: 4 }] }],
    }),
    'strength (SP): 9',
  ],
  [
    'who is far out of range comes as near as need be',
    refused(dbm, 'shooting', { shooter: { type: 'Bw', grade: 'S' }, target: { type: 'Kn' }, distance: 900 }),
    'distance (paces): 200',
  ],
  [
    'infantry without the armour it may not wear',
    refused(wab, 'close-combat', {
      attackers: [{ models: 20, fighting: 5, armour: 'cataphract' }],
      defenders: [{ models: 20, fighting: 5 }],
    }),
    'armour: none',
  ],
])('%s', (_, answer, nearest) => {
  const remedies = remediesOf(answer);
  expect(remedies.length).toBeLessThanOrEqual(3);
  expect(remedies[0]!.said.en).toBe(nearest);
  for (const { situation } of remedies) expect(isResolvable(assess({ ...answer.calculation, situation }))).toBe(true);
});
