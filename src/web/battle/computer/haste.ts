/** A player waits about so long for an answer, whatever the device. */
const PATIENCE_MS = 1000;
/** Before any answer was timed: quick enough for a slow phone. */
const FIRST = 1000;
/** With fewer positions than these a search is none. */
const FEWEST = 200;
/** Answers about fewer positions say little of the time that a position takes. */
const TELLING = 100;
/** What a slow answer weighs still after the next one: a device that was busy once is not slow for ever. */
const REMEMBERED = 0.8;

/** How many positions a mind may look at on this device to answer within about a second, by what its last answers took. */
export class Haste {
  #msEach: number | undefined;

  get positions(): number {
    return this.#msEach === undefined ? FIRST : Math.max(FEWEST, Math.floor(PATIENCE_MS / this.#msEach));
  }

  took(ms: number, looked: number): void {
    if (looked >= TELLING) this.#msEach = Math.max(ms / looked, REMEMBERED * (this.#msEach ?? 0));
  }
}
