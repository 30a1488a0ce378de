import { type Signal, signal } from '@preact/signals';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { currentId, type Options } from '../../kernel/ruling.ts';
import { recall, remember } from './storage.ts';

const chosen = new Map<string, Signal<Options>>();

/** The options this player prefers, per ruleset, kept on the device. */
export function preferredOptions(ruleset: Ruleset): Signal<Options> {
  let options = chosen.get(ruleset.id);
  if (options === undefined)
    chosen.set(ruleset.id, (options = signal(validOptions(ruleset, recall(`rulings.${ruleset.id}`)))));
  return options;
}

export function preferOption(ruleset: Ruleset, rulingId: string, option: string): void {
  const [ours] = ruleset.rulingChoices.find(({ id }) => id === rulingId)!.options;
  const options = preferredOptions(ruleset);
  const { [rulingId]: _, ...others } = options.value;
  options.value = option === ours ? others : { ...others, [rulingId]: option };
  remember(`rulings.${ruleset.id}`, options.value);
}

/** Drops what this release does not offer. */
const validOptions = ({ rulingChoices }: Ruleset, kept: unknown): Options =>
  Object.fromEntries(
    Object.entries<string>(Object(kept)).flatMap(([name, option]) =>
      rulingChoices
        .filter(({ id, options }) => id === currentId(name) && options.includes(option))
        .map(({ id }) => [id, option] as const),
    ),
  );
