import { type Signal, signal } from '@preact/signals';
import type { ArmyRules } from '../../kernel/army.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';

type Loading = 'loading' | 'failed' | ArmyRules;

const loaded = new Map<string, Signal<Loading>>();

/** What armies of a ruleset are, once it has come; undefined where there is no such ruleset. */
export function armyRulesOf(id: string): Signal<Loading> | undefined {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  if (!CATALOGUE.some((card) => card.id === id)) return undefined;
  const state = signal<Loading>('loading');
  loaded.set(id, state);
  fetchArmyRules(id);
  return state;
}

export function fetchArmyRules(id: string): void {
  const state = loaded.get(id)!;
  const card = CATALOGUE.find((one) => one.id === id)!;
  state.value = 'loading';
  card.army().then(
    (rules) => {
      state.value = rules;
    },
    () => {
      state.value = 'failed';
    },
  );
}

/** The rules of a ruleset whose armies are at hand already. */
export const rulesFor = async (id: string): Promise<ArmyRules | undefined> =>
  CATALOGUE.find((one) => one.id === id)?.army();
