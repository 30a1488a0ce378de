import { isRefusal } from '../../kernel/assessment.ts';
import type { Game } from '../../kernel/game.ts';
import type { Happened } from '../../kernel/story.ts';
import { signed, t, type Text } from '../../kernel/text.ts';

interface Event {
  readonly is: string;
}
type Of<V, K> = Extract<V, { readonly is: K }>;

/** The events of a kind in a passage, in their order. */
export const eventsOf = <V extends Event, K extends V['is']>(
  events: readonly { readonly event: V }[],
  kind: K,
): Of<V, K>[] => events.flatMap(({ event }) => (event.is === kind ? [event as Of<V, K>] : []));

/** The event that opened a passage of its kind. */
export function openerOf<V extends Event, K extends V['is']>(
  events: readonly { readonly event: V }[],
  kind: K,
): Of<V, K> {
  const [opener] = eventsOf(events, kind);
  if (opener === undefined) throw new Error(`a passage without its ${kind}`);
  return opener;
}

/** `die 6, +4`: the first die of an event’s entry, and what was added to it. */
export function dieText<G, C, V extends Event>(
  game: Pick<Game<G, C, V>, 'prepare'>,
  events: readonly Happened<G, C, V>[],
  kind: V['is'],
): Text[] {
  const thrown = events.find(({ event }) => event.is === kind);
  const [face] = thrown?.entry.faces ?? [];
  if (thrown === undefined || typeof face !== 'number') return [];
  const prepared = game.prepare(thrown.before, thrown.entry.command);
  const [sum] = (isRefusal(prepared) ? undefined : prepared.explain()?.tallies) ?? [];
  const added = sum === undefined ? '' : `, ${sum.total === 0 ? '±0' : signed(sum.total)}`;
  return [t(`dé ${face}${added}`, `die ${face}${added}`)];
}
