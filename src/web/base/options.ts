import { type Signal, signal } from '@preact/signals';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { byIdOfToday, type Options } from '../../kernel/ruling.ts';
import { recall, remember } from './storage.ts';

const chosen = new Map<string, Signal<Options>>();

/** The options this player prefers, per ruleset, kept on the device. */
export function optionsOf(ruleset: Ruleset): Signal<Options> {
  let options = chosen.get(ruleset.id);
  if (options === undefined)
    chosen.set(ruleset.id, (options = signal(valid(ruleset, recall(`rulings.${ruleset.id}`)))));
  return options;
}

export function choose(ruleset: Ruleset, rulingId: string, option: string): void {
  const [ours] = ruleset.offers.find(({ id }) => id === rulingId)!.options;
  const options = optionsOf(ruleset);
  const { [rulingId]: _, ...others } = options.value;
  options.value = option === ours ? others : { ...others, [rulingId]: option };
  remember(`rulings.${ruleset.id}`, options.value);
}

/** Drops what a later release no longer offers. */
function valid(ruleset: Ruleset, kept: unknown): Options {
  if (typeof kept !== 'object' || kept === null) return {};
  const offers = new Map(ruleset.offers.map(({ id, options }) => [id, options]));
  return Object.fromEntries(
    Object.entries(byIdOfToday(kept)).filter(
      (entry): entry is [string, string] => offers.get(entry[0])?.includes(entry[1] as string) === true,
    ),
  );
}
