import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { enumerate, odds } from '../../../kernel/odds.ts';
import { sharesIn, sharesOf } from '../../../calculate/shares.ts';
import { alexandre } from '../index.ts';
import { leaderIds, resolve, type MeleeInput, type Stack } from './resolve.ts';

const melee = on(alexandre, 'melee');
const pe = (strength: number, state = 'good') => ({ type: 'Pe', strength, state });

describe('who gives way', () => {
  /** +7: a natural 7 or more routs, 3 to 6 discourages. */
  const strong = { units: [{ type: 'El', strength: 9, quality: 9 }], leaders: [{ bonus: 3 }] };
  const balance = (...defenders: readonly object[]) =>
    melee.chances({ attackers: [strong], defenders: defenders.map((unit) => ({ units: [unit] })) }, 'balance');

  test('a side is eliminated only where every unit is', () => {
    expect(balance(pe(1, 'routed'))).toMatchObject({ 'defenders-eliminated': '3/10' });
    expect(balance(pe(9), pe(1, 'routed'))).toEqual({ 'defenders-routed': '3/10', 'defenders-back': '7/10' });
  });

  test('a side is routed only where no unit is left standing', () => {
    expect(balance(pe(2, 'discouraged'))).toEqual({ 'defenders-routed': '7/10', 'defenders-back': '3/10' });
    expect(balance(pe(2), pe(2, 'discouraged'))).toEqual({
      'defenders-routed': '3/10',
      'some-defenders-routed': '2/5',
      'defenders-back': '3/10',
    });
    expect(balance(pe(1, 'routed'), pe(1, 'discouraged'))).toMatchObject({ 'defenders-routed': '7/10' });
  });

  test('the same for attackers', () => {
    const weak = (...states: readonly string[]) => ({
      attackers: [{ units: states.map((state) => ({ ...pe(1, state), type: 'Ar' })) }],
      defenders: [{ units: [{ type: 'Ph', strength: 9, quality: 9 }] }],
    });
    expect(melee.chances(weak('discouraged', 'discouraged'), 'balance')).toMatchObject({ 'attackers-routed': '2/5' });
    expect(melee.chances(weak('discouraged', 'good'), 'balance')).toMatchObject({ 'some-attackers-routed': '3/10' });
  });
});

const stacks: fc.Arbitrary<Stack[]> = fc.array(
  fc.record({
    units: fc.array(
      fc.record({
        type: fc.constantFrom('Ph', 'Pe', 'Ca'),
        state: fc.constantFrom('good', 'fatigued', 'discouraged', 'routed'),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    leaders: fc.nat(2),
  }),
  { minLength: 1, maxLength: 2 },
);

const climbs = fc.constantFrom('escalates', 'stays');

test('the key of a roll leaves out only what does not change chances', () => {
  const remembered = (input: MeleeInput) => odds(resolve, input);
  fc.assert(
    fc.property(
      fc.integer({ min: -7, max: 7 }),
      stacks,
      stacks,
      fc.record({ fatiguedAgain: climbs, discouragedAgain: climbs, routedAgain: climbs }),
      (total, attackers, defenders, ladder) => {
        const input: MeleeInput = { total, attackers, defenders, ladder };
        expect(remembered(input)).toEqual(enumerate(resolve, input));
      },
    ),
  );
});

test('facets by themselves have the chances they have among all outcomes', () => {
  fc.assert(
    fc.property(stacks, stacks, fc.integer({ min: -3, max: 6 }), (attacking, defending, bonus) => {
      const side = (given: readonly Stack[], fallen: string) =>
        given.map(({ units, leaders }) => ({
          units: units.map(({ type, state }) => ({ type, state: state === 'routed' ? fallen : state, strength: 3 })),
          leaders: Array.from({ length: leaders }, () => ({ bonus })),
        }));
      const found = melee.resolvable({ attackers: side(attacking, 'good'), defenders: side(defending, 'routed') });
      for (const facet of melee.procedure.facets(found.assessment)) {
        const joint = sharesOf(facet, found.distribution!).shares;
        const alone = sharesIn({ ...found, distribution: undefined }, facet)!.shares;
        expect(alone.map(({ id, chance }) => [id, chance])).toEqual(joint.map(({ id, chance }) => [id, chance]));
      }
    }),
    { numRuns: 50 },
  );
});

test('six stacks with eight leaders each are answered exactly, facet by facet', () => {
  const crowd = { units: [pe(3)], leaders: Array.from({ length: 8 }, () => ({})) };
  const situation = {
    attackers: Array.from({ length: 6 }, () => crowd),
    defenders: Array.from({ length: 6 }, () => crowd),
  };
  const found = melee.resolvable(situation);
  expect(found.distribution).toBeUndefined();
  expect(leaderIds('attackers', (found.assessment.input as MeleeInput).attackers)).toHaveLength(48);
  expect(melee.chances(situation, 'attacking-leader-48')).toEqual({
    unharmed: '97/100',
    wounded: '1/50',
    killed: '1/100',
  });
  expect(melee.chances(situation, 'balance')).toEqual(
    melee.chances({ attackers: [{ units: [pe(3)] }], defenders: [{ units: [pe(3)] }] }, 'balance'),
  );
});
