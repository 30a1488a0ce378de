/** The drawing on a counter of 32 by 32: lines, and shapes filled with ink. */
export interface Drawing {
  readonly lines?: string;
  readonly ink?: string;
}

const BOX = 'M6 10.5h20v11H6z';
const SPEAR = (x: number, top: number, foot: number): string => `M${x} ${foot}V${top}`;
const HEAD = (x: number, top: number): string => `M${x} ${top - 3}l1.9 4.2h-3.8z`;
const DOT = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const HULL = 'M5 19.5h22l-3.5 5.5h-15z';

const INFANTRY: Drawing = { lines: `${BOX}M6 10.5l20 11M26 10.5l-20 11` };
const CAVALRY: Drawing = { lines: `${BOX}M6 21.5l20-11` };
const HEAVY_CAVALRY: Drawing = { lines: BOX, ink: 'M6 21.5l20-11v11z' };
const LIGHT_CAVALRY: Drawing = { lines: `${BOX}M6 21.5l20-11`, ink: DOT(11, 14, 1.7) };
const PIKES: Drawing = {
  lines: 'M8 26V6M13.3 26V6M18.6 26V6M24 26V6M6 21.5h20M6 16.5h20',
};
const SPEARS: Drawing = {
  lines: SPEAR(9, 8, 26) + SPEAR(16, 8, 26) + SPEAR(23, 8, 26) + 'M6 20h20',
  ink: HEAD(9, 8) + HEAD(16, 8) + HEAD(23, 8),
};
const SHIELD: Drawing = { lines: `${DOT(16, 16.5, 8.5)}M16 16.5L12 22M16 11v5.5l4 5.5` };
const PELTA: Drawing = {
  lines: 'M7 12a9 9 0 0 0 18 0q-4.5 2.6-9 0q-4.5 2.6-9 0zM10 27L24 5',
  ink: 'M25.5 2.8l.4 4.7-3.5-2.3z',
};
const BOW: Drawing = { lines: 'M11 5q12 11 0 22M11 5v22M6 16h19', ink: 'M27.5 16l-5-2.7v5.4z' };
const JAVELINS: Drawing = {
  lines: 'M6 21L20 7M12 26L25 13',
  ink: 'M22.5 4.5l-1 5.2-4.2-4.2zM27.5 10.5l-1 5.2-4.2-4.2z',
};
const CHARIOT: Drawing = {
  lines: `${DOT(16, 16, 9)}M16 7v18M7 16h18M9.6 9.6l12.8 12.8M22.4 9.6L9.6 22.4`,
  ink: DOT(16, 16, 2.2),
};
const SCYTHES: Drawing = {
  lines: `${DOT(16, 16, 6)}M16 10v12M4 16h24M4 16q1.5-4 4.5-4.5M28 16q-1.5-4-4.5-4.5`,
  ink: DOT(16, 16, 1.8),
};
const ELEPHANT: Drawing = {
  lines: 'M8 25v-5M12.5 25v-4M16 25v-4',
  ink: 'M6.5 21.5v-6q0-6 6-6h4q1.5-3 5-3 5 0 5 6v8q0 3-2.5 3-1.7 0-2-1.8l1.7-.4q.1.7.5.7.6 0 .6-1.5v-5.5l-3 2.5-2.3-.6v4.1h-3.5v-3h-3.5v3.5z',
};
const CAMEL: Drawing = {
  lines: 'M8.5 26v-7q0-3 1.5-5 1.5-3.5 3.2 0 1 1.7 2 0 1.7-3.5 3.3 0l1.5 2.5h1.5l1.5-7.5 3.5.5M19.5 26v-7.5M8.5 19h11',
};
const LANCE: Drawing = { lines: 'M7 26L24 8', ink: 'M26.5 5.2l-1 4.6-3.6-3.4zM12 20.7L7.5 11l12 1.7z' };
const BLADES: Drawing = { lines: 'M8 25L24 7M24 25L8 7M6.5 19.5l6 5.5M25.5 19.5l-6 5.5' };
const OVAL: Drawing = {
  lines: 'M14 6.5q6 4 6 10t-6 10q-6-4-6-10t6-10zM24.5 27V6',
  ink: `${DOT(14, 16.5, 2)}${HEAD(24.5, 7)}`,
};
const WARBAND: Drawing = { lines: 'M16 6.5L26 24.5H6zM16 13l5 8.5' };
const SCATTERED: Drawing = { ink: DOT(10, 11, 2.3) + DOT(22, 12.5, 2.3) + DOT(14.5, 21.5, 2.3) };
const HORDE: Drawing = {
  ink: [9, 16, 23].flatMap((x) => [9, 16, 23].map((y) => DOT(x + (y === 16 ? 1.2 : -0.6), y, 2.1))).join(''),
};
const CANNON: Drawing = {
  lines: `${DOT(13, 20, 5.2)}M13 20L5.5 25.5`,
  ink: `M9.5 14.5L25 7l2.2 4.2-15 7.5z${DOT(13, 20, 1.6)}`,
};
const BOLT_THROWER: Drawing = { lines: 'M6 13q10-9 20 0M6 13l10 9 10-9M16 26V8M11 26h10', ink: HEAD(16, 7.5) };
const WAGON: Drawing = { lines: `M5.5 9.5h21v10h-21zM12.5 9.5v10M19.5 9.5v10${DOT(11, 23, 3)}${DOT(21, 23, 3)}` };
const TENT: Drawing = { lines: 'M16 7L27 25H5zM16 13v12M16 7l2.5-2' };
const GALLEY: Drawing = {
  lines: 'M8 20l-2 7M13 20l-2 7M18 20l-2 7M23 20l-2 7M16 16V7h6',
  ink: 'M4 15.5h20l4.5-2.5-3 7.5h-19z',
};
const SHIP: Drawing = { lines: 'M16 19.5V5', ink: `${HULL}M17.5 6.5q8 4.5 7 11h-7zM14.5 8.5v9H8z` };
const BOAT: Drawing = { lines: 'M10 26.5L24 8M22.5 6.5l3 2.3', ink: 'M5 15.5h22q-2 7-7 7h-8q-5 0-7-7z' };
const STAR: Drawing = { ink: 'M16 5.5l3.1 7.2 7.8.7-5.9 5.1 1.8 7.7-6.8-4.1-6.8 4.1 1.8-7.7-5.9-5.1 7.8-.7z' };
const SQUARE: Drawing = { lines: 'M7 7h18v18H7zM11.5 11.5h9v9h-9z', ink: DOT(16, 16, 1.8) };

