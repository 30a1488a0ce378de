/** The pattern that fills an area of ground. */
export const FILLS = [
  'none',
  'woods',
  'orchard',
  'rough',
  'marsh',
  'water',
  'ford',
  'town',
  'castle',
  'bridge',
] as const;
export type Fill = (typeof FILLS)[number];

/** What is drawn along a side: a stream, a river, short strokes downhill, a wall, a crest, a bridge across it. */
export type Stroke = 'stream' | 'river' | 'slope' | 'steep' | 'wall' | 'crest' | 'bridge';

export interface GroundLook {
  readonly fill: Fill;
  /** Stands in each hex of that ground, so that nothing is said by colour alone. */
  readonly letter: string;
}

/** By the words that terrain charts use. */
const GROUND: Readonly<Record<string, GroundLook>> = {
  clear: { fill: 'none', letter: '' },
  difficult: { fill: 'rough', letter: 'd' },
  orchard: { fill: 'orchard', letter: 'o' },
  woods: { fill: 'woods', letter: 'w' },
  marsh: { fill: 'marsh', letter: 'm' },
  water: { fill: 'water', letter: '' },
  'sea-river': { fill: 'water', letter: '' },
  'ford-1': { fill: 'ford', letter: '1' },
  'ford-2': { fill: 'ford', letter: '2' },
  'ford-3': { fill: 'ford', letter: '3' },
  town: { fill: 'town', letter: 't' },
  castle: { fill: 'castle', letter: 'c' },
  bridge: { fill: 'bridge', letter: 'b' },
};

const SIDES: Readonly<Record<string, Stroke>> = {
  stream: 'stream',
  river: 'river',
  slope: 'slope',
  bank: 'slope',
  steep: 'steep',
  redoubt: 'wall',
  fortification: 'wall',
  wall: 'wall',
  crest: 'crest',
  bridge: 'bridge',
  ford: 'bridge',
};

export const groundLook = (id: string): GroundLook => GROUND[id] ?? { fill: 'rough', letter: id.charAt(0) };
export const sideLook = (id: string): Stroke => SIDES[id] ?? 'wall';
export const roadLook = (id: string): 'road' | 'trail' => (id === 'trail' ? 'trail' : 'road');
