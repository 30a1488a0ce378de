/** Counts positions looked at: no clock, so that the same position gets the same answer on every machine. */
export class Budget {
  readonly most: number;
  #looked = 0;

  constructor(most: number) {
    this.most = most;
  }

  get looked(): number {
    return this.#looked;
  }

  get left(): number {
    return this.most - this.#looked;
  }

  /** Whether so many more positions may be looked at; if so, they count. */
  take(positions = 1): boolean {
    if (this.#looked + positions > this.most) return false;
    this.#looked += positions;
    return true;
  }
}
