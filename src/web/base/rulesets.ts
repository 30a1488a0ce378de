import { type Signal, signal } from '@preact/signals';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { CATALOGUE, type Card } from '../../rulesets/catalogue.ts';

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly ruleset: Ruleset };

const loaded = new Map<string, Signal<Loading>>();

/** A ruleset's charts and rules come when they are first needed; undefined where there is no such ruleset. */
export function rulesetOf(id: string): Signal<Loading> | undefined {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const card = CATALOGUE.find((c) => c.id === id);
  if (card === undefined) return undefined;
  const state = signal<Loading>({ state: 'loading' });
  loaded.set(id, state);
  fetchInto(state, card);
  return state;
}

/** After a failure, and only when asked: a page that is offline must not knock without end. */
export function retry(id: string): void {
  const state = loaded.get(id);
  const card = CATALOGUE.find((c) => c.id === id);
  if (state?.peek().state !== 'failed' || card === undefined) return;
  state.value = { state: 'loading' };
  fetchInto(state, card);
}

function fetchInto(state: Signal<Loading>, card: Card): void {
  card.load().then(
    (ruleset) => {
      state.value = { state: 'ready', ruleset };
    },
    () => {
      state.value = { state: 'failed' };
    },
  );
}
