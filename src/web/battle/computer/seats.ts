import { signal } from '@preact/signals';
import { PREFIX, recall, remember } from '../../base/storage.ts';

/** Levels that one may sit down against; what they are comes with them. */
export const SEATED = ['conscript', 'veteran', 'grognard'] as const;
export type Seated = (typeof SEATED)[number];

export const seatedOf = (said: unknown): Seated | undefined => SEATED.find((level) => level === said);

/** Which sides of a game the computer plays. */
export type Seats = readonly [Seated | undefined, Seated | undefined];

const KEY = 'battle-computers';
/** Games whose seats are remembered: the latest ones. */
const MOST = 50;
const NOBODY: Seats = [undefined, undefined];

function kept(): ReadonlyMap<string, Seats> {
  const said = recall(KEY);
  if (!Array.isArray(said)) return new Map();
  return new Map(
    said.slice(-MOST).flatMap((one: unknown): [string, Seats][] => {
      if (!Array.isArray(one) || typeof one[0] !== 'string') return [];
      return [[one[0], [seatedOf(one[1]), seatedOf(one[2])]]];
    }),
  );
}

/** As all tabs have seated them. */
const all = signal(kept());

if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key }) => {
    if (key === PREFIX + KEY || key === null) all.value = kept();
  });

export const seatsIn = (game: string): Seats => all.value.get(game) ?? NOBODY;

/** The computer sits down for a side, or leaves it. */
export function seat(game: string, side: number, level: Seated | undefined): void {
  const before = seatsIn(game);
  const seats: Seats = side === 0 ? [level, before[1]] : [before[0], level];
  const others = [...all.value].filter(([id]) => id !== game).slice(1 - MOST);
  all.value = new Map([...others, [game, seats]]);
  remember(
    KEY,
    [...all.value].map(([id, [first, second]]) => [id, first ?? null, second ?? null]),
  );
}
