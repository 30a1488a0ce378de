import { signal, type Signal } from '@preact/signals';
import { isRecord, valueAt } from '../../kernel/untrusted.ts';
import { recall, remember } from './storage.ts';

/** How hexes are parted on maps. */
export const GRIDS = ['lines', 'dots', 'none'] as const;
export type GridChoice = (typeof GRIDS)[number];
/** What stands on counters. */
export const FACES = ['silhouettes', 'symbols'] as const;
export type Faces = (typeof FACES)[number];

const KEY = 'display';
const stored = recall(KEY);
const kept = (name: string): unknown => (isRecord(stored) ? valueAt(stored, name) : undefined);

const choice = <C extends string>(name: string, choices: readonly C[]): Signal<C> =>
  signal(choices.find((one) => one === kept(name)) ?? choices[0]!);

/** On, but for those who ask their system for less motion. */
const WANTS_CALM = matchMedia('(prefers-reduced-motion: reduce)').matches;
function flag(name: string): Signal<boolean> {
  const chosen = kept(name);
  return signal(typeof chosen === 'boolean' ? chosen : !WANTS_CALM);
}

/** How this device shows a battle. */
export const display = {
  grid: choice('grid', GRIDS),
  faces: choice('faces', FACES),
  sound: flag('sound'),
  motion: flag('motion'),
};

/** Keeps what was chosen; what nobody has chosen goes on following the system. */
export const keepDisplay = (): boolean =>
  remember(KEY, Object.fromEntries(Object.entries(display).map(([name, { value }]) => [name, value])));
