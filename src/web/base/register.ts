import { type Signal, signal } from '@preact/signals';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Ruling } from '../../kernel/ruling.ts';

const registers = new Map<string, Signal<readonly Ruling[]>>();

/** A ruleset's register of rulings, in words; empty until it has come. */
export function loadedRegister(ruleset: Ruleset): Signal<readonly Ruling[]> {
  const known = registers.get(ruleset.id);
  if (known !== undefined) return known;
  const register = signal<readonly Ruling[]>([]);
  registers.set(ruleset.id, register);
  ruleset.rulings().then(
    (rulings) => {
      register.value = rulings;
    },
    // Asked for again on the next visit.
    () => registers.delete(ruleset.id),
  );
  return register;
}
