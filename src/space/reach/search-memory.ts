import { MOST_COST } from './reach.ts';

/** A place, and the slot below it in its bucket. */
const SLOT = 2;

/**
 * All that searches of a map write down, in one array: with each access the compiler makes sure of its array, and of one it
 * is soon sure (a quarter of the time).
 *
 *     what was found, by place · the slot put last into each bucket, by cost, 0 for none · places in order of cost · slots
 */
export class SearchMemory {
  words = new Int32Array(0);
  /** Where the parts begin; what was found comes first. */
  headsAt = 0;
  placesAt = 0;
  #slotsAt = 0;

  get found(): Int32Array<ArrayBuffer> {
    return this.words.subarray(0, this.headsAt);
  }

  get places(): Int32Array<ArrayBuffer> {
    return this.words.subarray(this.placesAt, this.#slotsAt);
  }

  /** Makes sure of room for so many places, each put into the queue so often; says whether all was forgotten for it. */
  makeRoom(places: number, times: number): boolean {
    if (this.headsAt >= places && this.words.length - this.#slotsAt >= (places * times + 1) * SLOT) return false;
    this.headsAt = Math.max(this.headsAt, places);
    this.placesAt = this.headsAt + MOST_COST + 1;
    this.#slotsAt = this.placesAt + this.headsAt;
    this.words = new Int32Array(this.#slotsAt + (this.headsAt * times + 1) * SLOT);
    return true;
  }

  /** One place to begin with; gives the first free slot. */
  begin(place: number): number {
    this.words[this.#slotsAt] = place;
    this.words[this.#slotsAt + 1] = 0;
    this.words[this.headsAt] = this.#slotsAt;
    return this.#slotsAt + SLOT;
  }
}
