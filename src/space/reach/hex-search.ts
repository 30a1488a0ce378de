import { HEX_MASK, TOLL_MASK, TOLL_SHIFT } from './costs.ts';
import { COST_SHIFT, FOUND_MASK, MARK, MOST_COST, type Reach } from './reach.ts';
import type { SearchMemory } from './search-memory.ts';

/** A search without facing or flags: a place is a hex. */
export function searchHexes(reach: Reach, { words, headsAt, placesAt }: SearchMemory, free: number): void {
  const { marks, base, start, mover } = reach;
  const { allowance, leaveZone = 0, stopInZone = false } = mover;
  const { words: tolls, least } = mover.costs;
  /** A place that has cost more than this has no steps left. */
  const last = allowance - least;
  let count = placesAt;
  for (let cost = 0; cost <= allowance; cost++) {
    const word = base | ((MOST_COST - cost) << COST_SHIFT);
    // Free steps fill the bucket again.
    while (words[headsAt + cost] !== 0) {
      let slot = words[headsAt + cost]!;
      words[headsAt + cost] = 0;
      while (slot !== 0) {
        const hex = words[slot]!;
        slot = words[slot + 1]!;
        // Found at less cost meanwhile.
        if ((words[hex]! & FOUND_MASK) !== word) continue;
        let spent = cost;
        const mark = marks[hex]!;
        if (mark !== 0) {
          if (mark & MARK.enemy && hex !== start) {
            words[hex] = 0;
            continue;
          }
          if (mark & MARK.zone) spent = stopInZone && hex !== start ? MOST_COST : cost + leaveZone;
        }
        words[count++] = hex;
        if (spent > last) continue;
        const first = hex * 6;
        for (let direction = 0; direction < 6; direction++) {
          const word = tolls[first + direction]!;
          // The edge of the map and forbidden ground cost more than any allowance.
          const there = spent + ((word >> TOLL_SHIFT) & TOLL_MASK);
          if (there > allowance) continue;
          const to = word & HEX_MASK;
          const nearer = base | ((MOST_COST - there) << COST_SHIFT);
          if (nearer <= words[to]!) continue;
          words[to] = nearer | direction;
          words[free] = to;
          words[free + 1] = words[headsAt + there]!;
          words[headsAt + there] = free;
          free += 2;
        }
      }
    }
  }
  reach.count = count - placesAt;
}
