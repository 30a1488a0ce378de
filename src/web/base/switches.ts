import { type Signal, signal } from '@preact/signals';
import type { Switches } from '../../kernel/ruling.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { recall, remember } from './storage.ts';

const chosen = new Map<string, Signal<Switches>>();

/** The readings this player prefers, per ruleset, kept on the device. */
export function switchesOf(ruleset: Ruleset): Signal<Switches> {
  let switches = chosen.get(ruleset.id);
  if (switches === undefined)
    chosen.set(ruleset.id, (switches = signal(valid(ruleset, recall(`rulings.${ruleset.id}`)))));
  return switches;
}

export function choose(ruleset: Ruleset, rulingId: string, option: string): void {
  const { options } = ruleset.offers.find(({ id }) => id === rulingId)!;
  const switches = switchesOf(ruleset);
  const { [rulingId]: _, ...others } = switches.value;
  switches.value = option === options[0] ? others : { ...others, [rulingId]: option };
  remember(`rulings.${ruleset.id}`, switches.value);
}

/** Drops what a later release no longer offers. */
function valid(ruleset: Ruleset, kept: unknown): Switches {
  if (typeof kept !== 'object' || kept === null) return {};
  const offers = new Map(ruleset.offers.map(({ id, options }) => [id, options]));
  return Object.fromEntries(
    Object.entries(kept).filter(
      (entry): entry is [string, string] => offers.get(entry[0])?.includes(entry[1] as string) === true,
    ),
  );
}
