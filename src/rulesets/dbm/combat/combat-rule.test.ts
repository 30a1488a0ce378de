import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { isRefusal } from '../../../kernel/assessment.ts';
import type { Effect } from '../../../kernel/effect.ts';
import { enumerate, odds } from '../../../kernel/odds.ts';
import type { Procedure } from '../../../kernel/ruleset.ts';
import { parse } from '../../../kernel/schema.ts';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import { closeCombat } from '../close-combat/index.ts';
import { dbm } from '../index.ts';
import type { CombatOutcome } from '../shapes.ts';
import { shooting } from '../shooting/index.ts';
import { el, legalSituations, randomOptions, rears, v } from '../testing.ts';
import { judge } from './contest.ts';
import { type CombatInput, combatRule, keyOf, type Opponent } from './combat-rule.ts';

const fight = on(dbm, 'close-combat');
const inputOf = (situation: object): CombatInput => fight.resolvable(situation).assessment.input as CombatInput;

/** Everything of an input that its key is made of. */
const counted = ({ first, second, half, resultBand }: CombatInput): unknown => {
  const side = ({ total, corrections, fates }: Opponent) => [
    total,
    corrections,
    [fates.equal.fate, fates.beaten.fate, fates.doubled.fate],
  ];
  return [side(first), side(second), half, resultBand];
};

const randomRoll = <S, E extends Effect>(procedure: Procedure<S, CombatInput, CombatOutcome, E>) =>
  fc.tuple(legalSituations(procedure), randomOptions).map(([given, options]) => {
    const assessment = procedure.assess(parse(procedure.situation, given), options);
    return isRefusal(assessment) ? undefined : assessment.input;
  });
const randomRolls = fc.oneof(randomRoll(closeCombat), randomRoll(shooting));

describe('the key of a roll', () => {
  test('two rolls have one key exactly where what it is made of is the same', () => {
    const seen = new Map<number, string>();
    const known = new Map<string, number>();
    let drawn = 0;
    fc.assert(
      fc.property(randomRolls, (input) => {
        if (input === undefined) return;
        drawn++;
        const [key, text] = [keyOf(input), JSON.stringify(counted(input))];
        expect(Number.isSafeInteger(key)).toBe(true);
        expect(seen.get(key) ?? text).toBe(text);
        expect(known.get(text) ?? key).toBe(key);
        seen.set(key, text);
        known.set(text, key);
      }),
      { numRuns: 1000 },
    );
    expect(drawn).toBeGreaterThan(700);
    expect(seen.size).toBeGreaterThan(300);
  });

  test('what it leaves out does not change chances', () => {
    const rule = combatRule({ fr: 'essai', en: 'trial' });
    const other = inputOf(
      v(
        el('El(X)', { ...rears('Ps', 'Sp'), behind: [{ what: 'friend', type: 'Ps' }], going: 'river', baggage: true }),
        el('Gal', { landed: true, friendsNear: [{ type: 'Sp' }], overlaps: 2, demoralised: true }),
        { phase: 'enemy' },
      ),
    );
    /** The same numbers and fates in an input that has nothing else in common. */
    const disguised = (mine: Opponent, theirs: Opponent): Opponent => ({
      ...theirs,
      total: mine.total,
      corrections: mine.corrections,
      fates: {
        equal: { ...theirs.fates.equal, fate: mine.fates.equal.fate, blocked: !mine.fates.equal.blocked },
        beaten: { ...theirs.fates.beaten, fate: mine.fates.beaten.fate, blocked: !mine.fates.beaten.blocked },
        doubled: { ...theirs.fates.doubled, fate: mine.fates.doubled.fate, blocked: !mine.fates.doubled.blocked },
      },
    });
    fc.assert(
      fc.property(randomRolls, (input) => {
        if (input === undefined) return;
        const { half, resultBand } = input;
        const twin: CombatInput = {
          first: disguised(input.first, other.second),
          second: disguised(input.second, other.first),
          half,
          resultBand,
        };
        expect(keyOf(twin)).toBe(keyOf(input));
        expect(odds(rule, input)).toEqual(enumerate(rule, twin));
      }),
      { numRuns: 300 },
    );
  });

  test('names are in the cast and not in the roll', () =>
    expect(inputOf(v(el('Cv', { name: 'A' }), el('Cv', { name: 'B' })))).toEqual(inputOf(v(el('Cv'), el('Cv')))));
});

test('what is judged is what the tallies after the dice add up to', () => {
  fc.assert(
    fc.property(
      legalSituations(closeCombat),
      randomOptions,
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
      (given, options, x, y) => {
        const assessment = closeCombat.assess(parse(closeCombat.situation, given), options);
        if (isRefusal(assessment)) return;
        const tried = runWithTypedDice(closeCombat.resolve, assessment.input, [x, y]);
        if (tried.state !== 'done') throw new Error(tried.state);
        const [mine, theirs] = closeCombat.afterDice!(assessment, tried.throws).map(({ total }) => total) as [
          number,
          number,
        ];
        const outcome = judge({ ...assessment.input, resultBand: 'may-change' }, x, y);
        expect(Math.sign(mine - theirs)).toBe({ first: -1, neither: 0, second: 1 }[outcome.loser]);
      },
    ),
    { numRuns: 200 },
  );
});
