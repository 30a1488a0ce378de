import type { Sketch } from '../testing.ts';

/*
 * Around 0404: north-west 0403, north-east 0503, east 0504, south-east 0505, south-west 0405, west 0304. Who stands there
 * facing south has 0405 and 0505 in front. Around 0405: 0304, 0404, 0505, 0406, 0306, 0305.
 */

/** A's first unit strikes 0404 from 0405, where nothing else is said. */
export interface ShockPosition {
  readonly name: string;
  readonly sketch: Sketch;
  readonly on?: string;
  readonly units?: readonly number[];
  readonly charges?: readonly number[];
  readonly counterCharge?: true;
  /** What counts of the chart; or the one reason why nothing does. */
  readonly lines: readonly string[];
  /** Of the derived situation. */
  readonly facts: object;
}

/** A row of the chart, a position where it counts, and one beside it where it does not. */
export interface ShockPair {
  readonly row: string;
  readonly counts: ShockPosition;
  readonly near: ShockPosition;
}

type How = Pick<ShockPosition, 'on' | 'units' | 'charges' | 'counterCharge'>;

const at = (name: string, sketch: Sketch, lines: readonly string[], facts: object, how: How = {}): ShockPosition => ({
  name,
  sketch,
  lines,
  facts,
  ...how,
});

const pair = (row: string, counts: ShockPosition, near: ShockPosition): ShockPair => ({ row, counts, near });

const [FOOT, HORSE, HEAVY] = ['A I 4/5 0405 N', 'A C 4/5 0405 N', 'A L 4/5 0405 N'];
const DEFENDER = 'B I 4/5 0404 S';
const CLEAR = '+1 terrain';

const on = (more: Omit<Sketch, 'units'>, ...units: readonly string[]): Sketch => ({
  units: units.length > 0 ? units : [FOOT, DEFENDER],
  ...more,
});
const by = (...units: readonly string[]): Sketch => ({ units });
const strong = (attackers: number, defenders: number): Sketch =>
  by(`A I ${attackers}/5 0405 N`, `B I ${defenders}/5 0404 S`);
const strengths = (attackers: number, defenders: number): object => ({
  attackers: [{ strength: attackers }],
  defenders: [{ strength: defenders }],
});
const from = (facts: object): object => ({ attackers: [facts] });
const CHARGE: How = { units: [], charges: [0] };

