import { expect, test } from 'vitest';
import { alexandre } from '../../rulesets/alexandre/index.ts';
import { dbm } from '../../rulesets/dbm/index.ts';
import { search } from './search.ts';

const found = (query: string) =>
  search([alexandre], query).map(({ chart, rows }) => `${chart.id}: ${rows.map(({ ids }) => ids[0]).join()}`);

test('a word finds the rows that hold it, in either language, accents or not', () => {
  expect(found('ford')).toContain('terrain: ford-1,ford-2,ford-3');
  expect(found('gue')).toContain('terrain: ford-1,ford-2,ford-3');
  expect(found('Gué')).toEqual(found('gue'));
});

test('words may be shared between the title and a row', () => {
  expect(found('terrain bridge')).toContain('terrain: bridge');
});

test.each(['éléphants', 'elephants'])('a code is found by its name: %s', (query) => {
  const hits = search([dbm], query);
  const rowsOf = (id: string) => hits.find(({ chart }) => chart.id === id)?.rows.flatMap(({ ids }) => ids);
  expect(rowsOf('moves')).toEqual(['El', 'Kn']);
  expect(rowsOf('combat-factors')).toEqual(['El']);
  expect(rowsOf('beaten')).toContain('kn-el');
  expect(rowsOf('beaten')).not.toContain('lh-exp');
});

test('charts whose title answers come first', () => {
  const [first] = search([alexandre], 'terrain');
  expect(first).toMatchObject({ inTitle: true, chart: { id: 'terrain' } });
});

test('words that start with what is sought come before words that hold it', () => {
  const charts = search([dbm, alexandre], 'pont').map(({ ruleset, chart }) => `${ruleset.id}/${chart.id}`);
  const bridges = charts.indexOf('alexandre/terrain');
  const spontaneous = charts.indexOf('dbm/spontaneous');
  expect(bridges).toBeGreaterThanOrEqual(0);
  expect(spontaneous).toBeGreaterThan(bridges);
});

test('every word must be found, and nothing finds nothing', () => {
  expect(found('bridge zeppelin')).toEqual([]);
  expect(found('   ')).toEqual([]);
});
