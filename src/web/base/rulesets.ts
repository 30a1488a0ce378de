import { type Signal, signal } from '@preact/signals';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { loadCalculatorLabels } from './calculator-labels.ts';
import { CATALOGUE, type CatalogueEntry } from '../../rulesets/catalogue.ts';

type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly ruleset: Ruleset };

const asked = new Map<string, Signal<Loading>>();

/**
 * Charts and rules: all of them, or of the procedures only the one that is named, which brings the charts it reads.
 * They come when they are first needed. Undefined where there is no such ruleset.
 */
export function rulesetOf(id: string, procedure?: string): Signal<Loading> | undefined {
  const place = procedure === undefined ? id : `${id}/${procedure}`;
  const known = asked.get(place);
  const card = CATALOGUE.find((c) => c.id === id);
  if (known !== undefined || card === undefined) return known;
  const state = signal<Loading>({ state: 'loading' });
  asked.set(place, state);
  fetchInto(state, load(card, procedure));
  return state;
}

/** After a failure, and only when asked: a page that is offline must not knock without end. */
export function retry(id: string, procedure?: string): void {
  const state = rulesetOf(id, procedure);
  if (state?.peek().state !== 'failed') return;
  state.value = { state: 'loading' };
  fetchInto(
    state,
    load(
      CATALOGUE.find((c) => c.id === id)!,
      procedure,
    ),
  );
}

function fetchInto(state: Signal<Loading>, coming: Promise<Ruleset>): void {
  coming.then(
    (ruleset) => {
      state.value = { state: 'ready', ruleset };
    },
    () => {
      state.value = { state: 'failed' };
    },
  );
}

async function load(card: CatalogueEntry, procedure: string | undefined): Promise<Ruleset> {
  if (procedure === undefined) return card.load();
  const [ruleset] = await Promise.all([card.loadWith(procedure), loadCalculatorLabels(card.id)]);
  return ruleset;
}
