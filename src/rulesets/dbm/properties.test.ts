import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { situations } from '../../../test/support/arbitrary.ts';
import { on } from '../../../test/support/assessing.ts';
import { odds } from '../../kernel/odds.ts';
import { optionIds, type Options } from '../../kernel/ruling.ts';
import { isRefusal } from '../../kernel/assessment.ts';
import { parse } from '../../kernel/schema.ts';
import { seeded } from '../../kernel/seed.ts';
import { attempt, retyped, rolled } from '../../kernel/throwing.ts';
import type { Outcome } from './combat/contest.ts';
import { dbm } from './index.ts';
import { RULINGS } from './rulings.ts';
import { TROOPS } from './types.ts';

const options: fc.Arbitrary<Options> = fc
  .array(
    fc
      .constantFrom(...RULINGS.filter((ruling) => ruling.options))
      .chain((ruling) => fc.constantFrom(...optionIds(ruling)).map((option) => [ruling.id, option] as const)),
    { maxLength: 3 },
  )
  .map((pairs) => Object.fromEntries(pairs));

/** Types and grades that exist, so that few random fights are refused. */
const pair = fc.tuple(fc.constantFrom(...TROOPS), fc.constantFrom('S', 'O', 'I', 'F', 'X')).map(([type, grade]) => ({
  type,
  grade: grade === 'X' && ['Cv', 'LH', 'Exp', 'Sp', 'Wb', 'Hd', 'Bg'].includes(type) ? 'O' : grade,
  landed: false,
  chariots: false,
  mobile: false,
  rears: [],
}));

describe.each(dbm.procedures.map((procedure) => [procedure.id, procedure] as const))('%s', (_, procedure) => {
  const random = fc.tuple(situations(procedure.situation), pair, pair).map(([given, one, two]) => {
    const s = given as Record<string, Record<string, unknown>>;
    if (procedure.id === 'close-combat')
      return { ...s, friend: { ...s['friend'], ...one }, enemy: { ...s['enemy'], ...two } };
    if (procedure.id === 'shooting')
      return {
        ...s,
        shooter: { ...s['shooter'], ...one, supporters: [] },
        target: { ...s['target'], ...two, supporters: [] },
      };
    return s;
  });

  test('odds sum to exactly 1, what is rolled was counted, and logs replay with no face unused', () => {
    let assessed = 0;
    fc.assert(
      fc.property(random, options, fc.string(), (given, chosen, seed) => {
        const answer = procedure.assess(parse(procedure.situation, given), chosen);
        if (isRefusal(answer)) return;
        assessed++;
        const { entries, total } = odds(procedure.resolve, answer.roll);
        expect(entries.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
        const { outcome, throws } = rolled(procedure.resolve, answer.roll, seeded(seed));
        expect(entries.map(({ value }) => JSON.stringify(value))).toContain(JSON.stringify(outcome));
        expect(attempt(procedure.resolve, answer.roll, retyped(throws))).toMatchObject({
          state: 'done',
          unused: 0,
          outcome,
        });
        expect(procedure.tell(answer.roll, outcome).length).toBeGreaterThan(0);
        for (const facet of procedure.facets(answer.roll))
          if ('classes' in facet) expect(facet.classes.map(({ id }) => id)).toContain(facet.of(outcome));
      }),
      { numRuns: 150 },
    );
    expect(assessed).toBeGreaterThan(0);
  });
});

test('swapping the two elements and the phase mirrors the odds', () => {
  const fight = on(dbm, 'close-combat').procedure;
  const mirror = ({ standing, loser, first, second }: Outcome): Outcome => ({
    standing,
    loser: loser === 'neither' ? loser : loser === 'first' ? 'second' : 'first',
    first: second,
    second: first,
  });
  const shares = (situation: unknown, chosen: Options, turned: boolean): Map<string, string> | undefined => {
    const answer = fight.assess(parse(fight.situation, situation), chosen);
    if (isRefusal(answer)) return undefined;
    const { entries, total } = odds(fight.resolve, answer.roll);
    return new Map(
      entries.map(({ value, weight }) => {
        expect((weight * 36n) % total).toBe(0n);
        return [JSON.stringify(turned ? mirror(value as Outcome) : value), `${(weight * 36n) / total}`];
      }),
    );
  };
  fc.assert(
    fc.property(situations(fight.situation), pair, pair, options, (given, one, two, chosen) => {
      const s = given as { friend: object; enemy: object; phase?: string; crossing?: boolean };
      const [friend, enemy] = [
        { ...s.friend, ...one },
        { ...s.enemy, ...two },
      ];
      const phase = s.phase ?? 'friend';
      const crossing = s.crossing ?? false;
      const straight = shares({ friend, enemy, phase, crossing }, chosen, false);
      const turned = shares(
        { friend: enemy, enemy: friend, phase: phase === 'friend' ? 'enemy' : 'friend', crossing },
        chosen,
        true,
      );
      expect(turned).toEqual(straight);
    }),
    { numRuns: 200 },
  );
});
