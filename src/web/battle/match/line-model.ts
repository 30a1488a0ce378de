import type { Holding } from './selection-model.ts';
import type { Position } from './position.ts';

/** Who goes along with the counter in hand, by the same steps. */
export function liningUp({ table, state, able }: Position, { hand, held, aiding, take, clear }: Holding) {
  /** These go together with the one in hand; fewer than two are no line. */
  const lineUp = (ids: readonly string[]): void => {
    const lead = ids.includes(held.value ?? '') ? held.value! : ids[0];
    if (lead !== held.value && lead !== undefined) take(lead);
    if (lead === undefined) clear();
    else hand.value = { counter: lead, ...(ids.length > 1 && { line: ids }) };
  };

  /** One more for the line, or one less. */
  const align = (id: string): void => {
    if (!able.value.includes(id) || table.isOwed(state.value)) return;
    const line = hand.value.line ?? (held.value !== undefined && able.value.includes(held.value) ? [held.value] : []);
    if (line.length === 0) take(id);
    else lineUp(line.includes(id) ? line.filter((one) => one !== id) : [...line, id]);
  };

  /** The line around the counter in hand; again, the counter alone. */
  const alignAll = (): void => {
    const who = aiding.lines.value[0]?.who;
    if (hand.value.line !== undefined) take(held.value!);
    else if (who !== undefined) lineUp(who);
  };

  return { lineUp, align, alignAll };
}

export type LiningUp = ReturnType<typeof liningUp>;
