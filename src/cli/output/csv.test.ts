import { describe, expect, test } from 'vitest';
import { grognard } from '../testing.ts';

describe('CSV', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+cmd|x', "'+cmd|x"],
    ['-2+3', "'-2+3"],
    ['＝1', "'＝1"],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "no"', '"say ""no"""'],
  ])('%s is text, and no formula: %s', async (name, cell) => {
    const leaders = [{ name }];
    const json = JSON.stringify({
      firers: [{ type: 'Ar', strength: 4 }],
      target: { units: [{ type: 'Pe', strength: 5 }], leaders },
    });
    const line = ['resolve', 'alexandre', 'fire', '--json', json, '--dice', '9,7', '--format', 'csv'];
    expect((await grognard(line)).out.split('\n')[2]).toMatch(
      new RegExp(`^d10,${cell.replaceAll(/[+|()]/g, '\\$&')},`),
    );
  });

  test('numbers of the charts stay numbers; what only begins like one is text', async () => {
    const { out } = await grognard(['charts', 'jours-de-gloire', '--format', 'csv']);
    expect(out).toMatch(/,\+4$/m);
    expect(out).toMatch(/,-4$/m);
    expect(out).not.toMatch(/(?:^|,)[=@+-](?!\d+(?:,|$)|,|$)/m);
  });
});
