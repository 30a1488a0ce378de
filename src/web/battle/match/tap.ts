import type { Giving } from './orders.ts';
import { joiners } from './selection.ts';
import type { Holding } from './selection-model.ts';
import type { LiningUp } from './line-model.ts';
import type { Position } from './position.ts';

/** A tap, or Enter: takes a counter, points, joins, and says yes to what was pointed at before. */
export function tapping(
  { looksBack, over }: Position,
  { hand, held, gestures, gesture, aiding, needsDice, point, pick, join }: Holding,
  { align }: LiningUp,
  { give, giveLine }: Giving,
) {
  return (hex: number, hit: string | undefined, more = false): void => {
    if (looksBack.value || over.value !== undefined) return;
    const before = hand.value;
    if (more && hit !== undefined) return align(hit);
    if (before.line !== undefined) {
      if (before.at?.[0] === hex && (aiding.shift.value?.commands.length ?? 0) > 0) giveLine();
      else point(hex);
      return;
    }
    if (before.pinned && hit !== undefined && joiners(gestures.value, before).includes(hit) && hit !== held.value)
      return join(hit);
    if (before.at?.includes(hex) && gesture.value !== undefined) {
      if (gesture.value.kind === 'strike' && !before.pinned) hand.value = { ...before, pinned: true };
      else if (!needsDice(gesture.value.command)) give(gesture.value.command);
      return;
    }
    if (before.pinned) hand.value = { counter: before.counter! };
    point(hex);
    if (hand.value.at?.includes(hex) && gesture.value !== undefined) {
      if (gesture.value.kind === 'strike') hand.value = { ...hand.value, pinned: true };
      return;
    }
    // The board says why not.
    if (hit === undefined && aiding.barred.value.some((one) => one.hex === hex)) return;
    pick(hex, hit);
  };
}
