import { signal } from '@preact/signals';
import { CONTENTS } from './contents.ts';
import { recall, remember } from './storage.ts';

const kept = recall('recent');

/** Ids of rulesets, the last one used first. */
const recent = signal<readonly string[]>(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);

export function noteUse(ruleset: string): void {
  const others = recent.peek().filter((id) => id !== ruleset);
  if (recent.peek()[0] === ruleset) return;
  recent.value = [ruleset, ...others];
  remember('recent', recent.value);
}

export const byRecency = () => {
  const rank = (id: string): number => (recent.value.includes(id) ? recent.value.indexOf(id) : recent.value.length);
  return CONTENTS.toSorted((a, b) => rank(a.id) - rank(b.id));
};
