import { HEX_MASK, TOLL_MASK, TOLL_SHIFT } from './costs.ts';
import type { Queue } from './finder.ts';
import { COST_SHIFT, FOUND_MASK, MARK, MOST_COST, type Reach } from './reach.ts';

/** A search without facing or flags: a place is a hex. */
export function spreadByHex(reach: Reach, { heads, slots }: Queue, free: number): void {
  const { found, places, marks, base, start, mover } = reach;
  const { allowance, leaveZone = 0, stopInZone = false } = mover;
  const { words, least } = mover.costs;
  /** Whoever has spent more goes nowhere. */
  const last = allowance - least;
  let count = 0;
  for (let cost = 0; cost <= allowance; cost++) {
    const now = base | ((MOST_COST - cost) << COST_SHIFT);
    // Free steps fill the bucket again.
    while (heads[cost] !== 0) {
      let slot = heads[cost]!;
      heads[cost] = 0;
      while (slot !== 0) {
        const hex = slots[slot]!;
        slot = slots[slot + 1]!;
        // Found at less cost meanwhile.
        if ((found[hex]! & FOUND_MASK) !== now) continue;
        let spent = cost;
        const mark = marks[hex]!;
        if (mark !== 0) {
          if (mark & MARK.enemy && hex !== start) {
            found[hex] = 0;
            continue;
          }
          if (mark & MARK.zone) spent = stopInZone && hex !== start ? MOST_COST : cost + leaveZone;
        }
        places[count++] = hex;
        if (spent > last) continue;
        const first = hex * 6;
        for (let direction = 0; direction < 6; direction++) {
          const word = words[first + direction]!;
          // The edge of the map and forbidden ground cost more than any allowance.
          const there = spent + ((word >> TOLL_SHIFT) & TOLL_MASK);
          if (there > allowance) continue;
          const to = word & HEX_MASK;
          const nearer = base | ((MOST_COST - there) << COST_SHIFT);
          if (nearer <= found[to]!) continue;
          found[to] = nearer | direction;
          slots[free] = to;
          slots[free + 1] = heads[there]!;
          heads[there] = free;
          free += 2;
        }
      }
    }
  }
  reach.count = count;
}
