import type { Sketch } from '../testing.ts';

/*
 * Guns of 4 SP in 0405 that face north, efficient range 3. Beside them 0404; two hexes off 0403 and 0503; three 0402 and
 * 0502; four 0401. The line to 0403 enters it by a corner, between 0304 and 0404; that to 0603 out of 0504.
 */

export type FireKind = 'ordinary' | 'reaction' | 'counter-battery';

/** A's first unit fires. */
export interface FirePosition {
  readonly name: string;
  readonly at: string;
  readonly sketch: Sketch;
  readonly units: readonly number[];
  readonly kind: FireKind;
  /** What counts of the chart, strength first; or the one reason why nothing does. */
  readonly lines: readonly string[];
  /** Of the derived situation. */
  readonly facts: object;
}

export interface FirePair {
  readonly row: string;
  readonly counts: FirePosition;
  readonly near: FirePosition;
}

const GUNS = 'A A 4/5 0405 N';
const FIRING = '+4 strength';
const [NEAR, FAR] = ['+1 adjacent', '0 efficient'];

type More = Omit<Sketch, 'units'> & {
  readonly target?: string;
  readonly others?: readonly string[];
  readonly kind?: FireKind;
  readonly units?: readonly number[];
};

const at = (
  name: string,
  hex: string,
  { target = `B I 4/5 ${hex} S`, others = [], kind = 'ordinary', units = [0], ...more }: More,
  lines: readonly string[],
  facts: object,
): FirePosition => ({
  name,
  at: hex,
  sketch: { units: [GUNS, target, ...others], step: 'fire', ...more },
  units,
  kind,
  lines: lines[0] === FIRING || lines.length === 1 ? lines : [FIRING, ...lines],
  facts,
});

const pair = (row: string, counts: FirePosition, near: FirePosition): FirePair => ({ row, counts, near });

const ground = (hex: string, said: string): More => ({ ground: { [hex]: said } });
const side = (kind: string, ...between: readonly string[]): More => ({ sides: { [kind]: between } });
const plain = (name: string, hex: string, more: More, facts: object): FirePosition =>
  at(name, hex, more, [FIRING, hex === '0404' ? NEAR : FAR], facts);

