import { describe, expect, test } from 'vitest';
import type { Armies } from '../src/armies/placements.ts';
import { restoreArmy } from '../src/armies/edit.ts';
import { takeBack } from '../src/armies/apply.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { bothArmies, figuresOf, fought, gaugesOf, notSteady } from './support/evening.ts';
import { EVENINGS } from './support/evenings.ts';

describe.each(CATALOGUE.map(({ id, load }) => [id, load] as const))('an evening of %s', async (id, load) => {
  const ruleset = await load();
  const rules = await ruleset.army();
  const { steps, figures, gauges } = EVENINGS[id]!;
  const played: Armies[] = [await bothArmies(rules)];
  const noted: (readonly Parameters<typeof takeBack>[2][number][])[] = [];

  test.each(steps)('%s', (_, fight, after) => {
    const { armies, changes } = fought(ruleset, rules, played.at(-1)!, fight);
    played.push(armies);
    noted.push(changes);
    expect(notSteady(rules, armies)).toEqual(after);
    expect(figuresOf(rules, armies)).toEqual(figures?.[noted.length - 1] ?? []);
  });

  test('the sheets tell how far each side is from breaking', () => {
    expect(gaugesOf(rules, played.at(-1)!)).toEqual(gauges);
  });

  test('everything is taken back, the last first, and the start was never forgotten', () => {
    expect(played).toHaveLength(steps.length + 1);
    let armies = played.at(-1)!;
    for (const changes of noted.toReversed()) armies = takeBack(rules, armies, changes);
    expect(armies).toEqual(played[0]);
    expect(Object.values(played.at(-1)!).map(restoreArmy)).toEqual(Object.values(played[0]!));
  });
});
