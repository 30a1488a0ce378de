import { type Signal, signal } from '@preact/signals';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { loadChartTitles } from './chart-titles.ts';
import { CATALOGUE, type Card } from '../../rulesets/catalogue.ts';

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly ruleset: Ruleset };

const loaded = new Map<string, Signal<Loading>>();

const placeOf = (id: string, procedure: string | undefined): string =>
  procedure === undefined ? id : `${id}/${procedure}`;

/**
 * A ruleset's charts and rules come when they are first needed: all of them, or of its procedures only the one that is
 * named, which brings the charts it reads. Undefined where there is no such ruleset.
 */
export function rulesetOf(id: string, procedure?: string): Signal<Loading> | undefined {
  const known = loaded.get(placeOf(id, procedure));
  if (known !== undefined) return known;
  const card = CATALOGUE.find((c) => c.id === id);
  if (card === undefined) return undefined;
  const state = signal<Loading>({ state: 'loading' });
  loaded.set(placeOf(id, procedure), state);
  fetchInto(state, card, procedure);
  return state;
}

/** After a failure, and only when asked: a page that is offline must not knock without end. */
export function retry(id: string, procedure?: string): void {
  const state = loaded.get(placeOf(id, procedure));
  const card = CATALOGUE.find((c) => c.id === id);
  if (state?.peek().state !== 'failed' || card === undefined) return;
  state.value = { state: 'loading' };
  fetchInto(state, card, procedure);
}

async function fetched(card: Card, procedure: string | undefined): Promise<Ruleset> {
  if (procedure === undefined) return card.load();
  const [cover, only] = await Promise.all([card.cover(), card.procedures[procedure]!(), loadChartTitles(card.id)]);
  return { ...cover, procedures: [only] };
}

function fetchInto(state: Signal<Loading>, card: Card, procedure: string | undefined): void {
  fetched(card, procedure).then(
    (ruleset) => {
      state.value = { state: 'ready', ruleset };
    },
    () => {
      state.value = { state: 'failed' };
    },
  );
}