export const FIRES: readonly FirePair[] = [
  pair('strength', plain('4 SP', '0403', {}, { batteries: [{ strength: 4 }] }), {
    ...plain('of two batteries of 3, one has its 3', '0403', {}, { batteries: [{ strength: 3 }] }),
    sketch: { units: ['A A 3/5 0405 N', 'B I 4/5 0403 S'], step: 'fire' },
    lines: ['+3 strength', FAR],
  }),
  pair(
    'combined',
    at(
      'two stacked batteries of a formation',
      '0403',
      { others: [GUNS], units: [0, 2] },
      [FIRING, '+2 combined', FAR],
      { together: 'stacked' },
    ),
    at(
      'in two hexes they do not fire together',
      '0403',
      { others: ['A A 4/5 0505 N'], units: [0, 2] },
      ['no combined fire: two artillery units must be stacked and of the same formation'],
      { together: 'other-hex' },
    ),
  ),
  pair(
    'six-fronts',
    at('out of a village', '0403', ground('0405', 'town'), [FIRING, '-1 six-fronts', FAR], { firerTerrain: 'town' }),
    plain('out of woods', '0403', ground('0405', 'woods'), { firerTerrain: 'woods' }),
  ),
  pair(
    'six-fronts',
    at('with a square', '0403', { others: ['A I 4/5 0405 N q'] }, [FIRING, '-1 six-fronts', FAR], {
      firerInSquare: true,
    }),
    plain('with a line', '0403', { others: ['A I 4/5 0405 N'] }, { firerInSquare: false }),
  ),
  pair(
    'answering',
    at('in reaction', '0404', { kind: 'reaction' }, [FIRING, '-1 answering', NEAR], { kind: 'reaction' }),
    plain('of its own accord', '0404', {}, { kind: 'ordinary' }),
  ),
  pair(
    'answering',
    at(
      'counter-battery',
      '0403',
      { target: 'B A 4/5 0403 S', kind: 'counter-battery' },
      [FIRING, '-1 answering', FAR],
      { kind: 'counter-battery' },
    ),
    at(
      'not at a target without guns (J-73)',
      '0403',
      { kind: 'counter-battery' },
      ['no counter-battery fire at a target without artillery'],
      { kind: 'counter-battery' },
    ),
  ),
  pair(
    'target-terrain',
    at('at woods', '0403', ground('0403', 'woods'), [FIRING, '-1 target-terrain', FAR], { terrain: 'woods' }),
    plain('at an orchard', '0403', ground('0403', 'orchard'), { terrain: 'orchard' }),
  ),
  pair(
    'target-terrain',
    at('at a village', '0403', ground('0403', 'town'), [FIRING, '-2 target-terrain', FAR], { terrain: 'town' }),
    plain('past a village', '0403', ground('0503', 'town'), { terrain: 'clear' }),
  ),
  pair(
    'target-terrain',
    at('at a castle', '0403', ground('0403', 'castle'), [FIRING, '-2 target-terrain', FAR], { terrain: 'castle' }),
    plain('at a marsh', '0403', ground('0403', 'marsh'), { terrain: 'marsh' }),
  ),
  pair(
    'target-level',
    at('uphill, next to it', '0404', ground('0404', 'clear 1'), [FIRING, '-1 target-level', NEAR], {
      levels: 1,
      distance: 1,
    }),
    plain('uphill, farther off [f]', '0403', ground('0403', 'clear 1'), { levels: 1, distance: 2 }),
  ),
  pair(
    'target-level',
    at('two levels up, next to it', '0404', ground('0404', 'clear 2'), [FIRING, '-1 target-level', NEAR], {
      levels: 2,
    }),
    plain('as high', '0404', { ground: { '0404': 'clear 2', '0405': 'clear 2' } }, { levels: 0 }),
  ),
  pair(
    'target-level',
    at('two levels down, next to it', '0404', ground('0405', 'clear 2'), [FIRING, '-1 target-level', NEAR], {
      levels: -2,
    }),
    plain('one level down', '0404', ground('0405', 'clear 1'), { levels: -1 }),
  ),
  pair(
    'work',
    at('into a redoubt', '0404', side('redoubt', '0404-0405'), [FIRING, '-1 work', NEAR], { work: 'into-redoubt' }),
    plain('open on this side', '0404', side('redoubt', '0404-0505'), { work: 'none' }),
  ),
  pair(
    'work',
    at(
      'into a fortified village: the wall alone',
      '0404',
      { ...side('fortification', '0404-0405'), ...ground('0404', 'town') },
      [FIRING, '-2 work', NEAR],
      { work: 'into-fortification', terrain: 'town' },
    ),
    plain('out of a fortification', '0404', side('fortification', '0405-0404'), { work: 'out-of-fortification' }),
  ),
  pair(
    'work',
    at('into a redoubt, farther off', '0603', side('redoubt', '0603-0504'), [FIRING, '-1 work', '0 efficient'], {
      work: 'into-redoubt',
      distance: 3,
    }),
    at('open on this side, farther off', '0603', side('redoubt', '0603-0604'), [FIRING, '0 efficient'], {
      work: 'none',
      distance: 3,
    }),
  ),
  pair(
    'work',
    at('in by a corner with a wall on one hand', '0403', side('redoubt', '0403-0404'), [FIRING, '-1 work', FAR], {
      work: 'into-redoubt',
    }),
    plain('in by a corner without any', '0403', side('redoubt', '0403-0503'), { work: 'none' }),
  ),
  pair(
    'massed',
    at('two units', '0403', { others: ['B I 4/5 0403 S'] }, [FIRING, '+1 massed', FAR], { target: [{}, {}] }),
    plain(
      'a unit and guns',
      '0403',
      { others: ['B A 4/5 0403 S'] },
      { target: [{ type: 'infantry' }, { type: 'artillery' }] },
    ),
  ),
  pair(
    'massed',
    at('two units, next to it', '0404', { others: ['B I 4/5 0404 S'] }, [FIRING, '+1 massed', NEAR], {
      kind: 'ordinary',
    }),
    at(
      'two units, in reaction',
      '0404',
      { others: ['B I 4/5 0404 S'], kind: 'reaction' },
      [FIRING, '-1 answering', NEAR],
      { kind: 'reaction' },
    ),
  ),
  pair(
    'square',
    at('at a square', '0403', { target: 'B I 4/5 0403 S q' }, [FIRING, '+1 square', FAR], {
      target: [{ inSquare: true }],
    }),
    plain('at a line', '0403', {}, { target: [{ inSquare: false }] }),
  ),
  pair('adjacent', plain('next to it', '0404', {}, { distance: 1 }), plain('two hexes', '0403', {}, { distance: 2 })),
  pair(
    'efficient',
    at('three hexes, its efficient range', '0402', {}, [FIRING, FAR], { distance: 3 }),
    at('four', '0401', {}, [FIRING, '-2 long'], { distance: 4 }),
  ),
  pair(
    'long',
    at('four hexes', '0401', {}, [FIRING, '-2 long'], { distance: 4 }),
    at('three', '0402', {}, [FIRING, FAR], { distance: 3 }),
  ),
  pair(
    'adjacent',
    plain('over a slope', '0404', side('slope', '0404-0405'), { slope: 'slope' }),
    at('not over a crest [f]', '0404', side('crest', '0404-0405'), ['no adjacent fire across that hexside (Crest)'], {
      crest: true,
    }),
  ),
  pair(
    'adjacent',
    plain('a steep slope on another side', '0404', side('steep', '0404-0505'), { slope: 'none' }),
    at(
      'not over a steep slope [f]',
      '0404',
      side('steep', '0404-0405'),
      ['no adjacent fire across that hexside (Steep slope)'],
      { slope: 'steep' },
    ),
  ),
];
