import { computed, signal } from '@preact/signals';
import { withEntryName } from './scroll-memory.ts';

/** `#/alexandre/melee?s=2.abc` → path `['alexandre', 'melee']`, query `{ s: '2.abc' }`, hash as it stands. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly hash: string;
}

const hash = signal(location.hash);

addEventListener('hashchange', () => {
  hash.value = location.hash;
});

/** An address typed by hand may hold a stray `%`. */
const decode = (step: string): string => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
};

export const route = computed<Route>(() => {
  const [path = '', query = ''] = hash.value.replace(/^#\/?/, '').split('?', 2);
  return { path: path.split('/').filter(Boolean).map(decode), query: new URLSearchParams(query), hash: hash.value };
});

export const go = (to: string): void => {
  location.hash = to;
};

/** Rewrites the address without a new entry in the history: the link of a form follows every key. */
export const replace = (to: string, mark: object | null = null): void => {
  history.replaceState(withEntryName(mark), '', to);
};
