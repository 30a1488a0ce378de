import { expect, test } from 'vitest';
import { board, type Sketch } from '../fixtures/board.ts';

/*
 * Guns in 0305 that face north-east, foot in 0505: the line leaves 0305 over the side to 0405 and enters 0505 over the
 * next one. A work is written from its inside: `0405-0305` lies in 0405.
 */
const lines = (more: Partial<Sketch>, at = '0505'): string[] =>
  board({ units: ['A A 4/5 0305 NE', `B I 4/5 ${at} S`], step: 'fire', ...more })
    .fire([0], at)
    .filter((line) => line.endsWith('work') || line.endsWith('terrain') || line.endsWith('six-fronts'));

test.each<[string, Partial<Sketch>, readonly string[]]>([
  ['a redoubt of the target', { sides: { redoubt: ['0505-0405'] } }, ['-1 work']],
  ['a fortification of the target', { sides: { fortification: ['0505-0405'] } }, ['-2 work']],
  ['a redoubt of the hex between, towards the guns', { sides: { redoubt: ['0405-0305'] } }, []],
  ['a fortification of the hex between, towards the guns', { sides: { fortification: ['0405-0305'] } }, []],
  ['a redoubt of the hex between, towards the target', { sides: { redoubt: ['0405-0505'] } }, []],
  ['a redoubt of the guns', { sides: { redoubt: ['0305-0405'] } }, []],
  [
    'a target in a town behind a redoubt of the hex between',
    { sides: { redoubt: ['0405-0305'] }, ground: { '0505': 'town' } },
    ['-2 target-terrain'],
  ],
  [
    'a target in a town behind its own redoubt (J-44)',
    { sides: { redoubt: ['0505-0405'] }, ground: { '0505': 'town' } },
    ['-1 work'],
  ],
  [
    'out of a town over the redoubt of the hex between: the firer keeps his six fronts (J-43)',
    { sides: { redoubt: ['0405-0305'] }, ground: { '0305': 'town' } },
    ['-1 six-fronts'],
  ],
  [
    'and with the switch of J-63 too: he does not fire out of that redoubt',
    { sides: { redoubt: ['0405-0305'] }, ground: { '0305': 'town' }, options: { 'J-63': 'replaced' } },
    ['-1 six-fronts'],
  ],
  [
    'out of his own redoubt he loses them by that switch',
    { sides: { redoubt: ['0305-0405'] }, ground: { '0305': 'town' }, options: { 'J-63': 'replaced' } },
    [],
  ],
])('%s, at two hexes', (_, sketch, expected) => expect(lines(sketch)).toEqual(expected));

test('next to the guns the first side is the side of the target', () => {
  expect(lines({ sides: { redoubt: ['0405-0305'] } }, '0405')).toEqual(['-1 work']);
  expect(lines({ sides: { redoubt: ['0305-0405'] } }, '0405')).toEqual([]);
});
