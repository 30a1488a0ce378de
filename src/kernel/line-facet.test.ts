import { describe, expect, test } from 'vitest';
import { band, bands } from './chart.ts';
import { lineFacet } from './line-facet.ts';
import { same, t } from './text.ts';

const CHART = bands<string>({
  id: 'volley',
  title: t('Salve', 'Volley'),
  heading: t('Dé', 'Die'),
  columns: [t('Effet', 'Effect')],
  lines: [
    band(-Infinity, 2, '—'),
    { ...band(3, 4, 'D'), printed: same('3-4') },
    band(5, 5, 'R'),
    band(6, Infinity, 'RR'),
  ],
  show: (code) => [same(code)],
});

const classOf = ({ line }: { readonly line: string }): string => line;

describe('the lines of a chart as classes of results', () => {
  test('in printed order, each with its numbers and cells, in a sentence the cells alone', () => {
    const facet = lineFacet(CHART, { worths: [0, 1, 2, 3], classOf });
    expect(facet).toMatchObject({
      id: 'result',
      classes: [
        { id: '..2', text: t('2 et moins : —', '2 or less: —'), brief: same('—'), worth: 0 },
        { id: '3..4', text: t('3-4 : D', '3-4: D'), brief: same('D'), worth: 1 },
        { id: '5', text: t('5 : R', '5: R'), worth: 2 },
        { id: '6..', text: t('6 et plus : RR', '6 or more: RR'), worth: 3 },
      ],
    });
    expect(facet.classOf({ line: '5' })).toBe('5');
  });

  test('in words and ids of the ruleset, the last line first', () => {
    const { value } = CHART.lines[0]!;
    const facet = lineFacet(CHART, {
      worths: [0, 1, 2, 3],
      said: (line) => same(`[${line.value}]`),
      idOf: (line) => line.value,
      upwards: true,
      classOf,
    });
    expect(facet).toMatchObject({ classes: [{ id: 'RR' }, { id: 'R' }, { id: 'D' }, { id: value, worth: 0 }] });
  });

  test('every line has its worth', () =>
    expect(() => lineFacet(CHART, { worths: [0, 1], classOf })).toThrow('volley: a worth for each line'));
});
