import { expect, it } from 'vitest';
import type { Facet } from '../../../kernel/facet.ts';
import { same } from '../../../kernel/text.ts';
import { sharesOf } from '../../../calculate/shares.ts';
import { stretchesOf } from './strip.ts';

const FACET: Facet<string> = {
  id: 'balance',
  text: same('balance'),
  classes: [
    { id: 'lost', text: same('lost'), worth: -1 },
    { id: 'tie', text: same('tie'), worth: 0 },
    { id: 'both', text: same('both'), worth: 0 },
    { id: 'won', text: same('won'), worth: 2 },
  ],
  classOf: (value) => value,
};
const counted = sharesOf(FACET, {
  total: 10n,
  entries: [
    { value: 'lost', weight: 2n },
    { value: 'tie', weight: 1n },
    { value: 'both', weight: 3n },
    { value: 'won', weight: 4n },
  ],
});

it('lays results end to end, best first, and those of one worth together', () => {
  const told = stretchesOf(counted).map((s) => [s.texts.map(({ en }) => en).join('+'), s.for, s.chance, s.weight]);
  expect(told).toEqual([
    ['won', 'own', 0.4, 1],
    ['tie+both', 'nobody', 0.4, 0],
    ['lost', 'enemy', 0.2, 0.5],
  ]);
  expect(stretchesOf(counted).map(({ from }) => Math.round(from * 10))).toEqual([0, 4, 8]);
});

it('knows which results lie in a stretch', () => {
  expect(stretchesOf(counted).map(({ ids }) => ids)).toEqual([['won'], ['tie', 'both'], ['lost']]);
});

it('keeps results apart where none is better than another', () => {
  const even = { ...counted, shares: counted.shares.map((share) => ({ ...share, worth: 0 })) };
  expect(stretchesOf(even).map(({ ids, for: whom }) => [...ids, whom])).toEqual([
    ['lost', 'nobody'],
    ['tie', 'nobody'],
    ['both', 'nobody'],
    ['won', 'nobody'],
  ]);
});
