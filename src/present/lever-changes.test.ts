import { expect, it } from 'vitest';
import type { Distribution } from '../kernel/odds.ts';
import type { Facet } from '../kernel/facet.ts';
import { same } from '../kernel/text.ts';
import { sharesOf } from '../calculate/shares.ts';
import { classChangesOf } from './lever-changes.ts';

const facet = (texts: Readonly<Record<string, string>>): Facet<string> => ({
  id: 'path',
  text: same('path'),
  classes: Object.entries(texts).map(([id, text]) => ({ id, text: same(text), worth: 0 })),
  classOf: (value) => value,
});
const odds = (weights: Readonly<Record<string, bigint>>): Distribution<string> => ({
  total: 10n,
  entries: Object.entries(weights).map(([value, weight]) => ({ value, weight })),
});
const inEnglish = (...[before, after]: Parameters<typeof classChangesOf>): string[] =>
  classChangesOf(before, after).map(({ text, from, to }) => `${text.en}: ${from.en} > ${to.en}`);

it('tells each class whose chance changes', () => {
  const whole = facet({ won: 'won', drawn: 'drawn', lost: 'lost' });
  const before = sharesOf(whole, odds({ won: 5n, drawn: 5n }));
  expect(inEnglish(before, sharesOf(whole, odds({ won: 2n, drawn: 5n, lost: 3n })))).toEqual([
    'won: 50% > 20%',
    'lost: never > 30%',
  ]);
});

it('takes a class that reads otherwise for another one', () => {
  const before = sharesOf(facet({ all: 'all the way, 5 points', none: 'stays' }), odds({ all: 6n, none: 4n }));
  const after = sharesOf(facet({ all: 'all the way, 4 points', none: 'stays' }), odds({ all: 8n, none: 2n }));
  expect(inEnglish(before, after)).toEqual([
    'all the way, 5 points: 60% > never',
    'all the way, 4 points: never > 80%',
    'stays: 40% > 20%',
  ]);
});