/** By the codes of the rulesets; a code that several use means the same arm in each. */
export const SYMBOLS: Readonly<Record<string, Drawing>> = {
  // Alexandre
  Ph: PIKES,
  Ho: SHIELD,
  Pe: PELTA,
  In: INFANTRY,
  Ja: JAVELINS,
  Ar: BOW,
  Ca: HEAVY_CAVALRY,
  Cl: LIGHT_CAVALRY,
  Ch: CHARIOT,
  El: ELEPHANT,
  // DBM
  Kn: LANCE,
  Cv: CAVALRY,
  LH: LIGHT_CAVALRY,
  Cm: CAMEL,
  Exp: SCYTHES,
  Sp: SPEARS,
  Pk: PIKES,
  Bd: BLADES,
  Ax: OVAL,
  Wb: WARBAND,
  Bw: BOW,
  Ps: SCATTERED,
  Hd: HORDE,
  Art: BOLT_THROWER,
  WWg: WAGON,
  Bg: TENT,
  Gal: GALLEY,
  Shp: SHIP,
  Bts: BOAT,
  Nav: SHIP,
  // Jours de Gloire and Warhammer Ancient Battles
  infantry: INFANTRY,
  cavalry: CAVALRY,
  'heavy-cavalry': HEAVY_CAVALRY,
  'light-cavalry': LIGHT_CAVALRY,
  artillery: CANNON,
  general: STAR,
  leader: STAR,
  character: STAR,
  square: SQUARE,
  skirmishers: SCATTERED,
  skirmish: SCATTERED,
  chariot: CHARIOT,
  'light-chariot': CHARIOT,
  'heavy-chariot': CHARIOT,
  elephant: ELEPHANT,
  'bolt-thrower': BOLT_THROWER,
  'stone-thrower': BOLT_THROWER,
};
