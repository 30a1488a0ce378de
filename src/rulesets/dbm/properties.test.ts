import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
import { odds } from '../../kernel/odds.ts';
import type { Options } from '../../kernel/ruling.ts';
import { isRefusal } from '../../kernel/assessment.ts';
import { parse } from '../../kernel/schema.ts';
import { seededChance } from '../../kernel/seed.ts';
import { runWithTypedDice, asTypedDice, runWithRolledDice } from '../../kernel/rolled-dice.ts';
import type { CombatOutcome } from './shapes.ts';
import { dbm } from './index.ts';
import { legalSituations, randomOptions } from './testing.ts';

const RUNS = 150;

describe.each(dbm.procedures.map((procedure) => [procedure.id, procedure] as const))('%s', (_, procedure) => {
  test('odds sum to exactly 1, what is rolled was counted, and logs replay with no face unused', () => {
    let assessed = 0;
    fc.assert(
      fc.property(legalSituations(procedure), randomOptions, fc.string(), (given, chosen, seed) => {
        const answer = procedure.assess(parse(procedure.situation, given), chosen);
        if (isRefusal(answer)) return;
        assessed++;
        const { entries, total } = odds(procedure.resolve, answer.input);
        expect(entries.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
        const { outcome, throws } = runWithRolledDice(procedure.resolve, answer.input, seededChance(seed));
        expect(entries.map(({ value }) => JSON.stringify(value))).toContain(JSON.stringify(outcome));
        expect(runWithTypedDice(procedure.resolve, answer.input, asTypedDice(throws))).toMatchObject({
          state: 'done',
          unused: 0,
          outcome,
        });
        expect(procedure.effects(answer.input, outcome).length).toBeGreaterThan(0);
        for (const facet of procedure.facets(answer))
          if ('classes' in facet) expect(facet.classes.map(({ id }) => id)).toContain(facet.classOf(outcome));
      }),
      { numRuns: RUNS },
    );
    expect(assessed).toBeGreaterThan(RUNS * 0.7);
  });
});

test('swapping the two elements and the phase mirrors the odds', () => {
  const fight = on(dbm, 'close-combat').procedure;
  const mirror = ({ standing, loser, first, second }: CombatOutcome): CombatOutcome => ({
    standing,
    loser: loser === 'neither' ? loser : loser === 'first' ? 'second' : 'first',
    first: second,
    second: first,
  });
  const shares = (situation: unknown, chosen: Options, turned: boolean): Map<string, string> | undefined => {
    const answer = fight.assess(parse(fight.situation, situation), chosen);
    if (isRefusal(answer)) return undefined;
    const { entries, total } = odds(fight.resolve, answer.input);
    return new Map(
      entries.map(({ value, weight }) => {
        expect((weight * 36n) % total).toBe(0n);
        return [JSON.stringify(turned ? mirror(value as CombatOutcome) : value), `${(weight * 36n) / total}`];
      }),
    );
  };
  fc.assert(
    fc.property(legalSituations(fight), randomOptions, (given, chosen) => {
      const { friend, enemy, phase = 'friend', crossing = false } = given as Record<string, unknown>;
      const straight = shares({ friend, enemy, phase, crossing }, chosen, false);
      const turned = shares(
        { friend: enemy, enemy: friend, phase: phase === 'friend' ? 'enemy' : 'friend', crossing },
        chosen,
        true,
      );
      expect(straight).toBeDefined();
      expect(turned).toEqual(straight);
    }),
    { numRuns: 200 },
  );
});
