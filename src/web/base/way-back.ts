import { computed, signal } from '@preact/signals';
import { route } from './router.ts';

const left = signal<{ readonly battle: string; readonly path: string } | undefined>(undefined);

const pathOf = (hash: string): string => hash.split('?')[0]!;

/** Somebody opens a combat of the battle at this address elsewhere. */
export const leaveBattle = (to: string): void => {
  left.value = { battle: location.hash, path: pathOf(to) };
};

/** The battle that the combat shown here comes from. */
export const battleLeft = computed(() =>
  left.value?.path === pathOf(route.value.hash) ? left.value.battle : undefined,
);

// Whoever goes elsewhere does not come from there any more.
addEventListener('hashchange', () => {
  if (pathOf(location.hash) !== left.value?.path) left.value = undefined;
});