export const SHOCKS: readonly ShockPair[] = [
  pair(
    'odds',
    at('6 to 4 is 1.5/1', strong(6, 4), ['+1 odds', CLEAR], strengths(6, 4)),
    at('5 to 4 is 1/1', strong(5, 4), [CLEAR], strengths(5, 4)),
  ),
  pair(
    'odds',
    at('8 to 4 is 2/1', strong(8, 4), ['+2 odds', CLEAR], strengths(8, 4)),
    at('7 to 4 is 1.5/1', strong(7, 4), ['+1 odds', CLEAR], strengths(7, 4)),
  ),
  pair(
    'odds',
    at('16 to 4 is 4/1', strong(16, 4), ['+4 odds', CLEAR], strengths(16, 4)),
    at('15 to 4 is 3/1', strong(15, 4), ['+3 odds', CLEAR], strengths(15, 4)),
  ),
  pair(
    'odds',
    at('2 to 4 is 1/2', strong(2, 4), ['-2 odds', CLEAR], strengths(2, 4)),
    at('3 to 4 is 1/1.5', strong(3, 4), ['-1 odds', CLEAR], strengths(3, 4)),
  ),
  pair(
    'odds',
    at('2 to 7 is less than 1/3', strong(2, 7), ['-4 odds', CLEAR], strengths(2, 7)),
    at('2 to 6 is 1/3', strong(2, 6), ['-3 odds', CLEAR], strengths(2, 6)),
  ),
  pair(
    'odds',
    at(
      'a stack adds up',
      by(FOOT, DEFENDER, FOOT),
      ['+2 odds', CLEAR],
      { attackers: [{ strength: 4 }, { strength: 4 }] },
      { units: [0, 2] },
    ),
    at('guns with the defender do not (J-4)', by(FOOT, DEFENDER, 'B A 4/5 0404 S'), [CLEAR], {
      defenders: [{ type: 'infantry' }, { type: 'artillery' }],
    }),
  ),
  pair(
    'cohesion',
    at('7 against 5', by('A I 4/7 0405 N', DEFENDER), ['+2 cohesion', CLEAR], from({ cohesion: 7 })),
    at('5 against 5', by(FOOT, DEFENDER), [CLEAR], from({ cohesion: 5 })),
  ),
  pair(
    'cohesion',
    at(
      'the best of two attackers',
      by('A I 2/4 0405 N', DEFENDER, 'A I 2/7 0405 N'),
      ['+2 cohesion', CLEAR],
      { attackers: [{ cohesion: 4 }, { cohesion: 7 }] },
      { units: [0, 2] },
    ),
    at('that of guns with the defender does not count (J-57)', by(FOOT, DEFENDER, 'B A 4/9 0404 S'), [CLEAR], {
      defenders: [{ cohesion: 5 }, { cohesion: 9 }],
    }),
  ),
  pair(
    'terrain',
    at('clear ground', on({}), [CLEAR], { terrain: 'clear' }),
    at('difficult ground', on({ ground: { '0404': 'difficult' } }), [], { terrain: 'difficult' }),
  ),
  pair(
    'terrain',
    at('an orchard', on({ ground: { '0404': 'orchard' } }), ['-1 terrain'], { terrain: 'orchard' }),
    at('difficult ground', on({ ground: { '0404': 'difficult' } }), [], { terrain: 'difficult' }),
  ),
  pair(
    'terrain',
    at('woods', on({ ground: { '0404': 'woods' } }), ['-1 terrain'], { terrain: 'woods' }),
    at('difficult ground, out of woods', on({ ground: { '0404': 'difficult', '0405': 'woods' } }), [], {
      attackers: [{ terrain: 'woods' }],
      terrain: 'difficult',
    }),
  ),
  pair(
    'terrain',
    at('marsh', on({ ground: { '0404': 'marsh' } }), ['-2 terrain'], { terrain: 'marsh' }),
    at('difficult ground beside a marsh', on({ ground: { '0404': 'difficult', '0304': 'marsh' } }), [], {
      terrain: 'difficult',
    }),
  ),
  pair(
    'terrain',
    at('a village', on({ ground: { '0404': 'town' } }), ['-1 terrain'], { terrain: 'town' }),
    at(
      'a walled village: the wall alone (J-15)',
      on({ ground: { '0404': 'town' }, sides: { redoubt: ['0404-0405'] } }),
      ['-2 work-into'],
      {
        attackers: [{ work: 'into-redoubt' }],
        terrain: 'town',
      },
    ),
  ),
  pair(
    'terrain',
    at('a castle', on({ ground: { '0404': 'castle' } }), ['-3 terrain'], { terrain: 'castle' }),
    at(
      'cavalry in it, attacked by foot',
      on({ ground: { '0404': 'castle' } }, FOOT, 'B C 4/5 0404 S'),
      ['+2 cavalry-in-town'],
      {
        terrain: 'castle',
      },
    ),
  ),
  pair(
    'cavalry-in-town',
    at(
      'foot on cavalry in a village',
      on({ ground: { '0404': 'town' } }, FOOT, 'B C 4/5 0404 S'),
      ['+2 cavalry-in-town'],
      {
        defenders: [{ type: 'cavalry' }],
        terrain: 'town',
      },
    ),
    at(
      'cavalry on cavalry in a village',
      on({ ground: { '0404': 'town' } }, HORSE, 'B C 4/5 0404 S'),
      ['-1 terrain', '-2 cavalry-shock'],
      { terrain: 'town' },
    ),
  ),
  pair(
    'level',
    at('uphill', on({ ground: { '0404': 'clear 1' } }), [CLEAR, '-1 level'], from({ levels: 1 })),
    at('level on a hill', on({ ground: { '0404': 'clear 1', '0405': 'clear 1' } }), [CLEAR], from({ levels: 0 })),
  ),
  pair(
    'level',
    at('two levels up', on({ ground: { '0404': 'clear 2' } }), [CLEAR, '-2 level'], from({ levels: 2 })),
    at('a hill beside', on({ ground: { '0304': 'clear 2' } }), [CLEAR], from({ levels: 0 })),
  ),
  pair(
    'level',
    at('downhill', on({ ground: { '0405': 'clear 1' } }), [CLEAR, '+1 level'], from({ levels: -1 })),
    at(
      'from a hill to as high a one',
      on({ ground: { '0404': 'clear 2', '0405': 'clear 2' } }),
      [CLEAR],
      from({ levels: 0 }),
    ),
  ),
  pair(
    'level',
    at('two levels down', on({ ground: { '0405': 'clear 2' } }), [CLEAR, '+1 level'], from({ levels: -2 })),
    at('a hill behind the attacker', on({ ground: { '0406': 'clear 2' } }), [CLEAR], from({ levels: 0 })),
  ),
  pair(
    'slope',
    at('a slope', on({ sides: { slope: ['0404-0405'] } }), [CLEAR, '-1 slope'], from({ slope: 'slope' })),
    at('a crest', on({ sides: { crest: ['0404-0405'] } }), [CLEAR], from({ slope: 'none', crest: true })),
  ),
  pair(
    'slope',
    at(
      'a steep slope, uphill',
      on({ sides: { steep: ['0404-0405'] }, ground: { '0404': 'clear 1' } }),
      [CLEAR, '-1 level', '-2 slope'],
      from({ slope: 'steep', levels: 1 }),
    ),
    at(
      'a steep slope on another side',
      on({ sides: { steep: ['0405-0304'] }, ground: { '0404': 'clear 1' } }),
      [CLEAR, '-1 level'],
      from({ slope: 'none' }),
    ),
  ),
  pair(
    'slope',
    at(
      'a steep slope across two levels',
      on({ sides: { steep: ['0404-0405'] }, ground: { '0404': 'clear 2' } }),
      [CLEAR, '-2 level', '-2 slope'],
      from({ slope: 'steep', levels: 2 }),
    ),
    at(
      'across three there is no shock [i]',
      on({ sides: { steep: ['0404-0405'] }, ground: { '0404': 'clear 3' } }),
      ['steep slope across 3 levels: hexside impassable, no shock'],
      from({ slope: 'steep', levels: 3 }),
    ),
  ),
  pair(
    'water',
    at('a stream', on({ sides: { stream: ['0404-0405'] } }), [CLEAR, '-1 water'], from({ water: 'stream' })),
    at('a stream on another side', on({ sides: { stream: ['0405-0304'] } }), [CLEAR], from({ water: 'none' })),
  ),
  pair(
    'water',
    at(
      'a bridge over a river',
      on({ sides: { river: ['0404-0405'], bridge: ['0404-0405'] } }),
      [CLEAR, '-3 water'],
      from({ water: 'bridge-over-river' }),
    ),
    at(
      'no bridge',
      on({ sides: { river: ['0404-0405'] } }),
      ['no shock into a river, a lake or the sea, nor across a river without a bridge'],
      from({ water: 'river' }),
    ),
  ),
  pair(
    'water',
    at(
      'a bridge over a stream is its stream (J-20)',
      on({ sides: { stream: ['0404-0405'], bridge: ['0404-0405'] } }),
      [CLEAR, '-1 water'],
      from({ water: 'bridge-over-stream' }),
    ),
    at(
      'read otherwise',
      on({ sides: { stream: ['0404-0405'], bridge: ['0404-0405'] }, options: { 'J-20': 'nothing' } }),
      [CLEAR],
      from({ water: 'bridge-over-stream' }),
    ),
  ),
  pair(
    'work-into',
    at(
      'into a redoubt, in place of the hex',
      on({ sides: { redoubt: ['0404-0405'] } }),
      ['-2 work-into'],
      from({ work: 'into-redoubt' }),
    ),
    at(
      'a redoubt open on this side',
      on({ sides: { redoubt: ['0404-0505', '0404-0403'] } }),
      [CLEAR],
      from({ work: 'none' }),
    ),
  ),
  pair(
    'work-into',
    at(
      'into a fortification',
      on({ sides: { fortification: ['0404-0405'] } }),
      ['-3 work-into'],
      from({ work: 'into-fortification' }),
    ),
    at(
      'a fortification of the hex beside',
      on({ sides: { fortification: ['0304-0405'] } }),
      [CLEAR],
      from({ work: 'none' }),
    ),
  ),
  pair(
    'work-out-of',
    at(
      'out of a redoubt',
      on({ sides: { redoubt: ['0405-0404'] } }),
      [CLEAR, '-1 work-out-of'],
      from({ work: 'out-of-redoubt' }),
    ),
    at('its wall on another side', on({ sides: { redoubt: ['0405-0505'] } }), [CLEAR], from({ work: 'none' })),
  ),
  pair(
    'work-out-of',
    at(
      'out of a fortified village: not the -1 of [b] too',
      on({ sides: { fortification: ['0405-0404'] }, ground: { '0405': 'town' } }),
      [CLEAR, '-1 work-out-of'],
      from({ work: 'out-of-fortification', terrain: 'town' }),
    ),
    at(
      'out of an open one',
      on({ ground: { '0405': 'town' } }),
      [CLEAR, '-1 attacker-six-fronts'],
      from({ work: 'none', terrain: 'town' }),
    ),
  ),
  pair(
    'attacker-six-fronts',
    at(
      'out of a village',
      on({ ground: { '0405': 'town' } }),
      [CLEAR, '-1 attacker-six-fronts'],
      from({ terrain: 'town' }),
    ),
    at('out of woods', on({ ground: { '0405': 'woods' } }), [CLEAR], from({ terrain: 'woods' })),
  ),
  pair(
    'routed',
    at('a routed defender, from behind: not its rear too', by(FOOT, 'B I 4/5 0404 N r'), [CLEAR, '+2 routed'], {
      defenders: [{ state: 'routed' }],
    }),
    at('a disordered one', by(FOOT, 'B I 4/5 0404 N d'), [CLEAR, '+2 rear'], { defenders: [{ state: 'disordered' }] }),
  ),
  pair(
    'rear',
    at('from behind', by(FOOT, 'B I 4/5 0404 N'), [CLEAR, '+2 rear'], from({ aspect: 'rear' })),
    at('from the front', by(FOOT, DEFENDER), [CLEAR], from({ aspect: 'front' })),
  ),
  pair(
    'rear',
    at('from a hex between front and rear', by(FOOT, 'B I 4/5 0404 SE'), [CLEAR, '+2 rear'], from({ aspect: 'side' })),
    at('one vertex on, it is a front hex', by(FOOT, 'B I 4/5 0404 SW'), [CLEAR], from({ aspect: 'front' })),
  ),
  pair(
    'rear',
    at(
      'between front and rear of disordered cavalry',
      by(FOOT, 'B C 4/5 0404 SE d'),
      [CLEAR, '+2 rear'],
      from({ aspect: 'side' }),
    ),
    at('of cavalry in good order (J-119)', by(FOOT, 'B C 4/5 0404 SE'), [CLEAR], from({ aspect: 'front' })),
  ),
  pair(
    'front-and-rear',
    at(
      'from front and rear',
      by(FOOT, DEFENDER, 'A I 4/5 0304 SE'),
      ['+2 odds', CLEAR, '+3 front-and-rear'],
      { attackers: [{ aspect: 'front' }, { aspect: 'side' }] },
      { units: [0, 2] },
    ),
    at(
      'from both front hexes',
      by(FOOT, DEFENDER, 'A I 4/5 0505 N'),
      ['+2 odds', CLEAR],
      { attackers: [{ aspect: 'front' }, { aspect: 'front' }] },
      { units: [0, 2] },
    ),
  ),
  pair(
    'front-and-rear',
    at(
      'three attackers, one of them in front',
      by(FOOT, DEFENDER, 'A I 4/5 0304 SE', 'A I 4/5 0403 S'),
      ['+3 odds', CLEAR, '+3 front-and-rear'],
      { attackers: [{ aspect: 'front' }, { aspect: 'side' }, { aspect: 'rear' }] },
      { units: [0, 2, 3] },
    ),
    at(
      'two behind',
      by('A I 4/5 0304 SE', DEFENDER, 'A I 4/5 0403 S'),
      ['+2 odds', CLEAR, '+2 rear'],
      { attackers: [{ aspect: 'side' }, { aspect: 'rear' }] },
      { units: [0, 2] },
    ),
  ),
  pair(
    'exposed',
    at(
      'an enemy beside, with a rear hex in its front',
      by(FOOT, DEFENDER, 'B I 4/5 0505 S'),
      [CLEAR, '-1 exposed'],
      from({ backTo: 'infantry-or-cavalry' }),
    ),
    at('that enemy looking away', by(FOOT, DEFENDER, 'B I 4/5 0505 N'), [CLEAR], from({ backTo: 'nobody' })),
  ),
  pair(
    'exposed',
    at(
      'a square beside',
      by(FOOT, DEFENDER, 'B I 4/5 0505 N q'),
      [CLEAR, '-1 exposed'],
      from({ backTo: 'infantry-or-cavalry' }),
    ),
    at('routed troops there', by(FOOT, DEFENDER, 'B I 4/5 0505 S r'), [CLEAR], from({ backTo: 'nobody' })),
  ),
  pair(
    'exposed',
    at(
      'a disordered enemy there',
      by(FOOT, DEFENDER, 'B I 4/5 0505 S d'),
      [CLEAR, '-1 exposed'],
      from({ backTo: 'infantry-or-cavalry' }),
    ),
    at('guns there (J-11)', by(FOOT, DEFENDER, 'B A 4/5 0505 S'), [CLEAR], from({ backTo: 'artillery' })),
  ),
  pair(
    'exposed',
    at(
      'cavalry there',
      by(FOOT, DEFENDER, 'B C 4/5 0505 S'),
      [CLEAR, '-1 exposed'],
      from({ backTo: 'infantry-or-cavalry' }),
    ),
    at('cavalry farther off', by(FOOT, DEFENDER, 'B C 4/5 0605 SW'), [CLEAR], from({ backTo: 'nobody' })),
  ),
  pair(
    'exposed',
    at(
      'at the edge of the map, an enemy beside with a rear hex in its front',
      by('A I 4/5 0105 N', 'B I 4/5 0104 S', 'B I 4/5 0106 NE'),
      [CLEAR, '-1 exposed'],
      from({ backTo: 'infantry-or-cavalry' }),
      { on: '0104' },
    ),
    at(
      'that enemy looking off the map, where the attacker has no rear hex',
      by('A I 4/5 0105 N', 'B I 4/5 0104 S', 'B I 4/5 0106 SW'),
      [CLEAR],
      from({ backTo: 'nobody' }),
      { on: '0104' },
    ),
  ),
  pair(
    'exposed',
    at(
      'two attackers exposed count once (J-10)',
      by(FOOT, DEFENDER, 'A I 4/5 0304 SE', 'B I 4/5 0505 S', 'B I 4/5 0204 SE'),
      ['+2 odds', CLEAR, '+3 front-and-rear', '-1 exposed'],
      { attackers: [{ backTo: 'infantry-or-cavalry' }, { backTo: 'infantry-or-cavalry' }] },
      { units: [0, 2] },
    ),
    at(
      'six front hexes leave no rear',
      on({ ground: { '0405': 'town' } }, FOOT, DEFENDER, 'B I 4/5 0505 S'),
      [CLEAR, '-1 attacker-six-fronts'],
      from({ backTo: 'nobody' }),
    ),
  ),
  pair(
    'cavalry-shock',
    at('cavalry that does not charge', by(HORSE, DEFENDER), [CLEAR, '-2 cavalry-shock'], from({ charging: false })),
    at('cavalry that does', by(HORSE, DEFENDER), [CLEAR, '+1 charge'], from({ charging: true }), CHARGE),
  ),
  pair(
    'cavalry-shock',
    at(
      'foot and horse, without a charge (J-25)',
      by(FOOT, DEFENDER, 'A C 4/5 0505 N'),
      ['+2 odds', CLEAR, '-2 cavalry-shock'],
      { attackers: [{ type: 'infantry' }, { type: 'cavalry' }] },
      { units: [0, 2] },
    ),
    at(
      'foot, and horse that charges',
      by(FOOT, DEFENDER, 'A C 4/5 0505 N'),
      ['+2 odds', CLEAR, '+1 charge'],
      { attackers: [{ charging: false }, { charging: true }] },
      { units: [0], charges: [2] },
    ),
  ),
  pair(
    'heavy-charge',
    at(
      'heavy cavalry',
      by(HEAVY, DEFENDER),
      [CLEAR, '+3 heavy-charge'],
      from({ type: 'heavy-cavalry', charging: true }),
      CHARGE,
    ),
    at('light cavalry', by(HORSE, DEFENDER), [CLEAR, '+1 charge'], from({ type: 'cavalry', charging: true }), CHARGE),
  ),
  pair(
    'charge',
    at('light cavalry', by(HORSE, DEFENDER), [CLEAR, '+1 charge'], from({ type: 'cavalry', charging: true }), CHARGE),
    at(
      'heavy with light: +3 alone (J-26)',
      by(HORSE, DEFENDER, 'A L 4/5 0505 N'),
      ['+2 odds', CLEAR, '+3 heavy-charge'],
      { attackers: [{ charging: true }, { charging: true }] },
      { units: [], charges: [0, 2] },
    ),
  ),
  pair(
    'charge',
    at(
      'on a slope of the hex beside',
      on({ sides: { slope: ['0405-0304'] } }, HORSE, DEFENDER),
      [CLEAR, '+1 charge'],
      from({ slope: 'none' }),
      CHARGE,
    ),
    at(
      'over a slope there is none [e]',
      on({ sides: { slope: ['0404-0405'] } }, HORSE, DEFENDER),
      ['no charge through that terrain (Slope)'],
      from({ slope: 'slope' }),
      CHARGE,
    ),
  ),
  pair(
    'charge',
    at(
      'across a stream',
      on({ sides: { stream: ['0404-0405'] } }, HORSE, DEFENDER),
      [CLEAR, '-1 water', '+1 charge'],
      from({ water: 'stream' }),
      CHARGE,
    ),
    at(
      'over a bridge there is none [e]',
      on({ sides: { river: ['0404-0405'], bridge: ['0404-0405'] } }, HORSE, DEFENDER),
      ['no charge through that terrain (Bridge / Deployed pontoon)'],
      from({ water: 'bridge-over-river' }),
      CHARGE,
    ),
  ),
  pair(
    'charge',
    at(
      'uphill',
      on({ ground: { '0404': 'clear 1' } }, HORSE, DEFENDER),
      [CLEAR, '-1 level', '+1 charge'],
      from({ levels: 1 }),
      CHARGE,
    ),
    at(
      'into an orchard there is none [e]',
      on({ ground: { '0404': 'orchard' } }, HORSE, DEFENDER),
      ['no charge into that terrain (Orchard / Palm)'],
      { terrain: 'orchard' },
      CHARGE,
    ),
  ),
  pair(
    'charge',
    at(
      'past woods',
      on({ ground: { '0304': 'woods' } }, HORSE, DEFENDER),
      [CLEAR, '+1 charge'],
      from({ terrain: 'clear' }),
      CHARGE,
    ),
    at(
      'out of difficult ground there is none [e]',
      on({ ground: { '0405': 'difficult' } }, HORSE, DEFENDER),
      ['no charge from that terrain (Difficult / Rough / Dry lake / Vineyard)'],
      from({ terrain: 'difficult' }),
      CHARGE,
    ),
  ),
  pair(
    'charge-on-square',
    at(
      'a charge on a square, even with foot',
      by(FOOT, 'B I 4/5 0404 S q', 'A L 4/5 0505 N'),
      ['+2 odds', CLEAR, '-2 charge-on-square'],
      { defenders: [{ inSquare: true }] },
      { units: [0], charges: [2] },
    ),
    at(
      'on a line',
      by(FOOT, DEFENDER, 'A L 4/5 0505 N'),
      ['+2 odds', CLEAR, '+3 heavy-charge'],
      { defenders: [{ inSquare: false }] },
      { units: [0], charges: [2] },
    ),
  ),
  pair(
    'infantry-on-square',
    at('foot alone on a square', by(FOOT, 'B I 4/5 0404 S q'), [CLEAR, '+1 infantry-on-square'], {
      defenders: [{ inSquare: true }],
    }),
    at(
      'with cavalry beside it',
      by(FOOT, 'B I 4/5 0404 S q', 'A C 4/5 0505 N'),
      ['+2 odds', CLEAR, '-2 cavalry-shock'],
      { defenders: [{ inSquare: true }] },
      { units: [0, 2] },
    ),
  ),
  pair(
    'defender-six-fronts',
    at(
      'from behind a square',
      by(FOOT, 'B I 4/5 0404 N q'),
      [CLEAR, '+1 infantry-on-square', '0 defender-six-fronts'],
      from({ aspect: 'rear' }),
    ),
    at('from its front', by(FOOT, 'B I 4/5 0404 S q'), [CLEAR, '+1 infantry-on-square'], from({ aspect: 'front' })),
  ),
  pair(
    'defender-six-fronts',
    at(
      'from behind a village',
      on({ ground: { '0404': 'town' } }, FOOT, 'B I 4/5 0404 N'),
      ['-1 terrain', '0 defender-six-fronts'],
      from({ aspect: 'rear' }),
    ),
    at(
      'from behind woods',
      on({ ground: { '0404': 'woods' } }, FOOT, 'B I 4/5 0404 N'),
      ['-1 terrain', '+2 rear'],
      from({ aspect: 'rear' }),
    ),
  ),
  pair(
    'charge-met',
    at(
      'met by a counter-charge',
      by(HEAVY, 'B C 4/5 0404 S'),
      [CLEAR, '0 charge-met'],
      { counterCharge: true },
      { ...CHARGE, counterCharge: true },
    ),
    at(
      'by cavalry that is disordered and cannot',
      by(HEAVY, 'B C 4/5 0404 S d'),
      [CLEAR, '+3 heavy-charge'],
      { counterCharge: false },
      { ...CHARGE, counterCharge: true },
    ),
  ),
];
