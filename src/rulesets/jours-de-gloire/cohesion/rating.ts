import type { Cast } from '../../../kernel/effect.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { type Modifier, type Tally, tally } from '../../../kernel/modifier.ts';
import { byDefault, whole } from '../../../kernel/schema.ts';
import { cite, type Source } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { lineAt } from '../../../kernel/chart.ts';
import { TESTS } from '../charts/tests.ts';
import type { Tested } from '../shapes.ts';

/** What the tests of cohesion and of engagement share. */

export const rating = (label: Text) => whole(label, 0, 12, { positional: true });

/** Whatever the battle adds to the die; the sheet prints no modifier of its own. */
export const modifier = byDefault(
  whole(t('Modificateur au dé', 'Die modifier'), -9, 9, {
    positional: true,
    lever: true,
    help: t('un + gêne, un - aide', '+ hinders, - helps'),
  }),
  0,
);

interface TestFacts {
  readonly modifier: number;
}

const ROWS: readonly Modifier<TestFacts>[] = [
  {
    id: 'given',
    text: t('modificateur de la bataille', 'modifier of the battle'),
    source: cite('tests'),
    printed: same('±'),
    value: (f) => f.modifier || undefined,
  },
];

export const modifiersOf = (title: Text, facts: TestFacts): Tally<TestFacts> => tally(title, ROWS, facts);

export const needs = (rating: number, total: number): Text => {
  const most = rating - total;
  if (most < 0) return t('impossible', 'not possible');
  return most >= 9 ? t('quel que soit le dé', 'whatever the die') : t(`dé ${most} ou moins`, `die ${most} or less`);
};

export const nameOf = (given: string): Text => (given === '' ? t('unité', 'unit') : same(given));

export const castOf = ({ name }: { readonly name: string }): Cast => ({
  unit: name === '' ? t('l’unité', 'the unit') : same(name),
});

/** The battle may modify the die; the sheet does not. */
export const modifierOf = (sum: Tally): Tally | undefined => (sum.total === 0 ? undefined : sum);

export const NOTHING = t('', '');
export const PASSED = t('réussite', 'passed');
export const FAILED = t('échec', 'failed');

export const VERDICTS: Facet<Tested> = {
  id: 'test',
  text: t('Test', 'Test'),
  success: t('le test réussit', 'the test is passed'),
  classes: [
    { id: 'passed', text: PASSED, worth: 1 },
    { id: 'failed', text: FAILED, worth: -1 },
  ],
  classOf: (outcome) => (outcome.passed ? 'passed' : 'failed'),
};

/** The line of the chart that a test ended on. */
export const lineOf = ({ passed }: Tested): Source => cite('tests', lineAt(TESTS, passed ? 0 : 1).id);

export const PASSES = t('réussit le test', 'passes the test');
export const FAILS = t('échoue au test', 'fails the test');
