import { expect, test } from 'vitest';
import { hexOfNumber, numberOf } from '../../../../space/hex.ts';
import { readMap } from '../../../../space/map.ts';
import { VOCABULARY } from '../position/ground.ts';
import { hiddenBy } from './sight.ts';

interface Ground {
  /** By column of the first row. */
  readonly levels?: string;
  readonly woods?: string;
  /** Of the second row. */
  readonly below?: string;
  readonly crests?: readonly string[];
}

const seen = (
  from: string,
  to: string,
  { levels = '00000', woods = '.....', below = '.....', crests = [] }: Ground,
): string => {
  const map = readMap(
    {
      width: 5,
      height: 3,
      legend: [
        { letter: '.', terrain: 'clear' },
        { letter: 'w', terrain: 'woods' },
        { letter: 't', terrain: 'town' },
      ],
      terrain: [woods, below, '.....'],
      levels: [levels, '00000', '00000'],
      sides: crests.map((pair) => ({ kind: 'crest', between: [pair] })),
    },
    VOCABULARY,
  );
  const blocked = hiddenBy(map, hexOfNumber(map.grid, from)!, hexOfNumber(map.grid, to)!);
  const hexes = blocked?.hexes.map((hex) => numberOf(map.grid, hex)).sort();
  return blocked === undefined ? 'open' : `${hexes!.join('+')} ${blocked.why}`;
};

test.each<[string, string, string, Ground, string]>([
  ['the plain', '0101', '0501', {}, 'open'],
  ['a hill between', '0101', '0501', { levels: '00100' }, '0301 height'],
  ['a hill as high as one end', '0101', '0501', { levels: '00101' }, 'open'],
  ['a village does not block', '0101', '0501', { woods: '..t..' }, 'open'],
  ['woods on the plain', '0101', '0501', { woods: '..w..' }, '0301 woods'],
  ['woods at the ends', '0101', '0501', { woods: 'w...w' }, 'open'],
  ['woods below both ends', '0101', '0501', { woods: '..w..', levels: '10001' }, 'open'],
  ['one end higher, woods halfway', '0101', '0501', { woods: '..w..', levels: '00001' }, '0301 woods'],
  ['one end higher, woods nearer the lower', '0101', '0501', { woods: '.w...', levels: '00001' }, '0201 woods'],
  ['one end higher, woods nearer the higher', '0101', '0501', { woods: '...w.', levels: '00001' }, 'open'],
  ['the same, from the higher end', '0501', '0101', { woods: '...w.', levels: '00001' }, 'open'],
  ['woods as high as the higher end', '0101', '0501', { woods: '...w.', levels: '00011' }, '0401 woods'],
  ['a crest between', '0101', '0501', { crests: ['0201-0301'] }, '0201+0301 crest'],
  ['a crest before an end', '0101', '0501', { crests: ['0101-0201'] }, 'open'],
  ['a crest along the line', '0301', '0303', { crests: ['0202-0302'] }, '0202+0302 crest'],
  ['woods on one hand of a side', '0301', '0303', { below: '..w..' }, '0202+0302 woods'],
])('%s', (_, from, to, ground, expected) => expect(seen(from, to, ground)).toBe(expected));
