import { OFF_MAP } from '../counters/word.ts';

/**
 * Who stands where: an index beside the states, kept for one list of units at a time. What a draft changes is indexed when
 * somebody asks; from a draft back to the list that it began with only that is compared, any other list unit by unit,
 * which costs little between states of one battle. A ruleset says what to do with those who leave a place and come to one.
 */
export abstract class UnitIndex {
  /** The words that are indexed. */
  protected readonly words: Int32Array;
  /** The bits of a word that the index depends on. */
  readonly #bits: number;
  #followed: readonly number[] = [];
  /** The list of which the one followed is a copy, and the units in which they may differ. */
  #copied: readonly number[] | undefined;
  readonly #changed: Uint8Array;
  #changedCount = 0;
  /** Whether a unit that is followed may have another word by now. */
  #isBehind = false;
  #version = 0;

  constructor(units: number, bits: number) {
    this.words = new Int32Array(units).fill(OFF_MAP);
    this.#changed = new Uint8Array(units);
    this.#bits = bits;
  }

  /** Takes a unit with that word off the index. All that have changed leave before one of them enters. */
  protected abstract leave(unit: number, word: number, next: number): void;
  /** Puts a unit with that word on the index. */
  protected abstract enter(unit: number, word: number, before: number): void;

  /** Another number for every other position of the units: what is known of one holds as long as it stays. */
  get version(): number {
    return this.#version;
  }

  /** Follows a list. */
  at(units: readonly number[]): this {
    if (this.#followed === units) {
      if (this.#isBehind) this.#catchUp();
      return this;
    }
    if (this.#copied !== units) this.#compare(units);
    this.#index(units);
    this.#follow(units);
    return this;
  }

  /** A copy of a list is now the one that is followed. */
  follow(units: readonly number[], copy: readonly number[]): void {
    this.at(units).#follow(copy);
    this.#copied = units;
  }

  /** A unit of the list that is followed gets another word. */
  change(units: readonly number[], unit: number, old: number, word: number): void {
    if (this.#followed !== units) throw new Error('another list of units is followed');
    if (((old ^ word) & this.#bits) === 0) return;
    this.#isBehind = true;
    for (let i = 0; i < this.#changedCount; i++) if (this.#changed[i] === unit) return;
    this.#changed[this.#changedCount++] = unit;
  }

  /** Indexes what has changed in the list that is followed. */
  protected catchUp(): void {
    if (this.#isBehind) this.#catchUp();
  }

  /** Nothing is indexed any more. */
  protected forget(): void {
    this.#version++;
    this.#follow([]);
    this.words.fill(OFF_MAP);
  }

  #follow(units: readonly number[]): void {
    this.#followed = units;
    this.#copied = undefined;
    this.#changedCount = 0;
    this.#isBehind = false;
  }

  #catchUp(): void {
    this.#isBehind = false;
    this.#index(this.#followed);
  }

  #compare(units: readonly number[]): void {
    let count = 0;
    for (let unit = 0; unit < units.length; unit++)
      if ((this.words[unit]! ^ units[unit]!) & this.#bits) this.#changed[count++] = unit;
    this.#changedCount = count;
  }

  /** Those who may differ, as they stand in a list. */
  #index(units: readonly number[]): void {
    const { words } = this;
    const changed = this.#changed;
    const bits = this.#bits;
    const count = this.#changedCount;
    let isChanged = false;
    for (let i = 0; i < count; i++) {
      const unit = changed[i]!;
      if (((words[unit]! ^ units[unit]!) & bits) === 0) continue;
      this.leave(unit, words[unit]!, units[unit]!);
      isChanged = true;
    }
    if (!isChanged) return;
    this.#version++;
    for (let i = 0; i < count; i++) {
      const unit = changed[i]!;
      const before = words[unit]!;
      if (((before ^ units[unit]!) & bits) === 0) continue;
      words[unit] = units[unit]!;
      this.enter(unit, units[unit]!, before);
    }
  }
}
