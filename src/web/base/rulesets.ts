import { type Signal, signal } from '@preact/signals';
import type { Forecast, Ruleset } from '../../kernel/ruleset.ts';
import { loadBesideRules } from './beside-rules.ts';
import { CATALOGUE, type Card } from '../../rulesets/catalogue.ts';

type Loading<T> = { readonly state: 'loading' } | { readonly state: 'failed' } | ({ readonly state: 'ready' } & T);

/** What has been asked for of rulesets, or of single procedures. */
export interface Shelf<T> {
  /** It comes when it is first needed. Undefined where there is no such ruleset. */
  of(id: string, procedure?: string): Signal<Loading<T>> | undefined;
  /** After a failure, and only when asked: a page that is offline must not knock without end. */
  retry(id: string, procedure?: string): void;
}

function shelf<T>(load: (card: Card, procedure: string | undefined) => Promise<T>): Shelf<T> {
  const asked = new Map<string, Signal<Loading<T>>>();
  const of = (id: string, procedure?: string): Signal<Loading<T>> | undefined => {
    const place = procedure === undefined ? id : `${id}/${procedure}`;
    const known = asked.get(place);
    const card = CATALOGUE.find((c) => c.id === id);
    if (known !== undefined || card === undefined) return known;
    const state = signal<Loading<T>>({ state: 'loading' });
    asked.set(place, state);
    fetchInto(state, load(card, procedure));
    return state;
  };
  const retry = (id: string, procedure?: string): void => {
    const state = of(id, procedure);
    if (state?.peek().state !== 'failed') return;
    state.value = { state: 'loading' };
    fetchInto(
      state,
      load(
        CATALOGUE.find((c) => c.id === id)!,
        procedure,
      ),
    );
  };
  return { of, retry };
}

function fetchInto<T>(state: Signal<Loading<T>>, coming: Promise<T>): void {
  coming.then(
    (loaded) => {
      state.value = { state: 'ready', ...loaded };
    },
    () => {
      state.value = { state: 'failed' };
    },
  );
}

/** Charts and rules: all of them, or of the procedures only the one that is named, which brings the charts it reads. */
export const RULESETS = shelf<{ readonly ruleset: Ruleset }>(async (card, procedure) => {
  if (procedure === undefined) return { ruleset: await card.load() };
  const [cover, only] = await Promise.all([card.cover(), card.procedures[procedure]!(), loadBesideRules(card.id)]);
  return { ruleset: { ...cover, procedures: [only] } };
});

export const { of: rulesetOf, retry } = RULESETS;

/** One procedure as far as its dice, with its ruleset, which has no other at hand. */
export interface Foreseeing {
  readonly ruleset: Ruleset;
  readonly procedure: Forecast;
}

export const FORECASTS = shelf<Foreseeing>(async (card, id) => {
  const load = card.forecasts[id!] ?? card.procedures[id!]!;
  const [cover, procedure] = await Promise.all([card.cover(), load(), loadBesideRules(card.id)]);
  return { ruleset: { ...cover, procedures: [] }, procedure };
});
